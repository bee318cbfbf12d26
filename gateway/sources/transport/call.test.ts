import { expect, test } from 'vitest';
import { z } from 'zod';
import { guestInUs } from '../../testing/shop/caller.ts';
import { declaredScope, defineCall, cacheKeysIn } from './call.ts';
import type { RequestScope, ScopePart } from './scope.ts';

/** Differs from the guest's scope in every part; each scope below differs from it in exactly one. */
const otherwise: RequestScope = {
  country: 'de',
  language: 'de',
  contentLocale: 'de',
  contentRegion: 'eu_region_1',
  commerceRegion: 'eu_region_1',
  hasShop: false,
  customerGroup: 3,
  isCustomer: true,
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
  'a call that varies on %s: scopes that differ in %s share the cache key only if that is not declared',
  (declared, differing) => {
    const call = callThatVariesOn([declared]);
    const scope = { ...guestInUs, [differing]: otherwise[differing] };
    const same = cacheKeysIn(call, guestInUs)({ id: 1 }) === cacheKeysIn(call, scope)({ id: 1 });
    expect(same).toBe(declared !== differing);
    // A part that is not declared is not visible to the call, so it cannot change the answer.
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

test('other arguments have another cache key', () => {
  const call = callThatVariesOn([]);
  const cacheKey = cacheKeysIn(call, guestInUs);
  expect(cacheKey({ id: 1 })).not.toBe(cacheKey({ id: 2 }));
});

test('cache times may not be declared for a write or for a customer’s read', () => {
  expect(() =>
    defineCall({ ...callThatVariesOn([]), idempotent: false, cache: { freshMs: 1, staleIfErrorMs: 1 } }),
  ).toThrow('only shared reads');
  expect(() =>
    defineCall({
      ...callThatVariesOn(['customerId']),
      cache: { freshMs: 1, staleIfErrorMs: 1 },
    }),
  ).toThrow('only shared reads');
});
