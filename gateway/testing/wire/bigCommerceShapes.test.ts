/** What the descriptions of BigCommerce find wrong with an exchange, and that the suites make every described call. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf, shapesBySubject } from './bigCommerceShapes.ts';

const exchange = { verb: 'GET', path: '/v2/countries/1/states', request: null, status: 204, answer: '' };
const newCart = { channel_id: 1, line_items: [{ product_id: 1, variant_id: 2, quantity: 1 }] };
const refusal = { status: 422, title: 'No', type: 'https://developer.bigcommerce.com/', errors: {} };

test('an exchange as described has no problem', () => {
  expect(problemsOf(exchange)).toEqual([]);
});

test.each([
  ['a call that is not described', { path: '/v3/wishlists' }, 'GET /v3/wishlists is not described'],
  ['another status', { status: 202 }, 'GET /v2/countries/1/states answers 202'],
  ['an empty list with a body', { status: 200, answer: [] }, /answer 200 .*Too small/],
  [
    'a field that the vendor does not have',
    { status: 200, answer: [{ id: 1, state: 'Utah', state_abbreviation: 'UT', country_id: 1, flag: '' }] },
    /answer 200 .*"flag"/,
  ],
  ['a refusal in the other generation’s form', { status: 404, answer: refusal }, /answer 404/],
  ['a body where there is none', { request: {} }, /request of GET/],
  [
    'a customer 0 for a guest',
    {
      verb: 'POST',
      path: '/v3/carts',
      request: { ...newCart, customer_id: 0 },
      status: 422,
      answer: refusal,
    },
    /request of POST \/v3\/carts: .*customer_id/,
  ],
  [
    'a price of the gateway’s own',
    {
      verb: 'POST',
      path: '/v3/carts',
      request: { ...newCart, line_items: [{ ...newCart.line_items[0], list_price: 1 }] },
      status: 422,
      answer: refusal,
    },
    /request of POST \/v3\/carts: .*list_price/,
  ],
])('%s is a problem', (_, change, problem) => {
  expect(problemsOf({ ...exchange, ...change })).toEqual([
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  ]);
});

test('each subject’s calls are all made by one of the commerce suites', () => {
  const suites = new URL('../../sources/commerce/', import.meta.url);
  const demanded = readdirSync(suites, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(new URL(file, suites), 'utf8').matchAll(/wire\.unseen\(([^)]*)\)/g)])
    .flatMap(([, subjects = '']) => subjects.match(/\w+/g) ?? []);
  expect(demanded.toSorted()).toEqual(Object.keys(shapesBySubject).toSorted());
});
