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
  /** Taken off the normal price, in the same units; null when nothing is. */
  readonly discount: number | null;
}

/** Event open_cart_add_on: the quick-add dialog of an add-on was opened. */
export function reportOpenCartAddOn({ name, id, platformId, price, discount }: AddOnItem): void {
  pushEvent({
    event: 'open_cart_add_on',
    ecommerce: {
      items: [
        {
          item_name: name,
          item_id: id,
          bc_item_id: platformId,
          price,
          discount: discount ?? 0,
          quantity: 1,
        },
      ],
    },
  });
}
