/** Mock add-ons for `ProductAddOnsQuery` and `CartAddOnsQuery`. */
import { testPrice, testRendition, testSelected } from '../ProductGrid/testProducts.ts';

export interface TestFit {
  size?: string | null;
  verdict: string;
  message: string | null;
}

export const unknownFit: TestFit = { size: null, verdict: 'UNKNOWN', message: null };

export function testAddOn(
  id: string,
  title: string,
  variantIds: readonly string[],
  { fit = unknownFit, sizeFits = [] as readonly TestFit[], price = testPrice(15) as object | null } = {},
) {
  return {
    fit,
    sizeFits,
    product: {
      __typename: 'Product',
      id,
      handle: id,
      platformId: 77,
      displayTitle: title,
      path: `/en-us/p/${id}`,
      image: { rendition: testRendition(id) },
      selected: testSelected(price),
      variants: variantIds.map((variantId) => ({ id: variantId })),
    },
  };
}

/** A cart with one unit of each variant, as a mutation returns it. */
export function testCartOf(...held: readonly (readonly [productId: string, variantId: string])[]) {
  const money = { amount: '15.00', currency: { code: 'USD' }, formatted: '$15' };
  return {
    __typename: 'Cart',
    id: 'cart-1',
    totalQuantity: held.length,
    baseAmount: money,
    subtotal: money,
    freeShipping: null,
    spendMeter: null,
    lines: held.map(([productId, variantId]) => ({
      __typename: 'CartLine',
      id: `line of ${variantId}`,
      title: productId,
      variantId,
      product: { __typename: 'Product', id: productId, variants: [] },
      selections: [],
      image: null,
      path: null,
      quantity: 1,
      price: testPrice(15),
      lineTotal: money,
      availability: 'IN_STOCK',
      maxQuantity: null,
    })),
  };
}
