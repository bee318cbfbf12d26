/** A customer's cart across sessions and devices, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  askCommerce,
  caller,
  createAccount,
  signInWith,
  signOut,
} from '../../../testing/shop/accountOperations.ts';
import { add, change, read, variants, type Cart } from '../../../testing/shop/cartOperations.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
/** Ids of variants of three skis. */
let first = '';
let second = '';
let third = '';
beforeAll(async () => {
  shop = await startShop();
  [first = '', second = '', third = ''] = await Promise.all(
    ['lodestar-98', 'ropeway-94', 'lodestar-90'].map(
      async (uid) =>
        (await variants(shop, 'en-us', uid)).find(({ availability }) => availability === 'IN_STOCK')?.id,
    ),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.mendSources();
});
afterAll(() => shop.close());

let customers = 0;
/** A customer with a cart, filled before signing out. */
async function customerWithCart(fill: (visitor: Visitor) => Promise<unknown>) {
  customers += 1;
  const login = { email: `carrier.${customers}@skarn.example`, password: 'hot-meets-cold' };
  const visitor = caller(shop);
  const made = await createAccount(visitor, { ...login, firstName: 'Ruth', lastName: 'Carrier' });
  expect(made.__typename).toBe('CreateAccountPayload');
  await fill(visitor);
  const id = visitor.session.cartId('us') ?? '';
  return { login, visitor, id };
}
const contents = (cart: Cart | null): Record<string, number> =>
  Object.fromEntries((cart?.lines ?? []).map(({ variantId, quantity }) => [variantId, quantity]));
const atStore = (id: string) =>
  askCommerce<{ data?: { customer_id: number } }>(shop, 'us', `/cart/${id}`, { method: 'GET' });

describe('a signed-in customer gets the cart back', () => {
  test('after signing out and in', async () => {
    const { login, visitor, id } = await customerWithCart((visitor) => add(visitor, first, 2));
    await signOut(visitor);
    expect(visitor.session.cartId('us')).toBeNull();
    expect((await signInWith(visitor, login)).cart).toBe('FOUND');
    expect(visitor.session.cartId('us')).toBe(id);
    expect(contents(await read(visitor))).toEqual({ [first]: 2 });
  });

  test('on another device, with changes visible on both', async () => {
    const { login, visitor } = await customerWithCart((visitor) => add(visitor, first));
    const phone = caller(shop);
    expect((await signInWith(phone, login)).cart).toBe('FOUND');
    await add(phone, second);
    expect(contents(await read(visitor))).toEqual({ [first]: 1, [second]: 1 });
  });

  test('that was created after the other device signed in', async () => {
    const { login, visitor } = await customerWithCart(async () => {});
    const phone = caller(shop);
    expect((await signInWith(phone, login)).cart).toBe('NONE');
    await add(visitor, first);
    expect(contents(await read(phone))).toEqual({ [first]: 1 });
  });

  test('but no other customer does', async () => {
    const { visitor } = await customerWithCart((visitor) => add(visitor, first));
    const other = await customerWithCart(async () => {});
    expect(await read(other.visitor)).toBeNull();
    expect(contents(await read(visitor))).toEqual({ [first]: 1 });
  });

  test('not after it was emptied', async () => {
    const { login, visitor } = await customerWithCart((visitor) => add(visitor, first));
    const [line] = (await read(visitor))?.lines ?? [];
    await change(visitor, line?.id ?? '', 0);
    expect((await signInWith(caller(shop), login)).cart).toBe('NONE');
  });

  test('not after two answers of the store reported it missing', async () => {
    const { login, id } = await customerWithCart((visitor) => add(visitor, first));
    await askCommerce(shop, 'us', `/cart/${id}`, { method: 'DELETE' });
    const lookups = async (): Promise<number> => {
      const visitor = caller(shop);
      expect((await signInWith(visitor, login)).cart).toBe('NONE');
      await shop.coldSources();
      const { log } = await visitor.ask(`{ cart { id } }`);
      return log.records.filter(({ call }) => call === 'getCart').length;
    };
    expect(await lookups()).toBe(1);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 });
    expect(await lookups()).toBe(0);
  });

  test('after an outage of commerce, during which nothing is forgotten', async () => {
    const { visitor } = await customerWithCart((visitor) => add(visitor, first));
    const phone = caller(shop);
    phone.session.signIn('us', Object.values(visitor.session.customers)[0]!);
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { errors } = await phone.ask(`{ cart { id } }`);
    expect(errors).toHaveLength(1);
    await shop.mendSources();
    expect(contents(await read(phone))).toEqual({ [first]: 1 });
  });
});

describe('a guest’s cart and the customer’s', () => {
  test('are merged line by line, and the other one is deleted', async () => {
    const { login, id } = await customerWithCart(async (buyer) => {
      await add(buyer, first, 3);
      await add(buyer, second, 1);
    });
    const phone = caller(shop);
    await add(phone, second, 2);
    await add(phone, third, 1);
    expect((await signInWith(phone, login)).cart).toBe('MERGED');
    expect(contents(await read(phone))).toEqual({ [first]: 3, [second]: 2, [third]: 1 });
    expect((await atStore(id)).data).toBeUndefined();
    const laptop = caller(shop);
    expect((await signInWith(laptop, login)).cart).toBe('FOUND');
    expect(contents(await read(laptop))).toEqual({ [first]: 3, [second]: 2, [third]: 1 });
  });

  test('with the same lines are merged without duplicating anything', async () => {
    const { login } = await customerWithCart((visitor) => add(visitor, first, 2));
    const phone = caller(shop);
    await add(phone, first, 2);
    expect((await signInWith(phone, login)).cart).toBe('REASSIGNED');
    expect(contents(await read(phone))).toEqual({ [first]: 2 });
  });

  test('keep the larger quantity, here the earlier cart’s', async () => {
    const { login } = await customerWithCart((visitor) => add(visitor, first, 3));
    const phone = caller(shop);
    await add(phone, first, 1);
    expect((await signInWith(phone, login)).cart).toBe('MERGED');
    expect(contents(await read(phone))).toEqual({ [first]: 3 });
  });

  test('keep what can be bought and report the rest as left out', async () => {
    const { login } = await customerWithCart(async (buyer) => {
      await add(buyer, first, 1);
      await add(buyer, third, 1);
    });
    const phone = caller(shop);
    await add(phone, second, 1);
    const platformId = Buffer.from(third, 'base64').toString().split('/').at(-1);
    const emptied = await fetch(`${shop.url}/__sandbox/variants/${platformId}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stock: 0 }),
    });
    expect(emptied.status).toBe(204);
    expect((await signInWith(phone, login)).cart).toBe('PARTLY_MERGED');
    expect(contents(await read(phone))).toEqual({ [first]: 1, [second]: 1 });
  });
});
