/** Repeated mutations over HTTP: a change whose response was lost is neither lost nor duplicated. */
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../../testing/shop/browser.ts';
import { startLossyProxy, type LossyProxy } from '../../testing/faults/lossyProxy.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

interface Line {
  id: string;
  variantId: string;
  quantity: number;
}
interface Said {
  status: number;
  body: {
    data?: Record<string, { __typename: string }> | null;
    errors?: { message: string; extensions: { code: string } }[];
  };
}

let sandbox: TestSandbox;
/** Between the gateway and commerce, and between browsers and the gateway. */
let upstream: LossyProxy;
let front: LossyProxy;
let gateway: RunningEdge;
/** A browser without memory except its cookies. */
let restarted: RunningEdge;
let plenty: string[];

function open(commerce: string): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, COMMERCE_URL: `${commerce}/api` });
  return startGateway(config, { log: pino({ level: 'silent' }), dev });
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  upstream = await startLossyProxy(sandbox.url);
  gateway = await open(upstream.url);
  front = await startLossyProxy(gateway.url);
  restarted = await open(sandbox.url);
  const { body } = await new Browser(gateway.url).ask<{
    product: { variants: { id: string; availability: string; unitsLeft: number | null }[] };
  }>('{ product(handle: "lodestar-98") { ... on Product { variants { id availability unitsLeft } } } }');
  plenty = (body.data?.product.variants ?? [])
    .filter(({ availability, unitsLeft }) => availability === 'IN_STOCK' && unitsLeft === null)
    .map(({ id }) => id)
    .slice(0, 2);
  expect(plenty).toHaveLength(2);
});
afterAll(async () => {
  await front.close();
  await Promise.all([gateway.stop(500), restarted.stop(500)]);
  await upstream.close();
  await sandbox.close();
});

const texts = {
  add: 'mutation ($id: ID!, $quantity: Int!) { addCartItem(input: { variantId: $id, quantity: $quantity }) { __typename } }',
  change:
    'mutation ($id: ID!, $quantity: Int!) { changeCartItem(input: { lineId: $id, quantity: $quantity }) { __typename } }',
  remove: 'mutation ($id: ID!) { removeCartItem(input: { lineId: $id }) { __typename } }',
};

async function send(browser: Browser, key: string, query: string, variables: object): Promise<Said> {
  const response = await browser.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'csrf-token': browser.token, 'idempotency-key': key },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as Said['body'] };
}

/** Like the shop's pages: repeats an unanswered request with the same key, at most twice. */
async function persist(...requested: Parameters<typeof send>): Promise<Said> {
  for (let left = 2; ; left -= 1) {
    try {
      return await send(...requested);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function linesOf(browser: Browser): Promise<Line[]> {
  const { body } = await browser.ask<{ cart: { lines: Line[] } | null }>(
    '{ cart { lines { id variantId quantity } } }',
  );
  expect(body.errors).toBeUndefined();
  return body.data?.cart?.lines ?? [];
}
const newKey = (): string => crypto.randomUUID();
const codeOf = ({ body }: Said): string | undefined => body.errors?.[0]?.extensions.code;

describe('a key', () => {
  test('returns the first response again without repeating the change', async () => {
    const browser = await new Browser(gateway.url).fetchToken();
    const key = newKey();
    const first = await send(browser, key, texts.add, { id: plenty[0], quantity: 2 });
    expect(first.body.data?.['addCartItem']?.__typename).toBe('AddCartItemPayload');
    expect(await send(browser, `"${key}"`, texts.add, { id: plenty[0], quantity: 2 })).toEqual(first);
    expect((await linesOf(browser)).map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('in two concurrent requests is answered twice and executed once', async () => {
    const browser = await new Browser(gateway.url).fetchToken();
    const key = newKey();
    const said = await Promise.all(
      [1, 2, 3].map(() => send(browser, key, texts.add, { id: plenty[0], quantity: 1 })),
    );
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
    expect((await linesOf(browser)).map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('must not be reused for another request', async () => {
    const browser = await new Browser(gateway.url).fetchToken();
    const key = newKey();
    await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
    const other = await send(browser, key, texts.add, { id: plenty[0], quantity: 3 });
    expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await linesOf(browser)).map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('belongs to its session', async () => {
    const key = newKey();
    for (const browser of [new Browser(gateway.url), new Browser(gateway.url)]) {
      await browser.fetchToken();
      await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
      expect(await linesOf(browser)).toHaveLength(1);
    }
  });

  test.each(['short', 'with space 123', '"half-quoted', 'x'.repeat(65)])('%s is malformed', async (key) => {
    const browser = await new Browser(gateway.url).fetchToken();
    const said = await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
    expect([said.status, codeOf(said)]).toEqual([400, 'IDEMPOTENCY_KEY_MALFORMED']);
  });

  test('stores errors as well, masked', async () => {
    const browser = await new Browser(gateway.url).fetchToken();
    const key = newKey();
    await fetch(`${sandbox.url}/__sandbox/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ source: 'commerce', status: 503 }),
    });
    const first = await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
    await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
    expect(codeOf(first)).toBe('SOURCE_UNAVAILABLE');
    const { message, extensions } = first.body.errors![0]!;
    const again = await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
    expect(again.body.errors).toMatchObject([{ message, extensions }]);
    expect(await linesOf(browser)).toEqual([]);
  });
});

test('a change that has begun is completed although the browser disconnected', async () => {
  const browser = await new Browser(gateway.url).fetchToken();
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'commerce', delayMs: 150 }),
  });
  const key = newKey();
  const body = JSON.stringify({ query: texts.add, variables: { id: plenty[0], quantity: 1 } });
  const headers = { 'content-type': 'application/json', 'csrf-token': browser.token, 'idempotency-key': key };
  const aborted = browser.fetch('/api/graphql', {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(100),
  });
  await expect(aborted).rejects.toThrow();
  const said = await send(browser, key, texts.add, { id: plenty[0], quantity: 1 });
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
  expect(said.body.data?.['addCartItem']?.__typename).toBe('AddCartItemPayload');
  expect((await linesOf(browser)).map(({ quantity }) => quantity)).toEqual([1]);
});

const gesture = fc.record({
  kind: fc.constantFrom('add', 'add', 'change', 'remove'),
  /** The variant, or the line. */
  which: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 3 }),
  /** Whether each response from gateway to browser is lost, in order. */
  lostInFront: fc.nat(2),
  lostBehind: fc.boolean(),
  isClickedTwice: fc.boolean(),
});

test('the cart matches the shopper’s changes, whichever responses are lost', async () => {
  /**
   * Commerce loses at most one response in three per route: at one in two its circuit opens, and changes are refused.
   */
  const sent = { create: 0, add: 0, change: 0, remove: 0 };
  const lostAt = { create: 0, add: 0, change: 0, remove: 0 };
  const methods = { add: 'POST', change: 'PUT', remove: 'DELETE' } as const;
  await fc.assert(
    fc.asyncProperty(fc.array(gesture, { minLength: 1, maxLength: 7 }), async (gestures) => {
      const browser = await new Browser(front.url).fetchToken();
      const direct = (): Browser => browser.at(gateway.url);
      const wanted = new Map<string, number>();
      for (const { kind: wish, which, quantity, lostInFront, lostBehind, isClickedTwice } of gestures) {
        const lines = await linesOf(direct());
        const line = lines[which] ?? lines[0];
        const kind = (line ? wish : 'add') as keyof typeof methods;
        const variantId = kind === 'add' ? plenty[which]! : line!.variantId;
        const requested = [
          newKey(),
          texts[kind],
          { id: kind === 'add' ? variantId : line!.id, quantity },
        ] as const;
        if (kind === 'add') wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
        if (kind === 'change') wanted.set(variantId, quantity);
        if (kind === 'remove') wanted.delete(variantId);

        const route = line ? kind : 'create';
        sent[route] += 1;
        if (lostBehind && sent[route] - lostAt[route] >= 3) {
          lostAt[route] = sent[route];
          upstream.loseNext(methods[kind]);
        }
        for (let left = lostInFront; left > 0; left -= 1) front.loseNext('POST', '/api/graphql');
        const said = await Promise.allSettled(
          (isClickedTwice ? [1, 2] : [1]).map(() => persist(browser, ...requested)),
        );
        // Concurrent requests share the losses: one of them may lose all three attempts.
        for (const one of said) if (one.status === 'fulfilled') expect(one.value.body.errors).toBeUndefined();
        expect(said.some(({ status }) => status === 'fulfilled')).toBe(true);
      }
      const holds = (lines: Line[]): [string, number][] =>
        lines.map(({ variantId, quantity }): [string, number] => [variantId, quantity]).toSorted();
      expect(holds(await linesOf(direct()))).toEqual([...wanted].toSorted());
      // The browser's own cookies lead to that cart, whichever response set them.
      expect(holds(await linesOf(browser.at(restarted.url)))).toEqual([...wanted].toSorted());
    }),
    { numRuns: 30 },
  );
}, 60_000);
