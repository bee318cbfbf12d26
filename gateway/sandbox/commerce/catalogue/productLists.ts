/** Pages of a store's products, in one of the vendor's orders. */
import type { DatabaseSync } from 'node:sqlite';
import { filteredQuery, type Condition } from '../query.ts';
import { productColumns, type ProductRow } from './productRows.ts';

/** By the vendor's names; it knows more. */
const columns = { id: 'p.id', total_sold: 'p.sold' } as const;
const directions = ['asc', 'desc'] as const;

export interface ProductOrder {
  sort: keyof typeof columns;
  direction: (typeof directions)[number];
}

/** By ascending id without a wish; null for an order that the stand-ins do not know. */
export function productOrder(sort = 'id', direction = 'asc'): ProductOrder | null {
  const column = Object.keys(columns).find((one) => one === sort);
  const way = directions.find((one) => one === direction);
  return column && way ? { sort: column as ProductOrder['sort'], direction: way } : null;
}

export function productLists(
  db: DatabaseSync,
): (order: ProductOrder, conditions: readonly Condition[], limit: number, offset: number) => ProductRow[] {
  const listBy = (order: string) =>
    filteredQuery<ProductRow>(
      db,
      (where) => `SELECT ${productColumns} FROM products p WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    );
  const lists = new Map<string, ReturnType<typeof listBy>>();
  return ({ sort, direction }, conditions, limit, offset) => {
    const order = `${columns[sort]} ${direction}, p.id`;
    const list = lists.get(order) ?? listBy(order);
    lists.set(order, list);
    return list(conditions, limit, offset);
  };
}
