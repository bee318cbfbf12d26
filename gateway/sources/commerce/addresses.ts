/** Customers' addresses (catalogue.md 3). */
import { z } from 'zod';

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

export type AddressJson = z.infer<typeof addressJson>;

/** A new address, as sent. */
export type NewAddress = Omit<AddressJson, 'id' | 'customer_id' | 'company' | 'address2' | 'phone'> &
  Partial<Pick<AddressJson, 'company' | 'address2' | 'phone'>>;

/** Changed fields of an address, as sent. */
export type AddressChange = Partial<NewAddress> & { id: number };
