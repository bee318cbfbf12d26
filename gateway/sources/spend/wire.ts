/** Pro programme, geolocation and display texts: the product's own small services (platform.md 7, catalogue.md 7.1). */
import { z } from 'zod';
import { fields, readableItems } from '../transport/tolerantFields.ts';

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

export const shippingMethodSettingsJson = z
  .looseObject({})
  .refine((answer) => 'is_enabled' in answer || 'hide_free_shipping_groups' in answer, 'no such settings')
  .pipe(
    fields({
      is_enabled: z.boolean().default(false),
      /** Comma-separated ids of the customer groups that see no free-shipping threshold; may be empty. */
      hide_free_shipping_groups: z.string().default(''),
    }),
  );

/** Country in lower case; empty when it could not be told. */
export const geolocationJson = z.object({ country: z.string() });

export const displayTextEntryJson = fields({
  uid: z.string(),
  display_text_input: readableItems(z.object({ title: z.string(), text: z.string() }), 'text').default([]),
});

export type OrderTotalJson = z.infer<typeof orderTotalJson>;
export type ShippingMethodSettingsJson = z.infer<typeof shippingMethodSettingsJson>;
export type GeolocationJson = z.infer<typeof geolocationJson>;
export type DisplayTextEntryJson = z.infer<typeof displayTextEntryJson>;
