/** Customers and their sessions at the store (catalogue.md 3). No answer contains a password. */
import { z } from 'zod';
import { addressJson } from './addresses.ts';

export const customerJson = z.object({
  id: z.number(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Null or zero: no group. */
  customer_group_id: z.number().nullable(),
  /** May contain the pro code as JSON (platform.md 3). */
  notes: z.string(),
  /** The field named "Pro Code" contains the pro code as JSON (platform.md 3). */
  form_fields: z.array(z.object({ name: z.string(), value: z.string() })),
  addresses: z.array(addressJson),
  date_created: z.string(),
  date_modified: z.string(),
});

/** 200 with `is_valid: false` for a wrong e-mail or password; `customer` and `session` are null then. */
export const loginJson = z.object({
  is_valid: z.boolean(),
  customer: customerJson.nullable(),
  session: z.object({ token: z.string(), expires_at: z.string() }).nullable(),
});

export const validityJson = z.object({ is_valid: z.boolean(), customer_id: z.number().nullable() });

/** URL that logs the customer in to the vendor's hosted pages, such as checkout. */
export const hostedLoginJson = z.object({ url: z.string() });

export type CustomerJson = z.infer<typeof customerJson>;
export type HostedLoginJson = z.infer<typeof hostedLoginJson>;
export type LoginJson = z.infer<typeof loginJson>;
export type ValidityJson = z.infer<typeof validityJson>;

/** A new account, as sent. */
export interface NewCustomer {
  email: string;
  first_name: string;
  last_name: string;
  /** Plain text, 8 to 128 characters; the shop stores a hash. */
  password: string;
  company?: string;
  phone?: string;
  notes?: string;
  customer_group_id?: number;
  form_fields?: { name: string; value: string }[];
}

/** Changed fields of an account, as sent. */
export type CustomerChange = Partial<NewCustomer>;
