/** Signing in over HTTP: what the cookies are worth before and after, to their owner and to an attacker. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { askCommerce } from '../../testing/shop/accountOperations.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { withoutBotProtection } from '../../testing/shop/withoutBotProtection.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

const password = 'hot-meets-cold';
let logged = '';
let sandbox: TestSandbox;
let gateway: RunningEdge;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open();
});
afterEach(() => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' }));
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

/** Limits are counted in a gateway's memory: a test that exhausts them starts another one. */
function open(): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const into = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  return startGateway(readConfig({ ...environment, ...withoutBotProtection }), {
    log: pino({ level: 'trace' }, into),
    dev,
  });
}

async function fault(body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', headers, body: JSON.stringify(body) });
}

const signInText = `mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) {
  __typename ... on Refusal { message } ... on TooManyAttempts { retryAfterSeconds }
  ... on SignInPayload { cart viewer { email } } } }`;
const signIn = (browser: Browser, person: string, pw = password) =>
  browser.ask(signInText, { input: { email: `${person}@skarn.example`, password: pw } });
const signOut = (browser: Browser) => browser.ask('mutation { signOut { isSignedOut } }');
const whoAmI = async (browser: Browser) => {
  const { body } = await browser.ask<{ viewer: { email: string } | null }>('{ viewer { email } }');
  return body.data?.viewer?.email ?? null;
};
const browse = (): Promise<Browser> => new Browser(gateway.url).fetchToken();
const session = (browser: Browser): string => browser.cookies.get('skarn-session') ?? '';

const addText = `mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id, quantity: 1 }) {
  __typename ... on AddCartItemPayload { cart { id totalQuantity } } } }`;
async function variantIds(locale = 'en-us'): Promise<string[]> {
  const { body } = await new Browser(gateway.url).ask<{
    product: { variants: { id: string; availability: string }[] };
  }>(`query @inContext(locale: "${locale}") {
    product(handle: "lodestar-98") { ... on Product { variants { id availability } } } }`);
  return (body.data?.product.variants ?? [])
    .filter(({ availability }) => availability === 'IN_STOCK')
    .map(({ id }) => id);
}
const cart = async (browser: Browser) =>
  (await browser.ask<{ cart: { id: string; totalQuantity: number } | null }>('{ cart { id totalQuantity } }'))
    .body.data?.cart;

describe('the session', () => {
  test('gets another id by signing in and by signing out', async () => {
    const browser = await browse();
    const seen = [session(browser)];
    await signIn(browser, 'shopper.us');
    expect(await whoAmI(browser)).toBe('shopper.us@skarn.example');
    seen.push(session(browser));
    await signOut(browser);
    expect(await whoAmI(browser)).toBeNull();
    seen.push(session(browser));
    expect(new Set(seen).size).toBe(3);
  });

  test('from before the sign-in is useless to an attacker who planted it', async () => {
    const browser = await browse();
    const planted = browser.copy();
    await browser.ask(addText, { id: (await variantIds())[0] });
    await signIn(browser, 'shopper.us');
    expect(await whoAmI(planted)).toBeNull();
    expect(await cart(planted)).toBeNull();
    const { status, body } = await planted.ask(addText, { id: (await variantIds())[0] });
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF_TOKEN_REQUIRED']);
    expect(await cart(browser)).toMatchObject({ totalQuantity: 1 });
  });

  test('from before the sign-out is a guest’s when replayed', async () => {
    const browser = await browse();
    await signIn(browser, 'shopper.us');
    await browser.ask(addText, { id: (await variantIds())[0] });
    const stolen = browser.copy();
    expect(await whoAmI(stolen)).toBe('shopper.us@skarn.example');
    await signOut(browser);
    expect(await whoAmI(stolen)).toBeNull();
    expect(await cart(stolen)).toBeNull();
    const { body } = await stolen.ask('mutation { signOut { isSignedOut } }');
    expect(body.errors?.[0]?.extensions.code).toBe('CSRF_TOKEN_REQUIRED');
  });

  test('replaced while a change waited: the change is refused', async () => {
    const browser = await browse();
    const late = browser.copy();
    const [signed, added] = await Promise.all([
      signIn(browser, 'newcomer'),
      late.ask(addText, { id: (await variantIds())[0] }),
    ]);
    expect(signed.body.data).toMatchObject({ signIn: { __typename: 'SignInPayload' } });
    const code = added.body.errors?.[0]?.extensions.code;
    const isIn = added.body.data !== undefined && added.body.data !== null;
    expect(isIn || code === 'SESSION_REPLACED' || code === 'CSRF_TOKEN_REQUIRED').toBe(true);
    expect((await cart(browser))?.totalQuantity ?? 0).toBe(isIn ? 1 : 0);
  });

  test('of a concurrent read of the cart removes neither the cart nor the sign-in', async () => {
    const browser = await browse();
    await browser.ask(addText, { id: (await variantIds())[0] });
    const before = browser.copy();
    await fault({ source: 'commerce', delayMs: 700 });
    const look = cart(before);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
    const { body } = await signIn(browser, 'newcomer');
    expect(body.data).toMatchObject({ signIn: { cart: 'REASSIGNED' } });
    expect(await look).toBeNull();
    expect(session(before)).not.toBe(session(browser));
    expect(before.received).not.toContain('skarn-session');
    expect(await cart(browser)).toMatchObject({ totalQuantity: 1 });
  });

  test('is a guest’s after the password was changed elsewhere', async () => {
    const browser = await browse();
    await signIn(browser, 'shopper.us');
    // Not checked before; signInCheck.test.ts covers how long a check is valid.
    await askCommerce(sandbox, 'us', '/customers/1002', { method: 'PUT', body: { password } });
    const before = session(browser);
    expect(await whoAmI(browser)).toBeNull();
    expect(session(browser)).not.toBe(before);
  });
});

test('a sign-in that ended elsewhere ends here with any request, and other carts remain', async () => {
  const browser = await browse();
  const german = await variantIds('de-de');
  await browser.ask(addText.replace('en-us', 'de-de'), { id: german[0] });
  await signIn(browser, 'shopper.us');
  await askCommerce(sandbox, 'us', '/customers/1002', { method: 'PUT', body: { password } });
  const before = session(browser);
  await browser.get('/api/geolocation');
  expect(session(browser)).not.toBe(before);
  const { body } = await browser.ask(
    'query @inContext(locale: "de-de") { viewer { email } cart { totalQuantity } }',
  );
  expect(body.data).toEqual({ viewer: null, cart: { totalQuantity: 1 } });
  const { status } = await browser.ask(addText.replace('en-us', 'de-de'), { id: german[1] });
  expect(status).toBe(200);
});

describe('the anti-forgery token', () => {
  test('is required to sign in', async () => {
    const browser = await browse();
    browser.token = '';
    const { status, body } = await signIn(browser, 'shopper.us');
    expect([status, body.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF_TOKEN_REQUIRED']);
  });

  test('from before the sign-in is refused after it, and the response has the new one', async () => {
    const browser = await browse();
    const old = browser.token;
    await signIn(browser, 'shopper.us');
    const fresh = browser.token;
    expect(fresh).not.toBe(old);
    browser.token = old;
    expect((await signOut(browser)).status).toBe(403);
    browser.token = fresh;
    expect((await signOut(browser)).body.data).toEqual({ signOut: { isSignedOut: true } });
  });
});

test('two first items added at once are in one cart', async () => {
  const browser = await browse();
  const tabs = [browser, browser.copy()];
  const ids = await variantIds();
  await Promise.all(tabs.map((tab, number) => tab.ask(addText, { id: ids[number] })));
  const carts = await Promise.all(tabs.map(cart));
  expect(carts[0]).toMatchObject({ totalQuantity: 2 });
  expect(carts[1]).toEqual(carts[0]);
});

test('a wrong password and an unknown address get identical responses', async () => {
  const browser = await browse();
  const answers = [];
  for (const person of ['pro.us', 'nobody.at.all']) {
    const { status, headers, text } = await signIn(browser, person, 'wrong password');
    // Rate limit headers must not disclose anything either.
    const counted = ['date', 'x-request-id', 'ratelimit'];
    const said = [...headers].filter(([name]) => !counted.includes(name));
    answers.push({ status, said, text });
  }
  expect(answers[0]?.text).toContain('InvalidCredentials');
  expect(answers[1]).toEqual(answers[0]);
});

test('attempts are limited across sessions', async () => {
  const own = await open();
  try {
    const answers = [];
    for (let tries = 0; tries < 9; tries += 1) {
      const browser = await new Browser(own.url).fetchToken();
      const input = { email: 'pro.us@skarn.example', password: tries < 8 ? 'x'.repeat(999) : password };
      const { body } = await browser.ask<{ signIn: { __typename: string } }>(signInText, { input });
      answers.push(body.data?.signIn.__typename);
    }
    expect(answers).toEqual([...Array(8).fill('InvalidCredentials'), 'TooManyAttempts']);
  } finally {
    await own.stop(100);
  }
});

test('a customer’s responses are private', async () => {
  const browser = await browse();
  const { headers, text } = await signIn(browser, 'pro.us');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.getSetCookie().find((cookie) => cookie.startsWith('skarn-session'))).toMatch(
    /HttpOnly; SameSite=Lax/,
  );
  expect(text).not.toMatch(/token|Pro Code|SKARN-/);
});

test('logs contain no address, password or session id', async () => {
  const browser = await browse();
  await signIn(browser, 'shopper.us', 'a password to look for');
  await signIn(browser, 'shopper.us');
  await whoAmI(browser);
  await fault({ source: 'commerce', malformed: true });
  await signIn(browser, 'shopper.us', 'a password to look for');
  await whoAmI(browser);
  expect(logged).toContain('fields failed');
  expect(logged).not.toMatch(
    /shopper\.us|a password to look for|hot-meets-cold|SHOP_SESSION=|skarn-session=/,
  );
});
