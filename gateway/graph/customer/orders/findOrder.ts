/** `findOrder`: order status for anyone with its number and e-mail address. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { Refusal, RefusalError, refusalOf } from '../../refusal.ts';
import { CalendarDate } from '../../region/formats/calendarDate.ts';
import { Money, storeAmount } from '../../region/formats/money.ts';
import { accountStores } from '../../region/markets/scopeForLocale.rules.ts';
import type { OrderStatusJson } from '../../../sources/commerce/orders.ts';
import { emailFaults } from '../account/accountForm.rules.ts';
import type { FieldFault } from '../fieldFault.ts';
import {
  InvalidFieldsError,
  invalidFields,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';
import { orderNumber, orderStatus, trackingUrl } from './order.rules.ts';
import { OrderStatus } from './orderStatus.ts';
import { carrierOf } from './shipment.ts';
import { storeDay } from '../storeDay.ts';

interface ReportModel {
  /** Of the store that the order was placed at. */
  ctx: RequestContext;
  order: OrderStatusJson;
}
interface ParcelModel {
  ctx: RequestContext;
  parcel: OrderStatusJson['shipments'][number];
}
interface FoundModel {
  order: ReportModel;
}
class OrderNotFoundError extends RefusalError {}

/** Maximum of `OrderReport.number`; no order has a higher number. */
const MAX_NUMBER = 2 ** 31 - 1;

const FindOrderInput = builder.inputType('FindOrderInput', {
  description: 'Data from the confirmation e-mail.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'The order’s number, with or without #.' }),
    email: t.string({ required: true, description: 'Address that the order was placed with, in any case.' }),
  }),
});

const TrackedParcel = builder.objectRef<ParcelModel>('TrackedParcel').implement({
  description: 'The public part of a parcel, shown to anyone with number and e-mail address.',
  fields: (t) => ({
    carrier: t.string({
      description: 'Carrier; a generic term when unknown.',
      resolve: ({ ctx, parcel }) => carrierOf(ctx, parcel.tracking_carrier),
    }),
    trackingNumber: t.string({
      nullable: true,
      description: 'Tracking number; null when there is none.',
      resolve: ({ parcel }) => parcel.tracking_number || null,
    }),
    trackingUrl: t.string({
      nullable: true,
      description: 'Tracking page, always https; null when there is none.',
      resolve: ({ parcel }) => trackingUrl(parcel.tracking_link),
    }),
  }),
});

const OrderReport = builder.objectRef<ReportModel>('OrderReport').implement({
  description: 'Status of an order, without names, addresses or items. From commerce; never cached.',
  fields: (t) => ({
    number: t.int({ description: 'Order number, as in e-mails.', resolve: ({ order }) => order.id }),
    placedOn: t.field({
      type: CalendarDate,
      description: 'As `Order.placedOn`.',
      resolve: ({ ctx, order }) => storeDay(ctx, order.date_created),
    }),
    status: t.field({
      type: OrderStatus,
      description: 'Where it stands.',
      resolve: ({ order }) => orderStatus(order.status_id),
    }),
    total: t.field({
      type: Money,
      description: 'Total paid.',
      resolve: ({ ctx, order }) => storeAmount(ctx, order.total_inc_tax, order.currency_code),
    }),
    itemsTotal: t.int({ description: 'Units ordered.', resolve: ({ order }) => order.items_total }),
    itemsShipped: t.int({
      description: 'Units shipped.',
      resolve: ({ order }) => order.items_shipped,
    }),
    shipments: t.field({
      type: [TrackedParcel],
      description: 'Parcels; empty before the first shipment.',
      resolve: ({ ctx, order }) => order.shipments.map((parcel) => ({ ctx, parcel })),
    }),
  }),
});

builder.objectType(OrderNotFoundError, {
  name: 'OrderNotFound',
  description: 'No order has this number and e-mail address; which of them is wrong is not revealed.',
  interfaces: [Refusal],
});

const FindOrderPayload = builder.objectRef<FoundModel>('FindOrderPayload').implement({
  description: 'The order was found.',
  fields: (t) => ({ order: t.expose('order', { type: OrderReport, description: 'Where it stands.' }) }),
});

/**
 * Looks at the store of this market, then at the other one whose customers may live here. All stores are queried before
 * an order counts as unknown, so that timing reveals neither number nor address.
 */
async function reportOf(ctx: RequestContext, number: number, email: string): Promise<ReportModel | null> {
  const { commerceRegion, country } = ctx.scope;
  for (const store of new Set([commerceRegion, ...accountStores(country, ctx.markets)])) {
    const there = store === commerceRegion ? ctx : ctx.inMarket(ctx.locale, { commerceRegion: store });
    const order = there && number <= MAX_NUMBER ? await there.commerce.orderStatus(number, email) : null;
    if (there && order) return { ctx: there, order };
  }
  return null;
}

function orderNumberFault(text: string): FieldFault {
  const code = text.trim() === '' ? 'REQUIRED' : 'INVALID_ORDER_NUMBER';
  return { path: ['input', 'number'], code, key: 'refusal.orderNumber' };
}

builder.mutationField('findOrder', (t) =>
  t.field({
    type: FindOrderPayload,
    errors: {
      union: { description: 'Outcome of `findOrder`.' },
      types: [OrderNotFoundError, InvalidFieldsError, TooManyAttemptsError],
    },
    description:
      'Looks up an order by number and e-mail address, without sign-in. Rate-limited. An error when commerce is down.',
    args: { input: t.arg({ type: FindOrderInput, required: true, description: 'Number and address.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<FoundModel> => {
      const number = orderNumber(input.number);
      const email = input.email.trim();
      const faults: FieldFault[] = [
        ...(number === null ? [orderNumberFault(input.number)] : []),
        ...emailFaults(email),
      ];
      if (number === null || faults.length > 0) throw await invalidFields(ctx, faults);
      const wait = await ctx.attempts.take('findOrder', number);
      if (wait > 0) throw await tooManyAttempts(ctx, wait);
      const order = await reportOf(ctx, Number(number), email);
      if (!order)
        throw await refusalOf(ctx, OrderNotFoundError, {
          code: 'ORDER_NOT_FOUND',
          key: 'refusal.orderNotFound',
        });
      await ctx.attempts.forgive('findOrder', number);
      return { order };
    },
  }),
);
