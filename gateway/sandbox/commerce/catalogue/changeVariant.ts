/** The storekeeper's hand: other stock or another price for a variant, from one moment to the next. */
import type { DatabaseSync } from 'node:sqlite';
import type { VariantChange } from '../../source.ts';
import { query } from '../query.ts';

/** @returns what changes a variant; false when there is no such variant. */
export function variantChanger(db: DatabaseSync): (id: number, change: VariantChange) => boolean {
  const find = query<{ product_id: number }>(db, 'SELECT product_id FROM variants WHERE id = ?');
  const restock = query(db, 'UPDATE variants SET stock = ? WHERE id = ?');
  // Where stock is counted by product, that is what a cart may hold.
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
    return true;
  };
}
