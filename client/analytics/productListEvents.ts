/**
 * Lists of products in the tag manager's queue (catalogue.md 7.6): what was shown, and what was followed. Items say what
 * the tile said; nothing in them is about the shopper.
 */
import { pushEvent } from './dataLayer.ts';

export interface ProductItem {
  readonly name: string;
  /** The last segment of the product's address. */
  readonly id: string;
  /** The store's id; null where there is no shop. */
  readonly platformId: number | null;
  /** Label of the colour that the tile shows; null when the product has one only. */
  readonly color: string | null;
  /** Asked now, in units of the market's currency; null when it is not known. */
  readonly price: number | null;
  /** Taken off the normal price, in the same units; null when nothing is. */
  readonly discount: number | null;
}

/** A list of products on a page. */
export interface ProductList {
  /** The same in every language, such as `related`. */
  readonly id: string;
  /** Its heading, as the shopper reads it. */
  readonly name: string;
}

/** Event view_item_list: the list has come into view. */
export function reportItemList(list: ProductList, items: readonly ProductItem[]): void {
  push(
    'view_item_list',
    list,
    items.map((item, index) => fieldsOf(item, list, index)),
  );
}

/** Event select_item: a tile was followed. `index` is its place in the list, from 0. */
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
    price: item.price,
    discount: item.discount ?? 0,
    quantity: 1,
    index,
    item_list_id: list.id,
    item_list_name: list.name,
  };
}
