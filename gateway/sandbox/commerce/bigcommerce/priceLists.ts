/**
 * `pricelists/{id}/records` of BigCommerce's V3 API. The European guests' rule of the shop API is a price list here, with
 * the same prices.
 */
import { Hono } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import { catalogueReads, productColumns, productFrom, type ProductRow } from '../catalogue/productRows.ts';
import { priceByRules, units } from '../money.ts';
import { query } from '../query.ts';
import { customerGroups, type GroupRule } from '../seed/groupSeed.ts';
import { idOf, idsOf, pageOf, queryOf, v3Rows, VendorError, type VendorEnv } from './vendorAnswers.ts';

const list = { store: 'eu_region_1', id: 7 } as const;
const listedGroup = customerGroups[list.store].guests;

/** The rules of a group as this API answers them. */
export function rulesOnWire(store: StoreRegion, group: Record<string, unknown>): Record<string, unknown> {
  const isListed = store === list.store && group['id'] === listedGroup;
  return isListed ? { ...group, discount_rules: [{ type: 'price_list', price_list_id: list.id }] } : group;
}

export function priceListRoutes(db: DatabaseSync): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const read = catalogueReads(db);
  const products = query<ProductRow>(
    db,
    `SELECT ${productColumns} FROM products p WHERE p.store = ? ORDER BY p.id`,
  );
  const setting = query<{ body: string }>(
    db,
    'SELECT body FROM settings WHERE store = ? AND kind = ? AND id = ?',
  );
  const body = <Body>(store: string, kind: string, id: number): Body =>
    JSON.parse(setting.get(store, kind, id)?.body ?? '{}') as Body;

  routes.get('/pricelists/:id/records', (c) => {
    const {
      currency,
      'product_id:in': only,
      ...rest
    } = queryOf(c, ['currency', 'product_id:in', 'page', 'limit']);
    const page = pageOf(rest);
    const store = c.get('store');
    if (store !== list.store || idOf(c.req.param('id')) !== list.id)
      throw new VendorError(404, 'The requested resource was not found.');
    const code = body<{ currency: string }>(store, 'store', 0).currency.toLowerCase();
    if (currency !== undefined && currency.toLowerCase() !== code) return v3Rows(c, [], page);
    const ids = idsOf(only, 'product_id:in');
    const rules = body<{ discount_rules: GroupRule[] }>(store, 'group', listedGroup).discount_rules;
    const wanted = new Map(
      products
        .all(store)
        .map(productFrom)
        .filter(({ id }) => ids === null || ids.includes(id))
        .map((product) => [product.id, product]),
    );
    const records = read.variantsOf([...wanted.keys()]).flatMap((variant) => {
      const product = wanted.get(variant.product_id);
      const asked = variant.sale ?? variant.price;
      const price = product && priceByRules(rules, product, variant.price, asked);
      if (price === undefined || price === asked) return [];
      return {
        price_list_id: list.id,
        variant_id: variant.id,
        product_id: variant.product_id,
        sku: variant.sku,
        currency: code,
        price: units(price),
        sale_price: null,
        retail_price: null,
        map_price: null,
        calculated_price: units(price),
        date_created: '2025-10-02T08:00:00Z',
        date_modified: '2025-10-02T08:00:00Z',
        bulk_pricing_tiers: [],
      };
    });
    return v3Rows(c, records, page);
  });
  return routes;
}
