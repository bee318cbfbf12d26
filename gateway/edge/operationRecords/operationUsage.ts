/** Schema coordinates that each persisted operation depends on: which changes affect which operations. */
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { PersistedTexts } from '../graphql/documents/namedOperations.ts';

export interface OperationUsage {
  id: string;
  name: string;
  /** `Type`, `Type.field`, `Type.field.arg`, `Input.field`, `Enum.VALUE`, `@directive`. */
  coordinates: ReadonlySet<string>;
  /** Types of its fragments' conditions. */
  conditions: ReadonlySet<string>;
}

export function nameOf(text: string): string {
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? 'unnamed';
}

/** Fields unknown to the schema are ignored: they are not affected by its changes. */
export function operationUsage(schema: GraphQLSchema, id: string, text: string): OperationUsage {
  const coordinates = new Set<string>();
  const conditions = new Set<string>();
  const info = new TypeInfo(schema);

  /** An abstract type may return any of its members. */
  const reach = (type: GraphQLNamedType): GraphQLNamedType[] => {
    const reached = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
    for (const { name } of reached) coordinates.add(name);
    return reached;
  };
  /** A variable may contain any field and value of its type. */
  const bring = (type: GraphQLNamedType): void => {
    if (coordinates.has(`${type.name} brought`)) return;
    coordinates.add(type.name).add(`${type.name} brought`);
    if (isEnumType(type)) for (const { name } of type.getValues()) coordinates.add(`${type.name}.${name}`);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      coordinates.add(`${type.name}.${field.name}`);
      bring(getNamedType(field.type));
    }
  };

  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field() {
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (!field || !parent) return;
        for (const { name } of reach(parent)) coordinates.add(`${name}.${field.name}`);
        reach(getNamedType(field.type));
      },
      Argument(node) {
        const field = info.getFieldDef();
        const parent = info.getParentType();
        if (info.getDirective() || !field || !parent) return;
        for (const { name } of reach(parent)) coordinates.add(`${name}.${field.name}.${node.name.value}`);
      },
      Directive(node) {
        coordinates.add(`@${node.name.value}`);
      },
      InlineFragment(node) {
        if (node.typeCondition) conditions.add(node.typeCondition.name.value);
      },
      FragmentDefinition(node) {
        conditions.add(node.typeCondition.name.value);
      },
      VariableDefinition() {
        const type: GraphQLInputType | undefined = info.getInputType() ?? undefined;
        if (type) bring(getNamedType(type));
      },
      ObjectField(node) {
        const parent = getNamedType(info.getParentInputType());
        if (parent) coordinates.add(parent.name).add(`${parent.name}.${node.name.value}`);
      },
      [Kind.ENUM](node) {
        const type = getNamedType(info.getInputType());
        if (type) coordinates.add(type.name).add(`${type.name}.${node.value}`);
      },
    }),
  );
  for (const condition of conditions) coordinates.add(condition);
  return { id, name: nameOf(text), coordinates, conditions };
}

export function operationUsages(schema: GraphQLSchema, operations: PersistedTexts): OperationUsage[] {
  return Object.entries(operations).map(([id, text]) => operationUsage(schema, id, text));
}
