import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../testing/shop/listen.ts';
import { openTestShop, type TestShop } from './testShop.ts';

type Row = Record<string, unknown> & { id: number };
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop(listen);
});
afterAll(() => shop.close());

const list = async (path: string, region = 'us') => (await shop.call<Row[]>(path, { region })).json;

describe('currencies', () => {
  test.each([
    ['us', 'USD', '$', 'left', '.', ','],
    ['ca', 'CAD', '$', 'left', '.', ','],
    ['eu_region_1', 'EUR', '€', 'right', ',', '.'],
  ])('%s sells in %s', async (region, code, token, token_location, decimal_token, thousands_token) => {
    const currency = (await list('/currencies', region)).find((one) => one.is_default)!;
    const format = {
      currency_code: code,
      token,
      token_location,
      decimal_token,
      thousands_token,
      decimal_places: 2,
    };
    expect(currency).toMatchObject(format);
    expect((await shop.call(`/currencies/${currency.id}`, { region })).json).toEqual(currency);
    expect((await shop.call('/store', { region })).json).toMatchObject({ currency: code });
  });

  test('an unknown one is 404, as a v2 error list', async () => {
    const { status, json } = await shop.call('/currencies/999');
    expect(status).toBe(404);
    expect(json).toMatchObject([{ status: 404, message: expect.any(String) }]);
  });
});

describe('shipping', () => {
  test('each store has its own zones, with methods by zone', async () => {
    const offers = await Promise.all(
      ['us', 'ca', 'eu_region_1'].map(async (region) => {
        const zones = await list('/shippingzones', region);
        expect((await shop.call(`/shippingzones/${zones[0]!.id}`, { region })).status).toBe(200);
        return Promise.all(zones.map((zone) => list(`/shippingmethods/${zone.id}`, region)));
      }),
    );
    const ids = offers.flat(2).map((method) => method.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const methods of offers) {
      const all = methods.flat();
      expect(
        all.some(
          (method) => method.type === 'freeshipping' || JSON.stringify(method).includes('"shipping_cost":0'),
        ),
      ).toBe(true);
    }
  });

  test('a zone of another store is unknown', async () => {
    expect((await shop.call('/shippingmethods/301')).status).toBe(404);
  });
});

describe('countries and states', () => {
  test('lists all that are offered, 50 a page, 204 past the end', async () => {
    const all = await list('/countries?limit=250');
    const codes = all.map((one) => one.country_iso2);
    for (const code of 'CA US AT BE CZ FR DE IT NL NO PL ES SE GB CH AU NZ JP RU'.split(' '))
      expect(codes).toContain(code);
    expect(await list('/countries')).toHaveLength(50);
    const past = await shop.call('/countries?page=9');
    expect([past.status, past.text]).toEqual([204, '']);
  });

  test('50 states with DC and Puerto Rico, 13 provinces and territories, none elsewhere', async () => {
    const countries = await list('/countries?limit=250');
    const idOf = (code: string) => countries.find((one) => one.country_iso2 === code)!.id;
    const states = await list(`/countries/${idOf('US')}/states?limit=250`);
    expect(states).toHaveLength(52);
    expect(states.map((state) => state.state_abbreviation)).toEqual(
      expect.arrayContaining(['DC', 'PR', 'WY']),
    );
    expect(await list(`/countries/${idOf('CA')}/states`)).toHaveLength(13);
    expect((await shop.call(`/countries/${idOf('DE')}/states`)).status).toBe(204);
    expect((await shop.call('/countries/9999/states')).status).toBe(404);
  });
});

describe('customer groups', () => {
  test('one is for guests; pros have a discount', async () => {
    expect(await list('/customer_groups?is_group_for_guests=true')).toMatchObject([
      { id: 11, discount_rules: [] },
    ]);
    expect(await list('/customer_groups?is_group_for_guests=true', 'eu_region_1')).toMatchObject([
      {
        id: 51,
        discount_rules: [{ type: 'category', method: 'percent', amount: '15.0000', category_id: 528 }],
      },
    ]);
    expect((await shop.call('/customer_groups/53', { region: 'eu_region_1' })).json).toMatchObject({
      discount_rules: [
        { type: 'all', method: 'percent', amount: '35.0000' },
        { type: 'category', method: 'percent', amount: '50.0000', category_id: 527 },
      ],
    });
    expect((await shop.call('/customer_groups/53')).status).toBe(404);
    expect((await shop.call('/customer_groups?is_group_for_guests=maybe')).status).toBe(400);
  });
});

describe('orders', () => {
  test('of a customer: a bare list, money as text; 204 when there are none', async () => {
    const orders = await list('/orders/1002');
    expect(orders.map(({ status }) => status)).toEqual([
      'Partially Refunded',
      'Completed',
      'Cancelled',
      'Shipped',
      'Partially Shipped',
      'Awaiting Fulfillment',
    ]);
    for (const order of orders) {
      expect(order.total_inc_tax).toMatch(/^\d+\.\d{4}$/);
      const products = order.products as { total_inc_tax: string }[];
      const sum = products.reduce((total, line) => total + Number(line.total_inc_tax), 0);
      const total = sum - Number(order.discount_amount) + Number(order.shipping_cost_inc_tax);
      expect(total).toBeCloseTo(Number(order.total_inc_tax), 2);
    }
    expect((await shop.call('/orders/1001')).status).toBe(204);
  });

  test('one by its number; its shipments, 204 before dispatch', async () => {
    const orders = await list('/orders/1002');
    const [waiting, sent, partly] = [11, 2, 3].map((status) =>
      orders.find((one) => one.status_id === status),
    );
    expect((await shop.call(`/order/${sent!.id}`)).json).toEqual(sent);
    expect(await list(`/orders/${sent!.id}/shipments`)).toMatchObject([{ order_id: sent!.id }]);
    expect(partly).toMatchObject({ items_total: 4, items_shipped: 2 });
    expect(await list(`/orders/${partly!.id}/shipments`)).toMatchObject([
      { items: [{ quantity: 1 }] },
      { items: [{ quantity: 1 }] },
    ]);
    expect((await shop.call(`/orders/${waiting!.id}/shipments`)).status).toBe(204);
    expect((await shop.call('/orders/77/shipments')).status).toBe(404);
    expect((await shop.call(`/order/${sent!.id}`, { region: 'ca' })).status).toBe(404);
  });

  test("the status of one requires the customer's e-mail address", async () => {
    const path = '/order-status/10021';
    const { json, text } = await shop.call(`${path}?email=Shopper.US@skarn.example`);
    expect(json).toMatchObject({
      id: 10021,
      status: 'Completed',
      shipments: [{ tracking_number: expect.any(String) }],
    });
    expect(text).not.toMatch(/street|Tailings|Alvarez/);
    expect((await shop.call(`${path}?email=other@skarn.example`)).status).toBe(404);
    expect((await shop.call(path)).status).toBe(400);
  });
});
