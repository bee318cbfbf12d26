/**
 * `currencies`, `shippingzones`, `shippingmethods`, `store`, `customer_groups`, `countries`: in the v2 dialect, bare
 * (catalogue.md 7.1).
 */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import type { CountryJson, StateJson } from '../../sources/commerce/store.ts';
import type { SettingKind } from './seed/storeSeed.ts';
import { query } from './query.ts';
import { idParam, listAnswer, pageQuery, type ShopEnv } from './requestParsing.ts';
import { malformed, notFound } from './refusal.ts';

interface Body {
  body: string;
}

export function storeRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const all = query<Body>(db, 'SELECT body FROM settings WHERE store = ? AND kind = ? ORDER BY id');
  const one = query<Body>(db, 'SELECT body FROM settings WHERE store = ? AND kind = ? AND id = ?');
  const below = query<Body>(
    db,
    'SELECT body FROM settings WHERE store = ? AND kind = ? AND parent_id = ? ORDER BY id',
  );

  const listOf = (c: Context<ShopEnv>, kind: SettingKind): unknown[] =>
    all.all(c.get('store'), kind).map(parsed);
  const entry = (
    c: Context<ShopEnv>,
    kind: SettingKind,
    what: string,
    id: number,
  ): Record<string, unknown> => {
    const row = one.get(c.get('store'), kind, id);
    if (!row) throw notFound(what, 'v2');
    return parsed(row);
  };

  routes.get('/store', (c) => c.json(entry(c, 'store', 'store', 0)));

  routes.get('/currencies', (c) => listAnswer(c, paged(c, listOf(c, 'currency'))));
  routes.get('/currencies/:id', (c) => c.json(entry(c, 'currency', 'currency', idParam(c, 'id', 'v2'))));

  routes.get('/shippingzones', (c) => listAnswer(c, paged(c, listOf(c, 'zone'))));
  routes.get('/shippingzones/:id', (c) => c.json(entry(c, 'zone', 'zone', idParam(c, 'id', 'v2'))));
  /** As at the vendor, the id is a zone's (wire-protocols 3.3). */
  routes.get('/shippingmethods/:id', (c) => {
    const zone = idParam(c, 'id', 'v2');
    entry(c, 'zone', 'zone', zone);
    return listAnswer(c, paged(c, below.all(c.get('store'), 'method', zone).map(parsed)));
  });

  routes.get('/customer_groups', (c) => {
    const guests = c.req.query('is_group_for_guests');
    if (guests !== undefined && guests !== 'true' && guests !== 'false') {
      throw malformed('is_group_for_guests', 'must be true or false', 'v2');
    }
    const groups = all.all(c.get('store'), 'group').map(parsed);
    return listAnswer(
      c,
      paged(
        c,
        groups.filter((group) => guests === undefined || String(group.is_group_for_guests) === guests),
      ),
    );
  });
  routes.get('/customer_groups/:id', (c) => c.json(entry(c, 'group', 'group', idParam(c, 'id', 'v2'))));

  const countries = query<CountryJson>(
    db,
    'SELECT id, name AS country, iso2 AS country_iso2, iso3 AS country_iso3 FROM countries ORDER BY id',
  );
  const country = query(db, 'SELECT 1 FROM countries WHERE id = ?');
  const states = query<StateJson>(
    db,
    'SELECT id, name AS state, code AS state_abbreviation, country_id FROM states WHERE country_id = ? ORDER BY id',
  );

  routes.get('/countries', (c) => {
    const rows = countries.all().map((row) => ({
      ...row,
      states: {
        url: new URL(`countries/${row.id}/states`, c.req.url).href,
        resource: `/countries/${row.id}/states`,
      },
    }));
    return listAnswer(c, paged(c, rows));
  });
  routes.get('/countries/:id/states', (c) => {
    const id = idParam(c, 'id', 'v2');
    if (!country.get(id)) throw notFound('country', 'v2');
    return listAnswer(c, paged(c, states.all(id)));
  });

  return routes;
}

function paged<Row>(c: Context, rows: readonly Row[]): Row[] {
  const { offset, limit } = pageQuery(c, 'v2');
  return rows.slice(offset, offset + limit);
}

function parsed({ body }: Body): Record<string, unknown> {
  return JSON.parse(body) as Record<string, unknown>;
}
