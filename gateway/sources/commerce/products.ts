/** Products and variants, with the fields that are used (catalogue.md 3, 7.1). */
import DataLoader from 'dataloader';
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { SourceError } from '../transport/errors.ts';
import { dataOf, inStore, stockCache, pageOf } from './answers.ts';
import type { CommerceClient } from './client.ts';

const priceJson = z.object({ value: z.number() });

const optionValueJson = z.object({
  entityId: z.number(),
  label: z.string(),
  /** Colours only. */
  hexColors: z.array(z.string()),
});

const productOptionJson = z.object({
  id: z.number(),
  /** "Color", "Length", "Size" or "Brake Width". */
  displayName: z.string(),
  values: z.array(optionValueJson),
});

const variantJson = z.object({
  variant_id: z.number(),
  product_id: z.number(),
  sku: z.string(),
  option_values: z.array(
    z.object({
      option_display_name: z.string(),
      id: z.number(),
      label: z.string(),
      hexColors: z.array(z.string()),
    }),
  ),
  /** Units of this variant. Meaningless (zero) unless the product's `inventory_tracking` is `variant`. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  /** False when purchasing is switched off; says nothing about stock. */
  isPurchasable: z.boolean(),
  /** Before any discount. */
  original_price: z.number(),
  /** Null when not on sale. */
  sale_price: z.number().nullable(),
  prices: z.object({ price: priceJson, salePrice: priceJson.nullable(), retailPrice: priceJson }),
  /** Units that a cart may hold, whatever the tracking. */
  quantity: z.number(),
  /** Path on the image service. */
  thumbnail: z.string(),
});

const productJson = z.object({
  id: z.number(),
  name: z.string(),
  sku: z.string(),
  /** Before any discount, of the cheapest variant. */
  price: z.number(),
  /** After discounts, of the cheapest variant. */
  calculatedPrice: priceJson,
  retailPrice: priceJson.nullable(),
  /** After discounts, over all variants. */
  variationPriceRange: z.object({ lowPrice: z.number(), highPrice: z.number() }).nullable(),
  categories: z.array(z.number()),
  /** `none`: stock is unlimited. */
  inventory_tracking: z.enum(['variant', 'product', 'none']),
  /** Units over all variants, or of the product, depending on the tracking. */
  inventoryLevel: z.number(),
  isInStock: z.boolean(),
  availability: z.enum(['available', 'disabled', 'preorder']),
  /** Starts with `yyyy-mm-dd`; null when no date is set. */
  preorder_release_date: z.string().nullish(),
  isNew: z.boolean(),
  isRedesigned: z.boolean(),
  /** With `include=options` only. */
  product_options: z.array(productOptionJson).optional(),
  /** With `include=variants` only. */
  variants: z.array(variantJson).optional(),
});

/** A product with `include_fields`: always the id, otherwise the named fields. */
const productFieldsJson = productJson.partial().required({ id: true });

export type ProductOptionJson = z.infer<typeof productOptionJson>;
export type VariantJson = z.infer<typeof variantJson>;
export type ProductJson = z.infer<typeof productJson>;
export type ProductFieldsJson = z.infer<typeof productFieldsJson>;

/** Reads that everybody in a store may share. */
const shared = { source: 'commerce', method: 'GET', varies: ['commerceRegion'], idempotent: true } as const;

interface ProductFieldsQuery {
  /** From 1. */
  page: number;
  /** At most 250. */
  limit: number;
  fields: readonly string[];
  /** Has to be among the fields, too. */
  include?: readonly ('options' | 'variants')[];
}

export const getProductFields = defineCall({
  ...shared,
  name: 'getProductFields',
  route: '/products',
  cache: stockCache,
  request: ({ page, limit, fields, include = [] }: ProductFieldsQuery, scope) =>
    inStore(scope, '/products', {
      query: {
        page,
        limit,
        include_fields: fields.join(','),
        ...(include.length === 0 ? {} : { include: include.join(',') }),
      },
    }),
  answer: pageOf(productFieldsJson),
});

/** The shop's limit for pages with options and variants. */
const maxBatchSize = 50;

const getProductsById = defineCall({
  ...shared,
  name: 'getProductsById',
  route: '/products',
  cache: stockCache,
  request: ({ ids }: { ids: readonly number[] }, scope) =>
    inStore(scope, '/products', {
      query: { 'id:in': ids.join(','), include: 'options,variants', limit: maxBatchSize },
    }),
  answer: pageOf(productJson),
});

const getVariant = defineCall({
  ...shared,
  name: 'getVariant',
  route: '/products/{id}/variants/{variantId}',
  cache: stockCache,
  request: ({ productId, variantId }: { productId: number; variantId: number }, scope) =>
    inStore(scope, `/products/${productId}/variants/${variantId}`),
  answer: dataOf(variantJson).nullable(),
  statuses: { 404: null },
});

export function productCalls({ read, readBatch }: CommerceClient) {
  const products = new DataLoader<number, ProductJson | null>(
    async (ids) => {
      const answers = await readBatch(getProductsById, {
        items: ids,
        // Sorted, so that reads of the same products share one call whatever their order.
        args: (some) => ({ ids: some.toSorted((a, b) => a - b) }),
        part: ({ items, pagination }, id) => ({ pagination, items: items.filter((item) => item.id === id) }),
      });
      return answers.map((answer) => (answer instanceof SourceError ? answer : (answer.items[0] ?? null)));
    },
    { maxBatchSize },
  );
  return {
    /** With options and variants; null when the store does not have it. Batched, 50 ids per call. */
    productById: (id: number) => products.load(id),
    getVariant: (productId: number, variantId: number) => read(getVariant, { productId, variantId }),
  };
}
