import { describe, expect, test } from 'vitest';
import {
  cleared,
  filtersOf,
  isPlain,
  lengthened,
  listingHref,
  readListing,
  selectedCount,
  sorted,
  toggled,
} from './listing.rules.ts';

function read(search: string) {
  return readListing(new URLSearchParams(search));
}

describe('listing in the address', () => {
  test.each([
    ['nothing asked: featured, the first 24', '', {}, 'FEATURED', 24],
    [
      'values of one facet repeat its name',
      'color=Spruce&color=Bone',
      { color: ['Spruce', 'Bone'] },
      'FEATURED',
      24,
    ],
    ['sort and show', 'sort=price-asc&show=48', {}, 'PRICE_ASC', 48],
    ['show is rounded up to whole pages', 'show=30', {}, 'FEATURED', 48],
    ['show is bounded', 'show=100000', {}, 'FEATURED', 96],
    ['an unknown sort is the default', 'sort=best', {}, 'FEATURED', 24],
    [
      'parameters of campaigns are not facets',
      'utm_source=mail&gclid=1&length=178',
      { length: ['178'] },
      'FEATURED',
      24,
    ],
    ['a value counts once', 'length=178&length=178', { length: ['178'] }, 'FEATURED', 24],
    ['empty values are none', 'length=', {}, 'FEATURED', 24],
    ['unknown names are not facets', '__proto__=1&a%20b=2&page=3', {}, 'FEATURED', 24],
  ])('reads: %s', (_, search, selected, sort, show) => {
    expect(read(search)).toEqual({ selected, sort, show });
  });

  test.each([
    ['the plain category has no parameters', '', '/en-us/c/skis'],
    [
      'the same listing has one address',
      'sort=price-asc&length=178&color=Bone',
      '/en-us/c/skis?color=Bone&length=178&sort=price-asc',
    ],
    ['defaults are left out', 'sort=featured&show=24', '/en-us/c/skis'],
  ])('writes: %s', (_, search, href) => {
    expect(listingHref('/en-us/c/skis', read(search))).toBe(href);
  });
});

describe('filters asked of the gateway', () => {
  test.each([
    [
      'any of the values of a facet',
      'color=Spruce&color=Bone',
      [{ facet: 'color', values: ['Spruce', 'Bone'] }],
    ],
    [
      'ranges are values too',
      'price=250-500&price=1000-',
      [{ facet: 'price', values: ['250-500', '1000-'] }],
    ],
    [
      'facets in one order, whatever the address',
      'length=178&color=Bone',
      [
        { facet: 'color', values: ['Bone'] },
        { facet: 'length', values: ['178'] },
      ],
    ],
  ])('%s', (_, search, filters) => {
    expect(filtersOf(read(search))).toEqual(filters);
  });
});

describe('changing a listing', () => {
  test('ticking a value starts from the first page again', () => {
    expect(toggled(read('show=72&color=Bone'), 'color', 'Spruce')).toEqual({
      selected: { color: ['Bone', 'Spruce'] },
      sort: 'FEATURED',
      show: 24,
    });
  });

  test('unticking the last value of a facet removes the facet', () => {
    expect(toggled(read('color=Bone&length=178'), 'color', 'Bone').selected).toEqual({ length: ['178'] });
  });

  test('clearing all keeps the order', () => {
    expect(cleared(read('color=Bone&sort=newest'))).toEqual({ selected: {}, sort: 'NEWEST', show: 24 });
  });

  test('sorting starts from the first page again and keeps the filters', () => {
    expect(sorted(read('color=Bone&show=48'), 'TITLE_ASC')).toEqual({
      selected: { color: ['Bone'] },
      sort: 'TITLE_ASC',
      show: 24,
    });
  });

  test('counts chosen values over all facets', () => {
    expect(selectedCount(read('color=Bone&color=Spruce&length=178'))).toBe(3);
  });

  test.each([
    ['the plain category is indexed', '', true],
    ['filtered pages are not', 'color=Bone', false],
    ['sorted pages are not', 'sort=newest', false],
    ['lengthened pages are not', 'show=48', false],
    ['a campaign parameter changes nothing', 'utm_source=mail', true],
  ])('%s', (_, search, plain) => {
    expect(isPlain(read(search))).toBe(plain);
  });
});

test.each([
  ['the second page', 48, 48],
  ['a last page that is not full', 61, 72],
  ['beyond the largest answer the address stays there', 130, 96],
])('show after loading more: %s', (_, loaded, show) => {
  expect(lengthened(read('color=Bone'), loaded).show).toBe(show);
});
