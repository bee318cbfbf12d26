/** A mock cart for the drawer, the cart screen and mutations. */
import { testMoney, testPrice } from '../ProductGrid/testProducts.ts';

export interface LineFacts {
  id: string;
  title: string;
  quantity: number;
  maxQuantity?: number | null;
  variantId?: string;
  notices?: readonly string[];
  /** The unit price when it was added; it is 100 now. */
  before?: number | null;
}

export const skis: LineFacts = { id: 'line-1', title: 'Lodestar 98', quantity: 1 };
export const poles: LineFacts = { id: 'line-2', title: 'Adit Pole', quantity: 2 };

export interface CartFacts {
  spendMeter?: object | null;
  /** Free-shipping threshold; null without an offer. */
  freeFrom?: number | null;
  shipping?: number | null;
  checkoutUrl?: string | null;
  checkoutHold?: string | null;
}

/** Every unit costs 100. */
export function testCart(
  lines: readonly LineFacts[],
  {
    spendMeter = null,
    freeFrom = null,
    shipping = null,
    checkoutUrl = 'https://checkout.example/cart-1',
    checkoutHold = null,
  }: CartFacts = {},
) {
  const total = lines.reduce((sum, line) => sum + line.quantity, 0);
  const remaining = freeFrom === null ? 0 : Math.max(0, freeFrom - total * 100);
  return {
    __typename: 'Cart',
    id: 'cart-1',
    totalQuantity: total,
    baseAmount: testMoney(total * 100),
    subtotal: testMoney(total * 100),
    shippingEstimate: shipping === null ? null : testMoney(shipping),
    proSaving: null,
    freeShipping:
      freeFrom === null
        ? null
        : {
            remaining: testMoney(remaining),
            fraction: freeFrom === 0 ? 1 : 1 - remaining / freeFrom,
            isReached: remaining === 0,
          },
    checkoutUrl,
    checkoutHold,
    spendMeter,
    lines: lines.map(
      ({
        id,
        title,
        quantity,
        maxQuantity = null,
        variantId = `variant of ${id}`,
        notices = [],
        before = null,
      }) => ({
        __typename: 'CartLine',
        id,
        title,
        variantId,
        product: null,
        selections: [{ name: 'Length', value: '178' }],
        image: null,
        path: '/en-us/p/any',
        quantity,
        price: testPrice(100),
        previousUnitPrice: before === null ? null : testMoney(before),
        lineTotal: testMoney(quantity * 100),
        availability: 'IN_STOCK',
        notices,
        maxQuantity,
      }),
    ),
  };
}
