/** catalogue.md 3 Search: engine filters from shoppers' selections. */
import { describe, expect, test } from 'vitest';
import {
  chosenRange,
  facetDefinitions,
  filterOf,
  filtersOf,
  parseRange,
  included,
  type FacetMarket,
} from './facets.rules.ts';
import { facetNames, type FacetChoice } from '../../catalog/products/productList.rules.ts';

const us: FacetMarket = { hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' };
const japan: FacetMarket = { hasShop: false, commerceRegion: 'us', country: 'jp', currency: 'JPY' };
const definition = (name: string, market = us) => {
  const found = facetDefinitions(market).find((one) => one.name === name);
  if (!found) throw new Error(`no facet ${name}`);
  return found;
};

describe('definitions', () => {
  test('prices and stock are those of the market’s store', () => {
    expect(definition('price').field).toBe('price_us');
    expect(definition('availability').field).toBe('in_stock_us');
    expect(definition('price', { ...us, commerceRegion: 'ca' }).field).toBe('price_ca');
  });

  test('without a shop: content prices of the country in its currency, and no availability', () => {
    expect(definition('price', japan)).toMatchObject({ field: 'content_price_jp', decimals: 0 });
    expect(definition('price').decimals).toBe(2);
    expect(facetDefinitions(japan).map(({ name }) => name)).not.toContain('availability');
  });

  test('lengths, waists, radii and prices are ranges, all others have values', () => {
    const ranges = facetDefinitions(us).filter(({ kind }) => kind === 'range');
    expect(ranges.map(({ name, unit }) => [name, unit])).toEqual([
      ['length', 'cm'],
      ['waist', 'mm'],
      ['radius', 'm'],
      ['price', ''],
    ]);
  });

  test.each(['be', 'global', 'kr'])(
    'where content names no price (%s) there is none to filter by',
    (country) => {
      const names = facetDefinitions({ ...japan, country, currency: 'EUR' }).map(({ name }) => name);
      expect(names).toContain('waist');
      expect(names).not.toContain('price');
    },
  );
});

describe('selection to filter', () => {
  test.each<[string, string, Omit<FacetChoice, 'facet'>, object | null]>([
    [
      'colour: any of the values',
      'color',
      { values: ['Green', 'Red'] },
      { field: 'color_groups', values: ['Green', 'Red'] },
    ],
    [
      'length: both ends are included, to the centimetre',
      'length',
      { min: 170, max: 180 },
      { field: 'length', values: [{ from: 170, to: 181 }] },
    ],
    ['price: up to the cent', 'price', { max: 899.95 }, { field: 'price_us', values: [{ to: 899.96 }] }],
    [
      'price: no dust of binary fractions',
      'price',
      { min: 0.3, max: 4.35 },
      { field: 'price_us', values: [{ from: 0.3, to: 4.36 }] },
    ],
    [
      'price: a most between two cents takes in the lower one',
      'price',
      { max: 899.957 },
      { field: 'price_us', values: [{ to: 899.96 }] },
    ],
    ['radius: to the decimetre', 'radius', { min: 17.5 }, { field: 'radius', values: [{ from: 17.5 }] }],
    [
      'a range as an address writes it',
      'waist',
      { values: ['80..90'] },
      { field: 'waist', values: [{ from: 80, to: 91 }] },
    ],
    [
      'several ranges, as earlier addresses had them, are one',
      'waist',
      { values: ['80-90', '100-110'] },
      { field: 'waist', values: [{ from: 80, to: 111 }] },
    ],
    [
      'lengths one by one, as earlier addresses had them, are a range',
      'length',
      { values: ['178', '185'] },
      { field: 'length', values: [{ from: 178, to: 186 }] },
    ],
    ['availability', 'availability', { values: ['in-stock'] }, { field: 'in_stock_us', values: ['true'] }],
    [
      'availability as the enum writes it',
      'availability',
      { values: ['IN_STOCK'] },
      { field: 'in_stock_us', values: ['true'] },
    ],
    [
      'an unknown availability finds nothing',
      'availability',
      { values: ['SOLD_OUT', 'false'] },
      { field: 'in_stock_us', values: ['neither'] },
    ],
    ['a value that is no number narrows nothing', 'length', { values: ['long'] }, null],
    ['ends the wrong way round narrow nothing', 'price', { min: 900, max: 250 }, null],
    [
      'a number beyond everything stays one that JSON knows',
      'price',
      { max: 1e300 },
      { field: 'price_us', values: [{ to: 1e9 + 0.01 }] },
    ],
    [
      'below everything too',
      'price',
      { min: -1e308, max: -1e300 },
      { field: 'price_us', values: [{ from: -1e9, to: -1e9 + 0.01 }] },
    ],
    ['no value narrows nothing', 'color', {}, null],
  ])('%s', (_case, facet, choice, filter) => {
    expect(filterOf(definition(facet), [{ facet, ...choice }])).toEqual(filter);
  });

  test('yen have no decimals', () => {
    expect(filterOf(definition('price', japan), [{ facet: 'price', max: 98_000 }])).toEqual({
      field: 'content_price_jp',
      values: [{ to: 98_001 }],
    });
  });
});

describe('filters by type', () => {
  test.each<[string, string, Omit<FacetChoice, 'facet'>[], object[]]>([
    [
      'any is what is meant when nothing is said',
      'color',
      [{ values: ['Green', 'Blue'] }],
      [{ field: 'color_groups', values: ['Green', 'Blue'], type: 'any' }],
    ],
    [
      'all at once',
      'color',
      [{ values: ['Green', 'Blue'], type: 'all' }],
      [{ field: 'color_groups', values: ['Green', 'Blue'], type: 'all' }],
    ],
    [
      'none of several choices',
      'color',
      [
        { values: ['Green'], type: 'none' },
        { values: ['Blue'], type: 'none' },
      ],
      [{ field: 'color_groups', values: ['Green', 'Blue'], type: 'none' }],
    ],
    [
      'lengths that are both made: nothing is said of those between',
      'length',
      [{ values: ['170', '190'], type: 'all' }],
      [
        {
          field: 'length',
          values: [
            { from: 170, to: 171 },
            { from: 190, to: 191 },
          ],
          type: 'all',
        },
      ],
    ],
    [
      'outside of a range',
      'price',
      [{ min: 100, max: 200, type: 'none' }],
      [{ field: 'price_us', values: [{ from: 100, to: 200.01 }], type: 'none' }],
    ],
    [
      'what cannot be bought now',
      'availability',
      [{ values: ['in-stock'], type: 'none' }],
      [{ field: 'in_stock_us', values: ['true'], type: 'none' }],
    ],
    [
      'one filter a type',
      'terrain',
      [{ values: ['Park'], type: 'none' }, { values: ['Piste'] }, { values: ['Touring'], type: 'all' }],
      [
        { field: 'terrain', values: ['Piste'], type: 'any' },
        { field: 'terrain', values: ['Touring'], type: 'all' },
        { field: 'terrain', values: ['Park'], type: 'none' },
      ],
    ],
    ['words that are no length', 'length', [{ values: ['long'], type: 'none' }], []],
    ['nothing', 'color', [{ type: 'all' }], []],
  ])('%s', (_case, facet, choices, filters) => {
    const ofFacet = choices.map((choice) => ({ facet, ...choice }));
    expect(filtersOf(definition(facet), ofFacet)).toEqual(filters);
  });

  test('excluded values are not among the wanted ones', () => {
    const green = { facet: 'color', values: ['Green'] };
    expect(included([{ ...green, type: 'none' }, green])).toEqual([green]);
  });
});

test.each([
  ['80..90', { min: 80, max: 90 }],
  ['..80', { min: null, max: 80 }],
  ['110..', { min: 110, max: null }],
  ['17.5-21', { min: 17.5, max: 21 }],
  ['178', { min: 178, max: 178 }],
  ['', null],
  ['..', null],
  ['-', null],
  ['a-b', null],
  ['1e5', null],
])('%j read as a range is %j', (text, range) => {
  expect(parseRange(text)).toEqual(range);
});

test.each<[string, FacetChoice[], object | null]>([
  ['one', [{ facet: 'price', min: 250, max: 900 }], { min: 250, max: 900 }],
  [
    'several: from the lowest end to the highest',
    [
      { facet: 'price', max: 300, min: 200 },
      { facet: 'price', values: ['500-900'] },
    ],
    { min: 200, max: 900 },
  ],
  ['one of them open: open', [{ facet: 'price', values: ['250-500', '1000-'] }], { min: 250, max: null }],
  ['open at both ends: none', [{ facet: 'price', values: ['-500', '250-'] }], null],
  ['none', [{ facet: 'price', values: ['cheap'] }], null],
])('ranges chosen, %s', (_case, choices, range) => {
  expect(chosenRange(choices)).toEqual(range);
});

test('every facet’s name is in the list', () => {
  expect(facetDefinitions(us).map(({ name }) => name)).toEqual([...facetNames]);
});
