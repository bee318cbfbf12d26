/** `OrderStatus`: the platform's order statuses. */
import { builder } from '../../builder.ts';
import type { OrderStatus as Status } from './order.rules.ts';

const values: Record<Status, { description: string }> = {
  INCOMPLETE: { description: 'The checkout was not finished.' },
  PENDING: { description: 'Received.' },
  SHIPPED: { description: 'Completely shipped.' },
  PARTIALLY_SHIPPED: { description: 'Partially shipped.' },
  REFUNDED: { description: 'Completely refunded.' },
  CANCELLED: { description: 'Cancelled before shipping.' },
  DECLINED: { description: 'The payment was refused.' },
  AWAITING_PAYMENT: { description: 'Not paid yet.' },
  AWAITING_PICKUP: { description: 'Ready for pickup by the carrier or the customer.' },
  AWAITING_SHIPMENT: { description: 'Packed, not shipped yet.' },
  COMPLETED: { description: 'Delivered.' },
  AWAITING_FULFILLMENT: { description: 'Paid, not packed yet.' },
  MANUAL_VERIFICATION: { description: 'Under manual review at the store.' },
  DISPUTED: { description: 'The payment is disputed.' },
  PARTIALLY_REFUNDED: { description: 'Partially refunded.' },
};

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Status of an order.',
  values,
});
