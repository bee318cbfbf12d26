/** Add-on events in the data layer (catalogue.md 7.6). */
import { pushEvent } from './dataLayer.ts';

export interface AddOnItem {
  readonly name: string;
  /** The last segment of the product's address. */
  readonly id: string;
  /** The store's id; null when content has none. */
  readonly platformId: number | null;
  /** Current price as decimal text in units of the market's currency; null when unknown. */
  readonly price: string | null;
  /** Discount off the list price, in the same units; null when there is none. */
  readonly discount: string | null;
}

/** Event open_cart_add_on: an add-on's quick-add dialog was opened. */
export function reportOpenCartAddOn({ name, id, platformId, price, discount }: AddOnItem): void {
  pushEvent({
    event: 'open_cart_add_on',
    ecommerce: {
      items: [
        {
          item_name: name,
          item_id: id,
          bc_item_id: platformId,
          price: price && Number(price),
          discount: Number(discount),
          quantity: 1,
        },
      ],
    },
  });
}
