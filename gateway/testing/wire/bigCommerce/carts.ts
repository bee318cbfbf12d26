/** `carts…` of BigCommerce's V3 API. */
import { z } from 'zod';
import { id, price, iso, text, empty, data, call, noContent, type CallShape } from './callShape.ts';

const discounts = z.array(z.strictObject({ id: text, discounted_amount: z.number() }));
const cart = z.strictObject({
  id: z.uuid(),
  parent_id: text.nullable(),
  customer_id: z.int(),
  email: text,
  currency: z.strictObject({ code: z.string().length(3) }),
  tax_included: z.boolean(),
  base_amount: price,
  discount_amount: price,
  cart_amount: price,
  coupons: z.array(z.unknown()),
  discounts,
  line_items: z.strictObject({
    physical_items: z.array(
      z.strictObject({
        id: z.uuid(),
        parent_id: text.nullable(),
        variant_id: id,
        product_id: id,
        sku: text,
        name: text,
        url: z.url(),
        quantity: z.int().positive(),
        is_taxable: z.boolean(),
        image_url: z.url(),
        discounts,
        coupons: z.array(z.unknown()),
        discount_amount: price,
        coupon_amount: price,
        original_price: price,
        list_price: price,
        sale_price: price,
        extended_list_price: price,
        extended_sale_price: price,
        is_require_shipping: z.boolean(),
        is_mutable: z.boolean(),
        options: z
          .array(z.strictObject({ name: text, nameId: z.int(), value: text, valueId: z.int() }))
          .optional(),
      }),
    ),
    digital_items: z.array(z.unknown()),
    gift_certificates: z.array(z.unknown()),
    custom_items: z.array(z.unknown()),
  }),
  created_time: iso,
  updated_time: iso,
  channel_id: id,
  locale: text,
  version: z.int(),
});

const newLines = z
  .array(z.strictObject({ product_id: id, variant_id: id.optional(), quantity: z.int() }))
  .min(1);
const cartAnswer = data(cart);

export const cartShapes: readonly CallShape[] = [
  call(
    'POST',
    /^\/v3\/carts$/,
    { 201: cartAnswer },
    z.strictObject({ channel_id: id, customer_id: id.optional(), line_items: newLines }),
  ),
  call('GET', /^\/v3\/carts\/[^/]+$/, { 200: cartAnswer, 404: empty }),
  call(
    'PUT',
    /^\/v3\/carts\/[^/]+$/,
    { 201: cartAnswer },
    z.strictObject({ customer_id: z.int().nonnegative() }),
  ),
  call('DELETE', /^\/v3\/carts\/[^/]+$/, { ...noContent, 404: empty }),
  call(
    'POST',
    /^\/v3\/carts\/[^/]+\/items$/,
    { 201: cartAnswer, 404: empty },
    z.strictObject({ line_items: newLines, version: z.int().optional() }),
  ),
  call(
    'PUT',
    /^\/v3\/carts\/[^/]+\/items\/[^/]+$/,
    { 200: cartAnswer },
    z.strictObject({
      line_item: z.strictObject({ product_id: id, variant_id: id.optional(), quantity: z.int() }),
      version: z.int().optional(),
    }),
  ),
  call('DELETE', /^\/v3\/carts\/[^/]+\/items\/[^/]+$/, { 200: cartAnswer, ...noContent }),
  call('POST', /^\/v3\/carts\/[^/]+\/redirect_urls$/, {
    201: data(z.strictObject({ cart_url: z.url(), checkout_url: z.url(), embedded_checkout_url: z.url() })),
  }),
];
