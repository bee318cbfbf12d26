/**
 * Stand-in of the shop API: every call of catalogue.md 7.1 under `/api`, over its own SQLite file. BigCommerce's own API is
 * beside it, under `/stores`.
 * 401 without the region header, 403 for an unknown region and for writes without their token.
 */
import { createHash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { storeRegions, type Brand } from '../brand/types.ts';
import type { Standin, StandinOptions } from '../source.ts';
import { HookEvents } from './bigcommerce/hookEvents.ts';
import { bigCommerceRoutes } from './bigcommerce/server.ts';
import { addressRoutes } from './customers/addresses.ts';
import { cartRoutes } from './carts/carts.ts';
import { variantChanger } from './catalogue/changeVariant.ts';
import { checkoutRoutes } from './carts/checkoutPage.ts';
import { categoryRoutes } from './catalogue/categories.ts';
import { seedCatalogue } from './seed/catalogueSeed.ts';
import { seedCountries } from './seed/countrySeed.ts';
import { csrfGuard } from './csrf.ts';
import { customerRoutes } from './customers/customers.ts';
import { seedCustomers } from './seed/customerSeed.ts';
import { emailSignupRoutes } from './customers/emailSignups.ts';
import { inventoryRoutes } from './catalogue/inventory.ts';
import { loginRoutes } from './customers/login.ts';
import { orderRoutes } from './customers/orders.ts';
import { seedOrders } from './seed/orderSeed.ts';
import { seedProCodes } from './seed/proCodeSeed.ts';
import { productRoutes } from './catalogue/products.ts';
import { query } from './query.ts';
import type { ShopEnv } from './requestParsing.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { stockNoticeRoutes } from './customers/stockNotices.ts';
import { storeRoutes } from './stores.ts';
import { seedStores } from './seed/storeSeed.ts';
import { openShop } from './tables.ts';

export interface CommerceOptions extends StandinOptions {
  /** Milliseconds since 1970; tests advance it to expire carts and tokens. */
  now?: () => number;
  /** Requests that a BigCommerce store answers in thirty seconds; ample by default. */
  quota?: number;
}

const maxBodyBytes = 256 * 1024;

/**
 * First path segments below `/api` that belong to the shop; `/api/pro`, `/api/as` and others belong to other stand-ins.
 */
const segments = new Set(
  (
    'products variants categories category_tree category cart currencies shippingmethods shippingzones countries customers ' +
    'orders order order-status store customer_groups out-of-stock back-in-stock email-signups csrf-token'
  ).split(' '),
);

export function commerceStandin(brand: Brand, options: CommerceOptions): Standin {
  const now = options.now ?? Date.now;
  const db = openShop({
    dataDir: options.dataDir,
    fresh: options.fresh,
    signature: signatureOf(brand),
    seed: (db) => {
      db.prepare('INSERT INTO meta VALUES (?, ?)').run('secret', randomBytes(32).toString('hex'));
      seedStores(db, brand);
      seedCountries(db);
      seedCatalogue(db, brand);
      seedCustomers(db, now());
      seedProCodes(db, now());
      seedOrders(db, brand, now());
    },
  });
  const secret =
    query<{ value: string }>(db, "SELECT value FROM meta WHERE name = 'secret'").get()?.value ?? '';
  const key = Buffer.from(secret, 'hex');
  const csrf = csrfGuard(key, now);
  const events = new HookEvents(now);

  const shop = new Hono<ShopEnv>();
  shop.get('/csrf-token', (c) => csrf.handOut(c));
  shop.use(async (c, next) => {
    const region = c.req.header('x-bc-region');
    if (region === undefined || region === '')
      throw new Refusal(401, 'region', 'The x-bc-region header is missing');
    const store = storeRegions.find((one) => one === region);
    if (!store) throw new Refusal(403, 'region', 'No such region');
    c.set('store', store);
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') csrf.check(c);
    await next();
  });
  shop.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => {
        throw new Refusal(413, 'too_large', 'The body is too large');
      },
    }),
  );
  shop.route('/', productRoutes(db));
  shop.route('/', categoryRoutes(db));
  shop.route('/', inventoryRoutes(db));
  shop.route('/', stockNoticeRoutes(db, now));
  shop.route('/', emailSignupRoutes(db, now));
  shop.route('/', cartRoutes(db, now));
  shop.route('/', storeRoutes(db));
  shop.route('/', loginRoutes(db, key, now));
  shop.route('/', customerRoutes(db, now));
  shop.route('/', addressRoutes(db));
  shop.route('/', orderRoutes(db));

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return answerRefusal(c, error);
    return c.json({ status: 500, title: error.message, type: 'error', errors: {} }, 500);
  });
  app.notFound((c) => answerRefusal(c, new Refusal(404, 'not_found', 'There is no such call')));
  app.route('/api', shop);
  app.route('/stores', bigCommerceRoutes({ db, now, events, quota: options.quota }));
  app.route('/', checkoutRoutes(db, key, now));

  return {
    name: 'commerce',
    app,
    owns: (pathname) =>
      pathname.startsWith('/stores/') ||
      pathname.startsWith('/checkout/') ||
      pathname.startsWith('/login/token/') ||
      (pathname.startsWith('/api/') && segments.has(pathname.split('/')[2] ?? '')),
    changeVariant: variantChanger(db, events),
    deliverHooks: (delivery) => events.deliver(delivery),
    close() {
      events.close();
      db.close();
    },
  };
}

/** Hash of the seed's inputs: an edited brand is seeded again, which drops all purchases. */
function signatureOf(brand: Brand): string {
  const hash = createHash('sha256').update(JSON.stringify([brand.seed, brand.categories]));
  for (const product of brand.products) {
    const { key, title, prices, categories, colours, sizeOption, sizes, soldOutIn, withdrawn } = product;
    const flags = [
      soldOutIn,
      withdrawn,
      product.isNew,
      product.isRedesigned,
      product.notMade,
      product.expectedOn,
    ];
    hash.update(JSON.stringify([key, title['en-us'], prices, categories, colours, sizeOption, sizes, flags]));
  }
  return hash.digest('base64url');
}
