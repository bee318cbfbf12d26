/** Orders, end to end: content, cost and ownership. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
let shopper: Visitor;
beforeAll(async () => {
  shop = await startShop();
  shopper = await signedIn(shop, 'shopper.us');
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Money {
  amount: string;
  currency: { code: string };
  formatted: string;
}
interface Line {
  title: string;
  sku: string;
  quantity: number;
  unitPrice: Money;
  total: Money;
  saving: Money | null;
  selections: { name: string; value: string }[];
  product: { handle: string; displayTitle: string } | null;
  image: { alt: string } | null;
  path: string | null;
}
interface Order {
  id: string;
  number: number;
  placedOn: { iso: string; formatted: string };
  status: string;
  subtotal: Money;
  shipping: Money;
  discount: Money | null;
  tax: Money;
  total: Money;
  saving: Money | null;
  itemsTotal: number;
  itemsShipped: number;
  billingAddress: string[];
  lines: Line[];
  shipments:
    | {
        shippedOn: { iso: string };
        carrier: string;
        method: string | null;
        trackingNumber: string | null;
        trackingUrl: string | null;
        lines: { title: string; quantity: number }[];
      }[]
    | null;
}
interface Orders {
  edges: { cursor: string; node: Pick<Order, 'number' | 'status'> }[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

const list = (visitor: Visitor, paging: object = {}) =>
  visitor.ask<{ viewer: { orders: Orders | null } | null }>(
    `query ($first: Int, $after: String) @inContext(locale: "en-us") { viewer { orders(first: $first, after: $after) {
      edges { cursor node { number status } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
    { ...paging },
  );
const money = '{ amount currency { code } formatted }';
const one = (visitor: Visitor, number: number, locale = 'en-us') =>
  visitor.ask<{ viewer: { order: Order | null } | null }>(
    `query ($number: Int!, $locale: Locale!) @inContext(locale: $locale) { viewer { order(number: $number) {
      id number placedOn { iso formatted } status itemsTotal itemsShipped billingAddress
      subtotal ${money} shipping ${money} discount ${money} tax ${money} total ${money} saving ${money}
      lines { title sku quantity unitPrice ${money} total ${money} saving ${money} selections { name value } product { handle displayTitle }
        image { alt } path }
      shipments { shippedOn { iso } carrier method trackingNumber trackingUrl lines { title quantity } } } } }`,
    { number, locale },
  );
const order = async (visitor: Visitor, number: number, locale?: string): Promise<Order> => {
  const { data, errors } = await one(visitor, number, locale);
  if (!data.viewer?.order) throw new Error(`no order ${number}: ${JSON.stringify(errors)}`);
  return data.viewer.order;
};

describe('the list', () => {
  test('newest first, paged, with one call besides the customer’s', async () => {
    const { data, log } = await list(shopper);
    const all = data.viewer?.orders;
    expect(all?.edges.map(({ node }) => node)).toEqual([
      { number: 10025, status: 'AWAITING_FULFILLMENT' },
      { number: 10024, status: 'PARTIALLY_SHIPPED' },
      { number: 10023, status: 'SHIPPED' },
      { number: 10022, status: 'CANCELLED' },
      { number: 10021, status: 'COMPLETED' },
      { number: 10020, status: 'PARTIALLY_REFUNDED' },
    ]);
    expect(log.networkCalls().map(({ path }) => path.split('?')[0])).toEqual(['/customers', '/orders/1002']);

    const first = (await list(shopper, { first: 4 })).data.viewer?.orders;
    expect(first?.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const next = (await list(shopper, { first: 4, after: first?.pageInfo.endCursor })).data.viewer?.orders;
    expect([...(first?.edges ?? []), ...(next?.edges ?? [])]).toEqual(all?.edges);
    expect(next?.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  test('is empty for a customer without orders', async () => {
    const newcomer = await signedIn(shop, 'newcomer');
    expect((await list(newcomer)).data.viewer?.orders).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });

  test.each([
    ['no orders at once', { first: 0 }],
    ['a cursor that is none', { after: 'behind' }],
  ])('is not given for %s', async (_row, paging) => {
    const { data, errors } = await list(shopper, paging);
    expect(data.viewer?.orders).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  test('lines take one content call, whatever the number of orders', async () => {
    await shop.coldSources();
    const { log, data } = await shopper.ask<{
      viewer: { orders: { edges: { node: { lines: { title: string }[] } }[] } };
    }>(`query @inContext(locale: "en-us") { viewer { orders { edges { node {
      placedOn { iso } total { formatted } lines { title path image { alt } } } } } } }`);
    const lines = data.viewer.orders.edges.flatMap(({ node }) => node.lines);
    expect(lines.length).toBeGreaterThan(8);
    const paths = log.networkCalls().map(({ source, path }) => `${source} ${path.split('?')[0]}`);
    expect(paths.toSorted()).toEqual([
      'commerce /currencies',
      'commerce /customers',
      'commerce /orders/1002',
      'commerce /store',
      // The words for what the products are, which every page asks for anyway.
      'delivery /v3/content_types/display_text/entries',
      'delivery /v3/content_types/duplicate_display_text/entries',
      'delivery /v3/content_types/product/entries',
    ]);
  });
});

describe('one order', () => {
  test('has consistent totals with discounts and shipping', async () => {
    const discounted = await order(shopper, 10023);
    const { subtotal, discount, shipping, total, lines } = discounted;
    const [all, off, sent] = [subtotal, discount, shipping].map((money) => Number(money?.amount));
    expect(off).toBeCloseTo(all! * 0.15, 1);
    expect(Number(total.amount)).toBeCloseTo(all! - off! + sent!, 2);
    expect(lines.reduce((sum, line) => sum + Number(line.total.amount), 0)).toBeCloseTo(all!, 2);
    expect(total.formatted).toMatch(/^\$[\d,]+\.\d\d$/);
    const older = await order(shopper, 10021);
    expect(older).toMatchObject({ discount: null, shipping: { amount: '14.95' }, tax: { amount: '0.00' } });
  });

  test('says what a pro saved against the shop’s prices of that day, and nothing to others', async () => {
    const pro = await signedIn(shop, 'pro.us');
    const { lines, saving } = await order(pro, 10031);
    const savings = lines.map((line) => Number(line.saving?.amount));
    for (const [index, { unitPrice, quantity }] of lines.entries()) {
      // 40 % off is two thirds of what was paid; less where the shop had a sale.
      expect(savings[index]).toBeGreaterThan(0);
      expect(savings[index]).toBeLessThan(Number(unitPrice.amount) * quantity * 0.67);
    }
    expect(Number(saving?.amount)).toBeCloseTo(
      savings.reduce((sum, one) => sum + one, 0),
      2,
    );

    const others = await order(shopper, 10024);
    expect([others.saving, ...others.lines.map((line) => line.saving)]).toEqual([null, null, null, null]);
  });

  test('has lines with product, image and path', async () => {
    const { lines } = await order(shopper, 10025);
    expect(lines).toHaveLength(2);
    for (const line of lines) {
      expect(line.product?.handle).toMatch(/^[a-z0-9-]+$/);
      expect(line.image?.alt).toContain(line.product?.displayTitle);
      expect(line.path).toMatch(new RegExp(`^/en-us/p/${line.product?.handle}\\?color=`));
      expect(line.selections[0]?.name).toBe('Color');
      expect(line.total.amount).toBe((Number(line.unitPrice.amount) * line.quantity).toFixed(2));
    }
  });

  test('keeps the names of withdrawn products', async () => {
    const { lines } = await order(shopper, 10021);
    expect(lines[0]?.product).not.toBeNull();
    expect(lines[1]).toMatchObject({
      title: expect.stringMatching(/./),
      product: null,
      image: null,
      path: null,
    });
  });

  test('has parcels with their contents', async () => {
    const { shipments, lines, itemsTotal, itemsShipped } = await order(shopper, 10024);
    expect({ itemsTotal, itemsShipped }).toEqual({ itemsTotal: 4, itemsShipped: 2 });
    expect(shipments).toHaveLength(2);
    expect(shipments?.map((parcel) => parcel.lines)).toEqual([
      [{ title: lines[0]?.title, quantity: 1 }],
      [{ title: lines[1]?.title, quantity: 1 }],
    ]);
    const [first, second] = shipments ?? [];
    expect(first).toMatchObject({ carrier: 'UPS', method: 'Ground' });
    expect(first?.trackingUrl).toBe(`https://parcels.skarn.example/${first?.trackingNumber}`);
    expect(Date.parse(second?.shippedOn.iso ?? '')).toBeGreaterThan(Date.parse(first?.shippedOn.iso ?? ''));
  });

  test('makes no shipment call before the first shipment', async () => {
    const { data, log } = await one(shopper, 10025);
    expect(data.viewer?.order?.shipments).toEqual([]);
    expect(log.records.map(({ path }) => path).filter((path) => path.includes('shipments'))).toEqual([]);
  });

  test('is in the language and currency of its market', async () => {
    const european = await signedIn(shop, 'shopper.eu');
    const { placedOn, total, tax, billingAddress, shipments } = await order(european, 50011, 'de-de');
    const day = new Date(`${placedOn.iso}T00:00:00Z`);
    expect(placedOn.formatted).toBe(
      new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(day),
    );
    expect(total.formatted).toMatch(/^[\d.]+,\d\d €$/);
    expect(Number(tax.amount)).toBeCloseTo((Number(total.amount) * 19) / 119, 2);
    expect(billingAddress).toEqual([
      'Jule Brandt',
      'Grubenweg 3',
      '38640 Goslar',
      'Niedersachsen',
      'Deutschland',
    ]);
    expect(shipments?.[0]?.carrier).toBe('DHL');
  });
});

describe('an order belongs to its customer', () => {
  const text = `query ($id: ID!) { node(id: $id) { __typename ... on Order { number } } }`;

  test('is not found by other customers, by number or by id', async () => {
    const pro = await signedIn(shop, 'pro.us');
    const { id } = await order(pro, 10031);
    expect((await pro.ask(text, { id })).data).toEqual({ node: { __typename: 'Order', number: 10031 } });
    expect((await one(shopper, 10031)).data).toEqual({ viewer: { order: null } });
    expect((await shopper.ask(text, { id })).data).toEqual({ node: null });
    expect((await shop.visitor().ask(text, { id })).data).toEqual({ node: null });
  });

  test('is not found at another store', async () => {
    const canadian = await signedIn(shop, 'shopper.ca');
    expect((await one(canadian, 30011, 'en-ca')).data.viewer?.order).toMatchObject({
      status: 'AWAITING_SHIPMENT',
    });
    expect((await one(canadian, 30011, 'en-us')).data).toEqual({ viewer: null });
  });

  test.each([
    ['that nobody has', 77],
    ['that is none', 0],
    ['below zero', -10025],
  ])('a number %s is no order, and no error', async (_row, number) => {
    const { data, errors } = await one(shopper, number);
    expect({ data, errors }).toEqual({ data: { viewer: { order: null } }, errors: [] });
  });
});

describe('during an outage', () => {
  test('commerce: the viewer is null with an error', async () => {
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await list(shopper);
    expect(data).toEqual({ viewer: null });
    expect(errors).toMatchObject([{ extensions: { source: 'commerce' } }]);
  });

  test('content: lines keep their names, only products are missing', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { data, errors } = await one(shopper, 10025);
    const [line] = data.viewer?.order?.lines ?? [];
    expect(line).toMatchObject({ title: expect.stringMatching(/./), product: null, image: null, path: null });
    expect(errors.map(({ path }) => path?.at(-1))).toEqual(['product', 'product']);
  });
});
