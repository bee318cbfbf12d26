/** The path that leads to the checkout, over HTTP with built pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../../testing/shop/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('without a cart it leads to the cart, which says so', async () => {
  const { status, headers } = await site.get('/api/checkout?locale=DE-de');
  expect(status).toBe(303);
  expect(headers.get('location')).toBe('/de-de/cart');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cache-control')).toContain('no-store');
});

test('it is not fetched ahead', async () => {
  const { status } = await site.get('/api/checkout?locale=en-us', { 'sec-purpose': 'prefetch' });
  expect(status).toBe(503);
});

test.each(['', '?locale=', '?locale=de', '?locale=//evil.example'])('%j is no checkout', async (query) => {
  expect((await site.get(`/api/checkout${query}`)).status).toBe(400);
});

test('it is not posted to', async () => {
  expect((await site.post('/api/checkout?locale=en-us', {})).status).toBe(405);
});
