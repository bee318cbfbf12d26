/**
 * During an outage a page shows what was cached by other pages: responses are cached by product and entry, not by call.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Row {
  title: string;
  price: { current: { amount: string } } | null;
}

const row = (alias: string, handle: string) =>
  `${alias}: product(handle: "${handle}") { ... on Product { title price { current { amount } } } }`;
const ask = (...rows: string[]) =>
  shop
    .visitor()
    .ask<Record<string, Row | null>>(`query Kept @inContext(locale: "en-us") { ${rows.join(' ')} }`);

test('separately cached products are shown together while content and commerce are down', async () => {
  const ski = row('ski', 'lodestar-98');
  const pole = row('pole', 'shaft-12');
  const apart = [await ask(ski), await ask(pole)];
  expect(apart.flatMap(({ errors }) => errors)).toEqual([]);
  await shop.breakSource({ source: 'commerce', status: 500 });
  await shop.breakSource({ source: 'delivery', status: 500 });

  const together = await ask(ski, pole);
  expect(together.errors).toEqual([]);
  expect(together.data).toEqual({ ...apart[0]?.data, ...apart[1]?.data });
  expect(Number(together.data['ski']?.price?.current.amount)).toBeGreaterThan(0);

  // An uncached one is missing, and does not affect the others.
  const three = await ask(ski, row('other', 'ropeway-94'), pole);
  expect(three.data).toEqual({ ...together.data, other: null });
  expect(three.errors).toMatchObject([{ path: ['other'], extensions: { source: 'delivery' } }]);
});
