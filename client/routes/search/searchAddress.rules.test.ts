import { describe, expect, test } from 'vitest';
import {
  answerVariables,
  requestedFirst,
  knownKind,
  longestTerm,
  readSearchAddress,
  searchHref,
  searchListing,
} from './searchAddress.rules.ts';

const params = (search: string) => new URLSearchParams(search);

describe('the term', () => {
  test.each([
    ['nothing without q', '', { term: '', kind: 'PRODUCT', isAsked: false }],
    ['nothing for blanks alone', 'q=+%09+', { term: '', isAsked: false }],
    ['surplus blanks are removed', 'q=+wide++skis+', { term: 'wide skis', isAsked: true }],
    ['invisible characters are blanks', 'q=wax%00edges', { term: 'wax edges', isAsked: true }],
    ['a kind by its parameter', 'q=wax&type=stories', { kind: 'POST' }],
    ['an unknown kind is products', 'q=wax&type=people', { kind: 'PRODUCT' }],
    ['the longest term', `q=${'x'.repeat(longestTerm)}`, { isTooLong: false, isAsked: true }],
    [
      'a longer one is kept but not sent',
      `q=${'x'.repeat(longestTerm + 1)}`,
      { term: 'x'.repeat(longestTerm + 1), isTooLong: true, isAsked: false },
    ],
    ['a surrogate pair counts once', `q=${'⛷️'.repeat(60)}`, { isTooLong: false }],
  ])('%s', (_, search, wish) => {
    expect(readSearchAddress(params(search))).toMatchObject(wish);
  });
});

describe('the address of a search', () => {
  test.each([
    ['products need no type', 'wax', 'PRODUCT', '/en-us/search?q=wax'],
    ['other kinds have a parameter', 'wax', 'SUPPORT', '/en-us/search?q=wax&type=support'],
    ['special characters are encoded', 'wax & edges', 'PRODUCT', '/en-us/search?q=wax+%26+edges'],
    ['no term is the empty page', '  ', 'POST', '/en-us/search'],
  ] as const)('%s', (_, term, kind, href) => {
    expect(searchHref('/en-us/search', term, kind)).toBe(href);
  });

  test('an unknown kind is shown as a page', () => {
    expect([knownKind('POST'), knownKind('VIDEO')]).toEqual(['POST', 'PAGE']);
  });
});

describe('query variables', () => {
  const plain = {
    term: 'wax',
    isAsked: true,
    isProducts: true,
    kinds: ['PRODUCT'],
    first: 24,
    after: null,
    skip: 0,
    sort: null,
    filters: [],
  };
  test.each([
    ['the best 24 at first', 'q=wax', {}],
    ['a longer list is restored', 'q=wax&show=72', { first: 72 }],
    ['in parts beyond the maximum per response', 'q=wax&show=240', { first: 96 }],
    ['a page by number', 'q=wax&page=3', { skip: 48 }],
    ['no page after the service’s last', 'q=wax&page=400', { skip: 2376 }],
    [
      'facets as filters, and an order',
      'q=wax&color=Bone&price=..90&sort=price-desc',
      {
        sort: 'PRICE_DESC',
        filters: [
          { facet: 'color', values: ['Bone'] },
          { facet: 'price', min: null, max: 90 },
        ],
      },
    ],
    [
      'an unknown facet is dropped',
      'q=wax&flavour=mint&color=Bone',
      { filters: [{ facet: 'color', values: ['Bone'] }] },
    ],
    ['the newest season first', 'q=wax&sort=newest', { sort: 'NEWEST' }],
    [
      'other kinds have no facets or orders',
      'q=wax&type=stories&color=Bone&sort=title',
      { isProducts: false, kinds: ['POST'] },
    ],
    [
      'nothing without a term',
      'type=pages',
      { term: '', isAsked: false, isProducts: false, kinds: ['PAGE'] },
    ],
  ])('%s', (_, search, variables) => {
    expect(answerVariables(params(search))).toEqual({ ...plain, ...variables });
  });

  test('a later page has its own entries, the first all that are shown', () => {
    expect(
      ['show=48', 'page=2&show=48'].map((search) => requestedFirst(searchListing(params(search)))),
    ).toEqual([48, 24]);
  });
});
