/** A store's settings in BigCommerce's V2 API. */
import { z } from 'zod';
import { id, amount, text, v2List, call, noContent, type CallShape } from './callShape.ts';

export const storeShapes: readonly CallShape[] = [
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
];
