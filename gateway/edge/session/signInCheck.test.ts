/** Validity of sign-ins by the commerce service, with a test clock and the real stand-in. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { commerceSource } from '../../sources/commerce/commerce.ts';
import { CallLog } from '../../sources/transport/callLog.ts';
import type { CommerceSource } from '../../sources/commerce/handle.ts';
import { embeddedState } from '../state/embeddedState.ts';
import { memoryLimiter } from '../state/memoryLimiter.ts';
import { askCommerce } from '../../testing/shop/accountOperations.ts';
import { startShop, type Shop } from '../../testing/shop/shop.ts';
import { AttemptLimits } from '../limits/attempts/attemptLimits.ts';
import { noProductChanges } from '../changes/createChanges.ts';
import { createCustomerCarts, noCustomerCarts } from './customerCarts.ts';
import { DeviceCookie } from './device.ts';
import { noPasswordAttempts } from '../limits/attempts/passwordLimits.ts';
import { publicClient, type EdgeRequest } from '../http/edgeRequest.ts';
import { Session, sessionShape } from './session.ts';
import { createSignInCheck, type SignInCheck } from './signInCheck.ts';

const second = 1_000;
const minute = 60 * second;
let shop: Shop;
let commerce: CommerceSource;
let clock = Date.now();
let check: SignInCheck;

beforeAll(async () => {
  shop = await startShop();
});
beforeEach(() => {
  // Separate source and check for each test, without state of earlier ones.
  commerce = commerceSource({ url: shop.url });
  check = createSignInCheck({ commerce }, () => clock);
});
afterEach(async () => {
  await shop.mendSources();
  await commerce.close();
});
afterAll(() => shop.close());

/** One more request of a session; returns the number of calls to the commerce service. */
async function request(session: Session, customerCarts = noCustomerCarts): Promise<number> {
  const log = new CallLog();
  const edge: EdgeRequest = {
    session,
    markets: specifiedMarkets,
    imagesAlias: null,
    client: publicClient,
    address: '127.0.0.1',
    requestId: 'test-request',
    country: null,
    customerCarts,
    changes: noProductChanges,
    attempts: new AttemptLimits({ limiter: memoryLimiter }).of('127.0.0.1'),
    device: new DeviceCookie('for tests only', false).open(undefined),
    passwords: noPasswordAttempts,
    report: () => {},
    deadline: performance.now() + 10_000,
    signal: new AbortController().signal,
    log,
    csrfToken: null,
    idempotencyKey: null,
    botToken: null,
    explains: false,
  };
  await check(edge);
  return log.records.filter(({ call, attempts }) => call === 'validateSession' && attempts > 0).length;
}

async function logIn(store: string, email: string) {
  const body = { email, pw: 'hot-meets-cold' };
  const { session, customer } = await askCommerce<{
    session: { token: string; expires_at: string };
    customer: { id: number };
  }>(shop, store, '/customers/login', { body });
  return {
    id: customer.id,
    email,
    token: session.token,
    expiresAt: Date.parse(session.expires_at),
    groupId: 12,
    proRegion: null,
    proUntil: null,
  };
}

async function signedIn(): Promise<{ session: Session; token: string }> {
  const customer = await logIn('us', 'shopper.us@skarn.example');
  const carts = { us: randomUUID() };
  const session = new Session(sessionShape.parse({ id: randomUUID(), carts, customers: { us: customer } }));
  return { session, token: customer.token };
}

const endUpstream = (token: string, store = 'us') =>
  askCommerce(shop, store, '/customers/logout', { cookie: `SHOP_SESSION=${token}` });

describe('a valid sign-in', () => {
  test('is checked once in half a minute', async () => {
    const { session } = await signedIn();
    expect(await request(session)).toBe(1);
    clock += 29 * second;
    expect(await request(session)).toBe(0);
    clock += 2 * second;
    expect(await request(session)).toBe(1);
    expect(session.customer('us')).not.toBeNull();
    expect(session.hasChanged).toBe(false);
  });

  test('of a guest is not checked', async () => {
    expect(await request(new Session(null))).toBe(0);
  });
});

describe('a sign-in ended by the commerce service', () => {
  test('ends here within half a minute, and the session id is replaced', async () => {
    const { session, token } = await signedIn();
    const { id } = session;
    await request(session);
    await endUpstream(token);
    clock += 20 * second;
    await request(session);
    expect(session.customer('us')).not.toBeNull();
    clock += 11 * second;
    await request(session);
    expect(session.customer('us')).toBeNull();
    expect(session.isSignedIn).toBe(false);
    expect(session.replacedIds).toEqual([id]);
    expect(session.cartId('us')).not.toBeNull();
  });

  test('ends immediately when it had not been checked before', async () => {
    const { session, token } = await signedIn();
    await endUpstream(token);
    await request(session);
    expect(session.isSignedIn).toBe(false);
  });

  test('releases the customer’s cart, which the next sign-in finds', async () => {
    const { session, token } = await signedIn();
    const state = embeddedState({ file: null });
    const carts = createCustomerCarts(state.values);
    const customersCart = { id: session.cartId('us') ?? '', goneSince: null };
    const customerId = session.customer('us')?.id ?? 0;
    await carts.keep('us', customerId, customersCart);
    await endUpstream(token);
    await request(session, carts);
    expect([session.isSignedIn, session.cartId('us'), session.abandonedCart('us')]).toEqual([
      false,
      null,
      null,
    ]);
    expect(await carts.find('us', customerId)).toEqual(customersCart);
    await state.close();
  });

  test('does not affect other stores', async () => {
    const { session, token } = await signedIn();
    session.signIn('eu_region_1', await logIn('eu_region_1', 'shopper.eu@skarn.example'));
    await endUpstream(token);
    expect(await request(session)).toBe(2);
    expect(session.customer('us')).toBeNull();
    expect(session.customer('eu_region_1')).not.toBeNull();
  });
});

test('an expired sign-in ends without a check', async () => {
  const { session } = await signedIn();
  const known = session.customer('us');
  if (known) session.keepCustomer('us', { ...known, expiresAt: clock - 1 });
  expect(await request(session)).toBe(0);
  expect(session.isSignedIn).toBe(false);
});

describe('during an outage of the commerce service', () => {
  test('a sign-in confirmed within a quarter of an hour remains valid', async () => {
    const { session } = await signedIn();
    await request(session);
    await shop.breakSource({ source: 'commerce', status: 503 });
    clock += 14 * minute;
    await request(session);
    expect(session.customer('us')).not.toBeNull();
  });

  test('an older one is ignored, until it can be checked again', async () => {
    const { session } = await signedIn();
    await request(session);
    await shop.breakSource({ source: 'commerce', status: 503 });
    clock += 16 * minute;
    await request(session);
    expect(session.customer('us')).toBeNull();
    expect(session.isSignedIn).toBe(true);
    expect(session.hasChanged).toBe(false);
    await shop.mendSources();
    const next = new Session(session.toJSON());
    await request(next);
    expect(next.customer('us')).not.toBeNull();
  });

  test('a sign-in that was never confirmed is ignored', async () => {
    const { session } = await signedIn();
    await shop.breakSource({ source: 'commerce', status: 503 });
    await request(session);
    expect(session.customer('us')).toBeNull();
    expect(session.isSignedIn).toBe(true);
  });
});
