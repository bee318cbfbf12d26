/** Email sign-ups: the client against the stand-in, over loopback. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen } from '../../testing/shop/listen.ts';
import type { CommerceSource } from './handle.ts';
import { commerceSource } from './commerce.ts';

let shop: TestShop;
let source: CommerceSource;

beforeAll(async () => {
  shop = await openTestShop(listen);
  source = commerceSource({ url: shop.url });
});
afterAll(async () => {
  await source.close();
  await shop.close();
});

const signup = (email = 'ruth@skarn.example') => ({
  email,
  lists: ['letters'],
  locale: 'de-de',
  consent: false,
});

test('are sent to the request’s store with its token, and may be repeated', async () => {
  const mine = caller({ commerceRegion: 'eu_region_1' });
  const commerce = source.open(mine);
  expect(await commerce.createEmailSignup(signup())).toBeUndefined();
  expect(await commerce.createEmailSignup(signup())).toBeUndefined();
  expect(mine.log.networkCalls().map(({ call }) => call)).toEqual([
    'getCsrfToken',
    'createEmailSignup',
    'createEmailSignup',
  ]);
});

test('a refusal says what is wrong with the address', async () => {
  const commerce = source.open(caller({ commerceRegion: 'eu_region_1' }));
  const error: unknown = await commerce.createEmailSignup(signup('ruth')).catch((caught: unknown) => caught);
  expect(commerce.refusal(error)).toMatchObject({
    status: 422,
    type: 'invalid',
    errors: { email: expect.any(String) },
  });
});
