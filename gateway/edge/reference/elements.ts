/** What the reference describes: root fields, types and directives of a schema, each with its page and what uses it. */
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isUnionType,
  type GraphQLDirective,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Access } from '../partners/scopes.rules.ts';
import { accessOfOperation, accessOfType } from './access.ts';

export const REFERENCE_PATH = '/api/reference';

export type Field = GraphQLField<unknown, unknown>;

export const groups = {
  query: 'Queries',
  mutation: 'Mutations',
  object: 'Types',
  interface: 'Interfaces',
  union: 'Unions',
  input: 'Inputs',
  enum: 'Enums',
  scalar: 'Scalars',
  directive: 'Directives',
} as const;
export type Group = keyof typeof groups;

interface Named {
  group: Group;
  name: string;
  /** Path of its page. */
  path: string;
  /** Markdown; empty where the schema has none. */
  description: string;
  access: Access | null;
}

export type SchemaElement = Named &
  (
    | { of: 'operation'; field: Field }
    | { of: 'type'; type: GraphQLNamedType }
    | { of: 'directive'; directive: GraphQLDirective }
  );

/** Part of a type that has a name of its own: a field, an input's field or an enum's value. */
export interface Member {
  /** Such as `Product.price`. */
  coordinate: string;
  name: string;
  description: string;
  path: string;
}

export interface SchemaElements {
  all: readonly SchemaElement[];
  members: readonly Member[];
  /** Page of a type, a root field, a directive (`@name`) or a coordinate; null when the schema has none of this name. */
  pathOf(name: string): string | null;
  at(path: string): SchemaElement | null;
  /** Coordinates of the fields and arguments with this type. */
  usedBy(typeName: string): readonly string[];
}

export function schemaElements(schema: GraphQLSchema): SchemaElements {
  const all = [...operations(schema), ...types(schema), ...directives(schema)];
  const members = all.flatMap((element) => (element.of === 'type' ? membersOf(element) : []));
  const paths = new Map<string, string>();
  for (const { coordinate, path } of members) paths.set(coordinate, path);
  // Types take precedence over root fields of the same name, which differ in their first letter anyway.
  for (const { of, field, name, path } of all.map((one) => ({ field: null, ...one }))) {
    paths.set(of === 'directive' ? `@${name}` : name, path);
    if (of === 'operation' && field) paths.set(`${rootName(schema, field)}.${name}`, path);
  }
  const byPath = new Map(all.map((element) => [element.path, element]));
  const uses = usesOf(schema);
  return {
    all,
    members,
    pathOf: (name) => paths.get(name) ?? paths.get(name.replace(/[(:].*$/, '')) ?? null,
    at: (path) => byPath.get(path) ?? null,
    usedBy: (name) => uses.get(name) ?? [],
  };
}

function rootName(schema: GraphQLSchema, field: Field): string {
  const mutation = schema.getMutationType();
  return mutation?.getFields()[field.name] === field ? mutation.name : (schema.getQueryType()?.name ?? '');
}

function operations(schema: GraphQLSchema): SchemaElement[] {
  const of = (group: 'query' | 'mutation', folder: string, fields: Record<string, Field> = {}) =>
    Object.values(fields).map((field): SchemaElement => ({
      of: 'operation',
      group,
      field,
      name: field.name,
      path: `${REFERENCE_PATH}/${folder}/${field.name}`,
      description: field.description ?? '',
      access: accessOfOperation(group, field.name),
    }));
  return [
    ...of('query', 'queries', schema.getQueryType()?.getFields()),
    ...of('mutation', 'mutations', schema.getMutationType()?.getFields()),
  ];
}

function types(schema: GraphQLSchema): SchemaElement[] {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name]);
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !roots.has(name))
    .map((type) => ({
      of: 'type' as const,
      group: groupOf(type),
      type,
      name: type.name,
      path: `${REFERENCE_PATH}/types/${type.name}`,
      description: type.description ?? '',
      access: accessOfType(type.name),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

function directives(schema: GraphQLSchema): SchemaElement[] {
  return schema
    .getDirectives()
    .filter((directive) => !isSpecifiedDirective(directive))
    .map((directive) => ({
      of: 'directive' as const,
      group: 'directive' as const,
      directive,
      name: directive.name,
      path: `${REFERENCE_PATH}/directives/${directive.name}`,
      description: directive.description ?? '',
      access: null,
    }));
}

function groupOf(type: GraphQLNamedType): Group {
  if (isObjectType(type)) return 'object';
  if (isInterfaceType(type)) return 'interface';
  if (isUnionType(type)) return 'union';
  if (isInputObjectType(type)) return 'input';
  return isScalarType(type) ? 'scalar' : 'enum';
}

function membersOf({ type, path }: SchemaElement & { of: 'type' }): Member[] {
  const named = hasFields(type)
    ? Object.values(type.getFields())
    : isEnumType(type)
      ? [...type.getValues()]
      : [];
  return named.map(({ name, description }) => ({
    coordinate: `${type.name}.${name}`,
    name,
    description: description ?? '',
    path: `${path}#${name}`,
  }));
}

function hasFields(type: GraphQLNamedType) {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
}

function usesOf(schema: GraphQLSchema): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  const add = (type: Field['type'] | Field['args'][number]['type'], coordinate: string): void => {
    const { name } = getNamedType(type);
    uses.set(name, [...(uses.get(name) ?? []), coordinate]);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !hasFields(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const coordinate = `${type.name}.${field.name}`;
      add(field.type, coordinate);
      for (const arg of 'args' in field ? field.args : []) add(arg.type, `${coordinate}(${arg.name}:)`);
    }
  }
  return uses;
}
