/** Calls about products, variants, categories and stock (catalogue.md 7.1). */
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dataOf, inStore, keepLong, keepStock, listText, mostRows, pageOf } from './answers.ts';
import type { ProductQuery, VariantQuery } from './handle.ts';
import {
  categoryFieldsJson,
  categoryJson,
  categoryNodeJson,
  productFieldsJson,
  productInventoryJson,
  productJson,
  productOptionJson,
  variantFieldsJson,
  variantJson,
} from './wire.ts';

/** A read that everybody in a store may share. */
const shared = { source: 'commerce', method: 'GET', varies: ['commerceRegion'], idempotent: true } as const;

type Include = readonly ('options' | 'variants')[];

function productQuery({ page, limit, categoryIds, include }: ProductQuery) {
  return { page, limit, 'categories:in': listText(categoryIds), include: listText(include) };
}

export const getProducts = defineCall({
  ...shared,
  name: 'getProducts',
  route: '/products',
  keep: keepStock,
  request: (query: ProductQuery, scope) => inStore(scope, '/products', { query: productQuery(query) }),
  answer: pageOf(productJson),
});

export const getProductFields = defineCall({
  ...shared,
  name: 'getProductFields',
  route: '/products',
  keep: keepStock,
  request: ({ fields, ...query }: ProductQuery & { fields: readonly string[] }, scope) =>
    inStore(scope, '/products', { query: { ...productQuery(query), include_fields: listText(fields) } }),
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

export const getProduct = defineCall({
  ...shared,
  name: 'getProduct',
  route: '/products/{id}',
  keep: keepStock,
  request: ({ id, include }: { id: number; include?: Include }, scope) =>
    inStore(scope, `/products/${id}`, { query: { include: listText(include) } }),
  answer: dataOf(productJson).nullable(),
  statuses: { 404: null },
});

export const getProductOptions = defineCall({
  ...shared,
  name: 'getProductOptions',
  route: '/products/{id}/options',
  keep: keepLong,
  request: ({ productId }: { productId: number }, scope) => inStore(scope, `/products/${productId}/options`),
  answer: dataOf(z.array(productOptionJson)).nullable(),
  statuses: { 404: null },
});

export const getProductVariants = defineCall({
  ...shared,
  name: 'getProductVariants',
  route: '/products/{id}/variants',
  keep: keepStock,
  request: ({ productId }: { productId: number }, scope) =>
    inStore(scope, `/products/${productId}/variants`, { query: { limit: mostRows } }),
  answer: dataOf(z.array(variantJson)).nullable(),
  statuses: { 404: null },
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

function variantQuery({ page, limit, productIds, id, sku }: VariantQuery) {
  return { page, limit, 'product_id:in': listText(productIds), id, sku };
}

export const getVariants = defineCall({
  ...shared,
  name: 'getVariants',
  route: '/variants',
  keep: keepStock,
  request: (query: VariantQuery, scope) => inStore(scope, '/variants', { query: variantQuery(query) }),
  answer: pageOf(variantJson),
});

export const getVariantFields = defineCall({
  ...shared,
  name: 'getVariantFields',
  route: '/variants',
  keep: keepStock,
  request: ({ fields, ...query }: VariantQuery & { fields: readonly string[] }, scope) =>
    inStore(scope, '/variants', { query: { ...variantQuery(query), include_fields: listText(fields) } }),
  answer: pageOf(variantFieldsJson),
});

export const getCategories = defineCall({
  ...shared,
  name: 'getCategories',
  route: '/categories',
  keep: keepLong,
  request: ({ page }: { page?: number }, scope) => inStore(scope, '/categories', { query: { page } }),
  answer: pageOf(categoryJson),
});

export const getCategoryFields = defineCall({
  ...shared,
  name: 'getCategoryFields',
  route: '/categories',
  keep: keepLong,
  request: ({ page, fields }: { page?: number; fields: readonly string[] }, scope) =>
    inStore(scope, '/categories', { query: { page, include_fields: listText(fields) } }),
  answer: pageOf(categoryFieldsJson),
});

export const getCategory = defineCall({
  ...shared,
  name: 'getCategory',
  route: '/categories/{id}',
  keep: keepLong,
  request: ({ id }: { id: number }, scope) => inStore(scope, `/categories/${id}`),
  answer: dataOf(categoryJson).nullable(),
  statuses: { 404: null },
});

export const getCategoryTree = defineCall({
  ...shared,
  name: 'getCategoryTree',
  route: '/category_tree',
  keep: keepLong,
  request: (_: Record<string, never>, scope) => inStore(scope, '/category_tree'),
  answer: dataOf(z.array(categoryNodeJson)),
});

export const getOutOfStock = defineCall({
  ...shared,
  name: 'getOutOfStock',
  route: '/out-of-stock',
  keep: keepStock,
  request: ({ ids }: { ids: readonly number[] }, scope) =>
    inStore(scope, '/out-of-stock', { query: { ids: ids.join(',') } }),
  answer: dataOf(z.array(z.number())),
});

export const getCategoryProductsInventory = defineCall({
  ...shared,
  name: 'getCategoryProductsInventory',
  route: '/category/products/inventory',
  keep: keepStock,
  request: ({ ids }: { ids: readonly number[] }, scope) =>
    inStore(scope, '/category/products/inventory', { query: { ids: ids.join(',') } }),
  answer: dataOf(z.array(productInventoryJson)),
});
