/**
 * `pricelists/{id}/records` of BigCommerce's V3 API: prices that a customer group pays for variants. They replace the
 * catalogue's, sale prices included; variants without a record keep them.
 */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { sourceError } from '../../transport/callErrors.ts';
import { maxPageSize, pageOf, settingsCache } from '../answers.ts';
import type { ListedPriceJson } from '../customerGroups.ts';
import type { BigCommerceClient } from './client.ts';

const recordJson = z.object({
  variant_id: z.number(),
  price: z.number(),
  /** Null and zero mean that there is none. */
  sale_price: z.number().nullish(),
  /** In lower case. */
  currency: z.string(),
});

const getPriceRecords = defineCall({
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion'],
  idempotent: true,
  // A list may have many pages; webhooks tell of changes sooner.
  cache: { ...settingsCache, freshMs: 60_000, staleWhileRevalidateMs: 240_000 },
  name: 'getPriceRecords',
  route: '/v3/pricelists/{id}/records',
  request: ({ id, currency, page }: { id: number; currency: string; page: number }) => ({
    path: `/v3/pricelists/${id}/records`,
    query: { currency: currency.toLowerCase(), page, limit: maxPageSize },
  }),
  answer: pageOf(recordJson),
});

/** Ten thousand variants. */
const maxPages = 40;

/**
 * All prices of a list.
 * @param currency ISO code.
 * @throws SourceError also for a list that is too long: no price is better than one that differs from the cart's.
 */
export async function listedPrices(
  client: BigCommerceClient,
  id: number,
  currency: string,
): Promise<ListedPriceJson[]> {
  const pageAt = (page: number) => client.run(getPriceRecords, { id, currency, page });
  const first = await pageAt(1);
  const { total_pages: pages } = first.pagination;
  if (pages > maxPages)
    throw sourceError(
      getPriceRecords,
      'SOURCE_MALFORMED',
      `price list ${id} has more than ${maxPages} pages`,
    );
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, nth) => pageAt(nth + 2)),
  );
  return [first, ...others]
    .flatMap(({ items }) => items)
    .filter((record) => record.currency.toLowerCase() === currency.toLowerCase())
    .map(({ variant_id, price, sale_price: sale }) => ({
      type: 'variant',
      method: 'list',
      variant_id,
      amount: sale || price,
    }));
}
