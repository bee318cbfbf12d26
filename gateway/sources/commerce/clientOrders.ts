/** Calls about orders (catalogue.md 7.1). v2-like and personal: never kept, never shared between people. */
import { defineCall } from '../transport/call.ts';
import { bareListOf, inStore, mostRows } from './answers.ts';
import { orderJson, orderStatusJson, shipmentJson } from './wireCustomer.ts';

const read = {
  source: 'commerce',
  method: 'GET',
  varies: ['commerceRegion', 'customerId'],
  idempotent: true,
} as const;

/** The id is a customer's here, and an order's in `getShipments` (wire-protocols 3.4). Oldest first. */
export const getOrders = defineCall({
  ...read,
  name: 'getOrders',
  route: '/orders/{customerId}',
  request: ({ customerId, page }: { customerId: number; page?: number }, scope) =>
    inStore(scope, `/orders/${customerId}`, { query: { page, limit: mostRows } }),
  answer: bareListOf(orderJson),
});

export const getOrder = defineCall({
  ...read,
  name: 'getOrder',
  route: '/order/{id}',
  request: ({ id }: { id: number }, scope) => inStore(scope, `/order/${id}`),
  answer: orderJson.nullable(),
  statuses: { 404: null },
});

export const getShipments = defineCall({
  ...read,
  name: 'getShipments',
  route: '/orders/{id}/shipments',
  request: ({ orderId }: { orderId: number }, scope) =>
    inStore(scope, `/orders/${orderId}/shipments`, { query: { limit: mostRows } }),
  answer: bareListOf(shipmentJson),
});

export const getOrderStatus = defineCall({
  ...read,
  name: 'getOrderStatus',
  route: '/order-status/{id}',
  request: ({ id, email }: { id: number; email: string }, scope) =>
    inStore(scope, `/order-status/${id}`, { query: { email } }),
  answer: orderStatusJson.nullable(),
  statuses: { 404: null },
});
