import { expect, test } from 'vitest';
import { measuredTerm } from './measureFilters.rules.ts';

test.each<[string, string, string, [string, { from?: number; to?: number }][]]>([
  ['a weight in kilograms', 'light touring under 1.3 kg', 'light touring', [['weight', { to: 1300 }]]],
  ['with a comma', 'Tourenski unter 1,3 kg', 'Tourenski', [['weight', { to: 1300 }]]],
  ['in grams, without a blank', 'pole below 250g', 'pole', [['weight', { to: 250 }]]],
  ['up to includes the number', 'skis up to 170 cm', 'skis', [['length', { to: 170.01 }]]],
  ['at least includes it', 'skis at least 100 mm', 'skis', [['waist', { from: 100 }]]],
  ['over does not', 'skis over 100 mm', 'skis', [['waist', { from: 100.01 }]]],
  ['two of them', 'skis over 90 mm under 100 mm', 'skis', [['waist', { from: 90.01 }], ['waist', { to: 100 }]]],
  ['alone', 'under 1.3 kg', '', [['weight', { to: 1300 }]]],
  ['in French', 'skis de moins de 1,5 kg', 'skis de', [['weight', { to: 1500 }]]],
  ['in Japanese, behind the unit', 'スキー 1.3kg以下', 'スキー', [['weight', { to: 1300.01 }]]],
  ['a number without a bound is searched', 'ropeway 94 178 cm', 'ropeway 94 178 cm', []],
  ['a bound without a unit is searched', 'over 100', 'over 100', []],
  ['nor is it one within words', 'undercut 10 mm', 'undercut 10 mm', []],
  ['nor a unit that goes on', 'under 5 grams', 'under 5 grams', []],
])('%s', (_, term, words, filters) => {
  expect(measuredTerm(term)).toEqual({
    words,
    filters: filters.map(([field, range]) => ({ field, values: [range] })),
  });
}); // oxfmt-ignore
