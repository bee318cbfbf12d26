/**
 * Points of a field, as the cost check counts them (../../graph/queryCost.ts): its own, and how often what is selected
 * inside it counts. Both may depend on arguments, which are tried one by one.
 */
import { getNamedType, getNullableType, isInputType, isListType, type GraphQLArgument } from 'graphql';
import type { Field } from './elements.ts';

export interface FieldCost {
  /** Points of the field itself. */
  points: number;
  /** How often its selection counts with the default arguments. */
  times: number;
  /** Arguments that change the cost, with the most that each leads to. */
  follows: readonly { argument: string; most: number }[];
}

/** As in the extensions that @pothos/plugin-complexity reads. */
type Complexity = number | { field?: number; multiplier?: number };

/** Beyond any maximum. */
const MANY = 1_000;

export function fieldCost(field: Field): FieldCost {
  const declared: unknown = field.extensions['complexity'];
  if (typeof declared !== 'function') return { ...counted(field, declared as Complexity), follows: [] };
  const judge = declared as (args: Record<string, unknown>, ctx: unknown, field: unknown) => Complexity;
  const least = Object.fromEntries(field.args.flatMap((arg) => sampleOf(arg)));
  const costWith = (changes: Record<string, unknown>): Omit<FieldCost, 'follows'> =>
    counted(field, judge({ ...least, ...changes }, {}, field));
  const usual = costWith({});
  const follows = field.args.flatMap((arg) => {
    const tried = growing(arg).map((value) => costWith({ [arg.name]: value }));
    const changes = tried.some(({ points, times }) => points !== usual.points || times !== usual.times);
    return changes ? [{ argument: arg.name, most: Math.max(...tried.map(({ times }) => times)) }] : [];
  });
  return { ...usual, follows };
}

function counted({ type }: Field, complexity: Complexity | undefined): Omit<FieldCost, 'follows'> {
  const isList = isListType(getNullableType(type));
  const { field = 1, multiplier = isList ? DEFAULT_LIST_LENGTH : 1 } =
    typeof complexity === 'number' ? { field: complexity } : (complexity ?? {});
  return { points: field, times: Math.max(multiplier, 0) };
}

/** The plugin's own for a list without a declared length. */
const DEFAULT_LIST_LENGTH = 10;

/** The argument's value when a caller leaves out all that can be left out. */
function sampleOf(arg: GraphQLArgument): [string, unknown][] {
  if (arg.defaultValue !== undefined) return [[arg.name, arg.defaultValue]];
  const isRequired = getNullableType(arg.type) !== arg.type;
  if (!isRequired) return [];
  return [[arg.name, isListType(getNullableType(arg.type)) ? [''] : 1]];
}

/** Values from few to many; none for arguments that cannot be counted. */
function growing(arg: GraphQLArgument): unknown[] {
  if (isListType(getNullableType(arg.type)))
    return [1, MANY].map((length) => Array.from({ length }, () => ''));
  const { name } = getNamedType(arg.type);
  return isInputType(arg.type) && name === 'Int' ? [1, MANY] : [];
}
