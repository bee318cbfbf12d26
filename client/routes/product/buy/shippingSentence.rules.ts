/** Which sentence says what shipping costs: of the product alone, or with what is in the cart. */
import type { promisesWording } from '../../../wording/shopping/promises.ts';
import type { KeyOf, WordingValues } from '../../../wording/wording.ts';

interface Sum {
  readonly formatted: string;
}

/** Of the product alone. */
export interface Shipping {
  readonly cost: Sum | null | undefined;
  readonly freeFrom: Sum | null | undefined;
  readonly isFree: boolean;
}

export interface CartShipping {
  readonly remaining: Sum;
  readonly isReached: boolean;
}

interface Sentence {
  key: KeyOf<typeof promisesWording>;
  values: WordingValues;
}

/** Null when nothing is known. */
export function shippingSentence(
  { cost, freeFrom, isFree }: Shipping,
  cart: CartShipping | null,
): Sentence | null {
  if (isFree) return { key: 'promises.shippingFree', values: {} };
  if (cart?.isReached) return { key: 'promises.shippingFreeWithCart', values: {} };
  if (cart) return { key: 'promises.shippingMissing', values: { sum: cart.remaining.formatted } };
  if (cost && freeFrom)
    return {
      key: 'promises.shippingFromFreeFrom',
      values: { cost: cost.formatted, sum: freeFrom.formatted },
    };
  if (cost) return { key: 'promises.shippingFrom', values: { cost: cost.formatted } };
  return freeFrom ? { key: 'promises.shippingFreeFrom', values: { sum: freeFrom.formatted } } : null;
}
