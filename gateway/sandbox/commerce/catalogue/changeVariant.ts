/** Changes a variant's stock or price while the sandbox runs, as a shop keeper would. */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import type { VariantChange } from '../../source.ts';
import type { HookEvents } from '../bigcommerce/hookEvents.ts';
import { query } from '../query.ts';

/**
 * @param events told as BigCommerce tells its webhooks.
 * @returns a function that changes a variant; it returns false for an unknown one.
 */
export function variantChanger(
  db: DatabaseSync,
  events: Pick<HookEvents, 'changed'>,
): (id: number, change: VariantChange) => boolean {
  const find = query<{ product_id: number; store: StoreRegion }>(
    db,
    'SELECT v.product_id, p.store FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = ?',
  );
  const restock = query(db, 'UPDATE variants SET stock = ? WHERE id = ?');
  // Where stock is tracked by product, its stock limits carts.
  const restockProduct = query(db, "UPDATE products SET stock = ? WHERE id = ? AND tracking = 'product'");
  const reprice = query(db, 'UPDATE variants SET price = ?, sale = NULL WHERE id = ?');
  return (id, { stock, price }) => {
    const row = find.get(id);
    if (!row) return false;
    if (stock !== undefined) {
      restock.run(stock, id);
      restockProduct.run(stock, row.product_id);
    }
    if (price !== undefined) reprice.run(Math.round(price * 100), id);
    const ids = { product_id: row.product_id, variant_id: id };
    if (stock !== undefined)
      events.changed(row.store, 'store/sku/inventory/updated', {
        type: 'sku',
        id,
        inventory: { ...ids, method: 'absolute', value: stock },
      });
    if (price !== undefined) events.changed(row.store, 'store/sku/updated', { type: 'sku', id, sku: ids });
    return true;
  };
}
