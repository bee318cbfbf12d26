/** The platform's order statuses as the graph names them. */
import { builder } from '../builder.ts';
import type { OrderStatus as Status } from './order.rules.ts';

const values: Record<Status, { description: string }> = {
  INCOMPLETE: { description: 'The checkout was not finished.' },
  PENDING: { description: 'Received; nothing more is known.' },
  SHIPPED: { description: 'All of it is on its way.' },
  PARTIALLY_SHIPPED: { description: 'Some of it is on its way.' },
  REFUNDED: { description: 'All of it was paid back.' },
  CANCELLED: { description: 'Called off before it was sent.' },
  DECLINED: { description: 'The payment was refused.' },
  AWAITING_PAYMENT: { description: 'Not paid yet.' },
  AWAITING_PICKUP: { description: 'Ready; the carrier or the customer will fetch it.' },
  AWAITING_SHIPMENT: { description: 'Packed; it will be sent.' },
  COMPLETED: { description: 'Sent and received.' },
  AWAITING_FULFILLMENT: { description: 'Paid; it will be packed.' },
  MANUAL_VERIFICATION: { description: 'Somebody at the store looks at it.' },
  DISPUTED: { description: 'The payment is disputed.' },
  PARTIALLY_REFUNDED: { description: 'Some of it was paid back.' },
};

export const OrderStatus = builder.enumType('OrderStatus', {
  description: 'Where an order stands.',
  values,
});
