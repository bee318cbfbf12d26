/** Calls about products and variants (catalogue.md 7.1). */
import { defineCall } from '../transport/call.ts';
import { dataOf, inStore, keepStock, pageOf } from './answers.ts';
import { productFieldsJson, productJson, variantJson } from './wire.ts';

/** A read that everybody in a store may share. */
const shared = { source: 'commerce', method: 'GET', varies: ['commerceRegion'], idempotent: true } as const;

interface ProductFieldsQuery {
  /** From 1. */
  page: number;
  /** At most 250. */
  limit: number;
  fields: readonly string[];
  /** To have them at all, they have to be among the fields, too. */
  include?: readonly ('options' | 'variants')[];
}

export const getProductFields = defineCall({
  ...shared,
  name: 'getProductFields',
  route: '/products',
  keep: keepStock,
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

/** Ids that one call may name: the page size that the shop allows with options and variants. */
export const productBatch = 50;

export const getProductsById = defineCall({
  ...shared,
  name: 'getProductsById',
  route: '/products',
  keep: keepStock,
  request: ({ ids }: { ids: readonly number[] }, scope) =>
    inStore(scope, '/products', {
      query: { 'id:in': ids.join(','), include: 'options,variants', limit: productBatch },
    }),
  answer: pageOf(productJson),
});

export const getVariant = defineCall({
  ...shared,
  name: 'getVariant',
  route: '/products/{id}/variants/{variantId}',
  keep: keepStock,
  request: ({ productId, variantId }: { productId: number; variantId: number }, scope) =>
    inStore(scope, `/products/${productId}/variants/${variantId}`),
  answer: dataOf(variantJson).nullable(),
  statuses: { 404: null },
});
