/**
 * Compares a cart with the expected content: lost and duplicated units, wrong totals. A change with unknown outcome
 * leaves two possible contents.
 */

/** Units by variant; others are not in the cart. */
export type ExpectedCart = Readonly<Record<string, number>>;

export interface SeenCart {
  totalQuantity: number;
  /** In currency units. */
  subtotal: number;
  lines: readonly { variantId: string; quantity: number; total: number }[];
}

export interface Deviations {
  /** Lines with fewer units than expected. */
  lost: string[];
  /** Lines with more units than expected, and second lines of a variant. */
  doubled: string[];
  totals: string[];
}

export const emptyCart: SeenCart = { totalQuantity: 0, subtotal: 0, lines: [] };

/** The actual content of the cart. */
export function contentOf({ lines }: SeenCart): ExpectedCart {
  const expectedCart: Record<string, number> = {};
  for (const { variantId, quantity } of lines)
    expectedCart[variantId] = (expectedCart[variantId] ?? 0) + quantity;
  return expectedCart;
}

/** @param prices unit prices by variant. */
export function deviationsOf(
  cart: SeenCart,
  expectedCarts: readonly ExpectedCart[],
  prices: Readonly<Record<string, number>>,
): Deviations {
  const seen = contentOf(cart);
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const variantId of new Set(
    [seen, ...expectedCarts].flatMap((expectedCart) => Object.keys(expectedCart)),
  )) {
    const units = seen[variantId] ?? 0;
    const mayBe = expectedCarts.map((expectedCart) => expectedCart[variantId] ?? 0);
    const words = `${units} of ${variantId} instead of ${[...new Set(mayBe)].join(' or ')}`;
    if (cart.lines.filter((line) => line.variantId === variantId).length > 1)
      doubled.push(`two lines of ${variantId}`);
    else if (units > Math.max(...mayBe)) doubled.push(words);
    else if (!mayBe.includes(units)) lost.push(words);
  }
  return { lost, doubled, totals: wrongTotals(cart, prices) };
}

function wrongTotals(cart: SeenCart, prices: Readonly<Record<string, number>>): string[] {
  const units = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const sum = cart.lines.reduce((sum, { total }) => sum + total, 0);
  return [
    ...cart.lines.flatMap(({ variantId, quantity, total }) => {
      const price = prices[variantId];
      return price === undefined || isSame(total, quantity * price)
        ? []
        : [`${quantity} of ${variantId} cost ${total}, one costs ${price}`];
    }),
    ...(units === cart.totalQuantity ? [] : [`${cart.totalQuantity} units are told, ${units} are there`]),
    ...(isSame(sum, cart.subtotal) ? [] : [`the subtotal is ${cart.subtotal}, the lines cost ${sum}`]),
  ];
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}
