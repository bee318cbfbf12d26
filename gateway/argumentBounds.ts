/** Puts the bounds of argumentBounds.rules.ts around every field of a schema, and into the descriptions of its arguments. */
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { boundOf, bounds, textFault } from './argumentBounds.rules.ts';
import { badInput } from './sourceErrors.ts';

/** Changes the schema in place, and gives it back. */
export function withArgumentBounds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) describe(field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      field.args.forEach(describe);
      const { args, resolve = defaultFieldResolver } = field;
      field.resolve = (source, given: Record<string, unknown>, context, info) => {
        for (const { name, type: argument } of args) {
          const fault = faultIn(name, argument, given[name]);
          if (fault !== null) throw badInput(fault);
        }
        return resolve(source, given, context, info);
      };
    }
  }
  return schema;
}

/** What is wrong with a coerced value; null when it may pass. */
function faultIn(name: string, declared: GraphQLInputType, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const type = getNullableType(declared);
  if (isListType(type))
    return firstFault((value as unknown[]).map((item) => () => faultIn(name, type.ofType, item)));
  if (isInputObjectType(type)) {
    const given = value as Record<string, unknown>;
    return firstFault(
      Object.values(type.getFields()).map(
        (field) => () => faultIn(field.name, field.type, given[field.name]),
      ),
    );
  }
  if (type.name === 'String' || type.name === 'ID') return textFault(name, type.name, value as string);
  return null;
}

function firstFault(looks: readonly (() => string | null)[]): string | null {
  for (const look of looks) {
    const fault = look();
    if (fault !== null) return fault;
  }
  return null;
}

function describe(input: GraphQLArgument | GraphQLInputField): void {
  const { name } = getNamedType(input.type);
  // Some say a narrower bound of their own already.
  if ((name !== 'String' && name !== 'ID') || /characters/.test(input.description ?? '')) return;
  const words = `At most ${bounds[boundOf(input.name, name)]} characters.`;
  input.description = input.description ? `${input.description} ${words}` : words;
}
