/** Orders, their shipments and status (catalogue.md 7.1). v2; personal: neither cached nor shared between people. */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import { amountJson, bareListOf, inStore, maxPageSize } from './answers.ts';
import type { CommerceClient } from './client.ts';

const rfc2822 = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date');

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

/** Shown to anyone who knows an order's number and e-mail address. */
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

/** Here the path has a customer id, in `getShipments` an order id (wire-protocols 3.4). Oldest first. */
const getOrders = defineCall({
  ...personalRead,
  name: 'getOrders',
  route: '/orders/{customerId}',
  request: ({ customerId, page }: { customerId: number; page?: number }, scope) =>
    inStore(scope, `/orders/${customerId}`, { query: { page, limit: maxPageSize } }),
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
    inStore(scope, `/orders/${orderId}/shipments`, { query: { limit: maxPageSize } }),
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

/** Guards against an endless list. */
const maxOrderPages = 20;

export function orderCalls({ read }: CommerceClient) {
  return {
    /** All orders, oldest first: one call, and one more for each 250 orders. */
    async allOrders(customerId: number): Promise<OrderJson[]> {
      const all: OrderJson[] = [];
      for (let page = 1; page <= maxOrderPages; page += 1) {
        // Sequential: only a page's length tells whether there is another one.
        const found = await read(getOrders, { customerId, page });
        all.push(...found);
        if (found.length < maxPageSize) break;
      }
      return all;
    },
    order: (id: number) => read(getOrder, { id }),
    shipments: (orderId: number) => read(getShipments, { orderId }),
    /** Null when number and e-mail address do not match. */
    orderStatus: (id: number, email: string) => read(getOrderStatus, { id, email }),
  };
}
