/**
 * Coerces variables of the named operations the way their first clients send them: ids as numbers or strings, null
 * among the items of a list. GraphQL itself accepts a single value for a list.
 */
import {
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { FoundDocument } from './documents.ts';
import { operationOf } from '../inContext.ts';

type Variables = Readonly<Record<string, unknown>>;

/** Values that still do not fit, and variables of other operations, are left to execution to report. */
export function tolerantVariables<Given extends Variables | undefined>(
  schema: GraphQLSchema,
  { document, persistedId }: FoundDocument,
  given: Given,
): Given | Variables {
  const operation = operationOf(document, null);
  if (given === undefined || persistedId === null || operation?.name?.value !== persistedId) return given;
  const tolerant: Record<string, unknown> = { ...given };
  for (const { variable, type } of operation.variableDefinitions ?? []) {
    const { value: name } = variable.name;
    // Operations are validated at start, so this is a known input type.
    const declared = typeFromAST(schema, type as never) as GraphQLInputType;
    if (Object.hasOwn(given, name)) tolerant[name] = tolerantValue(declared, given[name]);
  }
  return tolerant;
}

function tolerantValue(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return tolerantValue(type.ofType, value);
  if (value === null || value === undefined) return value;
  if (isListType(type)) {
    const { ofType } = type;
    if (!Array.isArray(value)) return tolerantValue(ofType, value);
    return value.filter((item) => item !== null).map((item: unknown) => tolerantValue(ofType, item));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object') return value;
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, field ? tolerantValue(field.type, part) : part];
      }),
    );
  }
  if (type.name === 'String' && typeof value === 'number') return String(value);
  if (type.name === 'Int' && typeof value === 'string' && /^-?\d+$/.test(value.trim())) return Number(value);
  return value;
}
