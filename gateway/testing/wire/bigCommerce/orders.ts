/** `orders…` of BigCommerce's V2 API. */
import { z } from 'zod';
import { id, amount, rfc2822, text, empty, v2List, call, noContent, type CallShape } from './callShape.ts';

/** The vendor has many more fields; those that are given have these types. */
const order = z.looseObject({
  id,
  customer_id: z.int(),
  date_created: rfc2822,
  date_shipped: z.union([rfc2822, empty]),
  status_id: z.int().min(0).max(14),
  status: text,
  subtotal_inc_tax: amount,
  shipping_cost_inc_tax: amount,
  discount_amount: amount,
  total_tax: amount,
  total_inc_tax: amount,
  items_total: z.int(),
  items_shipped: z.int(),
  currency_code: z.string().length(3),
  is_deleted: z.boolean(),
  billing_address: z.looseObject({ email: z.email(), country_iso2: text }),
  products: z.strictObject({ url: z.url(), resource: text }),
  consignments: z
    .strictObject({
      shipping: z.array(
        z.looseObject({
          line_items: z.array(
            z.looseObject({ base_price: amount, price_inc_tax: amount, total_inc_tax: amount }),
          ),
        }),
      ),
      pickups: z.array(z.unknown()),
      downloads: z.array(z.unknown()),
      email: z.looseObject({}),
    })
    .optional(),
});
const shipment = z.looseObject({
  id,
  order_id: id,
  date_created: rfc2822,
  tracking_number: text,
  tracking_carrier: text,
  tracking_link: text,
  generated_tracking_link: text,
  shipping_provider: text,
  shipping_method: text,
  items: z.array(z.strictObject({ order_product_id: id, product_id: id, quantity: z.int() })),
});

export const orderShapes: readonly CallShape[] = [
  call('GET', /^\/v2\/orders$/, { 200: v2List(order), ...noContent }),
  call('GET', /^\/v2\/orders\/\d+$/, { 200: order }),
  call('GET', /^\/v2\/orders\/\d+\/shipments$/, { 200: v2List(shipment), ...noContent }),
];
