/**
 * Surrogate keys of an answer: the names of the things that it speaks of, by which what is kept of it can be dropped.
 * `entry:{uid}` of each content entry in it, `type:{uid}` of the content type asked for, `product:{id}` of each product of
 * commerce, and the source itself. Categories are entries. An answer that is made of several, such as a page, also has
 * `market:{locale}` of each market that it was made for (answerFacts.ts).
 */
import type { Call } from '../call.ts';

type AskedCall = Pick<Call<never, unknown, never>, 'source' | 'route'>;

const known = new WeakMap<object, ReadonlySet<string>>();

/** @param answer frozen, as answers of reads are: its keys are found once. */
export function surrogatesOf(call: AskedCall, answer: unknown): ReadonlySet<string> {
  if (typeof answer !== 'object' || answer === null) return keysOf(call);
  let keys = known.get(answer);
  if (!keys) {
    const found = keysOf(call);
    if (call.source === 'delivery') addEntries(answer, found);
    if (call.source === 'commerce') addProducts(answer, found);
    keys = found;
    known.set(answer, keys);
  }
  return keys;
}

function keysOf({ source, route }: AskedCall): Set<string> {
  // Most routes name no content type, and need not be looked through.
  const type = route.startsWith('/v3/') ? /^\/v3\/content_types\/([^/]+)\//.exec(route)?.[1] : undefined;
  return new Set(type === undefined ? [source] : [source, `type:${type}`]);
}

/** Entries hold the ones that they refer to. */
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
