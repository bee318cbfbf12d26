/** The driver's side of the contract: it sends these requests and reads these answers, over real sockets. */
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { caller } from '../../../testing/shop/caller.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { SourceError } from '../../transport/errors.ts';
import type { EngineSource } from '../driver.ts';
import { createEngine, engineSource } from '../engine.ts';
import { contractSettings, mappingExchange, type Exchange } from './contract/contractCase.ts';
import { refusalCases } from './contract/refusalCases.ts';
import { searchCases } from './contract/searchCases.ts';
import * as write from './contract/writeCases.ts';
import { elasticStore } from './elasticStore.ts';

interface Heard {
  method: string;
  path: string;
  body?: unknown;
  authorization: string | undefined;
  type: string | undefined;
}

/** A service that gives the recorded answers in their order, and tells what it heard. */
async function replay<Value>(
  exchanges: readonly Exchange[],
  ask: (source: EngineSource) => Promise<Value>,
  key = 'search-key',
): Promise<{ value: Value; heard: Heard[] }> {
  const heard: Heard[] = [];
  const app = new Hono().all('*', async (context) => {
    const { pathname, search } = new URL(context.req.url);
    const text = await context.req.text();
    const type = context.req.header('content-type');
    const lines = text.split('\n').filter(Boolean);
    heard.push({
      method: context.req.method,
      path: pathname + search,
      ...(text === '' ? {} : { body: type === 'application/x-ndjson' ? lines.map(parsed) : parsed(text) }),
      authorization: context.req.header('authorization'),
      type,
    });
    const { status = 200, answer } = exchanges[heard.length - 1] ?? { status: 500, answer: {} };
    const named = (answerText: string): string =>
      answerText.replaceAll('{index}', pathname.split('/')[1] ?? '');
    const body = typeof answer === 'string' ? answer : named(JSON.stringify(answer));
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  const service = await listen(app);
  const source = engineSource({ driver: 'elasticsearch', url: `${service.url}/`, engine: 'shop', key });
  try {
    return { value: await ask(source), heard };
  } finally {
    await source.close();
    await service.close();
  }
}

function parsed(text: string): unknown {
  return JSON.parse(text);
}

const said = ({ method, path, body }: Heard | Exchange) => ({
  method,
  path,
  ...(body === undefined ? {} : { body }),
});

describe('searches', () => {
  test.each(searchCases)('$name', async ({ scope, input, counting = [], exchange, read }) => {
    const exchanges = [mappingExchange, ...counting, exchange];
    const { value, heard } = await replay(exchanges, (source) =>
      source.driver.search(source, input, caller(scope)),
    );
    expect(heard.map(said)).toEqual(exchanges.map(said));
    const { meta, ...rest } = value;
    expect({ ...rest, page: meta.page }).toEqual(read);
    expect(meta.request_id).toMatch(/^[\da-f-]{36}$/);
  });

  test('the mapping is cached for a minute', async () => {
    const [first, second] = searchCases;
    const exchanges = [mappingExchange, first!.exchange, ...second!.counting!, second!.exchange];
    const { heard } = await replay(exchanges, async (source) => {
      await source.driver.search(source, first!.input, caller(first!.scope));
      await source.driver.search(source, second!.input, caller(second!.scope));
    });
    expect(heard.map(({ path }) => path)).toEqual(exchanges.map(({ path }) => path));
  });

  test('what a term means is kept for other pages and filters of the same term', async () => {
    const word = searchCases.find(({ counting }) => counting !== undefined)!;
    const filtered = { ...word.input, filters: [{ field: 'kind', values: ['skis'] }], current: 2 };
    const exchanges = [mappingExchange, ...word.counting!, word.exchange, word.exchange];
    const { heard } = await replay(exchanges, async (source) => {
      await source.driver.search(source, word.input, caller(word.scope));
      await source.driver.search(source, filtered, caller(word.scope));
    });
    expect(heard).toHaveLength(exchanges.length);
    expect(heard.at(-1)?.body).toMatchObject({
      query: { bool: { filter: [{ term: { kind: 'skis' } }, {}, {}] } },
    });
  });

  test.each([
    ['an API key', 'bG9sOnNlY3JldA==', 'ApiKey bG9sOnNlY3JldA=='],
    ['a user with a password', 'shop:secret', 'Basic c2hvcDpzZWNyZXQ='],
  ])('the key is %s', async (_, key, authorization) => {
    const [one] = searchCases;
    const ask = (source: EngineSource) => source.driver.search(source, one!.input, caller(one!.scope));
    const { heard } = await replay([mappingExchange, one!.exchange], ask, key);
    expect(heard.map((request) => request.authorization)).toEqual([authorization, authorization]);
  });

  test('an index that no run wrote is a configuration error, not an empty result', async () => {
    const foreign = { ...mappingExchange, answer: { 'shop-1': { mappings: { properties: {} } } } };
    const { value } = await replay([foreign], (source) =>
      createEngine(source, caller())
        .search({})
        .catch((error: unknown) => error),
    );
    expect(value).toMatchObject({
      code: 'SOURCE_MISCONFIGURED',
      message: 'engine.getMapping: the index shop was not written by an index run',
    });
  });
});

describe('refusals', () => {
  test.each(refusalCases)('$name', async ({ status, answer, message, code }) => {
    const refusal: Exchange = { method: 'POST', path: '', status, answer };
    const { value } = await replay([mappingExchange, refusal, refusal, refusal], (source) =>
      createEngine(source, caller())
        .search({})
        .catch((error: unknown) => error),
    );
    if (!(value instanceof SourceError)) return expect.fail('it should have failed');
    expect([value.message, value.code, value.status]).toEqual([`engine.search: ${message}`, code, status]);
  });
});

describe('suggestions and clicks', () => {
  const hits = [{ title: 'Lodestar 98' }, { title: 'Lodestar 106' }, { title: 'Über Lode' }].map(
    (source) => ({
      _source: source,
    }),
  );
  const suggestion: Exchange = {
    method: 'POST',
    path: '/shop/_search?allow_partial_search_results=false',
    body: {
      query: {
        multi_match: {
          query: 'lode',
          type: 'best_fields',
          fields: ['en', 'de', 'fr', 'it', 'es', 'sv', 'no', 'ja'].map(
            (language) => `words.${language}.title.start^10`,
          ),
          operator: 'and',
        },
      },
      from: 0,
      size: 100,
      track_total_hits: true,
      _source: { includes: ['title'], excludes: ['words', 'words_of'] },
    },
    answer: { hits: { total: { value: 3, relation: 'eq' }, hits } },
  };

  test('suggestions search prefixes of names', async () => {
    const { value, heard } = await replay([mappingExchange, suggestion], (source) =>
      createEngine(source, caller()).suggest({ term: 'lode', fields: ['title'], size: 4 }),
    );
    expect(heard.map(said)[1]).toEqual(said(suggestion));
    expect(value.texts).toEqual(['lodestar', 'lode', 'lodestar 98', 'lodestar 106']);
  });

  test('an empty term, or no name field, has no suggestions', async () => {
    const { value, heard } = await replay([mappingExchange], async (source) => {
      const engine = createEngine(source, caller());
      return [await engine.suggest({ term: ' ' }), await engine.suggest({ term: 'lode', fields: ['body'] })];
    });
    expect(value.map(({ texts }) => texts)).toEqual([[], []]);
    expect(heard).toHaveLength(1);
  });

  test('a click is a document of its own index, and never retried', async () => {
    const click: Exchange = { method: 'POST', path: '/shop-clicks/_doc', status: 503, answer: {} };
    const { heard } = await replay([click, click], (source) =>
      createEngine(source, caller())
        .reportClick({ term: 'lode', documentId: 'de:product:a', requestId: 'r', tags: ['box'] })
        .catch((error: unknown) => error),
    );
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      path: '/shop-clicks/_doc',
      body: { query: 'lode', document_id: 'de:product:a', request_id: 'r', tags: ['box'] },
    });
    expect((heard[0]!.body as { at: string }).at).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe('an index run', () => {
  const store = (source: EngineSource) =>
    elasticStore((call, args) => source.run(call, args, caller()), 'shop');
  /** The same settings, as an index that stands already. */
  async function prepared<Value>(
    exchanges: readonly Exchange[],
    ask: (documents: ReturnType<typeof store>) => Promise<Value>,
  ): Promise<{ value: Value; heard: Heard[] }> {
    const { value, heard } = await replay([...write.firstRun, ...exchanges], async (source) => {
      const documents = store(source);
      await documents.prepare(contractSettings);
      return ask(documents);
    });
    return { value, heard: heard.slice(write.firstRun.length) };
  }
  const withIndex = (exchange: Exchange, index: string): unknown =>
    parsed(JSON.stringify(said(exchange)).replaceAll('{index}', index));

  test.each([
    ['the first run creates the index behind the alias', write.firstRun],
    ['another mapping means a new index, filled before the alias is updated', write.nextRun],
  ])('%s', async (_, exchanges) => {
    const { heard } = await replay(exchanges, (source) => store(source).prepare(contractSettings));
    const index = heard[2]?.path.slice(1) ?? '';
    expect(index).toMatch(/^shop-[\da-f]{12}$/);
    const created = heard.find(({ method, path }) => method === 'PUT' && path === `/${index}`);
    expect(created?.body).toMatchObject({ mappings: { _meta: { weights: contractSettings.weights } } });
    const bare = heard.map((request) => (request === created ? { ...request, body: undefined } : request));
    expect(bare.map(said)).toEqual(exchanges.map((exchange) => withIndex(exchange, index)));
  });

  test('the first index is created with its alias', async () => {
    const { heard } = await replay(write.firstRun, (source) => store(source).prepare(contractSettings));
    expect(heard.at(-1)?.body).toMatchObject({
      aliases: { shop: {} },
      settings: { index: { number_of_replicas: '0', refresh_interval: '-1' } },
    });
  });

  test('the same mapping keeps the index and updates the weights', async () => {
    const first = await replay(write.firstRun, (source) => store(source).prepare(contractSettings));
    const index = first.heard.at(-1)?.path.slice(1) ?? '';
    const again: Exchange[] = [
      write.clicksExist,
      { method: 'GET', path: '/_alias/shop', answer: { [index]: { aliases: { shop: {} } } } },
      {
        method: 'PUT',
        path: `/${index}/_mapping`,
        body: { _meta: { weights: { title: 4, body: 2 } } },
        answer: { acknowledged: true },
      },
    ];
    const heavier = { ...contractSettings, weights: { title: 4, body: 2 } };
    const { heard } = await replay(again, (source) => store(source).prepare(heavier));
    expect(heard.map(said)).toEqual(again.map(said));
  });

  test('documents that fail to reindex leave the alias unchanged', async () => {
    const failing = write.nextRun.map((exchange) =>
      exchange.path.startsWith('/_reindex')
        ? { ...exchange, answer: { total: 2, failures: [{ index: 'x', id: 'a', status: 400 }] } }
        : exchange,
    );
    const { value, heard } = await replay(failing, (source) =>
      store(source)
        .prepare(contractSettings)
        .catch((error: unknown) => error),
    );
    expect(String(value)).toMatch(/engine\.reindex: 1 documents do not fit into shop-/);
    expect(heard.some(({ path }) => path === '/_aliases')).toBe(false);
  });

  test('documents are sent as lines, with their search text under their language', async () => {
    const { heard } = await prepared([write.putExchange], async (documents) => {
      await documents.put([]);
      await documents.put([write.contractDocument]);
    });
    expect(heard.map(said)).toEqual([said(write.putExchange)]);
    expect(heard[0]?.type).toBe('application/x-ndjson');
  });

  test('one refused document fails the call, although the status is 200', async () => {
    const { value } = await prepared([write.refusedPutExchange], (documents) =>
      documents.put([write.contractDocument]).catch((error: unknown) => error),
    );
    expect(value).toMatchObject({
      code: 'SOURCE_REFUSED',
      status: 400,
      message:
        "engine.putDocuments: [400] de:product:a: [1:9] failed to parse field [rank] of type [double] in document with id 'de:product:a'",
    });
  });

  test('removing an unknown id is no error', async () => {
    const failing: Exchange = {
      ...write.removeExchange,
      answer: { ...(write.removeExchange.answer as object), errors: true },
    };
    for (const exchange of [write.removeExchange, failing]) {
      const { heard } = await prepared([exchange], (documents) =>
        documents.remove(['de:product:a', 'de:product:gone']),
      );
      expect(heard.map(said)).toEqual([said(exchange)]);
    }
  });

  test('documents are listed after the last id, and search text of other fields counts as changed', async () => {
    const { value, heard } = await prepared(write.listingExchanges, async (documents) => {
      const standing = [];
      for await (const document of documents.indexed()) standing.push(document);
      return standing;
    });
    expect(heard.map(said)).toEqual(write.listingExchanges.map(said));
    expect(value).toEqual([
      { id: 'de:product:a', fingerprint: 'f1' },
      { id: 'de:product:b', fingerprint: null },
    ]);
  });

  test('a run ends with replicas and refreshes where they were off', async () => {
    const { heard } = await prepared(write.finishExchanges, (documents) => documents.finish());
    expect(heard.map(said)).toEqual(write.finishExchanges.map(said));
  });

  test('replicas that take longer do not fail the run', async () => {
    const late = write.finishExchanges.map((exchange) =>
      exchange.path.startsWith('/_cluster')
        ? { ...exchange, status: 408, answer: { cluster_name: 'shop', timed_out: true } }
        : exchange,
    );
    const [waiting] = late.slice(-1);
    const { heard } = await prepared([...late, waiting!, waiting!], (documents) => documents.finish());
    expect(heard.length).toBeGreaterThanOrEqual(late.length);
  });

  test('a run leaves an operator’s settings alone', async () => {
    const [asking] = write.finishExchanges;
    const answer = { 'shop-1f2e3d4c5b6a': { settings: { index: { number_of_replicas: '2' } } } };
    const { heard } = await prepared([{ ...asking!, answer }], (documents) => documents.finish());
    expect(heard).toHaveLength(1);
  });

  test('an unprepared index is neither read nor written', async () => {
    const { value, heard } = await replay([], (source) =>
      store(source)
        .put([write.contractDocument])
        .catch((error: unknown) => error),
    );
    expect(String(value)).toBe('Error: prepare the index before reading or writing documents');
    expect(heard).toEqual([]);
  });
});
