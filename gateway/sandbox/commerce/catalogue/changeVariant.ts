/** Changes a variant's stock or price while the sandbox runs, as a shop keeper would. */
import type { DatabaseSync } from 'node:sqlite';
import type { VariantChange } from '../../source.ts';
import { query } from '../query.ts';

/** @returns a function that changes a variant; it returns false for an unknown one. */
export function variantChanger(db: DatabaseSync): (id: number, change: VariantChange) => boolean {
  const find = query<{ product_id: number }>(db, 'SELECT product_id FROM variants WHERE id = ?');
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
    return true;
  };
}
