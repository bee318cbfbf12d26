/** `orders…` of BigCommerce's V2 API. Personal: neither cached nor shared between people. */
import { z } from 'zod';
import { defineCall } from '../../transport/call.ts';
import { bareListOf, maxPageSize } from '../answers.ts';
import type { CommerceHandle } from '../handle.ts';
import { orderJson, shipmentJson, type OrderJson } from '../orders.ts';
import type { BigCommerceClient } from './client.ts';

const personalRead = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion', 'customerId'],
  idempotent: true,
} as const;

const lineWire = orderJson.shape.products.element.extend({
  variant_id: z
    .number()
    .nullish()
    .transform((id) => id ?? 0),
});

const consignmentsWire = z.object({
  line_items: z.array(lineWire).default([]),
});

const orderWire = orderJson
  .omit({ products: true })
  .extend({
    is_deleted: z.boolean().default(false),
    /** With `include=consignments.line_items`, and by address, place or download. */
    consignments: z.object({
      shipping: z.array(consignmentsWire).default([]),
      pickups: z.array(consignmentsWire).default([]),
      downloads: z.array(consignmentsWire).default([]),
    }),
  })
  .transform(({ is_deleted: isDeleted, consignments, ...order }) => ({
    isDeleted,
    order: {
      ...order,
      products: [...consignments.shipping, ...consignments.pickups, ...consignments.downloads].flatMap(
        ({ line_items: lines }) => lines,
      ),
    } satisfies OrderJson as OrderJson,
  }));

const withLines = { include: 'consignments.line_items', consignment_structure: 'object' };

const getOrders = defineCall({
  ...personalRead,
  name: 'getOrders',
  route: '/v2/orders',
  request: ({ customerId, page }: { customerId: number; page: number }) => ({
    path: '/v2/orders',
    query: { customer_id: customerId, page, limit: maxPageSize, sort: 'id:asc', ...withLines },
  }),
  answer: bareListOf(orderWire),
});

const getOrder = defineCall({
  ...personalRead,
  name: 'getOrder',
  route: '/v2/orders/{id}',
  request: ({ id }: { id: number }) => ({ path: `/v2/orders/${id}`, query: withLines }),
  answer: orderWire.nullable(),
  statuses: { 404: null },
});

const shipmentWire = shipmentJson
  .extend({
    tracking_link: z.string().nullish(),
    generated_tracking_link: z.string().nullish(),
    shipping_provider: z.string().nullish(),
  })
  .transform(({ generated_tracking_link: generated, shipping_provider: provider, ...shipment }) => ({
    ...shipment,
    tracking_link: shipment.tracking_link || generated || '',
    tracking_carrier: shipment.tracking_carrier || provider || '',
  }));

const getShipments = defineCall({
  ...personalRead,
  name: 'getShipments',
  route: '/v2/orders/{id}/shipments',
  request: ({ orderId }: { orderId: number }) => ({
    path: `/v2/orders/${orderId}/shipments`,
    query: { limit: maxPageSize },
  }),
  answer: bareListOf(shipmentWire),
  statuses: { 404: [] },
});

/** Guards against an endless list. */
const maxOrderPages = 20;
/** An order that was begun and never placed. */
const incomplete = 0;

export function orderCalls(
  client: BigCommerceClient,
): Pick<CommerceHandle, 'allOrders' | 'order' | 'shipments' | 'orderStatus'> {
  const order = async (id: number): Promise<OrderJson | null> => {
    const found = await client.run(getOrder, { id });
    return found === null || found.isDeleted || found.order.status_id === incomplete ? null : found.order;
  };
  const shipments = (orderId: number) => client.run(getShipments, { orderId });
  return {
    async allOrders(customerId) {
      // Customer 0 is every guest.
      if (customerId <= 0) return [];
      const all: OrderJson[] = [];
      for (let page = 1; page <= maxOrderPages; page += 1) {
        // Sequential: only a page's length tells whether there is another one.
        const found = await client.run(getOrders, { customerId, page });
        all.push(
          ...found
            .filter((one) => !one.isDeleted && one.order.status_id !== incomplete)
            .map((one) => one.order),
        );
        if (found.length < maxPageSize) break;
      }
      return all;
    },
    order,
    shipments,
    async orderStatus(id, email) {
      // Both at once, so that the time taken does not tell whether there is such an order.
      const [found, parcels] = await Promise.all([order(id), shipments(id)]);
      const address = found?.billing_address.email.trim().toLowerCase();
      if (!found || address === '' || address !== email.trim().toLowerCase()) return null;
      const { status_id, status, date_created, items_total, items_shipped, currency_code, total_inc_tax } =
        found;
      return {
        id,
        status_id,
        status,
        date_created,
        items_total,
        items_shipped,
        currency_code,
        total_inc_tax,
        shipments: parcels.map(({ tracking_number, tracking_carrier, tracking_link }) => ({
          tracking_number,
          tracking_carrier,
          tracking_link,
        })),
      };
    },
  };
}
