/**
 * Requests and answers of BigCommerce's Management API, written down from the vendor's descriptions and neither from the
 * driver nor from the stand-in, which are both held to them. Strict: a name that the vendor does not know is wrong.
 */
import { z } from 'zod';
import type { CallRule } from './callContract.rules.ts';

const id = z.int().positive();
const price = z.number().nonnegative();
/** V2 writes amounts as texts with four decimals. */
const amount = z.string().regex(/^-?\d+\.\d{4}$/);
const iso = z.iso.datetime({ offset: true });
const rfc2822 = z.string().regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
const text = z.string();

const empty = z.literal('');
const data = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ data: shape, meta: z.strictObject({}) });
const pageOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({
    data: z.array(shape),
    meta: z.strictObject({
      pagination: z.strictObject({
        total: z.int(),
        count: z.int(),
        per_page: z.int(),
        current_page: z.int(),
        total_pages: z.int(),
        links: z.strictObject({ previous: text.optional(), current: text, next: text.optional() }),
      }),
    }),
  });

const optionOfVariant = z.strictObject({ id, label: text, option_id: id, option_display_name: text });
const variant = z.strictObject({
  id,
  product_id: id,
  sku: text,
  sku_id: id.nullable(),
  upc: text,
  gtin: text,
  mpn: text,
  weight: price.nullable(),
  price: price.nullable(),
  sale_price: price.nullable(),
  retail_price: price.nullable(),
  calculated_price: price,
  purchasing_disabled: z.boolean(),
  purchasing_disabled_message: text,
  image_url: text,
  inventory_level: z.int(),
  inventory_warning_level: z.int(),
  option_values: z.array(optionOfVariant),
});
const product = z
  .strictObject({
    id,
    name: text,
    type: z.enum(['physical', 'digital']),
    sku: text,
    description: text,
    price,
    cost_price: price,
    retail_price: price,
    sale_price: price,
    calculated_price: price,
    categories: z.array(id),
    brand_id: z.int(),
    inventory_level: z.int(),
    inventory_warning_level: z.int(),
    inventory_tracking: z.enum(['none', 'product', 'variant']),
    is_visible: z.boolean(),
    is_featured: z.boolean(),
    availability: z.enum(['available', 'disabled', 'preorder']),
    condition: z.enum(['New', 'Used', 'Refurbished']),
    order_quantity_minimum: z.int(),
    order_quantity_maximum: z.int(),
    preorder_release_date: iso.nullable(),
    is_preorder_only: z.boolean(),
    base_variant_id: id.nullable(),
    date_created: iso,
    date_modified: iso,
    custom_url: z.strictObject({ url: text, is_customized: z.boolean() }),
    variants: z.array(variant),
    options: z.array(
      z.strictObject({
        id,
        product_id: id,
        name: text,
        display_name: text,
        type: z.enum(['swatch', 'rectangles', 'dropdown', 'radio_buttons', 'product_list']),
        sort_order: z.int(),
        option_values: z.array(
          z.strictObject({
            id,
            label: text,
            sort_order: z.int(),
            is_default: z.boolean(),
            value_data: z.strictObject({ colors: z.array(text).max(3) }).nullable(),
          }),
        ),
      }),
    ),
    custom_fields: z.array(z.strictObject({ id, name: text, value: text })),
  })
  .partial()
  .required({ id: true });

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
const formFields = z.array(z.strictObject({ name: text, value: text }));
const address = z.strictObject({
  first_name: text,
  last_name: text,
  company: text.optional(),
  address1: text,
  address2: text.optional(),
  city: text,
  state_or_province: text,
  postal_code: text,
  country_code: z.string().length(2),
  phone: text.optional(),
});
const answeredAddress = address.extend({
  id,
  customer_id: id,
  country: text,
  address_type: z.enum(['residential', 'commercial']),
});
const customer = z.strictObject({
  id,
  email: z.email(),
  first_name: text,
  last_name: text,
  company: text,
  phone: text,
  notes: text,
  registration_ip_address: text,
  tax_exempt_category: text,
  customer_group_id: z.int(),
  date_created: iso,
  date_modified: iso,
  authentication: z.strictObject({ force_password_reset: z.boolean() }),
  accepts_product_review_abandoned_cart_emails: z.boolean(),
  origin_channel_id: id,
  channel_ids: z.array(id).nullable(),
  form_fields: z.array(z.strictObject({ name: text, value: z.unknown(), customer_id: id })).optional(),
  addresses: z.array(answeredAddress).max(10).optional(),
});
const subscriber = z.strictObject({
  id,
  email: z.email(),
  first_name: text.nullable(),
  last_name: text.nullable(),
  source: text,
  order_id: id.nullable(),
  channel_id: id,
  consents: z.array(z.enum(['marketing_newsletter', 'marketing_cart_abandonment'])),
});

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
          line_items: z.array(z.looseObject({ price_inc_tax: amount, total_inc_tax: amount })),
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

const v2List = (shape: z.ZodType) => z.array(shape).min(1);
/** Refusals by the two generations. */
const v3Error = z.strictObject({
  status: z.int(),
  title: text.min(1),
  type: z.url(),
  errors: z.record(z.string(), z.unknown()),
});
const v2Error = z
  .array(z.strictObject({ status: z.int(), message: text, details: z.unknown().optional() }))
  .length(1);

export interface CallShape {
  verb: CallRule['verb'];
  /** Below `/stores/{hash}`. */
  path: RegExp;
  /** Body of the request; absent: it has none. */
  request?: z.ZodType;
  /** By status; an answer without a body is an empty text. */
  answers: Readonly<Record<number, z.ZodType>>;
}

const hookSettings = z.strictObject({
  scope: text,
  destination: z.url(),
  is_active: z.boolean(),
  headers: z.record(z.string(), z.string()),
});
const hook = hookSettings.extend({
  id,
  client_id: text,
  store_hash: text,
  created_at: z.int(),
  updated_at: z.int(),
});

const call = (
  verb: CallRule['verb'],
  path: RegExp,
  answers: CallShape['answers'],
  request?: z.ZodType,
): CallShape => ({ verb, path, answers, ...(request ? { request } : {}) });

const cartAnswer = data(cart);
const customers = data(z.array(customer));
const addresses = data(z.array(answeredAddress));
const noContent = { 204: empty };

export const bigCommerceShapes: readonly CallShape[] = [
  call('GET', /^\/v3\/catalog\/products$/, { 200: pageOf(product) }),
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
  call('GET', /^\/v3\/customers$/, { 200: pageOf(customer) }),
  call(
    'POST',
    /^\/v3\/customers$/,
    { 200: customers },
    z
      .array(
        z.strictObject({
          email: text,
          first_name: text,
          last_name: text,
          company: text.optional(),
          phone: text.optional(),
          authentication: z.strictObject({ new_password: text }),
          origin_channel_id: id,
          channel_ids: z.array(id),
          form_fields: formFields.optional(),
        }),
      )
      .max(10),
  ),
  call(
    'PUT',
    /^\/v3\/customers$/,
    { 200: customers },
    z
      .array(
        z.strictObject({
          id,
          email: text.optional(),
          first_name: text.optional(),
          last_name: text.optional(),
          company: text.optional(),
          phone: text.optional(),
          authentication: z.strictObject({ new_password: text }).optional(),
          form_fields: formFields.optional(),
        }),
      )
      .max(10),
  ),
  call('DELETE', /^\/v3\/customers$/, noContent),
  call(
    'POST',
    /^\/v3\/customers\/validate-credentials$/,
    { 200: z.strictObject({ is_valid: z.boolean(), customer_id: id.nullable() }) },
    z.strictObject({ email: text, password: text, channel_id: id }),
  ),
  call('GET', /^\/v3\/customers\/addresses$/, { 200: pageOf(answeredAddress) }),
  call(
    'POST',
    /^\/v3\/customers\/addresses$/,
    { 200: addresses },
    z.array(address.extend({ customer_id: id })).max(10),
  ),
  call(
    'PUT',
    /^\/v3\/customers\/addresses$/,
    { 200: addresses },
    z.array(address.partial().extend({ id })).max(10),
  ),
  call('DELETE', /^\/v3\/customers\/addresses$/, noContent),
  call('GET', /^\/v3\/hooks$/, { 200: pageOf(hook) }),
  call('POST', /^\/v3\/hooks$/, { 200: data(hook) }, hookSettings),
  call('PUT', /^\/v3\/hooks\/\d+$/, { 200: data(hook) }, hookSettings),
  call('GET', /^\/v3\/customers\/subscribers$/, { 200: pageOf(subscriber) }),
  call(
    'POST',
    /^\/v3\/customers\/subscribers$/,
    { 200: data(subscriber) },
    z.strictObject({ email: text, source: text, channel_id: id, consents: z.array(text) }),
  ),
  call(
    'PUT',
    /^\/v3\/customers\/subscribers\/\d+$/,
    { 200: data(subscriber) },
    z.strictObject({ consents: z.array(text) }),
  ),
  call('GET', /^\/v2\/store$/, {
    200: z.looseObject({
      id: text,
      secure_url: z.url(),
      country_code: z.string().length(2),
      is_price_entered_with_tax: z.boolean(),
      timezone: z.looseObject({ name: text }),
    }),
  }),
  call('GET', /^\/v2\/currencies$/, {
    200: v2List(z.looseObject({ id, currency_code: z.string().length(3), currency_exchange_rate: text })),
    ...noContent,
  }),
  call('GET', /^\/v2\/shipping\/zones$/, {
    200: v2List(
      z.looseObject({ id, name: text, type: text, enabled: z.boolean(), locations: z.array(z.unknown()) }),
    ),
    ...noContent,
  }),
  call('GET', /^\/v2\/shipping\/zones\/\d+\/methods$/, {
    200: v2List(
      z.looseObject({ id, name: text, type: text, enabled: z.boolean(), settings: z.looseObject({}) }),
    ),
    ...noContent,
  }),
  call('GET', /^\/v2\/countries$/, {
    200: v2List(
      z.strictObject({
        id,
        country: text,
        country_iso2: z.string().length(2),
        country_iso3: z.string().length(3),
        states: z.strictObject({ url: z.url(), resource: text }),
      }),
    ),
    ...noContent,
  }),
  call('GET', /^\/v2\/countries\/\d+\/states$/, {
    200: v2List(z.strictObject({ id, state: text, state_abbreviation: text, country_id: id })),
    ...noContent,
  }),
  call('GET', /^\/v2\/customer_groups$/, { 200: v2List(z.looseObject({ id, name: text })), ...noContent }),
  call('GET', /^\/v2\/customer_groups\/\d+$/, {
    200: z.looseObject({
      id,
      name: text,
      is_default: z.boolean(),
      is_group_for_guests: z.boolean(),
      category_access: z.looseObject({ type: text }),
      discount_rules: z.array(
        z.strictObject({
          type: z.enum(['all', 'category', 'product', 'price_list']),
          method: z.enum(['percent', 'fixed', 'price']).optional(),
          amount: amount.optional(),
          category_id: id.optional(),
          product_id: id.optional(),
          price_list_id: id.optional(),
        }),
      ),
    }),
  }),
  call('GET', /^\/v2\/orders$/, { 200: v2List(order), ...noContent }),
  call('GET', /^\/v2\/orders\/\d+$/, { 200: order }),
  call('GET', /^\/v2\/orders\/\d+\/shipments$/, { 200: v2List(shipment), ...noContent }),
];

/** What is wrong with an exchange, in words; nothing for one as the vendor describes it. */
export function problemsOf(exchange: {
  verb: string;
  /** Below `/stores/{hash}`. */
  path: string;
  /** Null without one. */
  request: unknown;
  status: number;
  /** Empty text without one. */
  answer: unknown;
}): string[] {
  const { verb, path, request, status, answer } = exchange;
  const name = `${verb} ${path}`;
  const shape = bigCommerceShapes.find((one) => one.verb === verb && one.path.test(path));
  if (!shape) return [`${name} is not described`];
  const isRefused = status >= 400 && !(status in shape.answers && answer === '');
  const expected = isRefused ? (path.startsWith('/v2/') ? v2Error : v3Error) : shape.answers[status];
  if (!expected) return [`${name} answers ${status}`];
  const checks: [string, z.ZodType, unknown][] = [
    [`request of ${name}`, shape.request ?? z.null(), request],
    [`answer ${status} of ${name}`, expected, answer],
  ];
  return checks.flatMap(([what, schema, value]) => {
    const { error } = schema.safeParse(value);
    return error ? [`${what}: ${z.prettifyError(error).replaceAll('\n', ' ')}`] : [];
  });
}
