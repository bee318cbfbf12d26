/** Webhooks at BigCommerce are registered, changed and listed for each store, in the vendor's form. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../sandbox/commerce/testShop.ts';
import { bigCommerceOptions } from '../../../testing/shop/bigCommerceOptions.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { checkedWire } from '../../../testing/wire/listenChecked.ts';
import { openBigCommerceHooks } from './bigCommerce.ts';

const wire = checkedWire();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(wire.listen);
});
afterAll(() => shop.close());

test('webhooks are kept for each store', async () => {
  const hooks = openBigCommerceHooks(bigCommerceOptions(shop.url));
  const ofUs = hooks.open(caller());
  const settings = {
    scope: 'store/product/updated',
    destination: 'https://skarn.example/api/hooks/commerce',
  };
  await ofUs.create({ ...settings, headers: { 'x-hook-secret': 'one' } });
  const [created] = await ofUs.list();
  if (!created) throw new Error('there is no webhook');
  await ofUs.update(created.id, { ...settings, headers: { 'x-hook-secret': 'two' } });
  expect(await ofUs.list()).toEqual([{ ...created, headers: { 'x-hook-secret': 'two' } }]);
  expect(await hooks.open(caller({ commerceRegion: 'ca' })).list()).toEqual([]);
  await hooks.close();
});

test('the wire was as the vendor describes it, in every call of this suite', () => {
  expect([...wire.problems]).toEqual([]);
  expect(wire.unseen('hooks')).toEqual([]);
});
