/**
 * What decides whether a partner's copy of a product is out of date: where it is shown, and digests of its content, prices
 * and stock. The indexer computes them from everything that it reads, the gateway for single products after a webhook;
 * both get the same result.
 */
import { hash } from 'node:crypto';
import {
  productAvailability,
  unitsLeft,
  variantAvailability,
} from '../../graph/catalog/offers/availability.rules.ts';
import {
  groupProductPrices,
  groupVariantPrices,
  type DiscountRule,
} from '../../graph/catalog/offers/groupDiscount.rules.ts';
import type { ExactProduct } from '../../graph/catalog/offers/exactPrices.rules.ts';
import type { ProductFieldsJson, ProductJson } from '../../sources/commerce/products.ts';
import type { PublishedProductJson } from '../../sources/delivery/published.ts';
import { noFacts, type ProductFacts } from './productChange.rules.ts';

/** An entry in one locale, its empty fields filled from the base locale. */
export type FactsEntry = Omit<PublishedProductJson, 'created_at' | 'size_specs'>;

/** Fields of a store's product that its facts need, for `include_fields`. */
export const factsFields = [
  'price',
  'calculatedPrice',
  'retailPrice',
  'variationPriceRange',
  'categories',
  'inventory_tracking',
  'inventoryLevel',
  'isInStock',
  'availability',
  'preorder_release_date',
  'variants',
] as const;
export type FactsProduct = Pick<ProductJson, 'id' | (typeof factsFields)[number]>;

/** Digests of a product in one store. */
export interface StoreFacts {
  price: string;
  stock: string;
}

/** Facts of one store, by its product id. */
export type FactsById = ReadonlyMap<number, StoreFacts>;

const inShop = { hasShop: true, isPro: false, isEu: false };

export function isFactsProduct(product: ProductFieldsJson): product is ProductFieldsJson & FactsProduct {
  return factsFields.every((field) => field === 'preorder_release_date' || product[field] !== undefined);
}

/** As guests see it. @param rules discounts of the store's guest group, like `exact` in its currency's minor units. */
export function storeFacts(
  product: FactsProduct,
  exact: ExactProduct,
  rules: readonly DiscountRule[],
): StoreFacts {
  const { variants = [] } = product;
  const { calculatedPrice, retailPrice, variationPriceRange } = groupProductPrices(rules, exact);
  return {
    price: digest([
      exact.price,
      calculatedPrice,
      retailPrice,
      variationPriceRange && [variationPriceRange.lowPrice, variationPriceRange.highPrice],
      exact.variants.map((variant) => {
        const { price, salePrice, retailPrice: retail } = groupVariantPrices(rules, exact, variant);
        return [variant.variant_id, price, salePrice, retail];
      }),
    ]),
    stock: digest([
      productAvailability(product, inShop),
      product.preorder_release_date ?? null,
      variants.map((variant) => [
        variant.sku,
        variantAvailability(variant, product, inShop),
        unitsLeft(variant, product),
      ]),
    ]),
  };
}

/** Collects the facts of products, entry by entry. */
export class CollectedFacts {
  readonly byUid = new Map<string, ProductFacts>();
  readonly #stores: ReadonlyMap<string, FactsById>;
  readonly #readAt: number;

  /** @param readAt milliseconds since 1970 at which reading began. */
  constructor(stores: ReadonlyMap<string, FactsById>, readAt: number) {
    this.#stores = stores;
    this.#readAt = readAt;
  }

  /** What all locales share is taken from the first: add the base locale's entries first. */
  add(locale: string, entry: FactsEntry): void {
    const known = this.byUid.get(entry.uid) ?? this.#first(entry);
    const isComplete = entry.title !== '' && entry.url !== '';
    const content = isComplete ? { ...known.content, [locale]: digest(contentOf(entry)) } : known.content;
    this.byUid.set(entry.uid, { ...known, content });
  }

  #first({ url, regions, bc_products: platform, prices }: FactsEntry): ProductFacts {
    const ids = platform.map(({ region, id }) => [region, id] as const);
    const stores = ids.flatMap(([store, id]) => {
      const facts = this.#stores.get(store)?.get(id);
      return facts ? [[store, facts] as const] : [];
    });
    return {
      ...noFacts(this.#readAt),
      handle: url.replace(/^\//, ''),
      regions,
      ids: Object.fromEntries(ids),
      contentPrices: digest(Object.entries(prices).toSorted()),
      stores: Object.fromEntries(stores),
    };
  }
}

/** The date of the last change stands for the fields that are not listed. */
function contentOf(entry: FactsEntry): unknown[] {
  return [
    entry.updated_at,
    entry.title,
    entry.display_title,
    entry.tagline,
    entry.description,
    entry.url,
    entry.seo_meta?.seo_title ?? '',
    entry.seo_meta?.seo_description ?? '',
    entry.is_new,
    entry.is_redesigned,
    entry.categories.map(({ uid }) => uid),
    entry.specs.map(({ title, value }) => [title, value]),
    entry.size_title,
    entry.colors,
    entry.color_group_names,
    entry.season ?? null,
  ];
}

function digest(facts: unknown): string {
  return hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 10);
}
