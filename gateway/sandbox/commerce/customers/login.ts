/**
 * `customers/login`, `logout`, `validate`, `validate-session`, `bclogin` (catalogue.md 7.1). As at the vendor, a wrong
 * password is answered with 200 and `is_valid: false`, and too many with 429 (wire-protocols 3.3).
 */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { StoreJson } from '../../../sources/commerce/store.ts';
import type { LoginJson, ValidityJson } from '../../../sources/commerce/customers.ts';
import { customerRows } from './customerRows.ts';
import { passwordTries } from './passwordTries.ts';
import { query } from '../query.ts';
import { readBody, type ShopEnv } from '../requestParsing.ts';
import { invalid, notFound } from '../refusal.ts';

const sessionMs = 14 * 24 * 60 * 60 * 1000;
const sessionCookie = 'SHOP_SESSION';

const credentials = z.object({ email: z.string(), pw: z.string().max(1024) });
const check = z.object({ customer: z.union([z.int(), z.string()]), pw: z.string().max(1024) });
const hosted = z.object({ id: z.int(), redirect: z.string() });

export function loginRoutes(db: DatabaseSync, key: Buffer, now: () => number): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const customers = customerRows(db);
  const tried = passwordTries(db, now);
  const open = query(db, 'INSERT INTO sessions VALUES (?, ?, ?)');
  const session = query<{ customer_id: number }>(
    db,
    'SELECT s.customer_id FROM sessions s JOIN customers c ON c.id = s.customer_id WHERE s.digest = ? AND s.expires > ? AND c.store = ?',
  );
  const end = query(db, 'DELETE FROM sessions WHERE digest = ? OR expires <= ?');
  const storeBody = query<{ body: string }>(
    db,
    "SELECT body FROM settings WHERE store = ? AND kind = 'store'",
  );

  routes.post('/customers/login', async (c) => {
    const { email, pw } = await readBody(c, credentials);
    const kept = customers.byEmail(c.get('store'), email);
    if (!(await tried(c.get('store'), email.trim(), kept, pw)) || !kept) {
      return c.json({ is_valid: false, customer: null, session: null } satisfies LoginJson);
    }
    const token = randomBytes(32).toString('base64url');
    const expires = now() + sessionMs;
    open.run(digestOf(token), kept.id, expires);
    setCookie(c, sessionCookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: sessionMs / 1000,
    });
    return c.json({
      is_valid: true,
      customer: customers.answer(kept),
      session: { token, expires_at: new Date(expires).toISOString() },
    } satisfies LoginJson);
  });

  routes.post('/customers/logout', (c) => {
    end.run(digestOf(getCookie(c, sessionCookie) ?? ''), now());
    deleteCookie(c, sessionCookie, { path: '/' });
    return c.body(null, 204);
  });

  routes.post('/customers/validate-session', (c) => {
    const found = session.get(digestOf(getCookie(c, sessionCookie) ?? ''), now(), c.get('store'));
    return c.json({
      is_valid: found !== undefined,
      customer_id: found?.customer_id ?? null,
    } satisfies ValidityJson);
  });

  routes.post('/customers/validate', async (c) => {
    const { customer, pw } = await readBody(c, check);
    const store = c.get('store');
    const kept =
      typeof customer === 'number' ? customers.byId(store, customer) : customers.byEmail(store, customer);
    const isValid = await tried(store, kept?.email ?? String(customer), kept, pw);
    return c.json({
      is_valid: isValid,
      customer_id: isValid && kept ? kept.id : null,
    } satisfies ValidityJson);
  });

  routes.post('/customers/bclogin', async (c) => {
    const { id, redirect } = await readBody(c, hosted);
    if (!/^\/(?![/\\])/.test(redirect)) throw invalid({ redirect: 'must be a path of the storefront' });
    if (!customers.byId(c.get('store'), id)) throw notFound('customer');
    return c.json({ url: loginUrl(c, id, redirect) });
  });

  const loginUrl = (c: Context<ShopEnv>, customerId: number, redirect: string): string => {
    const store = JSON.parse(storeBody.get(c.get('store'))?.body ?? '{}') as StoreJson;
    const claims = {
      iss: 'skarn-sandbox',
      iat: Math.floor(now() / 1000),
      jti: randomUUID(),
      operation: 'customer_login',
      store_hash: store.id,
      customer_id: customerId,
      redirect_to: redirect,
    };
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    const signature = createHmac('sha256', key).update(unsigned).digest('base64url');
    // The stand-in serves the storefront's pages itself (checkoutPage.ts).
    return `${new URL(c.req.url).origin}/login/token/${unsigned}.${signature}`;
  };

  return routes;
}

/** Sessions are stored as digests, so reading the database opens none. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
