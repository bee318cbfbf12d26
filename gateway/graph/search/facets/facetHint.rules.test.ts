import { expect, test } from 'vitest';
import { facetHint } from './facetHint.rules.ts';
import { facetDefinitions } from './facets.rules.ts';

const market = { hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' };

test.each([
  ['a colour', { facet: 'color', values: ['Blue'] }, null],
  ['an empty list of values', { facet: 'availability', values: [] }, /neither values nor min or max/],
  ['a facet alone', { facet: 'price' }, /neither values nor min or max/],
  ['the value of availability', { facet: 'availability', values: ['in-stock'] }, null],
  ['the value as the enum writes it', { facet: 'availability', values: ['IN_STOCK'] }, null],
  ['another value', { facet: 'availability', values: ['SOLD_OUT'] }, /only value .* 'in-stock'.*nothing/],
  ['ends of a range', { facet: 'waist', min: 90 }, null],
  ['a range as text', { facet: 'waist', values: ['80..90'] }, null],
  [
    'a range as text, the wrong way round',
    { facet: 'price', values: ['900..1'] },
    /no range of the facet 'price'/,
  ],
  ['a word for a range', { facet: 'waist', values: ['wide'] }, /'wide' is no range of the facet 'waist'/],
  ['ends of a facet of values', { facet: 'color', max: 3 }, /takes values/],
])('%s', (_, choice, hint) => {
  const found = facetHint(facetDefinitions(market), choice);
  if (hint === null) expect(found).toBeNull();
  else expect(found).toMatch(hint);
});

test('a facet that the market lacks', () => {
  const belgium = facetDefinitions({ ...market, hasShop: false, country: 'be' });
  expect(facetHint(belgium, { facet: 'price', max: 100 })).toMatch(/no facet 'price'/);
});
