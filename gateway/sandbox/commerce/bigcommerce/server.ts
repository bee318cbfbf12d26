/**
 * Stand-in of BigCommerce's Management API: three stores, each with its hash and token, over the goods of the shop API's
 * stand-in. 401 without a token, 403 for another store's.
 */
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { DatabaseSync } from 'node:sqlite';
import { storeRegions } from '../../brand/types.ts';
import { Refusal } from '../refusal.ts';
import { cartRoutes } from './carts.ts';
import { catalogueRoutes } from './catalogue.ts';
import { sandboxStores } from './credentials.ts';
import { customerRoutes } from './customers.ts';
import type { HookEvents } from './hookEvents.ts';
import { hookRoutes } from './hooks.ts';
import { orderRoutes } from './orders.ts';
import { priceListRoutes } from './priceLists.ts';
import { RequestQuota } from './requestQuota.ts';
import { settingRoutes } from './settings.ts';
import { answerError, VendorError, vendorErrorOf, type VendorEnv } from './vendorAnswers.ts';

export interface BigCommerceOptions {
  db: DatabaseSync;
  /** Milliseconds since 1970. */
  now: () => number;
  events: HookEvents;
  /** Requests that a store answers in thirty seconds. */
  quota?: number | undefined;
}

const maxBodyBytes = 256 * 1024;

/** More than the sandbox's load tests need. */
const ampleQuota = 1_000_000;

/** Mounted at `/stores`. */
export function bigCommerceRoutes({
  db,
  now,
  events,
  quota = ampleQuota,
}: BigCommerceOptions): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const requestQuota = new RequestQuota(quota, now);
  app.onError((error, c) => {
    if (error instanceof VendorError) return answerError(c, error);
    if (error instanceof Refusal) return answerError(c, vendorErrorOf(error));
    return c.json({ status: 500, title: error.message, type: '', errors: {} }, 500);
  });
  app.notFound((c) => answerError(c, new VendorError(404, 'The requested resource was not found.')));

  app.use('/:hash/:version/*', async (c, next) => {
    c.set('dialect', c.req.param('version') === 'v2' ? 'v2' : 'v3');
    const token = c.req.header('x-auth-token');
    if (!token) throw new VendorError(401, 'X-Auth-Token header is required');
    const store = storeRegions.find((region) => sandboxStores[region].accessToken === token);
    if (!store) throw new VendorError(401, 'Unauthorized');
    if (sandboxStores[store].hash !== c.req.param('hash'))
      throw new VendorError(403, 'You are not authorized to access this store');
    c.set('store', store);
    requestQuota.take(store);
    await next();
    for (const [name, value] of Object.entries(requestQuota.headers(store))) c.header(name, value);
  });
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new VendorError(413, 'The request is too large');
      },
    }),
  );
  app.route('/:hash/v3', catalogueRoutes(db));
  app.route('/:hash/v3', cartRoutes(db, now));
  app.route('/:hash/v3', customerRoutes(db, now));
  app.route('/:hash/v3', hookRoutes(events, now));
  app.route('/:hash/v3', priceListRoutes(db));
  app.route('/:hash/v2', settingRoutes(db));
  app.route('/:hash/v2', orderRoutes(db));
  return app;
}
