/** Parcels of an order with tracking. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { words } from '../../content/wording/words.ts';
import { memoizePer } from '../../memoizePerContext.ts';
import { CalendarDate } from '../../region/formats/calendarDate.ts';
import type { ShipmentJson } from '../../../sources/commerce/orders.ts';
import { carrierName, trackingUrl } from './order.rules.ts';
import { orderLines, titleOf, type OrderLineModel, type OrderModel } from './orderLine.ts';
import { storeDay } from '../storeDay.ts';

interface ShipmentModel {
  order: OrderModel;
  shipment: ShipmentJson;
}

interface ShipmentLineModel {
  line: OrderLineModel;
  quantity: number;
}

/** Makes no call before anything was shipped. Fails when commerce is unavailable. */
export const shipmentsOf = memoizePer(async (order: OrderModel): Promise<ShipmentModel[]> => {
  if (order.order.items_shipped === 0) return [];
  const shipments = await order.ctx.commerce.shipments(order.order.id);
  return shipments
    .toSorted((a, b) => Date.parse(a.date_created) - Date.parse(b.date_created))
    .map((shipment) => ({ order, shipment }));
});

/** Display name of the carrier; a generic term when the platform has none. */
export async function carrierOf(ctx: RequestContext, carrier: string): Promise<string> {
  return carrierName(carrier) ?? words(ctx, 'order.carrier');
}

const ShipmentLine = builder.objectRef<ShipmentLineModel>('ShipmentLine').implement({
  description: 'The part of an order line in a parcel.',
  fields: (t) => ({
    title: t.string({ description: 'As `OrderLine.title`.', resolve: ({ line }) => titleOf(line) }),
    quantity: t.exposeInt('quantity', { description: 'Units in this parcel.' }),
  }),
});

export const Shipment = builder.objectRef<ShipmentModel>('Shipment').implement({
  description: 'A parcel of an order. From commerce.',
  fields: (t) => ({
    shippedOn: t.field({
      type: CalendarDate,
      description: 'Shipping day, in the time zone of `Order.placedOn`.',
      resolve: ({ order, shipment }) => storeDay(order.ctx, shipment.date_created),
    }),
    carrier: t.string({
      description: 'Carrier; a generic term when unknown.',
      resolve: ({ order, shipment }) => carrierOf(order.ctx, shipment.tracking_carrier),
    }),
    method: t.string({
      nullable: true,
      description: 'The store’s name of the shipping method; null when unknown.',
      resolve: ({ shipment }) => shipment.shipping_method || null,
    }),
    trackingNumber: t.string({
      nullable: true,
      description: 'Tracking number; null when there is none.',
      resolve: ({ shipment }) => shipment.tracking_number || null,
    }),
    trackingUrl: t.string({
      nullable: true,
      description: 'Tracking page, always https; null when there is none.',
      resolve: ({ shipment }) => trackingUrl(shipment.tracking_link),
    }),
    lines: t.field({
      type: [ShipmentLine],
      description: 'Contents of the parcel.',
      resolve: ({ order, shipment }) => {
        const lines = orderLines(order);
        return shipment.items.flatMap(({ order_product_id, quantity }) => {
          const line = lines.find((one) => one.line.id === order_product_id);
          return line ? [{ line, quantity }] : [];
        });
      },
    }),
  }),
});
