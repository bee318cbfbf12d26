/** `catalog/products` of BigCommerce's V3 API. Shared by everybody in a store. */
import { BatchLoader } from '../../transport/batchLoader.ts';
import { defineCall, type CacheTimes } from '../../transport/call.ts';
import { SourceError } from '../../transport/errors.ts';
import { catalogueTimes, maxPageSize, pageOf, salesCache, stockCache } from '../answers.ts';
import type { CommerceHandle, ProductFieldsQuery } from '../handle.ts';
import { soldIds, soldProductJson, type ProductJson, type ProductOptionJson } from '../products.ts';
import type { BigCommerceClient } from './client.ts';
import {
  fieldsOf,
  partOfProductJson,
  productOptionsJson,
  sourcesOfField,
  wholeProductJson,
} from './productJson.ts';

const shared = { source: 'commerce', method: 'GET', varies: ['commerceRegion'], idempotent: true } as const;

/** Products with their variants in one answer: the longest list that pages ask for, of the 250 that the vendor allows. */
const maxBatchSize = 100;
/** The vendor's limit for pages with options, whatever `limit` asks for. */
const maxOptionsBatchSize = 10;

/** Five times as many calls as for prices and stock, for what rarely changes. Webhooks tell of changes sooner. */
const optionsCache: CacheTimes = {
  freshMs: 60_000,
  staleWhileRevalidateMs: 240_000,
  staleIfErrorMs: 86_400_000,
};

interface Channel {
  channelId: number;
}

/** Only what the channel sells: the API answers with hidden products and other channels', too. */
const onSale = ({ channelId }: Channel) => ({ is_visible: true, 'channel_id:in': channelId });

const getProductsById = defineCall({
  ...shared,
  name: 'getProductsById',
  route: '/v3/catalog/products',
  cache: stockCache,
  request: ({ channelId, ids }: Channel & { ids: readonly number[] }) => ({
    path: '/v3/catalog/products',
    query: {
      'id:in': ids.join(','),
      include: 'variants,custom_fields',
      limit: maxBatchSize,
      ...onSale({ channelId }),
    },
  }),
  answer: pageOf(wholeProductJson),
});

const getProductOptions = defineCall({
  ...shared,
  name: 'getProductOptions',
  route: '/v3/catalog/products',
  cache: optionsCache,
  request: ({ channelId, ids }: Channel & { ids: readonly number[] }) => ({
    path: '/v3/catalog/products',
    query: {
      'id:in': ids.join(','),
      include: 'options',
      include_fields: 'name',
      limit: maxOptionsBatchSize,
      ...onSale({ channelId }),
    },
  }),
  answer: pageOf(productOptionsJson),
});

/** Where no more products are asked for, their options cost no call of their own. */
const getWholeProductsById = defineCall({
  ...getProductsById,
  name: 'getWholeProductsById',
  request: ({ channelId, ids }: Channel & { ids: readonly number[] }) => ({
    path: '/v3/catalog/products',
    query: {
      'id:in': ids.join(','),
      include: 'variants,options,custom_fields',
      limit: maxOptionsBatchSize,
      ...onSale({ channelId }),
    },
  }),
});

/** Not shared: a refusal is about the stock of this moment. */
const getProductNow = defineCall({
  ...getProductsById,
  cache: undefined,
  name: 'getProductNow',
  varies: ['commerceRegion', 'customerId'],
});

/** A product past the cache; null when the store does not sell it. */
export async function productNow(client: BigCommerceClient, id: number): Promise<ProductJson | null> {
  const { items } = await client.run(getProductNow, { channelId: client.open.store.channelId, ids: [id] });
  return items[0] ?? null;
}

const getProductParts = defineCall({
  ...shared,
  name: 'getProductParts',
  route: '/v3/catalog/products',
  ...catalogueTimes,
  request: ({
    channelId,
    page,
    limit,
    fields,
    include,
  }: Channel & { page: number; limit: number; fields: readonly string[]; include: readonly string[] }) => ({
    path: '/v3/catalog/products',
    query: {
      page,
      limit: Math.min(limit, maxPageSize),
      include_fields: fields.length === 0 ? undefined : fields.join(','),
      include: include.length === 0 ? undefined : include.join(','),
      ...onSale({ channelId }),
    },
  }),
  answer: pageOf(partOfProductJson),
});

/** The vendor counts for the store, also what other channels sold. */
const getBestsellers = defineCall({
  ...shared,
  name: 'getBestsellers',
  route: '/v3/catalog/products',
  cache: salesCache,
  request: ({ channelId, limit }: Channel & { limit: number }) => ({
    path: '/v3/catalog/products',
    query: {
      sort: 'total_sold',
      direction: 'desc',
      include_fields: 'total_sold',
      limit: Math.min(limit, maxPageSize),
      ...onSale({ channelId }),
    },
  }),
  answer: pageOf(soldProductJson),
});

export function productCalls(
  client: BigCommerceClient,
): Pick<
  CommerceHandle,
  'productById' | 'productOptions' | 'productOptionsAtHand' | 'productFields' | 'getVariant' | 'bestsellers'
> {
  const channel = (): Channel => ({ channelId: client.open.store.channelId });
  /** Products that are asked for with their options. */
  const whole = new Set<number>();
  const products = new BatchLoader<number, ProductJson | null>(
    async (ids) => {
      const isWhole = ids.length <= maxOptionsBatchSize;
      if (isWhole) for (const id of ids) whole.add(id);
      const answers = await client.runBatch(isWhole ? getWholeProductsById : getProductsById, {
        items: ids,
        // Sorted, so that reads of the same products share one call whatever their order.
        args: (some) => ({ ...channel(), ids: some.toSorted((a, b) => a - b) }),
        part: ({ items, pagination }, id) => ({ pagination, items: items.filter((item) => item.id === id) }),
      });
      return answers.map((answer) => {
        if (answer instanceof SourceError) return answer;
        const [product = null] = answer.items;
        if (product && product.price <= 0) client.open.reports.withoutPrice(product.id);
        return product;
      });
    },
    { maxBatchSize },
  );
  const options = new BatchLoader<number, ProductOptionJson[]>(
    async (ids) => {
      const answers = await client.runBatch(getProductOptions, {
        items: ids,
        args: (some) => ({ ...channel(), ids: some.toSorted((a, b) => a - b) }),
        part: ({ items, pagination }, id) => ({
          pagination,
          items: items.filter((item) => item.product_id === id),
        }),
      });
      return answers.map((answer) =>
        answer instanceof SourceError ? answer : (answer.items[0]?.options ?? []),
      );
    },
    { maxBatchSize: maxOptionsBatchSize },
  );
  // Once it is known with how many others a product is asked for, in the same moment.
  const isWhole = new BatchLoader<number, boolean>(async (ids) => ids.map((id) => whole.has(id)));
  const productOptionsAtHand = async (id: number): Promise<ProductOptionJson[] | null> => {
    const product = products.load(id);
    product.catch(() => undefined);
    return (await isWhole.load(id)) ? ((await product)?.product_options ?? []) : null;
  };
  return {
    productById: (id) => products.load(id),
    productOptions: async (id) => (await productOptionsAtHand(id)) ?? options.load(id),
    productOptionsAtHand,
    async productFields({ page, limit, fields }: ProductFieldsQuery) {
      const sources = fields.map((field) => sourcesOfField[field]);
      const { items } = await client.run(getProductParts, {
        ...channel(),
        page,
        limit,
        fields: [...new Set(sources.flatMap((one) => one.fields ?? []))],
        include: [...new Set(sources.flatMap((one) => one.include ?? []))],
      });
      return items.map((item) => fieldsOf(item, fields));
    },
    /** With its product: the variant alone does not say how its stock is counted. */
    async getVariant(productId, variantId) {
      const product = await products.load(productId);
      return product?.variants?.find((variant) => variant.variant_id === variantId) ?? null;
    },
    async bestsellers(limit) {
      const { items } = await client.run(getBestsellers, { ...channel(), limit });
      return soldIds(items);
    },
  };
}
