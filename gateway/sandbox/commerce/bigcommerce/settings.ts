/** The store's settings in BigCommerce's V2 API: store, currencies, shipping, countries, customer groups. */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import type { CountryJson, StateJson } from '../../../sources/commerce/store.ts';
import { query } from '../query.ts';
import type { SettingKind } from '../seed/storeSeed.ts';
import { sandboxStores } from './credentials.ts';
import { rulesOnWire } from './priceLists.ts';
import { idOf, pageOf, queryOf, v2List, VendorError, type VendorEnv } from './vendorAnswers.ts';

interface Body {
  body: string;
}

export function settingRoutes(db: DatabaseSync): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const all = query<Body>(db, 'SELECT body FROM settings WHERE store = ? AND kind = ? ORDER BY id');
  const below = query<Body>(
    db,
    'SELECT body FROM settings WHERE store = ? AND kind = ? AND parent_id = ? ORDER BY id',
  );
  const one = query<Body>(db, 'SELECT body FROM settings WHERE store = ? AND kind = ? AND id = ?');
  const countries = query<CountryJson>(
    db,
    'SELECT id, name AS country, iso2 AS country_iso2, iso3 AS country_iso3 FROM countries ORDER BY id',
  );
  const states = query<StateJson>(
    db,
    'SELECT id, name AS state, code AS state_abbreviation, country_id FROM states WHERE country_id = ? ORDER BY id',
  );
  const listOf = (store: string, kind: SettingKind) => all.all(store, kind).map(parsed);
  const entry = (store: string, kind: SettingKind, id: number): Record<string, unknown> => {
    const row = one.get(store, kind, id);
    if (!row) throw new VendorError(404, 'The requested resource was not found.');
    return parsed(row);
  };

  routes.get('/store', (c) => {
    queryOf(c, []);
    const { prices_include_tax: withTax, ...body } = entry(c.get('store'), 'store', 0);
    return c.json({ ...body, id: sandboxStores[c.get('store')].hash, is_price_entered_with_tax: withTax });
  });

  routes.get('/currencies', (c) => {
    const page = pageOf(queryOf(c, ['page', 'limit']));
    const rows = listOf(c.get('store'), 'currency');
    return v2List(c, rows.slice(page.offset, page.offset + page.limit));
  });

  // Neither zones nor methods have pages.
  routes.get('/shipping/zones', (c) => {
    queryOf(c, []);
    return v2List(c, listOf(c.get('store'), 'zone'));
  });
  routes.get('/shipping/zones/:id/methods', (c) => {
    queryOf(c, []);
    const zone = idOf(c.req.param('id'));
    entry(c.get('store'), 'zone', zone);
    return v2List(c, below.all(c.get('store'), 'method', zone).map(parsed));
  });

  routes.get('/customer_groups', (c) => {
    const { is_group_for_guests: guests, ...rest } = queryOf(c, ['is_group_for_guests', 'page', 'limit']);
    const page = pageOf(rest);
    const groups = listOf(c.get('store'), 'group')
      .filter((group) => guests === undefined || String(group.is_group_for_guests) === guests)
      .map((group) => rulesOnWire(c.get('store'), group));
    return v2List(c, groups.slice(page.offset, page.offset + page.limit));
  });
  routes.get('/customer_groups/:id', (c) => {
    queryOf(c, []);
    return c.json(rulesOnWire(c.get('store'), entry(c.get('store'), 'group', idOf(c.req.param('id')))));
  });

  routes.get('/countries', (c) => {
    const page = pageOf(queryOf(c, ['page', 'limit', 'country', 'country_iso2']));
    const rows = countries.all().map((row) => ({
      ...row,
      states: { url: `${c.req.url}/${row.id}/states`, resource: `/countries/${row.id}/states` },
    }));
    return v2List(c, rows.slice(page.offset, page.offset + page.limit));
  });
  routes.get('/countries/:id/states', (c) => {
    const page = pageOf(queryOf(c, ['page', 'limit']));
    const rows = states.all(idOf(c.req.param('id')));
    return v2List(c, rows.slice(page.offset, page.offset + page.limit));
  });

  return routes;
}

function parsed({ body }: Body): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}
