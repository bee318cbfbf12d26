/**
 * `email-signups`: subscriptions to newsletters. The specification has their settings (catalogue.md 3, email signup
 * settings) but no call that takes an address; this is the product's own, like `back-in-stock`.
 */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { query } from '../query.ts';
import { readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid } from '../refusal.ts';

const signup = z.object({
  email: z.string().max(255),
  lists: z
    .array(z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'must be the id of a list'))
    .min(1)
    .max(20),
  locale: z.string().regex(/^[a-z]{2}-[a-z]{2,6}$/, 'must be language-country'),
  /** True if the box was ticked where the region requires one. */
  consent: z.boolean(),
});
const address = z.email();

export function emailSignupRoutes(db: DatabaseSync, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  // A later form without a consent box does not revoke consent.
  const keep = query(
    db,
    `INSERT INTO email_signups (store, email, list, locale, consent, at) VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET locale = excluded.locale, consent = max(consent, excluded.consent)`,
  );

  /** 201 with the request's values, known address or not, so that the response reveals nothing about it. */
  routes.post('/email-signups', async (c) => {
    const store = c.get('store');
    const body = await readBody(c, signup);
    const email = body.email.trim();
    if (!address.safeParse(email).success) throw invalid({ email: 'is not an e-mail address' });
    const at = now();
    for (const list of body.lists) keep.run(store, email, list, body.locale, Number(body.consent), at);
    return c.json({ data: { ...body, email }, meta: {} }, 201);
  });

  return routes;
}
