/** catalogue.md 4 “Product tile”: a colour is selected from the first, a variant is current when exactly one matches. */
import { expect, test } from 'vitest';
import { chosenOffer } from './chosenOffer.rules.ts';

const product = { name: 'all of it' };
const swatches = [
  { label: 'Coal', name: 'coal' },
  { label: 'Amethyst', name: 'amethyst' },
];
const variants = [{ id: 'amethyst-178', name: 'amethyst 178' }];

test.each([
  ['colour chosen: that colour', { variantId: null, colour: 'Amethyst' }, 'amethyst'],
  ['named in any case', { variantId: null, colour: 'amethyst' }, 'amethyst'],
  ['variant chosen: its own', { variantId: 'amethyst-178', colour: 'Amethyst' }, 'amethyst 178'],
  ['a colour that content does not show: the product', { variantId: null, colour: 'Ink' }, 'all of it'],
  ['nothing chosen: the product', { variantId: null, colour: null }, 'all of it'],
])('%s', (_sentence, chosen, name) => {
  expect(chosenOffer({ product, swatches, variants }, chosen).name).toBe(name);
});
