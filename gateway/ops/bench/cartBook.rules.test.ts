/** What benchmarks count as lost, duplicated and wrong. */
import { describe, expect, test } from 'vitest';
import { bookOf, deviationsOf, emptyCart, type Book, type SeenCart } from './cartBook.rules.ts';

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
  test.each<[string, SeenCart, Book[], number, number]>([
    ['an empty cart of an empty book', emptyCart, [{}], 0, 0],
    ['what the book says', cart(['ski', 2], ['pole', 3]), [{ ski: 2, pole: 3 }], 0, 0],
    ['as it was before an untold change', cart(['ski', 1]), [{ ski: 1 }, { ski: 2 }], 0, 0],
    ['as it was to be after an untold change', cart(['ski', 2]), [{ ski: 1 }, { ski: 2 }], 0, 0],
    ['a line that is gone', cart(['ski', 2]), [{ ski: 2, pole: 1 }], 1, 0],
    ['fewer units than were put there', cart(['ski', 1]), [{ ski: 2 }], 1, 0],
    ['an untold add that was done twice', cart(['ski', 3]), [{ ski: 1 }, { ski: 2 }], 0, 1],
    ['a line that was taken out', cart(['ski', 1]), [{}], 0, 1],
    ['two lines of one variant', cart(['ski', 1], ['ski', 1]), [{ ski: 2 }], 0, 1],
    ['neither before nor after', cart(['ski', 3]), [{ ski: 1 }, { ski: 5 }], 1, 0],
  ])('%s', (_, seen, books, lost, doubled) => {
    const found = deviationsOf(seen, books, prices);
    expect([found.lost.length, found.doubled.length, found.totals]).toEqual([lost, doubled, []]);
  });
});

describe('totals', () => {
  const right = cart(['ski', 2], ['pole', 3]);
  test.each<[string, SeenCart, number]>([
    ['three times a tenth is no error of rounding', right, 0],
    ['units that do not add up', { ...right, totalQuantity: 6 }, 1],
    ['a subtotal that does not add up', { ...right, subtotal: 20 }, 1],
    [
      'a line at another price',
      { totalQuantity: 1, subtotal: 9, lines: [{ variantId: 'ski', quantity: 1, total: 9 }] },
      1,
    ],
  ])('%s', (_, seen, wrong) => {
    expect(deviationsOf(seen, [bookOf(seen)], prices).totals).toHaveLength(wrong);
  });
});
