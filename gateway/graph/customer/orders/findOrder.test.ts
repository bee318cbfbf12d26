/** Order lookup for guests, end to end: disclosure and rate limits. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/accountOperations.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Found {
  __typename: string;
  message?: string;
  retryAfterSeconds?: number;
  fields?: { path: string[]; message: string }[];
  order?: {
    number: number;
    placedOn: { iso: string };
    status: string;
    total: { formatted: string; currency: { code: string } };
    itemsTotal: number;
    itemsShipped: number;
    shipments: { carrier: string; trackingNumber: string | null; trackingUrl: string | null }[];
  };
}
const find = (visitor: Visitor, number: string, email: string, locale = 'en-us') =>
  visitor.ask<{ findOrder: Found } | null>(
    `mutation ($input: FindOrderInput!, $locale: Locale!) @inContext(locale: $locale) { findOrder(input: $input) {
      __typename ... on Refusal { message } ... on TooManyAttempts { retryAfterSeconds }
      ... on InvalidFields { fields { path message } }
      ... on FindOrderPayload { order { number placedOn { iso } status total { formatted currency { code } } itemsTotal
        itemsShipped shipments { carrier trackingNumber trackingUrl } } } } }`,
    { input: { number, email }, locale },
  );

describe('with number and address', () => {
  test('shows the status, but neither items nor customer', async () => {
    const { data, log } = await find(caller(shop), ' #10024 ', ' Shopper.US@skarn.example ');
    expect(data?.findOrder).toMatchObject({
      __typename: 'FindOrderPayload',
      order: {
        number: 10024,
        status: 'PARTIALLY_SHIPPED',
        total: { currency: { code: 'USD' } },
        itemsTotal: 4,
        itemsShipped: 2,
        shipments: [{ carrier: 'UPS' }, { carrier: 'UPS', trackingUrl: expect.stringMatching(/^https:/) }],
      },
    });
    expect(log.records.filter(({ path }) => path.startsWith('/order-status'))).toHaveLength(1);
  });

  test('is answered by the market’s store', async () => {
    const { data } = await find(caller(shop), '50012', 'shopper.eu@skarn.example', 'de-de');
    expect(data?.findOrder.order?.total).toMatchObject({
      currency: { code: 'EUR' },
      formatted: expect.stringMatching(/ €$/),
    });
    const american = await find(caller(shop), '50012', 'shopper.eu@skarn.example', 'en-us');
    expect(american.data?.findOrder.__typename).toBe('OrderNotFound');
  });

  test('finds a pro’s order where only pros buy', async () => {
    const { data, log } = await find(caller(shop), '50021', 'pro.eu@skarn.example', 'pl-pl');
    expect(data?.findOrder.order).toMatchObject({
      number: 50021,
      total: { formatted: expect.stringMatching(/ €$/) },
    });
    expect(log.records.filter(({ path }) => path.startsWith('/order-status'))).toHaveLength(2);
  });
});

describe('without them', () => {
  test('reveals nothing: a wrong address and an unknown number give the same answer', async () => {
    const visitor = caller(shop);
    const wrong = await find(visitor, '10024', 'somebody@skarn.example', 'pl-pl');
    const unknown = await find(visitor, '99999', 'shopper.us@skarn.example', 'pl-pl');
    const impossible = await find(visitor, '999999999999', 'shopper.us@skarn.example', 'pl-pl');
    expect(wrong.data?.findOrder).toMatchObject({
      __typename: 'OrderNotFound',
      message: expect.stringMatching(/./),
    });
    expect(JSON.stringify(unknown.data)).toBe(JSON.stringify(wrong.data));
    expect(JSON.stringify(impossible.data)).toBe(JSON.stringify(wrong.data));
    const statusCalls = ({ log }: typeof wrong) =>
      log.records.filter(({ path }) => path.startsWith('/order-status')).length;
    expect(statusCalls(unknown)).toBe(statusCalls(wrong));
  });

  test.each([
    ['no number', '', 'shopper.us@skarn.example', ['number']],
    ['a number with letters', '10024b', 'shopper.us@skarn.example', ['number']],
    ['no address', '10024', 'shopper.us', ['email']],
    ['neither', 'my skis', '', ['number', 'email']],
  ])('%s is told field by field, without asking anybody', async (_row, number, email, fields) => {
    const { data, log } = await find(caller(shop), number, email);
    expect(data?.findOrder.__typename).toBe('InvalidFields');
    expect(data?.findOrder.fields?.map(({ path }) => path.slice(1).join('.'))).toEqual(fields);
    expect(log.records.filter(({ source }) => source === 'commerce')).toEqual([]);
  });

  test('is blocked after a few attempts from any address, even with the right one', async () => {
    const answers = [];
    for (let guess = 0; guess < 10; guess += 1)
      answers.push((await find(caller(shop), '10023', `guess${guess}@skarn.example`)).data?.findOrder);
    expect(answers.map((answer) => answer?.__typename)).toEqual([
      ...Array<string>(8).fill('OrderNotFound'),
      'TooManyAttempts',
      'TooManyAttempts',
    ]);
    expect(answers.at(-1)?.retryAfterSeconds).toBeGreaterThan(0);
    const right = await find(caller(shop), '010023', 'shopper.us@skarn.example');
    expect(right.data?.findOrder.__typename).toBe('TooManyAttempts');
  });

  test('repeated lookups of the own order are not blocked', async () => {
    const visitor = caller(shop);
    for (let look = 0; look < 10; look += 1)
      expect((await find(visitor, '10022', 'shopper.us@skarn.example')).data?.findOrder.__typename).toBe(
        'FindOrderPayload',
      );
  });
});

test('an outage is an error, not a missing order', async () => {
  await shop.breakSource({ source: 'commerce', status: 503 });
  const { data, errors } = await find(caller(shop), '10020', 'shopper.us@skarn.example');
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { source: 'commerce' } }]);
});
