/** `products…` of the shop API (catalogue.md 7.1). */
import { whenKnown, type Awaitable } from '../../transport/awaitable.ts';
import { BatchLoader } from '../../transport/batchLoader.ts';
import { defineCall } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import { catalogueTimes, dataOf, pageOf, salesCache, stockCache } from '../answers.ts';
import type { ProductFieldsQuery } from '../handle.ts';
import {
  productFieldsJson,
  productJson,
  soldIds,
  soldProductJson,
  variantJson,
  type ProductFieldsJson,
  type ProductJson,
  type ProductOptionJson,
} from '../products.ts';
import { inStore, type CommerceClient } from './client.ts';

/** Reads that everybody in a store may share. */
const shared = { source: 'commerce', method: 'GET', varies: ['commerceRegion'], idempotent: true } as const;

const getProductFields = defineCall({
  ...shared,
  name: 'getProductFields',
  route: '/products',
  ...catalogueTimes,
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

const getBestsellers = defineCall({
  ...shared,
  name: 'getBestsellers',
  route: '/products',
  cache: salesCache,
  request: ({ limit }: { limit: number }, scope) =>
    inStore(scope, '/products', {
      query: { sort: 'total_sold', direction: 'desc', include_fields: 'total_sold', limit },
    }),
  answer: pageOf(soldProductJson),
});

export function productCalls({ read, readBatch }: CommerceClient) {
  const products = new BatchLoader<number, ProductJson | null>(
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
  /** They come with the product. */
  const productOptions = (id: number): Awaitable<ProductOptionJson[]> =>
    whenKnown(products.get(id), (product) => product?.product_options ?? []);
  return {
    /** Batched, 50 ids per call. */
    productById: (id: number) => products.load(id),
    productOptions,
    productOptionsAtHand: productOptions,
    async productFields(query: ProductFieldsQuery): Promise<ProductFieldsJson[]> {
      const { items } = await read(getProductFields, query);
      return items;
    },
    getVariant: (productId: number, variantId: number) => read(getVariant, { productId, variantId }),
    async bestsellers(limit: number): Promise<number[]> {
      const { items } = await read(getBestsellers, { limit });
      return soldIds(items);
    },
  };
}
