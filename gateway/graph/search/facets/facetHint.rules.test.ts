import { expect, test } from 'vitest';
import { facetHint } from './facetHint.rules.ts';
import { facetDefinitions } from './facets.rules.ts';

const market = { hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' };

test.each([
  ['a colour', { facet: 'color', values: ['Blue'] }, null],
  ['nothing', { facet: 'availability', values: [] }, null],
  ['the value of availability', { facet: 'availability', values: ['in-stock'] }, null],
  [
    'a value of the enum Availability',
    { facet: 'availability', values: ['IN_STOCK'] },
    /only value .* 'in-stock'/,
  ],
  ['ends of a range', { facet: 'waist', min: 90 }, null],
  ['a range as text', { facet: 'waist', values: ['80..90'] }, null],
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
