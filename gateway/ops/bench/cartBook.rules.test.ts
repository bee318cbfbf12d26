/** What benchmarks count as lost, duplicated and wrong. */
import { describe, expect, test } from 'vitest';
import { contentOf, deviationsOf, emptyCart, type ExpectedCart, type SeenCart } from './cartBook.rules.ts';

const prices = { ski: 10, pole: 0.1 };
const cart = (...lines: [variantId: string, quantity: number][]): SeenCart => ({
  lines: lines.map(([variantId, quantity]) => ({
    variantId,
    quantity,
    total: quantity * (prices[variantId as keyof typeof prices] ?? 0),
  })),
  totalQuantity: lines.reduce((sum, [, quantity]) => sum + quantity, 0),
  subtotal: lines.reduce(
    (sum, [id, quantity]) => sum + quantity * (prices[id as keyof typeof prices] ?? 0),
    0,
  ),
});

describe('a cart compared with the possible contents', () => {
  test.each<[string, SeenCart, ExpectedCart[], number, number]>([
    ['an empty cart as expected', emptyCart, [{}], 0, 0],
    ['the expected content', cart(['ski', 2], ['pole', 3]), [{ ski: 2, pole: 3 }], 0, 0],
    ['the content before a change with unknown outcome', cart(['ski', 1]), [{ ski: 1 }, { ski: 2 }], 0, 0],
    ['the content after a change with unknown outcome', cart(['ski', 2]), [{ ski: 1 }, { ski: 2 }], 0, 0],
    ['a missing line', cart(['ski', 2]), [{ ski: 2, pole: 1 }], 1, 0],
    ['missing units', cart(['ski', 1]), [{ ski: 2 }], 1, 0],
    ['a change with unknown outcome, applied twice', cart(['ski', 3]), [{ ski: 1 }, { ski: 2 }], 0, 1],
    ['a removed line', cart(['ski', 1]), [{}], 0, 1],
    ['two lines of one variant', cart(['ski', 1], ['ski', 1]), [{ ski: 2 }], 0, 1],
    ['neither before nor after', cart(['ski', 3]), [{ ski: 1 }, { ski: 5 }], 1, 0],
  ])('%s', (_, seen, expectedCarts, lost, doubled) => {
    const found = deviationsOf(seen, expectedCarts, prices);
    expect([found.lost.length, found.doubled.length, found.totals]).toEqual([lost, doubled, []]);
  });
});

describe('totals', () => {
  const right = cart(['ski', 2], ['pole', 3]);
  test.each<[string, SeenCart, number]>([
    ['rounding errors are tolerated', right, 0],
    ['units that do not add up', { ...right, totalQuantity: 6 }, 1],
    ['a subtotal that does not add up', { ...right, subtotal: 20 }, 1],
    [
      'a line with a wrong price',
      { totalQuantity: 1, subtotal: 9, lines: [{ variantId: 'ski', quantity: 1, total: 9 }] },
      1,
    ],
  ])('%s', (_, seen, wrong) => {
    expect(deviationsOf(seen, [contentOf(seen)], prices).totals).toHaveLength(wrong);
  });
});
