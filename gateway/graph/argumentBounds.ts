/**
 * Applies the limits of argumentBounds.rules.ts to every field of a schema and documents them in argument descriptions.
 */
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

/** Error message for a coerced value; null when valid. */
type Check = (value: unknown) => string | null;

/** Modifies the schema in place and returns it. */
export function withArgumentBounds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) describe(field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      field.args.forEach(describe);
      const check = checkOfAll(field.args);
      if (check === null) continue;
      const { resolve = defaultFieldResolver } = field;
      // oxlint-disable-next-line shop/no-retained-closures -- once per process
      field.resolve = (source, args: Record<string, unknown>, context, info) => {
        const fault = check(args);
        if (fault !== null) throw badInput(fault);
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
}

/** Null without string arguments. */
function checkOfAll(inputs: readonly (GraphQLArgument | GraphQLInputField)[]): Check | null {
  const checks = inputs.flatMap(({ name, type }) => {
    const check = checkOf(name, type);
    return check === null ? [] : [{ name, check }];
  });
  if (checks.length === 0) return null;
  return (given) => {
    for (const { name, check } of checks) {
      const value = (given as Record<string, unknown>)[name];
      const fault = value === null || value === undefined ? null : check(value);
      if (fault !== null) return fault;
    }
    return null;
  };
}

function checkOf(name: string, declared: GraphQLInputType): Check | null {
  const type = getNullableType(declared);
  if (isListType(type)) {
    const check = checkOf(name, type.ofType);
    return check && ((value) => firstFault(value as readonly unknown[], check));
  }
  if (isInputObjectType(type)) return checkOfAll(Object.values(type.getFields()));
  const { name: scalar } = type;
  if (scalar !== 'String' && scalar !== 'ID') return null;
  return (value) => textFault(name, scalar, value as string);
}

function firstFault(items: readonly unknown[], check: Check): string | null {
  for (const item of items) {
    const fault = item === null ? null : check(item);
    if (fault !== null) return fault;
  }
  return null;
}

function describe(input: GraphQLArgument | GraphQLInputField): void {
  const { name: scalar } = getNamedType(input.type);
  if (scalar !== 'String' && scalar !== 'ID') return;
  const bound = boundOf(input.name, scalar);
  // Search arguments document their own, stricter limits.
  if (bound === 'text') return;
  const words = `At most ${bounds[bound]} characters.`;
  input.description = input.description ? `${input.description} ${words}` : words;
}
