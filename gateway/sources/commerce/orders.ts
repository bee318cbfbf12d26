/** Orders, their shipments and status (catalogue.md 3). */
import { z } from 'zod';
import { amountJson } from './answers.ts';

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
  /**
   * The catalogue's unit price on the day of the order, before a customer group's; as the store's prices are entered,
   * with or without tax. Missing on orders that were imported.
   */
  base_price: amountJson.nullish(),
  price_inc_tax: amountJson,
  total_inc_tax: amountJson,
  product_options: z.array(z.object({ display_name: z.string(), display_value: z.string() })),
});

export const orderJson = z.object({
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

export const shipmentJson = z.object({
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
export const orderStatusJson = z.object({
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
