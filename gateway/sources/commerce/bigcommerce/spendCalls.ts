/** Spend of a customer, summed from the store's orders and kept for minutes in the shared state. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { amountJson, bareListOf, maxPageSize } from '../answers.ts';
import type { CommerceHandle } from '../handle.ts';
import type { BigCommerceClient } from './client.ts';
import { spentOn, type SpentOrder } from './spend.rules.ts';

/** The part of the shared state that sums are kept in. */
export interface SpendState {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
}

const keptMs = 5 * 60_000;

const lines = z
  .array(
    z.object({
      line_items: z
        .array(z.object({ price_inc_tax: amountJson, quantity_refunded: z.number().default(0) }))
        .default([]),
    }),
  )
  .default([]);

const spentOrderWire = z
  .object({
    status_id: z.number(),
    is_deleted: z.boolean().default(false),
    currency_code: z.string(),
    billing_address: z.object({ country_iso2: z.string() }),
    subtotal_inc_tax: amountJson,
    discount_amount: amountJson.default(0),
    coupon_discount: amountJson.default(0),
    consignments: z.object({ shipping: lines, pickups: lines, downloads: lines }),
  })
  .transform(({ consignments: { shipping, pickups, downloads }, ...order }): SpentOrder => ({
    ...order,
    lines: [...shipping, ...pickups, ...downloads].flatMap(({ line_items: items }) => items),
  }));

const getOrdersSince = defineCall({
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion', 'customerId'],
  idempotent: true,
  name: 'getOrdersSince',
  route: '/v2/orders',
  request: ({ customerId, since, page }: { customerId: number; since: string; page: number }) => ({
    path: '/v2/orders',
    query: {
      customer_id: customerId,
      min_date_created: since,
      page,
      limit: maxPageSize,
      sort: 'id:asc',
      include: 'consignments.line_items',
      consignment_structure: 'object',
    },
  }),
  answer: bareListOf(spentOrderWire),
});

/** Guards against an endless list. */
const maxPages = 20;

export function spendCalls(client: BigCommerceClient, state: SpendState): Pick<CommerceHandle, 'spentSince'> {
  async function sum(customerId: number, brand: string, since: string): Promise<number> {
    const orders: SpentOrder[] = [];
    for (let page = 1; page <= maxPages; page += 1) {
      // Sequential: only a page's length tells whether there is another one.
      const found = await client.run(getOrdersSince, { customerId, since, page });
      orders.push(...found);
      if (found.length < maxPageSize) break;
    }
    return spentOn(brand, orders);
  }

  return {
    async spentSince(customerId, brand, since) {
      // Customer 0 is every guest.
      if (customerId <= 0) return 0;
      const day = since.toISOString().slice(0, 10);
      const key = `commerce-spend:${client.open.region}:${customerId}:${brand}:${day}`;
      const kept = await state.get(key).catch(() => null);
      if (kept !== null) return Number(kept);
      const spent = await sum(customerId, brand, `${day}T00:00:00+00:00`);
      await state.set(key, String(spent), keptMs).catch(() => undefined);
      return spent;
    },
  };
}
