/** `Order`. Only the viewer's own are accessible: other numbers read as missing. */
import { builder, MAX_NODES } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { CalendarDate } from '../../region/formats/calendarDate.ts';
import { joinMarketId, loadInMarkets } from '../../region/markets/marketId.ts';
import { Money, storeAmount, storeMoney } from '../../region/formats/money.ts';
import { badInput } from '../../sourceErrors.ts';
import type { OrderJson } from '../../../sources/commerce/orders.ts';
import { countryName, shortRegion } from '../addresses/addressCountries.ts';
import { isoCountry } from '../../region/markets/isoCountry.rules.ts';
import { addressLines } from '../../region/formats/addressLines.rules.ts';
import { Customer, viewerOf, type CustomerModel } from '../customer.ts';
import {
  DEFAULT_ORDERS,
  isPlaced,
  newestFirst,
  orderCursor,
  orderPage,
  orderSaving,
  orderStatus,
  type OrderPage,
} from './order.rules.ts';
import { OrderLine, orderLines, type OrderModel } from './orderLine.ts';
import { OrderStatus } from './orderStatus.ts';
import { Shipment, shipmentsOf } from './shipment.ts';
import { storeDay } from '../storeDay.ts';

const ordersOf = memoizePer(async ({ ctx, customer }: CustomerModel): Promise<OrderJson[]> => {
  const orders = await ctx.commerce.allOrders(customer.id);
  return newestFirst(orders.filter((order) => order.customer_id === customer.id && isPlaced(order)));
});

async function orderOf({ ctx, customer }: CustomerModel, number: number): Promise<OrderModel | null> {
  const order = number > 0 ? await ctx.commerce.order(number) : null;
  return order?.customer_id === customer.id ? { ctx, order } : null;
}

async function orderByKey(key: string, ctx: RequestContext): Promise<OrderModel | null> {
  const viewer = /^\d{1,15}$/.test(key) ? await viewerOf(ctx) : null;
  return viewer && orderOf(viewer, Number(key));
}

function money({ ctx, order }: OrderModel, amount: number) {
  return storeAmount(ctx, amount, order.currency_code);
}

const orderRef = builder.objectRef<OrderModel>('Order');
export const Order = builder.node(orderRef, {
  description: 'An order of the customer. From commerce; private to the customer and never cached.',
  id: { resolve: ({ ctx, order }) => joinMarketId(ctx.locale, String(order.id)) },
  loadMany: (ids, ctx) => loadInMarkets(ids, ctx, orderByKey),
  fields: (t) => ({
    number: t.int({ description: 'Order number, as in e-mails.', resolve: ({ order }) => order.id }),
    placedOn: t.field({
      type: CalendarDate,
      description: 'The day in the store’s time zone; in UTC while commerce is down.',
      resolve: ({ ctx, order }) => storeDay(ctx, order.date_created),
    }),
    status: t.field({
      type: OrderStatus,
      description: 'Where it stands.',
      resolve: ({ order }) => orderStatus(order.status_id),
    }),
    subtotal: t.field({
      type: Money,
      description: 'Total of the lines; taxes only where prices include them.',
      resolve: (model) => money(model, model.order.subtotal_inc_tax),
    }),
    shipping: t.field({
      type: Money,
      description: 'Shipping cost; 0 when free.',
      resolve: (model) => money(model, model.order.shipping_cost_inc_tax),
    }),
    discount: t.field({
      type: Money,
      nullable: true,
      description: 'Order discount as a positive amount; null when there was none.',
      resolve: (model) =>
        model.order.discount_amount > 0 ? money(model, model.order.discount_amount) : null,
    }),
    tax: t.field({
      type: Money,
      description: 'Tax within the total; 0 when there is none.',
      resolve: (model) => money(model, model.order.total_tax),
    }),
    saving: t.field({
      type: Money,
      nullable: true,
      description:
        'What the customer’s group, such as pros, saved on all lines against the shop’s prices of that day; without `discount`. Null when nothing, or when the order does not hold those prices.',
      resolve: ({ ctx, order }) => {
        const saving = orderSaving(order);
        return saving === null ? null : storeMoney(ctx, saving, order.currency_code);
      },
    }),
    total: t.field({
      type: Money,
      description: 'Total paid: subtotal and shipping less the discount.',
      resolve: (model) => money(model, model.order.total_inc_tax),
    }),
    itemsTotal: t.int({
      description: 'Total units of all lines.',
      resolve: ({ order }) => order.items_total,
    }),
    itemsShipped: t.int({
      description: 'Units shipped.',
      resolve: ({ order }) => order.items_shipped,
    }),
    lines: t.field({ type: [OrderLine], description: 'The ordered items.', resolve: orderLines }),
    shipments: t.field({
      type: [Shipment],
      nullable: true,
      description:
        'Parcels, oldest first; empty before the first shipment. One upstream call per order with parcels. Null with an error when commerce is down.',
      complexity: 10,
      resolve: shipmentsOf,
    }),
    billingAddress: t.stringList({
      description: 'Formatted address lines.',
      resolve: async ({ ctx, order: { billing_address: address } }) =>
        addressLines({
          name: `${address.first_name} ${address.last_name}`,
          company: address.company,
          street1: address.street_1,
          street2: address.street_2,
          city: address.city,
          region: await shortRegion(ctx, address.country_iso2, address.state),
          postalCode: address.zip,
          country: isoCountry(address.country_iso2) ?? '',
          countryName: address.country_iso2 === '' ? '' : countryName(ctx, address.country_iso2),
        }),
    }),
  }),
});

const OrderEdge = builder.objectRef<OrderModel>('OrderEdge').implement({
  description: 'One order of a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Cursor of the order, for `after`.',
      resolve: ({ order }) => orderCursor(order),
    }),
    node: t.field({ type: Order, description: 'The order.', resolve: (model) => model }),
  }),
});

const OrderConnection = builder
  .objectRef<OrderPage<OrderJson> & { ctx: RequestContext }>('OrderConnection')
  .implement({
    description: 'One page of a customer’s orders.',
    fields: (t) => ({
      edges: t.field({
        type: [OrderEdge],
        // Already counted by the connection's own multiplier.
        complexity: { field: 1, multiplier: 1 },
        description: 'The orders, newest first.',
        resolve: ({ ctx, orders }) => orders.map((order) => ({ ctx, order })),
      }),
      pageInfo: t.field({
        type: builder.pageInfoRef(),
        description: 'Position of this page in the whole list.',
        resolve: ({ orders, hasNextPage, hasPreviousPage }) => {
          const [start = null, end = null] = [orders[0], orders.at(-1)];
          return {
            hasNextPage,
            hasPreviousPage,
            startCursor: start && orderCursor(start),
            endCursor: end && orderCursor(end),
          };
        },
      }),
      totalCount: t.exposeInt('totalCount', { description: 'Orders in the whole list.' }),
    }),
  });

builder.objectFields(Customer, (t) => ({
  orders: t.field({
    type: OrderConnection,
    nullable: true,
    description: `Newest first, without unfinished checkouts. ${DEFAULT_ORDERS} by default. The platform lists oldest first, so all are read: one upstream call per 249 orders. Null with an error when commerce is down.`,
    args: {
      first: t.arg.int({ description: `Orders per page: 1 to ${MAX_NODES}.` }),
      after: t.arg.string({ description: 'Orders after this cursor.' }),
    },
    complexity: ({ first }) => ({
      field: 10,
      multiplier: Math.max(1, Math.min(first ?? DEFAULT_ORDERS, MAX_NODES)),
    }),
    resolve: async (owner, paging) => {
      const page = orderPage(await ordersOf(owner), paging, MAX_NODES);
      if (typeof page === 'string') throw badInput(page);
      return { ctx: owner.ctx, ...page };
    },
  }),
  order: t.field({
    type: Order,
    nullable: true,
    description:
      'One of the customer’s orders; null when none has this number. Null with an error when commerce is down.',
    args: { number: t.arg.int({ required: true, description: 'As it stands in e-mails.' }) },
    complexity: 5,
    resolve: (owner, { number }) => orderOf(owner, number),
  }),
}));
