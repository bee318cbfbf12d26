import { expect, test } from 'vitest';
import { chosenPart, type PartChoice } from './setChoice.rules.ts';

const variant = (id: string, isPurchasable = true) => ({ id, isPurchasable });
const soldOut = { id: 'leash', variants: [variant('leash 75', false)], suggested: null };
const pinion = {
  id: 'pinion',
  variants: [variant('pinion 100'), variant('pinion 110'), variant('pinion 120', false)],
  suggested: 'pinion 100',
};
const changeover = { id: 'changeover', variants: [variant('changeover 100')], suggested: 'changeover 100' };
const parts = [soldOut, pinion, changeover];

test.each<[string, typeof parts, PartChoice | null, string | null]>([
  ['at first the first that can be bought', parts, null, 'pinion 100'],
  ['none when the shopper wants none', parts, { partId: null, variantId: null }, null],
  [
    'another one in its suggested version',
    parts,
    { partId: 'changeover', variantId: null },
    'changeover 100',
  ],
  ['another version', parts, { partId: 'pinion', variantId: 'pinion 110' }, 'pinion 110'],
  ['not a version that is sold out', parts, { partId: 'pinion', variantId: 'pinion 120' }, 'pinion 100'],
  [
    'the first for one that no longer fits',
    [changeover],
    { partId: 'pinion', variantId: null },
    'changeover 100',
  ],
  ['the first for one that is sold out', parts, { partId: 'leash', variantId: null }, 'pinion 100'],
  ['none when all are sold out', [soldOut], null, null],
  ['none when nothing fits', [], null, null],
])('%s', (_, given, choice, expected) => {
  expect(chosenPart(given, choice)?.variantId ?? null).toBe(expected);
});
