/** Rows of the specification's error catalogues that occur in source clients and configuration. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCall } from '../../sources/transport/call.ts';
import { getHeaders } from '../../sources/delivery/navigation.ts';
import { createDelivery } from '../../sources/delivery/delivery.ts';
import { createEngine, engineSource } from '../../sources/engine/engine.ts';
import type { Caller } from '../../sources/transport/caller.ts';
import { Source } from '../../sources/transport/source.ts';
import { caller } from '../shop/caller.ts';
import { casesOf, once } from './errorCatalogue.ts';
import { startFailingShop, type FailingShop } from './failingShop.ts';
import { freePort } from '../shop/freePort.ts';
import { listen } from '../shop/listen.ts';

const debugLevel = 20;

let shop: FailingShop;
beforeAll(async () => {
  shop = await startFailingShop();
});
afterEach(() => shop.reset());
afterAll(() => shop.close());

const searchFails = once(async () => {
  const url = shop.sandboxUrl;
  const failure = async (engine: string, key: string): Promise<unknown> => {
    const source = engineSource({ url, engine, key });
    const ended = createEngine(source, caller()).search({ term: 'ski' });
    const message = await ended.catch((error: unknown) => (error as Error).message);
    await source.close();
    return message;
  };
  expect(await failure('nowhere', 'search-sandbox')).toBe('engine.search: [404] Could not find engine.');
  expect(await failure('shop', 'wrong')).toBe('engine.search: [401] Invalid authentication token.');
});

function connectorLacks(): void {
  const words = 'hostIdentifier or endpointBase, and engineName are required';
  for (const lacking of [{ url: '' }, { engine: '' }]) {
    const config = { url: shop.sandboxUrl, engine: 'shop', key: 'k', ...lacking };
    expect(() => engineSource(config)).toThrow(new Error(words));
  }
}

const retriesOn408And429 = once(async () => {
  const statuses = [408, 429];
  let asked = 0;
  shop.answer(() => {
    const status = statuses[asked];
    asked += 1;
    return status === undefined ? null : Response.json({}, { status });
  });
  const by = caller();
  await shop.sources('info').delivery.run(getHeaders, { environment: 'production' }, by);
  expect([asked, by.log.records[0]?.attempts]).toEqual([3, 3]);
});

const misusedContent = once(async () => {
  const misuse = 'Kindly provide valid parameters.';
  shop.sources('info', { cachePolicy: 7 });
  expect(shop.lines).toEqual([]);
  const { delivery } = shop.sources('debug', { cachePolicy: 7 });
  expect(shop.lines).toMatchObject([{ level: debugLevel, msg: misuse }]);
  expect(await createDelivery(delivery, caller()).entryByUid('no such/type', 'x')).toBeNull();
  expect(shop.messages()).toEqual([misuse, misuse]);
});

const rows = casesOf('sources', {
  contentMisuse: async () => {
    await misusedContent();
    await retriesOn408And429();
  },

  contentMisconfiguration: misusedContent,

  contentDelivery: async () => {
    const { delivery } = shop.sources('debug');
    await expect(delivery.run(getHeaders, { environment: 'nowhere' }, caller())).rejects.toMatchObject({
      status: 422,
    });
    expect(shop.lines).toMatchObject([
      {
        level: debugLevel,
        msg: 'content delivery failed',
        error_code: 141,
        error_message: "The environment 'nowhere' was not found. Please try again.",
        errors: { environment: ['is not valid.'] },
        status: 422,
        statusText: 'Unprocessable Entity',
      },
    ]);
    shop.lines = [];
    expect(await createDelivery(delivery, caller()).entryByUid('page', 'page_nowhere')).toBeNull();
    expect(shop.lines).toMatchObject([
      { level: debugLevel, msg: "The requested entry doesn't exist.", error_code: 141 },
    ]);
    await retriesOn408And429();
  },

  searchCall: searchFails,

  searchFailure: searchFails,

  searchConnector: connectorLacks,

  connectorSettings: connectorLacks,

  httpClient: async () => {
    const read = defineCall({
      source: 'commerce',
      name: 'getThing',
      method: 'GET',
      route: '/things',
      varies: [],
      idempotent: true,
      request: () => ({ path: '/things' }),
      answer: z.object({}),
    });
    const messageOf = async (url: string, by: Partial<Caller> = {}): Promise<string> => {
      const retry = { retries: 0, delayMs: 1, growth: 1, statuses: [] };
      const source = new Source({ name: 'commerce', url, timeoutMs: 100, retry });
      const ended = source.run(read, {}, { ...caller(), ...by });
      const message = await ended.then(String, (error: unknown) => (error as Error).message);
      await source.close();
      return message;
    };
    expect(await messageOf(`http://127.0.0.1:${await freePort()}`)).toBe('commerce.getThing: Network Error');
    const silent = await listen({ fetch: () => new Promise<Response>(() => {}) });
    expect(await messageOf(silent.url)).toBe('commerce.getThing: timeout of 100ms exceeded');
    expect(await messageOf(silent.url, { signal: AbortSignal.timeout(20) })).toBe(
      'commerce.getThing: Request aborted',
    );
    await silent.close();
    shop.answer(() => new Response('', { status: 418 }));
    expect(await messageOf(shop.url)).toBe('commerce.getThing: Request failed with status code 418');
  },

  tagManagerId: () => {
    expect(shop.config({ TAG_MANAGER_ID: 'GTM-AB12' }).tagManager?.id).toBe('GTM-AB12');
    expect(() => shop.config({ TAG_MANAGER_ID: 'gtm_ab12' })).toThrow(
      "TAG_MANAGER_ID 'gtm_ab12' is not a tag manager id. Did you mean 'GTM-AB12'?",
    );
  },

  contentClient: () => {
    for (const [name, value, complaint] of [
      ['CONTENT_API_KEY', '', 'CONTENT_API_KEY is missing'],
      ['CONTENT_DELIVERY_TOKEN', '', 'CONTENT_DELIVERY_TOKEN is missing'],
      ['CONTENT_ENVIRONMENT', '', 'CONTENT_ENVIRONMENT is missing'],
      ['CONTENT_CACHE_POLICY', '4', 'CONTENT_CACHE_POLICY must be a number from -1 to 3'],
      ['CONTENT_URL', 'ftp://cdn.example', 'CONTENT_URL must be an http or https URL'],
    ] as const)
      expect(() => shop.config({ [name]: value })).toThrow(complaint);
  },
});

test.each(rows)('%s', async (_sentence, run) => {
  await run();
});
