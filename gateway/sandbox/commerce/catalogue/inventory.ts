/** `out-of-stock` and `category/products/inventory`: the product's own stock calls (catalogue.md 7.1). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { buyableUnits, catalogueReads, isInStock } from './productRows.ts';
import { idsQuery, type ShopEnv } from '../requestParsing.ts';
import { malformed } from '../refusal.ts';

export function inventoryRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const read = catalogueReads(db);

  routes.get('/out-of-stock', (c) => {
    const products = read.products(c.get('store'), requiredIds(c));
    return c.json({
      data: products.filter((product) => !isInStock(product)).map((product) => product.id),
      meta: {},
    });
  });

  routes.get('/category/products/inventory', (c) => {
    const products = read.products(c.get('store'), requiredIds(c));
    const variants = Map.groupBy(
      read.variantsOf(products.map((product) => product.id)),
      (row) => row.product_id,
    );
    const data = products.map((product) => ({
      id: product.id,
      inventory_tracking: product.tracking,
      inventoryLevel: product.units,
      isInStock: isInStock(product),
      variants: (variants.get(product.id) ?? []).map((variant) => ({
        variant_id: variant.id,
        inventoryLevel: variant.stock,
        isInStock: buyableUnits(product, variant) > 0,
      })),
    }));
    return c.json({ data, meta: {} });
  });

  return routes;
}

function requiredIds(c: Context): number[] {
  const ids = idsQuery(c, 'ids');
  if (!ids) throw malformed('ids', 'is missing');
  return ids;
}
