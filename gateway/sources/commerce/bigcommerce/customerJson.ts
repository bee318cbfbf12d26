/** Customers as BigCommerce's V3 API answers, and what they mean in the shop. */
import { z } from 'zod';
import type { AddressJson } from '../addresses.ts';
import type { CustomerJson } from '../customers.ts';

/** Parts that a customer left empty may be absent. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');

export const addressWire: z.ZodType<AddressJson> = z.object({
  id: z.number(),
  customer_id: z.number(),
  first_name: z.string(),
  last_name: z.string(),
  company: optionalText,
  address1: z.string(),
  address2: optionalText,
  city: z.string(),
  state_or_province: optionalText,
  postal_code: optionalText,
  country_code: z.string(),
  phone: optionalText,
});

/** Values may be numbers, dates or lists of choices. */
const formFieldWire = z
  .object({ name: z.string(), value: z.unknown() })
  .transform(({ name, value }) => ({ name, value: textOf(value) }));

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}

const customerWire = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: optionalText,
  phone: optionalText,
  notes: optionalText,
  /** Zero: no group. */
  customer_group_id: z.number().nullish(),
  date_created: z.string(),
  date_modified: z.string(),
  origin_channel_id: z.number().optional(),
  /** Null: every channel that shares its sign-ins. */
  channel_ids: z.array(z.number()).nullish(),
  /** With `include=formfields` only. */
  form_fields: z.array(formFieldWire).optional(),
  /** With `include=addresses` only, at most ten. */
  addresses: z.array(addressWire).optional(),
});

/** A customer, and whether it may sign in at a channel: one address may belong to customers of several. */
export const channelCustomerJson = customerWire.transform(
  ({ channel_ids: channels, origin_channel_id: origin, ...customer }) => ({
    isAt: (channelId: number): boolean =>
      channels === null || channels === undefined
        ? origin === undefined || origin === channelId
        : channels.includes(channelId),
    customer: customerOf(customer),
  }),
);

function customerOf({
  customer_group_id: group,
  form_fields = [],
  addresses = [],
  ...customer
}: Omit<z.output<typeof customerWire>, 'channel_ids' | 'origin_channel_id'>): CustomerJson {
  return { ...customer, customer_group_id: group || null, form_fields, addresses };
}
