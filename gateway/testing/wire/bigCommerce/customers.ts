/** `customers…` of BigCommerce's V3 API: accounts, addresses, newsletter. */
import { z } from 'zod';
import { id, iso, text, data, pageOf, call, noContent, type CallShape } from './callShape.ts';

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

const customers = data(z.array(customer));
const addresses = data(z.array(answeredAddress));

export const customerShapes: readonly CallShape[] = [
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
          customer_group_id: id.optional(),
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
          customer_group_id: id.optional(),
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
];
