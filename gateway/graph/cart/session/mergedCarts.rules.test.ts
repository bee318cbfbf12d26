import { expect, test } from 'vitest';
import { mergeOf, type MergeableLine } from './mergedCarts.rules.ts';

const line = (variant_id: number, quantity: number): MergeableLine => ({
  id: `line-${variant_id}`,
  product_id: 100,
  variant_id,
  quantity,
});
const added = (variant_id: number, quantity: number) => ({ product_id: 100, variant_id, quantity });

test.each<[string, MergeableLine[], MergeableLine[], ReturnType<typeof mergeOf>]>([
  [
    'lines only in the other cart are added',
    [line(1, 1)],
    [line(2, 3)],
    { missing: [added(2, 3)], short: [] },
  ],
  ['lines only in this cart stay', [line(1, 1)], [], { missing: [], short: [] }],
  [
    'of lines in both the larger quantity is kept: this cart’s',
    [line(1, 2)],
    [line(1, 1)],
    { missing: [], short: [] },
  ],
  ['and there', [line(1, 1)], [line(1, 2)], { missing: [], short: [{ line: line(1, 1), quantity: 2 }] }],
  ['the quantity is capped at 99', [], [line(1, 120)], { missing: [added(1, 99)], short: [] }],
])('%s', (_row, here, other, merge) => {
  expect(mergeOf(here, other)).toEqual(merge);
});

test('merging twice changes nothing', () => {
  const other = [line(1, 2), line(2, 1)];
  expect(mergeOf(other, other)).toEqual({ missing: [], short: [] });
});
