/**
 * `back-in-stock`: whom to notify when a variant is back in stock. The specification names no such call; this is the
 * product's own, like `out-of-stock` (catalogue.md 3, email signup settings; 7.1).
 */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { buyableUnits, catalogueReads, isPurchasable } from '../catalogue/productRows.ts';
import { query } from '../query.ts';
import { readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid, Refusal } from '../refusal.ts';

const notice = z.object({
  email: z.string().max(255),
  product_id: z.int(),
  variant_id: z.int(),
  locale: z.string().regex(/^[a-z]{2}-[a-z]{2,6}$/, 'must be language-country'),
});
const address = z.email();

export function stockNoticeRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const read = catalogueReads(db);
  const keep = query(
    db,
    `INSERT INTO stock_notices (store, variant_id, email, product_id, locale, at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET locale = excluded.locale`,
  );

  /** 201 with the request's values, known address or not, so that the response reveals nothing about it. */
  routes.post('/back-in-stock', async (c) => {
    const store = c.get('store');
    const body = await readBody(c, notice);
    const email = body.email.trim();
    if (!address.safeParse(email).success) throw invalid({ email: 'is not an e-mail address' });
    const product = read.product(store, body.product_id);
    const variant = read.variant(store, body.variant_id);
    if (!product || variant?.product_id !== product.id || !isPurchasable(product, variant)) {
      throw new Refusal(422, 'not_purchasable', 'Not purchasable', {
        errors: { variant_id: 'is unknown or not for sale' },
      });
    }
    if (buyableUnits(product, variant) > 0) throw new Refusal(409, 'in_stock', 'The variant is in stock');
    keep.run(store, variant.id, email, product.id, body.locale, now());
    return c.json({ data: { ...body, email }, meta: {} }, 201);
  });

  return routes;
}
