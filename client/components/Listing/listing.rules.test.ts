import { describe, expect, test } from 'vitest';
import {
  atPage,
  cleared,
  filtersOf,
  firstRequestSize,
  formTarget,
  lengthened,
  listingHref,
  ranged,
  readListing,
  selectedCount,
  skipOf,
  sorted,
  toggled,
  without,
} from './listing.rules.ts';

function read(search: string) {
  return readListing(new URLSearchParams(search));
}
const plain = { selected: {}, ranges: {}, sort: 'FEATURED', page: 1, show: 24 };

describe('listing in the address', () => {
  test.each([
    ['no parameters: featured, the first 24', '', {}],
    ['a value longer than the limit', `color=${'x'.repeat(129)}`, {}],
    [
      'more values than the gateway accepts',
      Array.from({ length: 70 }, (_, place) => `size=${place}`).join('&'),
      { selected: { size: Array.from({ length: 64 }, (_, place) => String(place)) } },
    ],
    [
      'values of one facet repeat its name',
      'color=Spruce&color=Bone',
      { selected: { color: ['Spruce', 'Bone'] } },
    ],
    ['a range', 'price=250..900', { ranges: { price: { min: 250, max: 900 } } }],
    [
      'a form without scripts',
      'price-min=&price-max=900&color=Bone&sort=featured',
      { selected: { color: ['Bone'] }, ranges: { price: { min: null, max: 900 } } },
    ],
    ['sort and show', 'sort=price-asc&show=48', { sort: 'PRICE_ASC', show: 48 }],
    ['show is rounded up to whole pages', 'show=30', { show: 48 }],
    ['show is bounded', 'show=100000', { show: 960 }],
    ['a page', 'page=3', { page: 3 }],
    ['a page below one is the first', 'page=-2', {}],
    ['a fraction is invalid', 'page=2.7', { page: 2 }],
    ['the search service ends at 10 000', 'page=99999', { page: 400 }],
    ['an unknown sort is the default', 'sort=best', {}],
    [
      'campaign parameters are not facets',
      'utm_source=mail&gclid=1&terrain=Park',
      { selected: { terrain: ['Park'] } },
    ],
    ['duplicate values count once', 'size=M&size=M', { selected: { size: ['M'] } }],
    ['empty values are ignored', 'size=&length=', {}],
    ['unknown names are not facets', '__proto__=1&a%20b=2', {}],
  ])('reads: %s', (_, search, listing) => {
    expect(read(search)).toEqual({ ...plain, ...listing });
  });

  test.each([
    ['the plain category has no parameters', '', '/en-us/c/skis'],
    [
      'the same listing has one address',
      'sort=price-asc&page=2&length=178..&color=Bone',
      '/en-us/c/skis?color=Bone&length=178..&sort=price-asc&page=2',
    ],
    ['defaults are left out', 'sort=featured&page=1&show=24', '/en-us/c/skis'],
    ['a form’s fields become one parameter', 'price-min=250&price-max=900', '/en-us/c/skis?price=250..900'],
  ])('writes: %s', (_, search, href) => {
    expect(listingHref('/en-us/c/skis', read(search))).toBe(href);
  });
});

describe('filters sent to the gateway', () => {
  test.each([
    [
      'any of the values of a facet',
      'color=Spruce&color=Bone',
      [{ facet: 'color', values: ['Spruce', 'Bone'] }],
    ],
    ['ranges have ends', 'price=250..', [{ facet: 'price', min: 250, max: null }]],
    [
      'facets in a fixed order, whatever the address',
      'length=178..185&color=Bone',
      [
        { facet: 'color', values: ['Bone'] },
        { facet: 'length', min: 178, max: 185 },
      ],
    ],
  ])('%s', (_, search, filters) => {
    expect(filtersOf(read(search))).toEqual(filters);
  });

  test('a page starts after those before it', () => {
    expect([skipOf(read('')), skipOf(read('page=3&show=48'))]).toEqual([0, 48]);
  });
});

describe('changing a listing', () => {
  test('selecting a value goes back to the first page', () => {
    expect(toggled(read('page=2&show=72&color=Bone'), 'color', 'Spruce')).toEqual({
      ...plain,
      selected: { color: ['Bone', 'Spruce'] },
    });
  });

  test('deselecting the last value of a facet removes the facet', () => {
    expect(toggled(read('color=Bone&terrain=Park'), 'color', 'Bone').selected).toEqual({ terrain: ['Park'] });
  });

  test('changing a range goes back to the first page', () => {
    expect(ranged(read('page=2&price=250..'), 'price', { min: 250, max: 900 })).toEqual({
      ...plain,
      ranges: { price: { min: 250, max: 900 } },
    });
  });

  test('a range that is open at both ends is removed', () => {
    expect(ranged(read('price=250..'), 'price', { min: null, max: null })).toEqual(plain);
  });

  test('removing a facet removes all of it, whatever its kind', () => {
    const both = read('color=Bone&color=Spruce&price=250..');
    expect(without(both, 'color')).toEqual({ ...plain, ranges: both.ranges });
    expect(without(both, 'price')).toEqual({ ...plain, selected: both.selected });
  });

  test('clearing all keeps the order', () => {
    expect(cleared(read('color=Bone&price=250..&sort=newest'))).toEqual({ ...plain, sort: 'NEWEST' });
  });

  test('sorting goes back to the first page and keeps the filters', () => {
    expect(sorted(read('color=Bone&show=48'), 'TITLE_ASC')).toEqual({
      ...plain,
      selected: { color: ['Bone'] },
      sort: 'TITLE_ASC',
    });
  });

  test('another page keeps everything but its length', () => {
    expect(atPage(read('color=Bone&show=48'), 3)).toEqual({
      ...plain,
      selected: { color: ['Bone'] },
      page: 3,
    });
    expect(atPage(read(''), 0).page).toBe(1);
  });

  test('counts selected values and ranges over all facets', () => {
    expect(selectedCount(read('color=Bone&color=Spruce&length=178..'))).toBe(3);
  });
});

test.each([
  ['the second page', 48, 48],
  ['an incomplete last page', 61, 72],
  ['up to the maximum', 2000, 960],
])('show after loading more: %s', (_, loaded, show) => {
  expect(lengthened(read('color=Bone'), loaded).show).toBe(show);
});

describe('a list whose address has its own query', () => {
  const path = '/en-us/search?q=wax+%26+edges';

  test('keeps it before the listing parameters', () => {
    expect(listingHref(path, read(''))).toBe(path);
    expect(listingHref(path, read('color=Bone&page=2'))).toBe(`${path}&color=Bone&page=2`);
  });

  test('submits it along without scripts, where a form replaces the query', () => {
    expect(formTarget(path)).toEqual({ action: '/en-us/search', parameters: [['q', 'wax & edges']] });
    expect(formTarget('/en-us/c/skis')).toEqual({ action: '/en-us/c/skis', parameters: [] });
  });
});

test('a list longer than one response is loaded in parts', () => {
  expect([firstRequestSize(read('show=48')), firstRequestSize(read('show=240'))]).toEqual([48, 96]);
});
