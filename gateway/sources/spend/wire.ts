/** Pro programme, geolocation and display texts: the product's own small services (platform.md 7, catalogue.md 7.1). */
import { z } from 'zod';

const amountJson = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform((amount) => Number(amount));

export const orderTotalJson = z.object({
  /** What the customer has spent on the brand this year, in currency units of the brand's store. */
  order_total: amountJson,
  /** ISO date on which the pro membership ends; null when it does not. */
  expiration_date: z.string().nullable(),
  /** True for staff. */
  employee_group: z.boolean(),
  /** Currency units a year; null when the default of 3000 holds (platform.md 9). */
  spend_limit: amountJson.nullable(),
});

export const shippingMethodSettingsJson = z.object({
  is_enabled: z.boolean(),
  /** Comma-separated ids of the customer groups that see no free-shipping threshold; may be empty. */
  hide_free_shipping_groups: z.string(),
});

/** Country in lower case; empty when it could not be told. */
export const geolocationJson = z.object({ country: z.string() });

export const displayTextEntryJson = z.object({
  uid: z.string(),
  display_text_input: z.array(z.object({ title: z.string(), text: z.string() })),
});

export type OrderTotalJson = z.infer<typeof orderTotalJson>;
export type ShippingMethodSettingsJson = z.infer<typeof shippingMethodSettingsJson>;
export type GeolocationJson = z.infer<typeof geolocationJson>;
export type DisplayTextEntryJson = z.infer<typeof displayTextEntryJson>;
