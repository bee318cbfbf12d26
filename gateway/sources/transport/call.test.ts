import { expect, test } from 'vitest';
import { z } from 'zod';
import { guestInUs } from '../../testing/shop/caller.ts';
import { declaredScope, defineCall, cacheKeysIn } from './call.ts';
import type { RequestScope, ScopePart } from './scope.ts';

/** Two values for each part of the scope: every pair of scopes below differs in exactly one part. */
const otherwise: RequestScope = {
  country: 'de',
  language: 'de',
  contentLocale: 'de',
  contentRegion: 'eu_region_1',
  commerceRegion: 'eu_region_1',
  hasShop: false,
  customerGroup: 3,
  customerId: 12,
  preview: true,
  livePreview: 'a1b2',
};
const parts = Object.keys(otherwise) as ScopePart[];

function callThatVariesOn(varies: readonly ScopePart[]) {
  return defineCall({
    source: 'commerce',
    name: 'getThing',
    method: 'GET',
    route: '/',
    varies,
    idempotent: true,
    request: (args: { id: number }, scope) => ({ path: `/${args.id}?${JSON.stringify(scope)}` }),
    answer: z.unknown(),
  });
}

const pairs = parts.flatMap((declared) => parts.map((differing) => [declared, differing] as const));

test.each(pairs)(
  'a call that varies on %s: scopes that differ in %s share bytes only if it is not declared',
  (declared, differing) => {
    const call = callThatVariesOn([declared]);
    const scope = { ...guestInUs, [differing]: otherwise[differing] };
    const same = cacheKeysIn(call, guestInUs)({ id: 1 }) === cacheKeysIn(call, scope)({ id: 1 });
    expect(same).toBe(declared !== differing);
    // What is not declared is not even visible to the call, so it cannot change the answer behind the key's back.
    expect(call.request({ id: 1 }, declaredScope(call.varies, scope)).path).toBe(
      declared === differing
        ? call.request(
            { id: 1 },
            declaredScope(call.varies, { ...guestInUs, [differing]: otherwise[differing] }),
          ).path
        : call.request({ id: 1 }, declaredScope(call.varies, guestInUs)).path,
    );
  },
);

test('other arguments are another answer', () => {
  const call = callThatVariesOn([]);
  const cacheKey = cacheKeysIn(call, guestInUs);
  expect(cacheKey({ id: 1 })).not.toBe(cacheKey({ id: 2 }));
});
