/** Signing in and out, end to end: credentials, stores, and the cart. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  askCommerce,
  caller,
  createAccount,
  isSessionValid,
  signInWith,
  signOut,
  viewer,
} from '../../../testing/shop/accountOperations.ts';
import { add, buyable, read } from '../../../testing/shop/cartOperations.ts';
import { startShop, type Shop, type Visitor } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

const password = 'hot-meets-cold';
const as = (person: string) => ({ email: `${person}@skarn.example`, password });
const cartOf = (id: string) =>
  askCommerce<{ data?: { customer_id: number } }>(shop, 'us', `/cart/${id}`, { method: 'GET' });

describe('with the right password a customer', () => {
  test('is signed in, and is the viewer of this market only', async () => {
    const visitor = caller(shop);
    expect(await viewer(visitor)).toBeNull();
    const answer = await signInWith(visitor, { ...as('shopper.us'), email: ' Shopper.US@skarn.example ' });
    expect(answer).toMatchObject({
      __typename: 'SignInPayload',
      cart: 'NONE',
      viewer: {
        email: 'shopper.us@skarn.example',
        firstName: 'Ruth',
        isPro: false,
        addresses: expect.arrayContaining([{ city: 'Leadville' }]),
      },
    });
    expect(await viewer(visitor)).toEqual(answer.viewer);
    expect(await viewer(visitor, 'de-de')).toBeNull();
    expect(visitor.session.customer('us')).toMatchObject({
      id: 1002,
      groupId: 12,
      proRegion: null,
      proUntil: null,
    });
  });

  test('is signed in at the market’s own store', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('shopper.eu'), 'de-de');
    expect(await viewer(visitor, 'fr-fr')).toMatchObject({ email: 'shopper.eu@skarn.example' });
    expect(await viewer(visitor, 'en-us')).toBeNull();
    expect(await signInWith(visitor, as('shopper.ca'), 'de-de')).toMatchObject({
      __typename: 'InvalidCredentials',
    });
  });

  test('may be signed in at several stores at once', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('shopper.us'));
    await signInWith(visitor, as('shopper.eu'), 'de-de');
    expect((await viewer(visitor))?.email).toBe('shopper.us@skarn.example');
    expect((await viewer(visitor, 'de-de'))?.email).toBe('shopper.eu@skarn.example');
  });

  test('replaces the previous customer of the store, whose session ends', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('shopper.us'));
    const { token = '' } = visitor.session.customer('us') ?? {};
    await signInWith(visitor, as('newcomer'));
    expect((await viewer(visitor))?.email).toBe('newcomer@skarn.example');
    expect(await isSessionValid(shop, 'us', token)).toBe(false);
  });

  test('gets another session id', async () => {
    const visitor = caller(shop);
    const { id } = visitor.session;
    await signInWith(visitor, as('shopper.us'));
    expect(visitor.session.id).not.toBe(id);
    expect(visitor.session.replacedIds).toContain(id);
  });
});

describe('a pro', () => {
  test('has pro status until the code or the membership ends', async () => {
    const visitor = caller(shop);
    expect((await signInWith(visitor, as('pro.us'))).viewer).toMatchObject({ isPro: true });
    const { proRegion, proUntil } = visitor.session.customer('us') ?? {};
    expect(proRegion).toBe('pro');
    const days = ((proUntil ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(199);
    expect(days).toBeLessThan(202);
  });

  test('is recognised by the code alone while the spend service is down', async () => {
    await shop.breakSource({ source: 'spend', status: 503 });
    const visitor = caller(shop);
    await signInWith(visitor, as('pro.us'));
    expect(visitor.session.customer('us')).toMatchObject({ proRegion: 'pro', proUntil: null });
  });

  test('of Poland is signed in at the European store, where only pros of Poland have accounts', async () => {
    const visitor = caller(shop);
    expect(await signInWith(visitor, as('pro.eu'), 'en-pl')).toMatchObject({ viewer: { isPro: true } });
    expect(Object.keys(visitor.session.customers)).toEqual(['eu_region_1']);
    expect((await viewer(visitor, 'en-pl'))?.email).toBe('pro.eu@skarn.example');
    expect(await signInWith(caller(shop), as('shopper.eu'), 'en-pl')).toMatchObject({
      __typename: 'InvalidCredentials',
    });
  });

  test('of Poland is replaced by a shopper who signs in later', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('pro.eu'), 'en-pl');
    await signInWith(visitor, as('shopper.us'), 'en-pl');
    expect(Object.keys(visitor.session.customers)).toEqual(['us']);
    expect((await viewer(visitor, 'en-pl'))?.email).toBe('shopper.us@skarn.example');
  });

  test('of Poland whose membership ends is a guest there, and a shopper in Germany', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('pro.eu'), 'en-pl');
    const known = visitor.session.customer('eu_region_1');
    if (known) visitor.session.keepCustomer('eu_region_1', { ...known, proUntil: Date.now() - 1 });
    expect(await viewer(visitor, 'en-pl')).toBeNull();
    expect((await viewer(visitor, 'de-de'))?.email).toBe('pro.eu@skarn.example');
  });

  test('of Poland is tried at both stores, and an unused login is ended', async () => {
    const visitor = caller(shop);
    const { data, log } = await visitor.ask(
      `mutation ($input: SignInInput!) @inContext(locale: "en-pl") { signIn(input: $input) { __typename } }`,
      { input: as('shopper.eu') },
    );
    expect(data).toEqual({ signIn: { __typename: 'InvalidCredentials' } });
    const calls = log.records.map(({ call }) => call).filter((call) => call.startsWith('log'));
    expect(calls).toEqual(['login', 'login', 'logout']);
    expect(visitor.device.hasChanged).toBe(false);
  });
});

describe('the cart', () => {
  async function withCart(visitor: Visitor, locale = 'en-us'): Promise<string> {
    await add(visitor, await buyable(shop, locale), 1, locale);
    return visitor.session.cartId(locale === 'en-us' ? 'us' : 'eu_region_1') ?? '';
  }

  test('without owner is reassigned, at the customer’s prices', async () => {
    const visitor = caller(shop);
    const id = await withCart(visitor);
    const before = await read(visitor);
    expect((await signInWith(visitor, as('pro.us'))).cart).toBe('REASSIGNED');
    expect((await cartOf(id)).data?.customer_id).toBe(1003);
    const after = await read(visitor);
    expect(after?.totalQuantity).toBe(1);
    expect(Number(after?.subtotal.amount)).toBeLessThan(Number(before?.subtotal.amount));
  });

  test('of the same customer is kept', async () => {
    const visitor = caller(shop);
    const id = await withCart(visitor);
    await signInWith(visitor, as('shopper.us'));
    expect((await signInWith(visitor, as('shopper.us'))).cart).toBe('KEPT');
    expect(visitor.session.cartId('us')).toBe(id);
  });

  test('of another customer is dropped, and deleted once a second lookup agrees', async () => {
    const visitor = caller(shop);
    const id = await withCart(visitor);
    await signInWith(visitor, as('shopper.us'));
    expect((await signInWith(visitor, as('newcomer'))).cart).toBe('DROPPED');
    expect(visitor.session.cartId('us')).toBeNull();
    expect((await cartOf(id)).data).toMatchObject({ customer_id: 1002 });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 });
    expect(await read(visitor)).toBeNull();
    vi.useRealTimers();
    expect((await cartOf(id)).data).toBeUndefined();
  });

  test('that is gone is dropped silently after two answers', async () => {
    const visitor = caller(shop);
    const id = await withCart(visitor);
    await askCommerce(shop, 'us', `/cart/${id}`, { method: 'DELETE' });
    expect((await signInWith(visitor, as('shopper.us'))).cart).toBe('KEPT');
    expect(visitor.session.cartId('us')).toBe(id);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_000 });
    expect((await signInWith(visitor, as('shopper.us'))).cart).toBe('NONE');
    vi.useRealTimers();
    expect(visitor.session.cartId('us')).toBeNull();
  });

  test('of another store is a separate cart', async () => {
    const visitor = caller(shop);
    const id = await withCart(visitor, 'de-de');
    expect((await signInWith(visitor, as('shopper.us'))).cart).toBe('NONE');
    expect(visitor.session.cartId('eu_region_1')).toBe(id);
  });

  test('is kept from Germany when a pro signs in in Poland', async () => {
    const visitor = caller(shop);
    await withCart(visitor, 'de-de');
    expect((await signInWith(visitor, as('pro.eu'), 'en-pl')).cart).toBe('REASSIGNED');
    expect(await read(visitor, 'en-pl')).toMatchObject({ totalQuantity: 1 });
  });
});

describe('with wrong credentials a caller', () => {
  test('gets the same response for a wrong password, an unknown and an invalid address', async () => {
    const visitor = caller(shop);
    const answers = [];
    for (const input of [
      { email: 'pro.ca@skarn.example', password: 'wrong password' },
      { email: 'shopper.us@skarn.example', password: 'wrong password' },
      { email: 'nobody@skarn.example', password: 'wrong password' },
      { email: 'nobody', password: 'x' },
      { email: '', password: '' },
      { email: 'shopper.us@skarn.example', password: 'x'.repeat(5_000) },
    ]) {
      answers.push(await signInWith(visitor, input));
    }
    expect(answers[0]).toEqual({ __typename: 'InvalidCredentials', message: expect.stringMatching(/./) });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(visitor.session.isSignedIn).toBe(false);
    expect(visitor.session.hasChanged).toBe(false);
  });

  test.each([
    ['known', 'shopper.ca@skarn.example', 'en-ca'],
    ['unknown', 'nobody.at.all@skarn.example', 'en-ca'],
  ])('is limited by the commerce service, with its own time to wait: %s', async (_row, email, locale) => {
    const body = { email, pw: 'wrong password' };
    for (let tries = 0; tries < 5; tries += 1) await askCommerce(shop, 'ca', '/customers/login', { body });
    const limited = await signInWith(caller(shop), { email, password }, locale);
    expect(limited.__typename).toBe('TooManyAttempts');
    expect(limited.retryAfterSeconds).toBeGreaterThan(30);
    expect(limited.retryAfterSeconds).toBeLessThanOrEqual(60);
    expect(limited.message).toContain('1 min');
  });

  test('is limited by account, before the store is called', async () => {
    const visitor = caller(shop);
    const email = 'x'.repeat(300);
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await signInWith(visitor, { email, password })).__typename).toBe('InvalidCredentials');
    }
    const limited = await signInWith(visitor, { email: email.toUpperCase(), password });
    expect(limited.__typename).toBe('TooManyAttempts');
    expect(limited.retryAfterSeconds).toBeGreaterThan(800);
    expect((await signInWith(caller(shop), { email, password })).__typename).toBe('InvalidCredentials');
  });

  test('is limited by address, for all accounts', async () => {
    const visitor = caller(shop);
    for (let tries = 0; tries < 30; tries += 1)
      await signInWith(visitor, { email: '', password: String(tries) });
    expect((await signInWith(visitor, as('shopper.us'))).__typename).toBe('TooManyAttempts');
    expect((await signInWith(caller(shop), as('shopper.us'))).__typename).toBe('SignInPayload');
  });

  test('has no failed attempts counted after the right password', async () => {
    const visitor = caller(shop);
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 7; tries += 1)
        await signInWith(visitor, { email: 'pro.no@skarn.example', password: 'x'.repeat(999) });
      expect((await signInWith(visitor, as('pro.no'))).__typename).toBe('SignInPayload');
    }
  });
});

describe('while others attempt the same account', () => {
  const email = 'employee@skarn.example';
  const wrong = { email, password: 'wrong password' };

  test('a known device signs in, and calls to the store stay below its limit', async () => {
    const owner = caller(shop);
    await signInWith(owner, { email, password });
    await signOut(owner);
    const answers = await Promise.all(Array.from({ length: 40 }, () => signInWith(caller(shop), wrong)));
    const tried = answers.filter(({ __typename }) => __typename === 'InvalidCredentials');
    expect(tried).toHaveLength(3);
    for (const answer of answers)
      if (answer.__typename === 'TooManyAttempts') expect(answer.retryAfterSeconds).toBeLessThanOrEqual(30);
    expect((await signInWith(owner, wrong)).__typename).toBe('InvalidCredentials');
    expect((await signInWith(owner, { email, password })).__typename).toBe('SignInPayload');
  });

  test('creating an account makes no password attempt either', async () => {
    const given = { email, password, firstName: 'Liv', lastName: 'Dahl' };
    expect((await createAccount(caller(shop), given)).__typename).toBe('AccountNotCreated');
  });
});

test('a pro of Poland does not wait for the store where the account is unknown', async () => {
  let asked = 0;
  for (let round = 0; round < 5; round += 1) {
    const { log, data } = await caller(shop).ask(
      `mutation ($input: SignInInput!) @inContext(locale: "en-pl") { signIn(input: $input) { __typename } }`,
      { input: as('pro.eu') },
    );
    expect(data).toEqual({ signIn: { __typename: 'SignInPayload' } });
    asked = log.records.filter(({ call }) => call === 'login').length;
  }
  expect(asked).toBe(1);
});

describe('signing out', () => {
  test('ends all sign-ins here and at the commerce service, and clears the carts', async () => {
    const visitor = caller(shop);
    await add(visitor, await buyable(shop));
    await signInWith(visitor, as('shopper.us'));
    await signInWith(visitor, as('pro.eu'), 'de-de');
    const tokens = Object.entries(visitor.session.customers).map(
      ([store, { token }]) => [store, token] as const,
    );
    expect(tokens).toHaveLength(2);
    const { id } = visitor.session;
    expect((await signOut(visitor)).data).toEqual({ signOut: { isSignedOut: true } });
    expect(await viewer(visitor)).toBeNull();
    expect(await viewer(visitor, 'de-de')).toBeNull();
    expect(visitor.session.customers).toEqual({});
    expect(visitor.session.cartId('us')).toBeNull();
    expect(visitor.session.replacedIds).toContain(id);
    for (const [store, token] of tokens) expect(await isSessionValid(shop, store, token)).toBe(false);
  });

  test('works while commerce is down', async () => {
    const visitor = caller(shop);
    await signInWith(visitor, as('shopper.us'));
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await signOut(visitor);
    expect(data).toEqual({ signOut: { isSignedOut: true } });
    expect(errors).toEqual([]);
    expect(visitor.session.isSignedIn).toBe(false);
  });

  test('leaves a guest’s cart', async () => {
    const visitor = caller(shop);
    await add(visitor, await buyable(shop));
    await signOut(visitor);
    expect(await read(visitor)).toMatchObject({ totalQuantity: 1 });
  });
});

test('while commerce is down sign-in fails without blaming the credentials', async () => {
  const visitor = caller(shop);
  await shop.breakSource({ source: 'commerce', status: 503 });
  await expect(signInWith(visitor, as('shopper.us'))).rejects.toThrow(/SOURCE_UNAVAILABLE.*commerce/);
  expect(visitor.session.isSignedIn).toBe(false);
});
