/** Long lists of orders, from a server of this test: no seeded customer has that many. */
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { caller } from '../../testing/shop/caller.ts';
import { listen } from '../../testing/shop/listen.ts';
import { commerceSource } from './commerce.ts';

const order = (id: number) => ({
  id,
  customer_id: 7,
  date_created: 'Thu, 02 Oct 2025 08:00:00 +0000',
  date_shipped: '',
  status_id: 2,
  status: 'Shipped',
  subtotal_inc_tax: '10.0000',
  shipping_cost_inc_tax: '0.0000',
  discount_amount: '0.0000',
  total_tax: '0.0000',
  total_inc_tax: '10.0000',
  items_total: 1,
  items_shipped: 1,
  currency_code: 'USD',
  billing_address: {
    first_name: 'Ruth',
    last_name: 'Alvarez',
    company: '',
    street_1: '',
    street_2: '',
    city: '',
    state: '',
    zip: '',
    country_iso2: '',
    email: '',
    phone: '',
  },
  products: [],
});

test.each([
  ['none: the response has no body', 0, 1],
  ['fewer than a page', 249, 1],
  ['a full page: the next one is empty', 250, 2],
  ['more than two pages', 501, 3],
])('all orders, page after page: %s', async (_row, count, calls) => {
  let requests = 0;
  const app = new Hono().get('/api/orders/7', (c) => {
    requests += 1;
    const [page, limit] = [Number(c.req.query('page')), Number(c.req.query('limit'))];
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const rows = ids.slice((page - 1) * limit, page * limit).map(order);
    return rows.length === 0 ? c.body(null, 204) : c.json(rows);
  });
  const server = await listen(app);
  const source = commerceSource({ url: server.url });
  const orders = await source.open(caller()).allOrders(7);
  expect(orders.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(requests).toBe(calls);
  await source.close();
  await server.close();
});

test('an order with an invalid date is SOURCE_MALFORMED', async () => {
  const app = new Hono().get('/api/order/1', (c) => c.json({ ...order(1), date_created: 'some day' }));
  const server = await listen(app);
  const source = commerceSource({ url: server.url });
  await expect(source.open(caller()).order(1)).rejects.toMatchObject({ code: 'SOURCE_MALFORMED' });
  await source.close();
  await server.close();
});
