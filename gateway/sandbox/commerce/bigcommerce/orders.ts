/** `orders…` of BigCommerce's V2 API: amounts are texts, and lines come by consignment. */
import { Hono, type Context } from 'hono';
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../query.ts';
import { idOf, pageOf, queryOf, v2List, VendorError, type VendorEnv } from './vendorAnswers.ts';

interface Body {
  id: number;
  body: string;
}

/** As seeded; amounts and dates are the vendor's already. */
type StoredOrder = Record<string, unknown> & {
  id: number;
  date_created: string;
  products: readonly object[];
};
type StoredShipment = Record<string, unknown> & { tracking_link: string; tracking_carrier: string };

const linesByConsignment = { include: 'consignments.line_items', structure: 'object' } as const;

export function orderRoutes(db: DatabaseSync): Hono<VendorEnv> {
  const routes = new Hono<VendorEnv>();
  const ofCustomer = query<Body>(
    db,
    'SELECT id, body FROM orders WHERE store = ? AND customer_id = ? ORDER BY id',
  );
  const one = query<Body>(db, 'SELECT id, body FROM orders WHERE store = ? AND id = ?');
  const shipments = query<Body>(db, 'SELECT id, body FROM shipments WHERE order_id = ? ORDER BY id');

  const wanted = (c: Context<VendorEnv>): Body => {
    const row = one.get(c.get('store'), idOf(c.req.param('id') ?? ''));
    if (!row) throw new VendorError(404, 'The requested resource was not found.');
    return row;
  };

  routes.get('/orders', (c) => {
    const asked = queryOf(c, [
      'customer_id',
      'min_date_created',
      'page',
      'limit',
      'sort',
      'include',
      'consignment_structure',
    ]);
    const { limit, offset } = pageOf(asked);
    const since = Date.parse(asked.min_date_created ?? '1970-01-01');
    if (Number.isNaN(since)) throw new VendorError(400, "The field 'min_date_created' is invalid.");
    const orders = ofCustomer
      .all(c.get('store'), idOf(asked.customer_id ?? ''))
      .map((row) => orderJson(row, hasLines(asked), c.req.url))
      .filter(({ date_created: created }) => Date.parse(created) >= since);
    return v2List(c, orders.slice(offset, offset + limit));
  });
  routes.get('/orders/:id', (c) => {
    const asked = queryOf(c, ['include', 'consignment_structure']);
    return c.json(orderJson(wanted(c), hasLines(asked), c.req.url));
  });
  routes.get('/orders/:id/shipments', (c) => {
    const page = pageOf(queryOf(c, ['page', 'limit']));
    const rows = shipments.all(wanted(c).id).map(shipmentJson);
    return v2List(c, rows.slice(page.offset, page.offset + page.limit));
  });
  return routes;
}

function hasLines(asked: { include?: string; consignment_structure?: string }): boolean {
  return (
    asked.include === linesByConsignment.include &&
    asked.consignment_structure === linesByConsignment.structure
  );
}

function orderJson({ body }: Body, withLines: boolean, url: string) {
  const { products, ...order } = JSON.parse(body) as StoredOrder;
  const resource = `/orders/${order.id}/products`;
  return {
    ...order,
    is_deleted: false,
    channel_id: 1,
    refunded_amount: '0.0000',
    products: { url: new URL(`.${resource}`, url).href, resource },
    ...(withLines
      ? {
          consignments: {
            shipping: [{ id: order.id, line_items: products }],
            pickups: [],
            downloads: [],
            email: {},
          },
        }
      : {}),
  };
}

/** The merchant may leave the link out: the vendor makes one of carrier and number. */
function shipmentJson({ body }: Body) {
  const shipment = JSON.parse(body) as StoredShipment;
  return { ...shipment, tracking_link: '', generated_tracking_link: shipment.tracking_link };
}
