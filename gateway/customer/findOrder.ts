/** `findOrder`: where an order stands, for whoever knows its number and its e-mail address. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Refusal, type PlainRefusalModel } from '../cart/refusal.ts';
import { words } from '../content/words.ts';
import { CalendarDate } from '../region/calendarDate.ts';
import { Money, storeMoney } from '../region/money.ts';
import { accountStores } from '../region/scopeForLocale.rules.ts';
import type { OrderStatusJson } from '../sources/commerce/wireCustomer.ts';
import { isEmail, type FieldFault } from './accountForm.rules.ts';
import {
  InvalidFields,
  invalidFields,
  TooManyAttempts,
  tooManyAttempts,
  type InvalidFieldsModel,
  type TooManyAttemptsModel,
} from './customerRefusals.ts';
import { orderNumber, orderStatus, trackingUrl } from './order.rules.ts';
import { OrderStatus } from './orderStatus.ts';
import { carrierOf } from './shipment.ts';
import { storeDay } from './storeDay.ts';

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
  kind: 'FindOrderPayload';
  order: ReportModel;
}
type OrderNotFoundModel = PlainRefusalModel<'OrderNotFound'>;

/** Greatest number that `OrderReport.number` can say; there are no such orders. */
const MOST_NUMBER = 2 ** 31 - 1;

const FindOrderInput = builder.inputType('FindOrderInput', {
  description: 'What stands in the e-mail that confirmed the order.',
  fields: (t) => ({
    number: t.string({ required: true, description: 'The order’s number, with or without #.' }),
    email: t.string({ required: true, description: 'Address that the order was placed with, in any case.' }),
  }),
});

const TrackedParcel = builder.objectRef<ParcelModel>('TrackedParcel').implement({
  description: 'A parcel of an order, as far as everybody may know who knows number and e-mail address.',
  fields: (t) => ({
    carrier: t.string({
      description: 'Who brings it; a general word when the store does not say.',
      resolve: ({ ctx, parcel }) => carrierOf(ctx, parcel.tracking_carrier),
    }),
    trackingNumber: t.string({
      nullable: true,
      description: 'The carrier’s number of the parcel; null when there is none.',
      resolve: ({ parcel }) => parcel.tracking_number || null,
    }),
    trackingUrl: t.string({
      nullable: true,
      description: 'The carrier’s page about it, always https; null when there is none.',
      resolve: ({ parcel }) => trackingUrl(parcel.tracking_link),
    }),
  }),
});

const OrderReport = builder.objectRef<ReportModel>('OrderReport').implement({
  description:
    'Where an order stands: no names, no address, nothing of what was bought. From commerce; never cached.',
  fields: (t) => ({
    number: t.int({ description: 'As it stands in e-mails.', resolve: ({ order }) => order.id }),
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
      description: 'What was paid.',
      resolve: ({ ctx, order }) => storeMoney(ctx, order.total_inc_tax, order.currency_code),
    }),
    itemsTotal: t.int({ description: 'Units that were bought.', resolve: ({ order }) => order.items_total }),
    itemsShipped: t.int({
      description: 'Units that are on their way.',
      resolve: ({ order }) => order.items_shipped,
    }),
    shipments: t.field({
      type: [TrackedParcel],
      description: 'Parcels; empty before the first one left.',
      resolve: ({ ctx, order }) => order.shipments.map((parcel) => ({ ctx, parcel })),
    }),
  }),
});

const OrderNotFound = builder.objectRef<OrderNotFoundModel>('OrderNotFound').implement({
  description: 'No order has this number and this e-mail address; it is not said which of them is wrong.',
  interfaces: [Refusal],
});

const FindOrderPayload = builder.objectRef<FoundModel>('FindOrderPayload').implement({
  description: 'There is such an order.',
  fields: (t) => ({ order: t.expose('order', { type: OrderReport, description: 'Where it stands.' }) }),
});

const FindOrderResult = builder.unionType('FindOrderResult', {
  description: 'What became of `findOrder`.',
  types: [FindOrderPayload, OrderNotFound, InvalidFields, TooManyAttempts],
  resolveType: ({ kind }) => kind,
});

/**
 * At the store that sells to this market, then at the other one whose customers may live here. All are asked before an
 * order counts as unknown, whether the number or the address is wrong: the time that it takes tells nothing either.
 */
async function reportOf(ctx: RequestContext, number: number, email: string): Promise<ReportModel | null> {
  const { commerceRegion, country } = ctx.scope;
  for (const store of new Set([commerceRegion, ...accountStores(country, ctx.markets)])) {
    const there = store === commerceRegion ? ctx : ctx.inMarket(ctx.locale, { commerceRegion: store });
    const order = there && number <= MOST_NUMBER ? await there.commerce.orderStatus(number, email) : null;
    if (there && order) return { ctx: there, order };
  }
  return null;
}

builder.mutationField('findOrder', (t) =>
  t.field({
    type: FindOrderResult,
    description:
      'Looks up an order by its number and e-mail address; nobody has to sign in. Tries are counted. An error when commerce is down.',
    args: { input: t.arg({ type: FindOrderInput, required: true, description: 'Number and address.' }) },
    complexity: 20,
    resolve: async (
      _root,
      { input },
      ctx,
    ): Promise<FoundModel | OrderNotFoundModel | InvalidFieldsModel | TooManyAttemptsModel> => {
      const number = orderNumber(input.number);
      const email = input.email.trim();
      const faults: FieldFault[] = [
        ...(number === null ? [{ field: 'number', key: 'refusal.orderNumber' } as const] : []),
        ...(isEmail(email) ? [] : [{ field: 'email', key: 'refusal.account.email' } as const]),
      ];
      if (number === null || faults.length > 0) return invalidFields(ctx, faults);
      const wait = await ctx.attempts.take('findOrder', number);
      if (wait > 0) return tooManyAttempts(ctx, wait);
      const order = await reportOf(ctx, Number(number), email);
      if (!order) return { kind: 'OrderNotFound', message: await words(ctx, 'refusal.orderNotFound') };
      await ctx.attempts.forgive('findOrder', number);
      return { kind: 'FindOrderPayload', order };
    },
  }),
);
