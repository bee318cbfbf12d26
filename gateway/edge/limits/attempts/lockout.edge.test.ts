/** Password guessing over HTTP does not affect the owner on a known device, and causes a short wait on a new one. */
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { sandboxEnvironment } from '../../../sandbox/sandboxConfig.ts';
import { Browser } from '../../../testing/shop/browser.ts';
import { startRedis, type TestRedis } from '../../../testing/deployment/redis.ts';
import { startTestSandbox, type TestSandbox } from '../../../testing/shop/testSandbox.ts';
import { withoutBotProtection } from '../../../testing/shop/withoutBotProtection.ts';
import type { AttemptDelays } from './passwordLimits.rules.ts';
import type { RunningEdge } from '../../http/server.ts';
import { startGateway } from '../../start.ts';

/** Shorter delays than in production. */
const passwordDelays: AttemptDelays = {
  gaps: [0, 400, 5_000],
  yieldPerAttempt: 100,
  maxYield: 500,
  maxWait: 1_000,
};
const password = 'hot-meets-cold';
let sandbox: TestSandbox;
let redis: TestRedis;
const running: RunningEdge[] = [];

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
});
afterAll(async () => {
  await Promise.all(running.map((gateway) => gateway.stop(500)));
  await Promise.all([sandbox.close(), redis.close()]);
});

async function open(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, ...withoutBotProtection, TRUSTED_PROXIES: '1', ...changes });
  const gateway = await startGateway(config, { log: pino({ level: 'silent' }), dev, passwordDelays });
  running.push(gateway);
  return gateway;
}

interface Outcome {
  __typename: string;
  message?: string;
  retryAfterSeconds?: number;
}
const signInText = `mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) {
  __typename ... on Refusal { message } ... on TooManyAttempts { retryAfterSeconds } } }`;
async function signIn(browser: Browser, email: string, pw = password): Promise<Outcome> {
  const { body, text } = await browser.ask<{ signIn: Outcome }>(signInText, {
    input: { email, password: pw },
  });
  if (!body.data) throw new Error(text);
  return body.data.signIn;
}
const signOut = (browser: Browser) => browser.ask('mutation { signOut { isSignedOut } }');

let visitors = 0;
/** A separate browser with its own address. */
async function visit(at: RunningEdge): Promise<Browser> {
  visitors += 1;
  const browser = new Browser(at.url);
  browser.address = `198.51.${100 + Math.floor(visitors / 250)}.${visitors % 250}`;
  return browser.fetchToken();
}
async function guessFromUnknownDevices(gateways: readonly RunningEdge[], email: string): Promise<Outcome[]> {
  const attempts = Array.from({ length: 40 }, async (_, number) => {
    const browser = await visit(gateways[number % gateways.length] as RunningEdge);
    return signIn(browser, email, 'wrong password');
  });
  return Promise.all(attempts);
}
const namesOf = (outcomes: readonly Outcome[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(outcomes, ({ __typename }) => __typename)).map(([name, all]) => [
      name,
      all?.length ?? 0,
    ]),
  );
/** Like the owner: waits for the stated time. */
async function signInPatiently(
  browser: Browser,
  email: string,
): Promise<{ outcome: Outcome; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await signIn(browser, email);
    if (outcome.__typename !== 'TooManyAttempts' || tries === 3) return { outcome, tries };
    await new Promise((resolve) => setTimeout(resolve, (outcome.retryAfterSeconds ?? 0) * 1_000));
  }
}

describe.each<[string, string, () => Promise<RunningEdge[]>]>([
  ['one replica', 'shopper.us@skarn.example', async () => [await open()]],
  [
    'two replicas on Redis',
    'pro.us@skarn.example',
    async () => Promise.all([open({ REDIS_URL: redis.url }), open({ REDIS_URL: redis.url })]),
  ],
])('forty unknown devices at %s', (_, email, start) => {
  let gateways: RunningEdge[];
  let owner: Browser;
  let outcomes: Outcome[];

  beforeAll(async () => {
    gateways = await start();
    owner = await visit(gateways[0] as RunningEdge);
    await signIn(owner, email);
    await signOut(owner);
    outcomes = await guessFromUnknownDevices(gateways, email);
  });
  const last = (): RunningEdge => gateways.at(-1) as RunningEdge;

  test('reach the commerce service three times, and get the waiting time', () => {
    expect(namesOf(outcomes)).toEqual({ InvalidCredentials: 3, TooManyAttempts: 37 });
    for (const { retryAfterSeconds = 1 } of outcomes) expect(retryAfterSeconds).toBeLessThanOrEqual(5);
  });

  test('do not lock the owner out on a known device', async () => {
    const started = performance.now();
    expect(await signIn(owner.at(last().url), email)).toEqual({ __typename: 'SignInPayload' });
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('make the owner wait for a turn on a new device', async () => {
    const { outcome, tries } = await signInPatiently(await visit(last()), email);
    expect(outcome).toEqual({ __typename: 'SignInPayload' });
    expect(tries).toBeLessThanOrEqual(2);
  });
});

test('an unknown address gets the same responses as a known one', async () => {
  const gateway = await open();
  const [known, unknown] = [
    await guessFromUnknownDevices([gateway], 'newcomer@skarn.example'),
    await guessFromUnknownDevices([gateway], 'nobody.at.all@skarn.example'),
  ];
  expect(namesOf(unknown)).toEqual(namesOf(known));
  const texts = (outcomes: readonly Outcome[]) => new Set(outcomes.map(({ message }) => message));
  expect(texts(unknown)).toEqual(texts(known));
});

describe('the device cookie', () => {
  let gateway: RunningEdge;
  beforeAll(async () => {
    gateway = await open();
  });

  test('is set at the first sign-in, is HttpOnly, and remains after signing out', async () => {
    const browser = await visit(gateway);
    expect(browser.cookies.has('skarn-device')).toBe(false);
    const input = { email: 'shopper.us@skarn.example', password };
    const { headers } = await browser.ask(signInText, { input });
    const cookie = headers.getSetCookie().find((one) => one.startsWith('skarn-device='));
    expect(cookie).toMatch(/Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    const mark = browser.cookies.get('skarn-device');
    expect(Buffer.from(mark ?? '', 'base64url').toString()).not.toContain('shopper');
    const { headers: atSignOut } = await signOut(browser);
    expect(atSignOut.getSetCookie().join()).not.toContain('skarn-device');
    expect(browser.cookies.get('skarn-device')).toBe(mark);
  });

  test('is not set for a wrong password', async () => {
    const browser = await visit(gateway);
    await signIn(browser, 'employee@skarn.example', 'wrong password');
    expect(browser.received).not.toContain('skarn-device');
  });

  test('is Secure where the shop uses HTTPS', async () => {
    const secure = await open({ PUBLIC_ORIGIN: 'https://shop.example' });
    const browser = await visit(secure);
    const input = { email: 'shopper.us@skarn.example', password };
    const { headers } = await browser.ask(signInText, { input });
    expect(headers.getSetCookie().find((one) => one.startsWith('skarn-device='))).toContain('; Secure');
  });

  test('has no effect when forged, or for another account', async () => {
    const email = 'nobody.here@skarn.example';
    await guessFromUnknownDevices([gateway], email);
    const forger = await visit(gateway);
    forger.cookies.set('skarn-device', 'eyJpZCI6IngiLCJhY2NvdW50cyI6W119.forged');
    expect(await signIn(forger, email, 'wrong')).toMatchObject({ __typename: 'TooManyAttempts' });
    const other = await visit(gateway);
    await signIn(other, 'shopper.us@skarn.example');
    await signOut(other);
    expect(await signIn(other, email, 'wrong')).toMatchObject({ __typename: 'TooManyAttempts' });
  });
});

test('the shared state contains no e-mail addresses', async () => {
  const connection = new Redis(redis.url);
  const keys = await connection.keys('*password*');
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toMatch(/pro\.us|skarn\.example|198\.51/);
  connection.disconnect();
});
