/** Add-ons in the tag manager's queue (catalogue.md 7.6). */
import { pushEvent } from './dataLayer.ts';

export interface AddOnItem {
  readonly name: string;
  /** The last segment of the product's address. */
  readonly id: string;
  /** The store's id; null when content names none. */
  readonly platformId: number | null;
  /** Asked now, in units of the market's currency; null when it is not known. */
  readonly price: number | null;
  /** Before the discount; null when nothing is taken off. */
  readonly regularPrice: number | null;
}

/** Event open_cart_add_on: the quick-add dialog of an add-on was opened. */
export function reportOpenCartAddOn({ name, id, platformId, price, regularPrice }: AddOnItem): void {
  const discount = price !== null && regularPrice !== null ? regularPrice - price : 0;
  pushEvent({
    event: 'open_cart_add_on',
    ecommerce: {
      items: [
        {
          item_name: name,
          item_id: id,
          bc_item_id: platformId,
          price,
          // Cents survive the subtraction of fractions.
          discount: Math.round(discount * 100) / 100,
          quantity: 1,
        },
      ],
    },
  });
}
