/** Shipped queries by POST: concurrent identical requests of guests share one execution, and nothing is cached. */
import { GraphQLInt, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCachingShop, type CachingShop } from '../../../testing/shop/cachingShop.ts';
import type { RunningEdge } from '../../http/server.ts';

let shop: CachingShop;
let gateway: RunningEdge;
let executions = 0;
let gate = Promise.withResolvers<void>();
const begun = (count: number): Promise<void> => expect.poll(() => executions).toBe(count);

const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      execution: {
        type: GraphQLInt,
        args: { of: { type: GraphQLString } },
        resolve: async () => {
          const own = (executions += 1);
          await gate.promise;
          return own;
        },
      },
      broken: {
        type: new GraphQLNonNull(GraphQLInt),
        resolve: async () => {
          executions += 1;
          await gate.promise;
          throw new Error('a secret');
        },
      },
    },
  }),
});
const operations = new Map(
  Object.entries({
    execution: 'query ($of: String) { execution(of: $of) }',
    broken: '{ broken }',
  }).map(([id, text]) => [id, parse(text, { noLocation: true })]),
);

beforeAll(async () => {
  shop = await openCachingShop();
  gateway = await shop.open({}, { graph: { schema, operations } });
}, 60_000);
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});
beforeEach(() => {
  executions = 0;
  gate = Promise.withResolvers<void>();
});

const post = (body: object, init: RequestInit = {}) =>
  fetch(`${gateway.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });
/** Long enough for a sent request to reach the gateway. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 100));

test('concurrent identical queries are executed once, a different one separately', async () => {
  const crowd = Array.from({ length: 5 }, () => post({ documentId: 'execution' }));
  await begun(1);
  await arrived();
  const other = post({ documentId: 'execution', variables: { of: 'another' } });
  await begun(2);
  gate.resolve();
  for (const response of await Promise.all(crowd)) {
    expect(await response.text()).toBe('{"data":{"execution":1}}');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('ratelimit')).toMatch(/^"public";r=\d+;t=\d+$/);
  }
  expect(await (await other).json()).toEqual({ data: { execution: 2 } });
});

test('each concurrent caller is charged', async () => {
  gate.resolve();
  const left = async () => {
    const response = await post({ documentId: 'execution' });
    return Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
  };
  const before = await left();
  await Promise.all(Array.from({ length: 4 }, () => post({ documentId: 'execution' })));
  expect(await left()).toBe(before - 5);
});

test('the same query later is executed again', async () => {
  gate.resolve();
  for (const execution of [1, 2])
    expect(await (await post({ documentId: 'execution' })).json()).toEqual({ data: { execution } });
});

test('the result survives when the first caller disconnects', async () => {
  const leaving = new AbortController();
  const first = post({ documentId: 'execution' }, { signal: leaving.signal });
  await begun(1);
  const second = post({ documentId: 'execution' });
  await arrived();
  leaving.abort();
  await expect(first).rejects.toThrow();
  gate.resolve();
  expect(await (await second).json()).toEqual({ data: { execution: 1 } });
});

test('an error is sent to all waiting callers, masked', async () => {
  const crowd = Array.from({ length: 3 }, () => post({ documentId: 'broken' }));
  await begun(1);
  await arrived();
  gate.resolve();
  for (const response of await Promise.all(crowd)) {
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      data: null,
      errors: [
        { message: 'Unexpected error.', path: ['broken'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      ],
    });
    expect(text).not.toContain('secret');
  }
  expect(executions).toBe(1);
});

test('an invalid query is passed on to yoga', async () => {
  const response = await post({ documentId: 'execution', variables: { of: 7 } });
  const body = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect(body.errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(executions).toBe(0);
});

test('an invalid body is passed on to yoga', async () => {
  for (const body of ['', '[]', 'null', '{"documentId":7}']) {
    const response = await post({}, { body });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('BAD_REQUEST');
  }
});

test('requests with further parameters are passed on to yoga', async () => {
  gate.resolve();
  await post({ documentId: 'execution', extensions: {} });
  const answers = await Promise.all([
    post({ documentId: 'execution', operationName: null }),
    post({ documentId: 'execution', extensions: {} }),
  ]);
  for (const response of answers) expect(response.status).toBe(200);
  expect(executions).toBe(3);
});
