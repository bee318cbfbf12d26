/**
 * Model-based test of the cart: one shopper, two copies of the gateway and one real Redis, with losses of responses on
 * both sides of the gateway, of Redis with its data, and of a copy with its state. Random actions are retried under the
 * same idempotency key until they are answered, by either copy. In any order, the cart ends as the actions imply.
 * `CART_MODEL_RUNS=100` tries more sequences.
 */
import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { Browser } from '../shop/browser.ts';
import { startLossyProxy, type LossyProxy } from '../faults/lossyProxy.ts';
import { startRedis, type TestRedis } from './redis.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';

interface Copy {
  gateway: RunningEdge;
  /** Between browsers and this copy. */
  front: LossyProxy;
}
interface Line {
  id: string;
  variantId: string;
  quantity: number;
}
interface MutationResponse {
  data?: Record<string, { __typename: string } | null> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const seed = Number(process.env['CART_MODEL_SEED'] ?? 20_261_123);
const runs = Number(process.env['CART_MODEL_RUNS'] ?? 5);

let sandbox: TestSandbox;
let redis: TestRedis;
let isRedisUp = true;
/** Between the copies and commerce. */
let upstream: LossyProxy;
const copies: Copy[] = [];
let variants: string[];

function open(port = 0): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port,
  });
  const pages = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const config = readConfig({ ...environment, COMMERCE_URL: `${upstream.url}/api`, REDIS_URL: redis.url });
  return startGateway(config, { log: pino({ level: 'silent' }), dev: pages });
}

/** Stops at once, losing all in-memory state. */
async function restart(copy: Copy): Promise<void> {
  const port = Number(new URL(copy.gateway.url).port);
  await copy.gateway.stop(0);
  copy.gateway = await open(port);
}

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  upstream = await startLossyProxy(sandbox.url);
  for (let count = 0; count < 2; count += 1) {
    const gateway = await open();
    copies.push({ gateway, front: await startLossyProxy(gateway.url) });
  }
  const { body } = await new Browser(copies[0]!.gateway.url).ask<{
    product: { variants: { id: string; availability: string; unitsLeft: number | null }[] };
  }>('{ product(handle: "lodestar-98") { ... on Product { variants { id availability unitsLeft } } } }');
  variants = (body.data?.product.variants ?? [])
    .filter(({ availability, unitsLeft }) => availability === 'IN_STOCK' && unitsLeft === null)
    .map(({ id }) => id)
    .slice(0, 2);
  expect(variants).toHaveLength(2);
});
afterAll(async () => {
  for (const { front, gateway } of copies) {
    await front.close();
    await gateway.stop(0);
  }
  await upstream.close();
  await Promise.all([redis.close(), sandbox.close()]);
});

const texts = {
  add: 'mutation ($id: ID!, $quantity: Int!) { addCartItem(input: { variantId: $id, quantity: $quantity }) { __typename } }',
  change:
    'mutation ($id: ID!, $quantity: Int!) { changeCartItem(input: { lineId: $id, quantity: $quantity }) { __typename } }',
  remove: 'mutation ($id: ID!) { removeCartItem(input: { lineId: $id }) { __typename } }',
};
const methods = { add: 'POST', change: 'PUT', remove: 'DELETE' } as const;

/** One browser whose requests alternate between the copies. */
class Shopper {
  #last: Browser;

  constructor(browser: Browser) {
    this.#last = browser;
  }

  #at(url: string): Browser {
    this.#last = this.#last.at(url);
    return this.#last;
  }

  /** One mutation, sent to each place in turn until one responds. */
  async change(
    at: readonly number[],
    query: string,
    variables: object,
    betweenTries: () => Promise<void>,
  ): Promise<MutationResponse> {
    const key = crypto.randomUUID();
    for (const [tries, place] of at.entries()) {
      const browser = this.#at(copies[place]!.front.url);
      try {
        const response = await browser.fetch('/api/graphql', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'csrf-token': browser.token,
            'idempotency-key': key,
          },
          body: JSON.stringify({ query, variables }),
        });
        return (await response.json()) as MutationResponse;
      } catch (error) {
        if (tries === at.length - 1) throw error;
        await betweenTries();
      }
    }
    throw new Error('A change is sent somewhere.');
  }

  async lines(place: number): Promise<Line[]> {
    const { body } = await this.#at(copies[place]!.gateway.url).ask<{ cart: { lines: Line[] } | null }>(
      '{ cart { lines { id variantId quantity } } }',
    );
    expect(body.errors).toBeUndefined();
    return body.data?.cart?.lines ?? [];
  }
}

const place = fc.nat(1);
const action = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'add', 'change', 'remove'),
  /** Index of the variant or of the line. */
  which: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 2 }),
  /** Copies that execute it but whose responses are lost, before one responds. */
  lostAt: fc.oneof(fc.constant([]), fc.array(place, { minLength: 1, maxLength: 2 })),
  answeredAt: place,
  isLostBehind: fc.boolean(),
  /** What happens between two tries, or before the only one. */
  event: fc.constantFrom('none', 'redis goes', 'redis goes', 'redis comes', 'copy restarts'),
  restarted: place,
});

async function applyEvent(event: string, restarted: number): Promise<void> {
  if (event === 'redis goes' && isRedisUp) {
    isRedisUp = false;
    await redis.kill();
  }
  if (event === 'redis comes' && !isRedisUp) {
    isRedisUp = true;
    await redis.start();
  }
  if (event === 'copy restarts') await restart(copies[restarted]!);
}

test('a retry at the other copy, while Redis is down, duplicates nothing', async () => {
  await applyEvent('redis goes', 0);
  const shopper = new Shopper(await new Browser(copies[0]!.gateway.url).fetchToken());
  const add = (...at: number[]) =>
    shopper.change(at, texts.add, { id: variants[0]!, quantity: 2 }, async () => undefined);
  await add(0);
  for (const place of [0, 1, 0]) {
    copies[place]!.front.loseNext('POST', '/api/graphql');
    expect((await add(place, 1 - place)).errors).toBeUndefined();
  }
  expect((await shopper.lines(0)).map(({ quantity }) => quantity)).toEqual([8]);
  await applyEvent('redis comes', 0);
});

test(
  'the cart ends as the actions imply, whatever is lost',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 9 }), async (actions) => {
        const shopper = new Shopper(await new Browser(copies[0]!.gateway.url).fetchToken());
        const wanted = new Map<string, number>();
        /** Losing every second response opens the circuit breaker, which then refuses calls. */
        let answered = 0;
        for (const { kind: intended, which, quantity, lostAt, answeredAt, ...faults } of actions) {
          const lines = await shopper.lines(answeredAt);
          const line = lines[which] ?? lines[0];
          const kind = (line ? intended : 'add') as keyof typeof texts;
          const variantId = kind === 'add' ? variants[which]! : line!.variantId;
          if (kind === 'add') wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
          if (kind === 'change') wanted.set(variantId, quantity);
          if (kind === 'remove') wanted.delete(variantId);

          answered += 1;
          if (faults.isLostBehind && answered >= 4) {
            answered = 0;
            upstream.loseNext(methods[kind]);
          }
          for (const lost of lostAt) copies[lost]!.front.loseNext('POST', '/api/graphql');
          const event = (): Promise<void> => applyEvent(faults.event, faults.restarted);
          if (lostAt.length === 0) await event();
          const variables = { id: kind === 'add' ? variantId : line!.id, quantity };
          const result = await shopper.change([...lostAt, answeredAt], texts[kind], variables, event);
          expect(result.errors).toBeUndefined();
        }
        for (const at of [0, 1]) {
          const held = (await shopper.lines(at)).map(
            ({ variantId, quantity }) => [variantId, quantity] as const,
          );
          expect(held.toSorted()).toEqual([...wanted].toSorted());
        }
      }),
      { numRuns: runs, seed },
    );
  },
  runs * 20_000,
);
