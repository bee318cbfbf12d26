/**
 * The vendor's response envelopes, which the shop API shares: `{data}`, pages, and v2 lists, which have no body when empty
 * (wire-protocols 3.2).
 */
import { z } from 'zod';
import type { CacheTimes } from '../transport/call.ts';
import { tolerantArray } from '../transport/tolerantFields.ts';

/** An amount in currency units: text ("99.0000") in v2, a number in v3. */
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

/** One page of a v3 list. */
interface PageJson<Item> {
  items: Item[];
  pagination: z.infer<typeof paginationJson>;
}

/** For settings, which rarely change. */
export const settingsCache: CacheTimes = {
  freshMs: 30_000,
  staleWhileRevalidateMs: 30_000,
  staleIfErrorMs: 86_400_000,
};
/**
 * For prices and stock. During an outage pages show those of an hour ago at most, and say so; cart and checkout never do.
 */
export const stockCache: CacheTimes = { freshMs: 5_000, staleIfErrorMs: 3_600_000 };
/** For counts of units sold, which no sale changes noticeably: an hour in all. */
export const salesCache: CacheTimes = {
  freshMs: 3_000_000,
  staleWhileRevalidateMs: 600_000,
  staleIfErrorMs: 86_400_000,
};

/**
 * Timeouts of reads of a whole catalogue, for commands: nobody waits for a page, and a shop that has more to do takes
 * seconds for 250 products with their variants. They are not cached: each page is read once, and all take much memory.
 */
export const catalogueTimes = { timeoutMs: 60_000, totalTimeoutMs: 180_000 } as const;

/** The vendor's limit. */
export const maxPageSize = 250;

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

/** A v2 list without its invalid items. */
export function settingsListOf<Item>(item: z.ZodType<Item>, name: string): z.ZodType<Item[]> {
  return tolerantArray(item, name)
    .nullable()
    .transform((items) => (items ?? []) as Item[]);
}

/** For writes whose response is empty or not read. */
export const noContent: z.ZodType<null> = z.unknown().transform(() => null);
