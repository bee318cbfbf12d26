/** `pricelists…` of BigCommerce's V3 API. */
import { z } from 'zod';
import { call, id, iso, pageOf, price, text, type CallShape } from './callShape.ts';

const record = z.strictObject({
  price_list_id: id,
  variant_id: id,
  product_id: id,
  sku: text,
  currency: z.string().regex(/^[a-z]{3}$/),
  price,
  sale_price: price.nullable(),
  retail_price: price.nullable(),
  map_price: price.nullable(),
  calculated_price: price,
  date_created: iso,
  date_modified: iso,
  bulk_pricing_tiers: z.array(z.unknown()),
});

export const priceListShapes: readonly CallShape[] = [
  call('GET', /^\/v3\/pricelists\/\d+\/records$/, { 200: pageOf(record) }),
];
