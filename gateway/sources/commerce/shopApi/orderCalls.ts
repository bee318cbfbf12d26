/** Orders, their shipments and status in the shop API (catalogue.md 7.1). v2; personal: neither cached nor shared. */
import { defineCall } from '../../transport/call.ts';
import { bareListOf, maxPageSize } from '../answers.ts';
import { orderJson, orderStatusJson, shipmentJson, type OrderJson } from '../orders.ts';
import { inStore, type CommerceClient } from './client.ts';

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
    /** The spend service sums. */
    spentSince: async () => null,
    shipments: (orderId: number) => read(getShipments, { orderId }),
    /** Null when number and e-mail address do not match. */
    orderStatus: (id: number, email: string) => read(getOrderStatus, { id, email }),
  };
}
