/** `orders…`, `order/{id}` and `order-status/{id}` of the shop API, in the v2 dialect (catalogue.md 7.1). */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import type { OrderJson, OrderStatusJson, ShipmentJson } from '../../../sources/commerce/orders.ts';
import { query } from '../query.ts';
import { idParam, listAnswer, pageQuery, type ShopEnv } from '../requestParsing.ts';
import { malformed, notFound } from '../refusal.ts';

interface OrderRow {
  id: number;
  email: string;
  body: string;
}

export function orderRoutes(db: DatabaseSync): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const ofCustomer = query<OrderRow>(
    db,
    'SELECT * FROM orders WHERE store = ? AND customer_id = ? ORDER BY id LIMIT ? OFFSET ?',
  );
  const one = query<OrderRow>(db, 'SELECT * FROM orders WHERE store = ? AND id = ?');
  const shipments = query<{ body: string }>(db, 'SELECT body FROM shipments WHERE order_id = ? ORDER BY id');
  const shipmentsOf = (orderId: number): ShipmentJson[] =>
    shipments.all(orderId).map(({ body }) => JSON.parse(body) as ShipmentJson);

  const wanted = (c: Context<ShopEnv>): OrderRow => {
    const row = one.get(c.get('store'), idParam(c, 'id', 'v2'));
    if (!row) throw notFound('order', 'v2');
    return row;
  };

  /** By contract the id is a customer's here and an order's below (wire-protocols 3.4). */
  routes.get('/orders/:id', (c) => {
    const page = pageQuery(c, 'v2');
    const rows = ofCustomer.all(c.get('store'), idParam(c, 'id', 'v2'), page.limit, page.offset);
    return listAnswer(
      c,
      rows.map((row) => JSON.parse(row.body) as unknown),
    );
  });

  routes.get('/orders/:id/shipments', (c) => listAnswer(c, shipmentsOf(wanted(c).id)));

  routes.get('/order/:id', (c) => c.json(JSON.parse(wanted(c).body)));

  /** A wrong e-mail address is answered like an unknown order, so that the number alone reveals nothing. */
  routes.get('/order-status/:id', (c) => {
    const email = c.req.query('email');
    if (email === undefined || email === '') throw malformed('email', 'is missing', 'v2');
    const row = wanted(c);
    if (row.email.toLowerCase() !== email.trim().toLowerCase()) throw notFound('order', 'v2');
    const order = JSON.parse(row.body) as OrderJson;
    const status: Omit<OrderStatusJson, 'total_inc_tax'> & { total_inc_tax: unknown } = {
      id: order.id,
      status_id: order.status_id,
      status: order.status,
      date_created: order.date_created,
      items_total: order.items_total,
      items_shipped: order.items_shipped,
      currency_code: order.currency_code,
      total_inc_tax: order.total_inc_tax,
      shipments: shipmentsOf(row.id).map(({ tracking_number, tracking_carrier, tracking_link }) => ({
        tracking_number,
        tracking_carrier,
        tracking_link,
      })),
    };
    return c.json(status);
  });

  return routes;
}
