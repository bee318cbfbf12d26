import { describe, expect, test } from 'vitest';
import { everyStore, readStoreQuery, storeQueryHref } from './storeQuery.rules.ts';

const nothing = everyStore;

describe('an address', () => {
  test.each([
    ['without parameters has no search', '', nothing],
    ['has a place', 'place=Hall+in+Tirol', { ...nothing, place: 'Hall in Tirol' }],
    ['has kind and service', 'kind=RENTAL&service=tuning', { ...nothing, kind: 'RENTAL', service: 'tuning' }],
    [
      'has an area',
      'area=46.5,-0.3,47.9,12',
      { ...nothing, area: { south: 46.5, west: -0.3, north: 47.9, east: 12 } },
    ],
    ['has no area beside a place', 'place=Hall&area=46,10,47,12', { ...nothing, place: 'Hall' }],
    ['with too few parts of an area', 'area=46,10,47', nothing],
    ['with words for an area', 'area=a,b,c,d', nothing],
    ['with an area upside down', 'area=48,10,47,12', nothing],
    ['with an area beyond the poles', 'area=48,10,97,12', nothing],
    ['of an empty form has no search', 'place=+&kind=&service=', nothing],
    ['with an unknown kind', 'kind=CASTLE', nothing],
    ['with invalid parameters', `place=${'x'.repeat(200)}`, { ...nothing, place: 'x'.repeat(80) }],
  ])('%s', (_sentence, query, storeQuery) => {
    expect(readStoreQuery(new URLSearchParams(query))).toEqual(storeQuery);
  });

  test.each([
    [nothing, '/de-at/stores'],
    [
      { ...nothing, place: 'Zürich, CH-ZH', kind: 'OWN', service: 'demo' },
      '/de-at/stores?place=Z%C3%BCrich%2C+CH-ZH&kind=OWN&service=demo',
    ],
    [
      { ...nothing, area: { south: -46.5, west: 170, north: -44, east: -175.25 }, kind: 'RENTAL' },
      '/de-at/stores?area=-46.5%2C170%2C-44%2C-175.25&kind=RENTAL',
    ],
  ] as const)('of %o round-trips', (storeQuery, href) => {
    expect(storeQueryHref('/de-at/stores', storeQuery)).toBe(href);
    expect(readStoreQuery(new URL(href, 'http://x').searchParams)).toEqual(storeQuery);
  });
});
