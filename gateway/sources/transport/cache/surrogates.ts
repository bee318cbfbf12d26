/**
 * Surrogate keys of an answer, by which it is invalidated: `entry:{uid}` of each content entry in it (categories are
 * entries), `type:{uid}` of the content type, `product:{id}` of each commerce product, and the source. A response made of
 * several answers also has `market:{locale}` of each market it was made for (answerFacts.ts).
 */
import type { Call } from '../call.ts';

type AnsweredCall = Pick<Call<never, unknown, never>, 'source' | 'route' | 'cache'>;

const known = new WeakMap<object, ReadonlySet<string>>();

/** @param answer frozen, so that the keys of a cached one can be memoised. */
export function surrogatesOf(call: AnsweredCall, answer: unknown): ReadonlySet<string> {
  if (typeof answer !== 'object' || answer === null) return keysOf(call);
  if (!call.cache) return keysIn(call, answer);
  const keys = known.get(answer) ?? keysIn(call, answer);
  known.set(answer, keys);
  return keys;
}

function keysIn(call: AnsweredCall, answer: object): Set<string> {
  const found = keysOf(call);
  if (call.source === 'delivery') addEntries(answer, found);
  if (call.source === 'commerce') addProducts(answer, found);
  return found;
}

function keysOf({ source, route }: AnsweredCall): Set<string> {
  // Spares the regular expression for routes without a content type.
  const type = route.startsWith('/v3/') ? /^\/v3\/content_types\/([^/]+)\//.exec(route)?.[1] : undefined;
  return new Set(type === undefined ? [source] : [source, `type:${type}`]);
}

/** Entries contain the entries that they reference. */
function addEntries(value: object, found: Set<string>): void {
  for (const inner of Object.values(value)) {
    if (typeof inner === 'object' && inner !== null) addEntries(inner as object, found);
  }
  if ('uid' in value && typeof value.uid === 'string') found.add(`entry:${value.uid}`);
}

function addProducts(value: object, found: Set<string>): void {
  const items: unknown = 'items' in value ? value.items : [value];
  if (!Array.isArray(items)) return;
  for (const item of items as unknown[]) {
    if (typeof item !== 'object' || item === null) continue;
    const id = 'product_id' in item ? item.product_id : 'sku' in item && 'id' in item ? item.id : null;
    if (typeof id === 'number') found.add(`product:${id}`);
  }
}
