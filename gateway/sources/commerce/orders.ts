/** Orders, their shipments and status (catalogue.md 7.1). v2-like and personal: never cached, never shared between people. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { amountJson, bareListOf, inStore, mostRows } from './answers.ts';
import type { CommerceClient } from './client.ts';

/** RFC 2822 date. */
const rfc2822 = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is no date');

const orderAddressJson = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  street_1: z.string(),
  street_2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  country_iso2: z.string(),
  email: z.string(),
  phone: z.string(),
});

const orderProductJson = z.object({
  id: z.number(),
  product_id: z.number(),
  variant_id: z.number(),
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
  price_inc_tax: amountJson,
  total_inc_tax: amountJson,
  product_options: z.array(z.object({ display_name: z.string(), display_value: z.string() })),
});

const orderJson = z.object({
  id: z.number(),
  customer_id: z.number(),
  date_created: rfc2822,
  date_shipped: z.string(),
  status_id: z.number(),
  status: z.string(),
  subtotal_inc_tax: amountJson,
  shipping_cost_inc_tax: amountJson,
  discount_amount: amountJson,
  total_tax: amountJson,
  total_inc_tax: amountJson,
  items_total: z.number(),
  items_shipped: z.number(),
  currency_code: z.string(),
  billing_address: orderAddressJson,
  products: z.array(orderProductJson),
});

const shipmentJson = z.object({
  id: z.number(),
  order_id: z.number(),
  date_created: rfc2822,
  tracking_number: z.string(),
  tracking_carrier: z.string(),
  tracking_link: z.string(),
  shipping_method: z.string(),
  items: z.array(z.object({ order_product_id: z.number(), product_id: z.number(), quantity: z.number() })),
});

/** What may be told to anybody who knows an order's number and e-mail address. */
const orderStatusJson = z.object({
  id: z.number(),
  status_id: z.number(),
  status: z.string(),
  date_created: rfc2822,
  items_total: z.number(),
  items_shipped: z.number(),
  currency_code: z.string(),
  total_inc_tax: amountJson,
  shipments: z.array(
    z.object({ tracking_number: z.string(), tracking_carrier: z.string(), tracking_link: z.string() }),
  ),
});

export type OrderProductJson = z.infer<typeof orderProductJson>;
export type OrderJson = z.infer<typeof orderJson>;
export type ShipmentJson = z.infer<typeof shipmentJson>;
export type OrderStatusJson = z.infer<typeof orderStatusJson>;

const personalRead = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion', 'customerId'],
  idempotent: true,
} as const;

/** The id is a customer's here, and an order's in `getShipments` (wire-protocols 3.4). Oldest first. */
const getOrders = defineCall({
  ...personalRead,
  name: 'getOrders',
  route: '/orders/{customerId}',
  request: ({ customerId, page }: { customerId: number; page?: number }, scope) =>
    inStore(scope, `/orders/${customerId}`, { query: { page, limit: mostRows } }),
  answer: bareListOf(orderJson),
});

const getOrder = defineCall({
  ...personalRead,
  name: 'getOrder',
  route: '/order/{id}',
  request: ({ id }: { id: number }, scope) => inStore(scope, `/order/${id}`),
  answer: orderJson.nullable(),
  statuses: { 404: null },
});

const getShipments = defineCall({
  ...personalRead,
  name: 'getShipments',
  route: '/orders/{id}/shipments',
  request: ({ orderId }: { orderId: number }, scope) =>
    inStore(scope, `/orders/${orderId}/shipments`, { query: { limit: mostRows } }),
  answer: bareListOf(shipmentJson),
});

const getOrderStatus = defineCall({
  ...personalRead,
  name: 'getOrderStatus',
  route: '/order-status/{id}',
  request: ({ id, email }: { id: number; email: string }, scope) =>
    inStore(scope, `/order-status/${id}`, { query: { email } }),
  answer: orderStatusJson.nullable(),
  statuses: { 404: null },
});

/** No shopper has more orders than fit on these pages. */
const mostOrderPages = 20;

export function orderCalls({ read }: CommerceClient) {
  return {
    /** Every order, oldest first: one call for up to 249 of them, one more for each 250. */
    async allOrders(customerId: number): Promise<OrderJson[]> {
      const all: OrderJson[] = [];
      for (let page = 1; page <= mostOrderPages; page += 1) {
        // Sequential: only the length of a page says whether there is another.
        const found = await read(getOrders, { customerId, page });
        all.push(...found);
        if (found.length < mostRows) break;
      }
      return all;
    },
    order: (id: number) => read(getOrder, { id }),
    shipments: (orderId: number) => read(getShipments, { orderId }),
    /** Null when the number and the e-mail address do not belong together. */
    orderStatus: (id: number, email: string) => read(getOrderStatus, { id, email }),
  };
}
