/**
 * Stand-in for the product's own small services: pro spend, shipping settings, geolocation, display texts of another
 * stack (platform.md 7, catalogue.md 7.1).
 */
import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type {
  DisplayTextEntryJson,
  GeolocationJson,
  OrderTotalJson,
  ShippingMethodSettingsJson,
} from '../../sources/spend/spend.ts';
import { storeRegions, type Brand } from '../brand/types.ts';
import type { Standin, StandinOptions } from '../source.ts';
import { seedDisplayTexts } from './displayTextSeed.ts';
import { seedSpend } from './spendSeed.ts';
import { openSpend } from './tables.ts';

export interface SpendOptions extends StandinOptions {
  /** Country for requests without a CDN's country header; `us` when absent. */
  country?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

const apiKey = 'sandbox';
const baseLocale = 'en-us';
const spendBrands = ['us', 'ca', 'no', 'eu_region_1'];
const yearMs = 365 * 24 * 60 * 60 * 1000;

export function spendStandin(brand: Brand, options: SpendOptions): Standin {
  const now = options.now ?? Date.now;
  const db = openSpend(options.dataDir, options.fresh, `${brand.seed}:${brand.products.length}`, (db) => {
    seedSpend(db, brand, now());
    seedDisplayTexts(db);
  });

  const member = db.prepare('SELECT * FROM members WHERE customer_id = ? AND brand_id = ?');
  const spent = db.prepare(
    'SELECT COALESCE(SUM(amount), 0) AS total FROM purchases WHERE customer_id = ? AND brand_id = ? AND at > ? AND at <= ?',
  );
  const settings = db.prepare('SELECT * FROM shipping_settings WHERE region = ?');
  const knownType = db.prepare('SELECT 1 FROM display_texts WHERE content_type = ?');
  const entry = db.prepare(
    'SELECT texts FROM display_texts WHERE content_type = ? AND uid = ? AND locale = ?',
  );

  const app = new Hono().basePath('/api');
  app.onError((error, c) =>
    error instanceof HTTPException
      ? c.json({ status: error.status, title: error.message }, error.status)
      : c.json({ status: 500, title: error.message }, 500),
  );
  app.notFound((c) => c.json({ status: 404, title: 'There is no such call' }, 404));

  app.use(async (c, next) => {
    const region = c.req.header('x-bc-region') ?? '';
    if (region === '') throw refusal(401, 'The x-bc-region header is missing');
    if (!storeRegions.some((one) => one === region)) throw refusal(403, 'No such region');
    await next();
  });

  /** Counts the year of membership that ends with the expiration date, not the calendar year. */
  app.get('/pro/order_total', (c) => {
    const customer = required(c, 'customer_id');
    if (!/^\d{1,15}$/.test(customer)) throw refusal(400, 'customer_id must be a whole number');
    const brandId = required(c, 'brand_id');
    if (!spendBrands.includes(brandId))
      throw refusal(400, `brand_id must be one of ${spendBrands.join(', ')}`);
    const row = member.get(Number(customer), brandId);
    if (!row) throw refusal(404, 'The customer is not in the pro programme');
    const expires = Number(row.expires);
    const sum = spent.get(Number(customer), brandId, expires - yearMs, expires);
    return c.json({
      order_total: Number(sum?.total ?? 0) / 100,
      expiration_date: new Date(expires).toISOString().slice(0, 10),
      employee_group: row.employee_group === 1,
      spend_limit: row.spend_limit === null ? null : Number(row.spend_limit) / 100,
    } satisfies OrderTotalJson);
  });

  app.get('/pro/shipping_method_settings', (c) => {
    const row = settings.get(required(c, 'bcRegion'));
    if (!row) throw refusal(404, 'No such region');
    return c.json({
      is_enabled: row.is_enabled === 1,
      hide_free_shipping_groups: String(row.hide_free_shipping_groups),
    } satisfies ShippingMethodSettingsJson);
  });

  /** A CDN sends XX or T1 for an unknown country. */
  app.get('/geolocation', (c) => {
    const told = c.req.header('cf-ipcountry') ?? c.req.header('x-country') ?? options.country ?? 'us';
    const country = /^[a-z]{2}$/i.test(told) && told.toUpperCase() !== 'XX' ? told.toLowerCase() : '';
    c.header('cache-control', 'no-store');
    return c.json({ country } satisfies GeolocationJson);
  });

  /** Unknown entries are omitted; a missing localisation falls back to the base locale. */
  app.get('/interstack/references', (c) => {
    if (c.req.query('api_key') !== apiKey) throw refusal(403, 'The api_key is missing or wrong');
    const type = required(c, 'content_type');
    if (!knownType.get(type)) throw refusal(404, 'No such content type');
    const locale = c.req.query('locale') ?? baseLocale;
    const uids = new Set(
      required(c, 'entry_uids')
        .split(',')
        .map((uid) => uid.trim()),
    );
    if (uids.size > 100) throw refusal(413, 'At most 100 entries at once');
    const entries = [...uids].flatMap((uid) => {
      const row = entry.get(type, uid, locale) ?? entry.get(type, uid, baseLocale);
      if (!row) return [];
      const input = JSON.parse(String(row.texts)) as DisplayTextEntryJson['display_text_input'];
      return [{ uid, display_text_input: input } satisfies DisplayTextEntryJson];
    });
    return c.json({ entries });
  });

  return {
    name: 'spend',
    app,
    owns: (pathname) => /^\/api\/(pro\/|geolocation$|interstack\/)/.test(pathname),
    close: () => db.close(),
  };
}

function required(c: Context, name: string): string {
  const value = c.req.query(name);
  if (value === undefined || value === '') throw refusal(400, `${name} is missing`);
  return value;
}

function refusal(status: ContentfulStatusCode, message: string): HTTPException {
  return new HTTPException(status, { message });
}
