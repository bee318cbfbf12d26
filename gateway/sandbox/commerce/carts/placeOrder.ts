/** Makes an order of a cart, as the store's checkout does once it is paid: the cart is gone, and its units are sold. */
import type { DatabaseSync } from 'node:sqlite';
import { catalogueReads } from '../catalogue/productRows.ts';
import { customerRows } from '../customers/customerRows.ts';
import { orderBody, type OrderedLine } from '../customers/orderBody.ts';
import { query, transaction } from '../query.ts';
import { cartRows, type CartRow } from './cartRows.ts';

const awaitingFulfillment = 11;

/** @returns a function that answers with the order's number. */
export function orderPlacer(db: DatabaseSync, now: () => number): (cart: CartRow, email: string) => number {
  const carts = cartRows(db, now);
  const customers = customerRows(db);
  const read = catalogueReads(db);
  const last = query<{ id: number }>(db, 'SELECT COALESCE(MAX(id), 0) AS id FROM orders');
  const insert = query(db, 'INSERT INTO orders VALUES (?, ?, ?, ?, ?)');
  const takeVariant = query(
    db,
    `UPDATE variants SET stock = MAX(0, stock - ?)
     WHERE id = ? AND product_id IN (SELECT id FROM products WHERE tracking = 'variant')`,
  );
  const takeProduct = query(
    db,
    "UPDATE products SET stock = MAX(0, stock - ?) WHERE id = ? AND tracking = 'product'",
  );

  return (cart, email) =>
    transaction(db, () => {
      const { store, customer_id: customerId } = cart;
      const customer = customerId === 0 ? undefined : customers.byId(store, customerId);
      const [address] = customer ? customers.addressesOf(customer.id) : [];
      const lines = carts.answer(cart).line_items.physical_items.map((line): OrderedLine => {
        const variant = read.variant(store, line.variant_id);
        return {
          product_id: line.product_id,
          variant_id: line.variant_id,
          name: line.name,
          sku: line.sku,
          quantity: line.quantity,
          asked: variant?.sale ?? variant?.price ?? 0,
          paid: Math.round(line.sale_price * 100),
          options: line.options.map(({ name, value }) => [name, value]),
        };
      });
      const id = (last.get()?.id ?? 0) + 1;
      const order = orderBody({
        id,
        store,
        customerId,
        at: now(),
        shippedAt: null,
        unitsShipped: 0,
        statusId: awaitingFulfillment,
        lines,
        shipping: 0,
        discount: 0,
        billing: {
          first_name: customer?.first_name ?? '',
          last_name: customer?.last_name ?? '',
          company: address?.company ?? '',
          street_1: address?.address1 ?? '',
          street_2: address?.address2 ?? '',
          city: address?.city ?? '',
          state: address?.state_or_province ?? '',
          zip: address?.postal_code ?? '',
          country_iso2: address?.country_code ?? '',
          email,
          phone: address?.phone ?? '',
        },
      });
      insert.run(id, store, customerId, email, JSON.stringify(order));
      for (const { product_id: product, variant_id: variant, quantity } of lines) {
        takeVariant.run(quantity, variant);
        takeProduct.run(quantity, product);
      }
      carts.drop(cart);
      return id;
    });
}
