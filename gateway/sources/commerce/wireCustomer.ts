/** Customers, customer groups, addresses and orders as the gateway receives them. No answer ever holds a password. */
import { z } from 'zod';
import { amountJson } from './wire.ts';

export const addressJson = z.object({
  id: z.number(),
  customer_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state_or_province: z.string(),
  postal_code: z.string(),
  /** ISO 3166 alpha-2, upper case. */
  country_code: z.string(),
  phone: z.string(),
});

export const customerJson = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Null or zero: no group of its own. */
  customer_group_id: z.number().nullable(),
  /** May hold the pro code as JSON (platform.md 3). */
  notes: z.string(),
  /** The field named "Pro Code" holds the pro code as JSON (platform.md 3). */
  form_fields: z.array(z.object({ name: z.string(), value: z.string() })),
  addresses: z.array(addressJson),
  date_created: z.string(),
  date_modified: z.string(),
});

/** A kind of rule that is not known is refused with the whole group: better no price than one that the cart does not keep. */
export const discountRuleJson = z.object({
  type: z.enum(['all', 'category', 'product']),
  /** `percent` off, `price` so many currency units off each, `fixed` what each costs. */
  method: z.enum(['percent', 'fixed', 'price']),
  amount: amountJson,
  /** With `category` only. */
  category_id: z.number().optional(),
  /** With `product` only. */
  product_id: z.number().optional(),
});

export const customerGroupJson = z.object({
  id: z.number(),
  name: z.string(),
  is_default: z.boolean(),
  is_group_for_guests: z.boolean(),
  discount_rules: z.array(discountRuleJson),
});

/** 200 with `is_valid: false` for a wrong e-mail or password; `customer` and `session` are null then. */
export const loginJson = z.object({
  is_valid: z.boolean(),
  customer: customerJson.nullable(),
  session: z.object({ token: z.string(), expires_at: z.string() }).nullable(),
});

export const validityJson = z.object({ is_valid: z.boolean(), customer_id: z.number().nullable() });

/** Address that logs the customer in at the vendor's hosted pages, such as checkout. */
export const hostedLoginJson = z.object({ url: z.string() });

/** RFC 2822 date. */
const rfc2822 = z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is no date');

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

export const orderProductJson = z.object({
  id: z.number(),
  product_id: z.number(),
  variant_id: z.number(),
  name: z.string(),
  sku: z.string(),
  quantity: z.number(),
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

/** What may be told to anybody who knows an order's number and e-mail address. */
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

export type AddressJson = z.infer<typeof addressJson>;
export type CustomerJson = z.infer<typeof customerJson>;
export type DiscountRuleJson = z.infer<typeof discountRuleJson>;
export type CustomerGroupJson = z.infer<typeof customerGroupJson>;
export type LoginJson = z.infer<typeof loginJson>;
export type ValidityJson = z.infer<typeof validityJson>;
export type HostedLoginJson = z.infer<typeof hostedLoginJson>;
export type OrderProductJson = z.infer<typeof orderProductJson>;
export type OrderJson = z.infer<typeof orderJson>;
export type ShipmentJson = z.infer<typeof shipmentJson>;
export type OrderStatusJson = z.infer<typeof orderStatusJson>;

/** An address to keep, as sent. */
export type NewAddress = Omit<AddressJson, 'id' | 'customer_id' | 'company' | 'address2' | 'phone'> &
  Partial<Pick<AddressJson, 'company' | 'address2' | 'phone'>>;

/** An account to open, as sent. */
export interface NewCustomer {
  email: string;
  first_name: string;
  last_name: string;
  /** Plain text over the wire, 8 to 128 characters; kept hashed. */
  password: string;
  company?: string;
  phone?: string;
  notes?: string;
  customer_group_id?: number;
  form_fields?: { name: string; value: string }[];
}

/** What may be changed about an account, as sent. */
export type CustomerChange = Partial<NewCustomer>;
