/** The envelopes of the shop API: `{data}`, pages, and v2 lists that have no body at all when empty (wire-protocols 3.2). */
import { z } from 'zod';
import type { CacheTimes, WireRequest } from '../transport/call.ts';
import { tolerantArray } from '../transport/tolerantFields.ts';

/** Amounts in currency units. v2 answers write them as text ("99.0000"), v3 answers as numbers. */
export const amountJson = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((amount) => Number(amount));

const paginationJson = z.object({
  total: z.number(),
  count: z.number(),
  per_page: z.number(),
  current_page: z.number(),
  total_pages: z.number(),
});

/** One page of a v3-like list. */
interface PageJson<Item> {
  items: Item[];
  pagination: z.infer<typeof paginationJson>;
}

/**
 * How long public answers keep: shop settings and categories, and reads that carry prices and stock. While the service
 * is ill a page shows those of an hour ago at most, and says so; the cart and the checkout never do.
 */
export const longCache: CacheTimes = {
  freshMs: 30_000,
  staleWhileRevalidateMs: 30_000,
  staleIfErrorMs: 86_400_000,
};
export const stockCache: CacheTimes = { freshMs: 5_000, staleIfErrorMs: 3_600_000 };

/** Most rows that the vendor puts on a page. */
export const mostRows = 250;

export function dataOf<Item>(item: z.ZodType<Item>): z.ZodType<Item> {
  return z.object({ data: item }).transform((answer) => answer.data as Item);
}

export function pageOf<Item>(item: z.ZodType<Item>): z.ZodType<PageJson<Item>> {
  return z
    .object({ data: z.array(item), meta: z.object({ pagination: paginationJson }) })
    .transform(({ data, meta }): PageJson<Item> => ({ items: data as Item[], pagination: meta.pagination }));
}

export function bareListOf<Item>(item: z.ZodType<Item>): z.ZodType<Item[]> {
  return z
    .array(item)
    .nullable()
    .transform((items) => (items ?? []) as Item[]);
}

/** The same of settings: one that cannot be read costs itself. */
export function settingsListOf<Item>(item: z.ZodType<Item>, name: string): z.ZodType<Item[]> {
  return tolerantArray(item, name)
    .nullable()
    .transform((items) => (items ?? []) as Item[]);
}

/** Writes that answer nothing, or something nobody reads. */
export const nothing: z.ZodType<null> = z.unknown().transform(() => null);

/** Every call says which store it is about (catalogue.md 6). */
export function inStore(
  scope: { commerceRegion: string },
  path: string,
  more: Omit<WireRequest, 'path'> = {},
): WireRequest {
  return { path, ...more, headers: { 'x-bc-region': scope.commerceRegion, ...more.headers } };
}
