import { describe, expect, test } from 'vitest';
import { readStoreQuery, storeQueryHref, type StoreQuery } from './storeQuery.rules.ts';

const nothing: StoreQuery = { place: '', kind: null, service: null };

describe('an address', () => {
  test.each([
    ['without parameters has no search', '', nothing],
    ['has a place', 'place=Hall+in+Tirol', { ...nothing, place: 'Hall in Tirol' }],
    ['has kind and service', 'kind=RENTAL&service=tuning', { ...nothing, kind: 'RENTAL', service: 'tuning' }],
    ['of an empty form has no search', 'place=+&kind=&service=', nothing],
    ['with an unknown kind', 'kind=CASTLE', nothing],
    ['with invalid parameters', `place=${'x'.repeat(200)}`, { ...nothing, place: 'x'.repeat(80) }],
  ])('%s', (_sentence, query, storeQuery) => {
    expect(readStoreQuery(new URLSearchParams(query))).toEqual(storeQuery);
  });

  test.each([
    [nothing, '/de-at/stores'],
    [
      { place: 'Zürich, CH-ZH', kind: 'OWN', service: 'demo' },
      '/de-at/stores?place=Z%C3%BCrich%2C+CH-ZH&kind=OWN&service=demo',
    ],
  ] as const)('of %o round-trips', (storeQuery, href) => {
    expect(storeQueryHref('/de-at/stores', storeQuery)).toBe(href);
    expect(readStoreQuery(new URL(href, 'http://x').searchParams)).toEqual(storeQuery);
  });
});
