/** `hooks` of BigCommerce's V3 API. */
import { z } from 'zod';
import { id, text, data, pageOf, call, type CallShape } from './callShape.ts';

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

export const hookShapes: readonly CallShape[] = [
  call('GET', /^\/v3\/hooks$/, { 200: pageOf(hook) }),
  call('POST', /^\/v3\/hooks$/, { 200: data(hook) }, hookSettings),
  call('PUT', /^\/v3\/hooks\/\d+$/, { 200: data(hook) }, hookSettings),
];
