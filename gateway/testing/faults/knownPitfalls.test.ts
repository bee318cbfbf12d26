/**
 * Known pitfalls of other gateways and libraries. ETags that are no digest of their content, and ETags shared by
 * different requests, are tested in edge/responseCache/responseCache.edge.test.ts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { defaultFieldResolver, GraphQLSchema, isObjectType, type GraphQLField } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RecordedCall } from '../../sandbox/callRecorder.ts';
import { schema } from '../../graph/schema.ts';
import { readOperations } from '../../edge/graphql/documents/operations.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { Browser } from '../shop/browser.ts';
import {
  openCachingShop,
  productAddress,
  queryAddress,
  send,
  type CachingShop,
} from '../shop/cachingShop.ts';
import { shippedQueries, variablesOf } from '../shop/shippedQueries.ts';

let shop: CachingShop;
let gateway: RunningEdge;
const root = new URL('../../../', import.meta.url);
const unlimited = { PUBLIC_COST_PER_MINUTE: '100000000', PUBLIC_PAGES_PER_MINUTE: '100000' };
const open = (changes: Record<string, string> = {}): Promise<RunningEdge> =>
  shop.open({ ...unlimited, ...changes });
beforeAll(async () => {
  shop = await openCachingShop();
  gateway = await open();
}, 60_000);
afterEach(() => shop.mendSources());
afterAll(async () => {
  await gateway.stop(1_000);
  await shop.close();
});

interface Answer {
  data: { product: { price: { current: { amount: string; formatted: string } } } | null } | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
  extensions?: { cost?: { requested: number } };
}

describe('the same upstream URL for two regions', () => {
  const locales = ['en-us', 'en-ca', 'de-de', 'en-us', 'en-ca'];
  const priceIn = async (locale: string): Promise<string> => {
    const { text } = await send(gateway, productAddress('lodestar-98', locale));
    return (JSON.parse(text) as Answer).data?.product?.price.current.formatted ?? '';
  };

  test('is answered separately for each, concurrently and later', async () => {
    await fetch(`${shop.url}/__sandbox/calls`, { method: 'DELETE' });
    const atOnce = await Promise.all(locales.map(priceIn));
    expect(atOnce.map((price) => price !== '')).toEqual(locales.map(() => true));
    expect(new Set(atOnce).size).toBe(3);
    expect(atOnce.slice(3)).toEqual(atOnce.slice(0, 2));
    const { calls } = (await (await fetch(`${shop.url}/__sandbox/calls`)).json()) as {
      calls: RecordedCall[];
    };
    const asked = calls.filter(({ source }) => source === 'commerce').map(({ path }) => path);
    // Otherwise it proves nothing: only a header must name the region.
    expect(asked.length).toBeGreaterThan(new Set(asked).size);
    for (const locale of locales.toReversed())
      expect(await priceIn(locale)).toBe(atOnce[locales.indexOf(locale)]);
  });
});

describe('the cost of an operation', () => {
  const lists = Array.from({ length: 10 }, (_, index) => `l${index}: products(first: $n) { ...L }`);
  const text = `query ($n: Int!) { category(handle: "skis") { ${lists.join(' ')} } }
    fragment L on ProductConnection { edges { node { title variants { id tags price { current { amount } } } } } }`;
  const ask = async (query: string, n: number) => (await new Browser(gateway.url).ask(query, { n })).body;
  const tooLarge = [{ extensions: { code: 'QUERY_TOO_LARGE' } }];

  test('depends on the variables of each request, also for a cached document', async () => {
    expect((await ask(text, 4)).errors).toBeUndefined();
    // Compiled by now.
    expect((await ask(text, 5)).errors).toBeUndefined();
    for (let turn = 0; turn < 2; turn += 1) expect(await ask(text, 100)).toMatchObject({ errors: tooLarge });
    expect((await ask(text, 4)).errors).toBeUndefined();
  });

  test('is the same for a number in a variable or in the text', async () => {
    const literal = text.replace('($n: Int!) ', '').replaceAll('$n', '100');
    expect(await ask(literal, 0)).toMatchObject({ errors: tooLarge });
  });

  test('depends on the variables for a shipped operation, too, also when its response is cached', async () => {
    const address = (first: number) =>
      queryAddress('CategoryProductsQuery', {
        locale: 'en-us',
        handle: 'skis',
        sort: 'FEATURED',
        filters: [],
        first,
        skip: 0,
      });
    const small = await open({ PUBLIC_COST_PER_MINUTE: '20000' });
    const from = (caller: string, first: number) =>
      send(small, address(first), { 'x-forwarded-for': caller });
    expect((await from('203.0.113.1', 2)).status).toBe(200);
    expect((await from('203.0.113.1', 2)).headers['x-cache']).toBe('HIT');
    expect(JSON.parse((await from('203.0.113.2', 100)).text)).toMatchObject({ errors: tooLarge });
    await small.stop(100);
  });
});

describe('a failing source', () => {
  /** Messages and extensions; pictures in the data have legitimate URLs. */
  const told = (text: string): string => {
    const { errors, extensions } = JSON.parse(text) as Answer;
    return JSON.stringify({ errors, extensions });
  };

  test('is not waited for beyond the request deadline', async () => {
    const hasty = await open({ REQUEST_DEADLINE_MS: '1200' });
    await shop.breakSource({ source: 'commerce', delayMs: 6_000 });
    const started = performance.now();
    const { text, headers } = await send(hasty, productAddress('pinion-12'));
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(told(text)).toContain('SOURCE_TIMEOUT');
    expect(headers['cache-control']).toBe('private, no-store');
    await hasty.stop(100);
  });

  test.each([
    ['shaft-12', { status: 500 }],
    ['pinion-leash', { status: 403 }],
    ['changeover-11', { drop: true }],
  ])('is reported without its URL or its response (%s, %o)', async (handle, fault) => {
    await shop.breakSource({ source: 'commerce', ...fault });
    const { text } = await send(gateway, productAddress(handle));
    expect(told(text)).toContain('SOURCE_');
    expect(told(text)).not.toMatch(/https?:|127\.0\.0\.1|\/api\/|access_token|stack/);
  });
});

describe('a promise as a field value without a resolver', () => {
  // Compiled operations read such fields directly: a promise there becomes null, a function an error.
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({ type, field })),
    )
    .filter(({ field }) => field.resolve === undefined);

  test('never occurs in responses to shipped operations', async () => {
    const seen = new Set<string>();
    const late = new Set<string>();
    const probe =
      (name: string): NonNullable<GraphQLField<unknown, unknown>['resolve']> =>
      (source, args, context, info) => {
        seen.add(name);
        const value = (source as Record<string, unknown>)[info.fieldName];
        if (typeof value === 'function' || value instanceof Promise) late.add(name);
        return defaultFieldResolver(source, args, context, info);
      };
    for (const { type, field } of fields) field.resolve = probe(`${type.name}.${field.name}`);
    try {
      // A second schema of the same types, for which nothing is compiled yet.
      const own = new GraphQLSchema(schema.toConfig());
      const operations = readOperations(root.pathname, own);
      const probed = await shop.open(unlimited, { graph: { schema: own, operations } });
      const pro = new Browser(probed.url);
      await pro.signIn('pro.us', 'en-us');
      for (const query of shippedQueries()) {
        for (const browser of [new Browser(probed.url), pro]) {
          const handles = /\$handle\b/.test(query.text) ? ['lodestar-98', 'skis', 'first-snow'] : [''];
          for (const handle of handles) {
            const given = { locale: 'en-us', handle, term: 'ski', path: '/', first: 4, skip: 0 };
            await browser.query(query.id, variablesOf(query, given));
          }
        }
      }
      await probed.stop(100);
    } finally {
      for (const { field } of fields) field.resolve = undefined;
    }
    expect([...late]).toEqual([]);
    expect(seen.size).toBeGreaterThan(fields.length / 2);
  }, 120_000);

  test('never occurs in the models', () => {
    const gatewayFolder = new URL('gateway/', root);
    const models = readdirSync(gatewayFolder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^graph\/.+\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'),
    );
    expect(models.length).toBeGreaterThan(100);
    const promised = models.flatMap((file) =>
      readFileSync(new URL(file, gatewayFolder), 'utf8')
        .split('\n')
        .filter((line) => /^  (readonly )?\w+\??: (Promise|PromiseLike)</.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(promised).toEqual([]);
  });
});
