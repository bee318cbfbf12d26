/**
 * Lost responses that would have delivered a new session: a repetition by the same browser gets response and session,
 * and nobody else does.
 */
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { startLossyProxy, type LossyProxy } from '../../testing/faults/lossyProxy.ts';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { withoutBotProtection } from '../../testing/shop/withoutBotProtection.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

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

async function open(changes: Record<string, string>): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, ...withoutBotProtection, ...changes });
  const gateway = await startGateway(config, { log: pino({ level: 'silent' }), dev });
  running.push(gateway);
  return gateway;
}

interface Said {
  status: number;
  body: {
    data?: Record<string, { __typename: string }> | null;
    errors?: { extensions: { code: string } }[];
  };
}
const codeOf = ({ body }: Said): string | undefined => body.errors?.[0]?.extensions.code;
const newKey = (): string => crypto.randomUUID();

async function send(browser: Browser, key: string, query: string, input?: object): Promise<Said> {
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'csrf-token': browser.token, 'idempotency-key': key },
    body: JSON.stringify({ query, ...(input ? { variables: { input } } : {}) }),
  });
  const said = { status: response.status, body: (await response.json()) as Said['body'] };
  browser.token = browser.cookies.get('XSRF-TOKEN') ?? browser.token;
  return said;
}

const signIn =
  'mutation ($input: SignInInput!) @inContext(locale: "en-us") { signIn(input: $input) { __typename } }';
const createAccount =
  'mutation ($input: CreateAccountInput!) @inContext(locale: "en-us") { createAccount(input: $input) { __typename } }';
const signOut = 'mutation { signOut { __typename isSignedOut } }';
const shopper = { email: 'shopper.us@skarn.example', password: 'hot-meets-cold' };

async function whoAmI(browser: Browser): Promise<string | null> {
  const { body } = await browser.ask<{ viewer: { email: string } | null }>('{ viewer { email } }');
  return body.data?.viewer?.email ?? null;
}
async function logins(): Promise<number> {
  const response = await fetch(`${sandbox.url}/__sandbox/calls`);
  const { calls } = (await response.json()) as { calls: { path: string }[] };
  return calls.filter(({ path }) => path.includes('login')).length;
}
const forgetCalls = () => fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });

describe.each<[string, () => Promise<[RunningEdge, RunningEdge]>]>([
  [
    'one replica',
    async () => {
      const only = await open({});
      return [only, only];
    },
  ],
  [
    'two replicas on one Redis',
    async () => {
      const both = await Promise.all([open({ REDIS_URL: redis.url }), open({ REDIS_URL: redis.url })]);
      const watcher = new Redis(redis.url);
      // Each replica writes its marker once it uses the shared state.
      await vi.waitFor(
        async () => {
          expect(await watcher.keys('skarn:value:copy:*')).toHaveLength(2);
        },
        { timeout: 10_000 },
      );
      watcher.disconnect();
      return both;
    },
  ],
])('at %s', (_, start) => {
  let one: RunningEdge;
  let other: RunningEdge;
  let front: LossyProxy;

  beforeAll(async () => {
    [one, other] = await start();
    front = await startLossyProxy(one.url);
  });
  afterAll(() => front.close());

  /** Sends it to one replica, and discards the response. */
  async function lose(browser: Browser, key: string, query: string, input?: object): Promise<void> {
    front.loseNext('POST', '/api/graphql');
    await expect(send(browser.at(front.url), key, query, input)).rejects.toThrow();
  }
  const browse = (): Promise<Browser> => new Browser(other.url).fetchToken();

  test('a sign-in is repeated: response and session arrive, and the password is not checked again', async () => {
    const browser = await browse();
    const key = newKey();
    await forgetCalls();
    await lose(browser, key, signIn, shopper);
    const before = await logins();
    expect(before).toBeGreaterThan(0);
    const said = await send(browser, key, signIn, shopper);
    expect(said).toMatchObject({ status: 200, body: { data: { signIn: { __typename: 'SignInPayload' } } } });
    expect(await logins()).toBe(before);
    expect(await whoAmI(browser)).toBe(shopper.email);
    expect(browser.cookies.has('skarn-device')).toBe(true);
    // The new session's token is set as well: the next change is accepted.
    expect((await send(browser, newKey(), signOut)).status).toBe(200);
    expect(await whoAmI(browser)).toBeNull();
  });

  test('a new account is not reported as taken when its response was lost', async () => {
    const browser = await browse();
    const key = newKey();
    const input = { email: `${key}@skarn.example`, password: 'long enough', firstName: 'A', lastName: 'B' };
    await lose(browser, key, createAccount, input);
    const said = await send(browser, key, createAccount, input);
    expect(said.body.data?.['createAccount']?.__typename).toBe('CreateAccountPayload');
    expect(await whoAmI(browser)).toBe(input.email);
  });

  test('a sign-out is repeated', async () => {
    const browser = await browse();
    await send(browser, newKey(), signIn, shopper);
    const key = newKey();
    await lose(browser, key, signOut);
    expect(await send(browser, key, signOut)).toMatchObject({ status: 200, body: { data: { signOut: {} } } });
    expect(await whoAmI(browser)).toBeNull();
  });

  test('with the new session, when only the end of the response was lost', async () => {
    const browser = await browse();
    const key = newKey();
    const first = await send(browser, key, signIn, shopper);
    await forgetCalls();
    expect(await send(browser, key, signIn, shopper)).toEqual(first);
    expect(await logins()).toBe(0);
    expect(await whoAmI(browser)).toBe(shopper.email);
  });

  test('two concurrent submissions end in the same session', async () => {
    const browser = await browse();
    const key = newKey();
    const both = [browser.at(one.url), browser.at(other.url)];
    const [first, second] = await Promise.all(both.map((press) => send(press, key, signIn, shopper)));
    expect([first?.status, second]).toEqual([200, first]);
    expect(await Promise.all(both.map(whoAmI))).toEqual([shopper.email, shopper.email]);
    expect(both[0]?.token).toBe(both[1]?.token);
  });

  describe('no other caller gets the session', () => {
    test.each<[string, (old: Browser) => Promise<{ from: Browser; key?: string; input?: object }>]>([
      [
        'with the old cookie and its token, but without the key',
        async (old) => ({ from: old, key: newKey() }),
      ],
      [
        'with the key, but another password',
        async (old) => ({ from: old, input: { ...shopper, password: 'cold-meets-hot' } }),
      ],
      [
        'without the old session’s anti-forgery token',
        async (old) => {
          old.token = (await browse()).token;
          return { from: old };
        },
      ],
      [
        'with everything but the old cookie',
        async () => ({ from: await browse(), input: { ...shopper, password: 'x' } }),
      ],
    ])('%s', async (_name, change) => {
      const browser = await browse();
      const old = browser.copy();
      const key = newKey();
      await lose(browser, key, signIn, shopper);
      const { from, input = shopper, key: tried = key } = await change(old);
      const said = await send(from, tried, signIn, input);
      expect(said.body.data?.['signIn']?.__typename).not.toBe('SignInPayload');
      expect(await whoAmI(from)).toBeNull();
    });

    test('not even its owner, once it was replaced as well', async () => {
      const browser = await browse();
      const old = browser.copy();
      const key = newKey();
      await lose(browser, key, signIn, shopper);
      await send(browser, key, signIn, shopper);
      await send(browser, newKey(), signOut);
      const said = await send(old, key, signIn, shopper);
      expect([said.status, codeOf(said)]).toEqual([403, 'SESSION_REPLACED']);
      expect(await whoAmI(old)).toBeNull();
    });
  });
});
