import { expect, test } from 'vitest';
import { compareSizes } from './sizeOrder.rules.ts';

test.each([
  ['letters from the smallest', ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']],
  ['a size between two stands between them', ['S', 'S/M', 'M', 'M/L', 'L']],
  ['with centimetres', ['XS 47–51', 'S 51–55', 'S/M 53–57', 'M 55–59', 'M/L 57–61', 'L 59–63']],
  ['numbers by number', ['85', '95', '105', '115']],
  ['with units', ['60 g', '180 g']],
  ['of two numbers', ['50 × 70 cm', '70 × 100 cm']],
  ['letters, numbers, words', ['S', 'XL', '40 cm', '55 cm', 'Adult', 'Child', 'Long', 'Short']],
  ['a word that begins with a letter of a size is a word', ['M', 'Long', 'Medium', 'Small']],
])('%s', (_, sizes) => {
  expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes);
});
