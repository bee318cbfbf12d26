/**
 * Product list events in the data layer (catalogue.md 7.6): impressions and clicks. Items contain what the tile shows,
 * and nothing about the shopper.
 */
import { pushEvent } from './dataLayer.ts';

export interface ProductItem {
  readonly name: string;
  /** The last segment of the product's address. */
  readonly id: string;
  /** The store's id; null where there is no shop. */
  readonly platformId: number | null;
  /** Label of the colour shown on the tile; null when the product has only one. */
  readonly color: string | null;
  /** Current price as decimal text in units of the market's currency; null when unknown. */
  readonly price: string | null;
  /** Discount off the list price, in the same units; null when there is none. */
  readonly discount: string | null;
}

/** A list of products on a page. */
export interface ProductList {
  /** Language-independent name, such as `related`. */
  readonly id: string;
  /** Its heading as displayed. */
  readonly name: string;
}

/** Event view_item_list: the list came into view. */
export function reportItemList(list: ProductList, items: readonly ProductItem[]): void {
  push(
    'view_item_list',
    list,
    items.map((item, index) => fieldsOf(item, list, index)),
  );
}

/** Event select_item: a tile was clicked. `index` is its position in the list, from 0. */
export function reportSelectItem(list: ProductList, item: ProductItem, index: number): void {
  push('select_item', list, [fieldsOf(item, list, index)]);
}

function push(event: string, list: ProductList, items: readonly object[]): void {
  pushEvent({ event, ecommerce: { item_list_id: list.id, item_list_name: list.name, items } });
}

function fieldsOf(item: ProductItem, list: ProductList, index: number): object {
  return {
    item_name: item.name,
    item_id: item.id,
    bc_item_id: item.platformId,
    ...(item.color === null ? {} : { item_variant: item.color }),
    price: item.price && Number(item.price),
    discount: Number(item.discount),
    quantity: 1,
    index,
    item_list_id: list.id,
    item_list_name: list.name,
  };
}
