/**
 * The stand-in's side of the contract: it accepts every recorded request of the driver, answers in the recorded form,
 * and refuses what the service would refuse.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractSettings, type Exchange } from '../../../sources/engine/elastic/contract/contractCase.ts';
import { searchCases } from '../../../sources/engine/elastic/contract/searchCases.ts';
import * as write from '../../../sources/engine/elastic/contract/writeCases.ts';
import { indexBody } from '../../../sources/engine/elastic/mapping.rules.ts';
import type { Standin } from '../../source.ts';
import { elasticStandin } from './server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'elastic-'));
const index = 'shop-1f2e3d4c5b6a';
let standin: Standin;

beforeAll(async () => {
  standin = elasticStandin({ dataDir, fresh: true });
  await send('PUT', `/${index}`, { ...indexBody(contractSettings), aliases: { shop: {} } });
});
afterAll(async () => {
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

async function send(
  method: string,
  path: string,
  body?: Exchange['body'] | string,
  key = 'ApiKey private-search-sandbox',
) {
  const text = Array.isArray(body)
    ? body.map((line) => `${JSON.stringify(line)}\n`).join('')
    : typeof body === 'string' || body === undefined
      ? body
      : JSON.stringify(body);
  const response = await standin.app.request(`/elastic${path}`, {
    method,
    headers: {
      authorization: key,
      'content-type': Array.isArray(body) ? 'application/x-ndjson' : 'application/json',
    },
    ...(text === undefined ? {} : { body: text }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

/** All keys of a response, recursively; of a list the first item's. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
}

describe("accepts the driver's requests", () => {
  const exchanges = searchCases.flatMap(({ name, counting = [], exchange }) =>
    [...counting, exchange].map((one, step) => ({ name: `${name}, request ${step + 1}`, exchange: one })),
  );
  test.each(exchanges)('search: $name', async ({ exchange }) => {
    const { status, json } = await send(exchange.method, exchange.path, exchange.body);
    expect([status, json['error']]).toEqual([200, undefined]);
    const { hits, aggregations, ...rest } = exchange.answer as Record<string, Record<string, unknown>>;
    expect(shapeOf(json)).toMatchObject(shapeOf(rest) as object);
    expect(shapeOf((json['hits'] as typeof hits)?.['total'])).toEqual(shapeOf(hits?.['total']));
    expect(Object.keys(json['aggregations'] ?? {})).toEqual(Object.keys(aggregations ?? {}));
  });

  test('documents: put, list, count and delete', async () => {
    const put = await send('POST', write.putExchange.path, write.putExchange.body);
    expect(put.json).toMatchObject({
      errors: false,
      items: [{ index: { _index: index, _id: 'de:product:a', result: 'created', status: 201 } }],
    });
    for (const exchange of write.listingExchanges) {
      expect((await send(exchange.method, exchange.path, exchange.body)).status).toBe(200);
    }
    const listing = await send('POST', '/shop/_search', write.listingExchanges[1]?.body);
    expect(listing.json['hits']).toMatchObject({
      hits: [
        {
          _id: 'de:product:a',
          _source: { id: 'de:product:a', fingerprint: 'f1', words_of: 'body title' },
          sort: ['de:product:a'],
        },
      ],
    });
    expect((await send('GET', '/shop/_count')).json['count']).toBe(1);
    const removed = await send('POST', write.removeExchange.path, write.removeExchange.body);
    expect(removed.json).toMatchObject({
      errors: false,
      items: [
        { delete: { _id: 'de:product:a', result: 'deleted', status: 200 } },
        { delete: { _id: 'de:product:gone', result: 'not_found', status: 404 } },
      ],
    });
    const ofVersion = { delete: { _id: 'de:product:gone', if_seq_no: 0, if_primary_term: 1 } };
    const conflicting = await send('POST', write.removeExchange.path, [ofVersion]);
    expect(conflicting.json).toMatchObject({
      errors: true,
      items: [{ delete: { status: 409, error: { type: 'version_conflict_engine_exception' } } }],
    });
  });

  test('a bool query without clauses matches every document, as in the service', async () => {
    await send('POST', write.putExchange.path, write.putExchange.body);
    const query = { bool: { should: [], minimum_should_match: 1 } };
    const { json } = await send('POST', '/shop/_search', { query });
    expect(json['hits']).toMatchObject({ total: { value: 1 } });
    await send('POST', write.removeExchange.path, write.removeExchange.body);
  });

  test('another index is filled and swapped behind the alias in one step', async () => {
    const other = 'shop-0f0f0f0f0f0f';
    await send('POST', write.putExchange.path, write.putExchange.body);
    await send('PUT', `/${other}`, { ...indexBody({ ...contractSettings, synonyms: [] }) });
    const copied = await send('POST', '/_reindex?refresh=true', {
      source: { index },
      dest: { index: other },
    });
    expect(copied.json).toMatchObject({ total: 1, failures: [] });
    const actions = [{ add: { index: other, alias: 'shop' } }, { remove_index: { index } }];
    expect((await send('POST', '/_aliases', { actions })).json).toEqual({ acknowledged: true });
    expect((await send('GET', '/_alias/shop')).json).toEqual({ [other]: { aliases: { shop: {} } } });
    expect((await send('GET', `/${index}`)).status).toBe(404);
    expect((await send('GET', '/shop/_count')).json['count']).toBe(1);
  });

  test('a new index is filled without replicas, then serves with the usual ones', async () => {
    const settings = { number_of_replicas: '0', refresh_interval: '-1' };
    const body = indexBody(contractSettings);
    await send('PUT', '/filling', { ...body, settings: { ...body.settings, index: settings } });
    const settingsOf = async () => (await send('GET', '/filling/_settings')).json['filling'];
    expect(await settingsOf()).toEqual({ settings: { index: settings } });
    for (const { method, path, body: sent } of write.finishExchanges.slice(1))
      expect((await send(method, path.replace('shop', 'filling'), sent)).status).toBe(200);
    expect(await settingsOf()).toEqual({ settings: { index: { number_of_replicas: '1' } } });
    await send('DELETE', '/filling');
  });

  test('state survives a restart', async () => {
    await standin.close();
    standin = elasticStandin({ dataDir, fresh: false });
    expect((await send('GET', '/shop/_count')).json['count']).toBe(1);
    expect((await send('GET', '/shop/_mapping')).json).toMatchObject({
      'shop-0f0f0f0f0f0f': { mappings: { _meta: { weights: contractSettings.weights } } },
    });
  });
});

describe('refuses what the service refuses', () => {
  const query = (one: object): [string, string, object] => ['POST', '/shop/_search', { query: one }];
  const cases: [string, [string, string, (object | string)?], number, string, RegExp][] = [
    ['a query language', query({ query_string: { query: '*' } }), 400, 'parsing_exception', /unknown query \[query_string\]/],
    ['a script', query({ script_score: {} }), 400, 'parsing_exception', /unknown query/],
    ['an unknown key of a query', query({ multi_match: { query: 'x', fields: ['title'], slop: 1 } }), 400, 'parsing_exception', /unknown field \[slop\]/],
    ['two queries in one', query({ match_all: {}, term: { kind: 'x' } }), 400, 'parsing_exception', /malformed query/],
    ['two fields in one term', query({ term: { kind: 'x', uid: 'y' } }), 400, 'parsing_exception', /multiple fields/],
    ['too many clauses', query({ bool: { should: Array.from({ length: 1025 }, () => ({ match_all: {} })) } }), 400, 'parsing_exception', /too many nested clauses/],
    ['an unknown key of a search', ['POST', '/shop/_search', { facets: {} }], 400, 'parsing_exception', /unknown field \[facets\]/],
    ['a name that would be an aggregation path', ['POST', '/shop/_search', { aggs: { 'a>b': { terms: { field: 'kind' } } } }], 400, 'parsing_exception', /aggs/],
    ['a page beyond the result window', ['POST', '/shop/_search', { from: 10_000, size: 1 }], 400, 'search_phase_execution_exception', /all shards failed/],
    ['an order by an unknown field', ['POST', '/shop/_search', { sort: [{ taco: { order: 'asc' } }] }], 400, 'search_phase_execution_exception', /all shards failed/],
    ['an unknown index', ['GET', '/other/_mapping'], 404, 'index_not_found_exception', /no such index \[other\]/],
    ['an existing index', ['PUT', '/shop-0f0f0f0f0f0f', {}], 400, 'resource_already_exists_exception', /already exists/],
    ['an index name in capitals', ['PUT', '/Shop', {}], 400, 'invalid_index_name_exception', /Invalid index name/],
    ['an unknown stemmer', ['PUT', '/x', { settings: { analysis: { filter: { s: { type: 'stemmer', language: 'klingon' } }, analyzer: { a: { type: 'custom', tokenizer: 'standard', filter: ['s'] } } } } }], 400, 'illegal_argument_exception', /Unknown filter type/],
    ['an undeclared analyser', ['PUT', '/x', { mappings: { properties: { t: { type: 'text', analyzer: 'a' } } } }], 400, 'illegal_argument_exception', /has not been configured/],
    ['an unknown type', ['PUT', '/x', { mappings: { properties: { t: { type: 'taco' } } } }], 400, 'mapper_parsing_exception', /No handler for type \[taco\]/],
    ['deleting by an alias', ['DELETE', '/shop'], 400, 'illegal_argument_exception', /matches an alias/],
    ['a missing final newline', ['POST', '/shop/_bulk', '{"delete":{"_id":"a"}}'], 400, 'illegal_argument_exception', /terminated by a newline/],
    ['a parameter the driver does not use', ['POST', '/shop/_search?q=title:x', {}], 400, 'illegal_argument_exception', /unrecognized parameter: \[q\]/],
    ['a body that is not JSON', ['POST', '/shop/_search', '{'], 400, 'parsing_exception', /not JSON/],
  ]; // oxfmt-ignore
  test.each(cases)('%s', async (_, [method, path, body], status, type, reason) => {
    const answered = await send(method, path, body);
    expect(answered.json).toMatchObject({ status, error: { type, root_cause: [{}] } });
    expect((answered.json['error'] as { reason: string }).reason).toMatch(reason);
    expect(answered.status).toBe(status);
  });

  test('a wrong key', async () => {
    for (const key of ['', 'ApiKey nope', 'Bearer search-sandbox']) {
      const { status, json } = await send('GET', '/shop/_mapping', undefined, key);
      expect([status, json]).toMatchObject([401, { error: { type: 'security_exception' }, status: 401 }]);
    }
    const basic = `Basic ${Buffer.from('sandbox:search-sandbox').toString('base64')}`;
    expect((await send('GET', '/shop/_mapping', undefined, basic)).status).toBe(200);
  });

  test('writing with a search key, which may only add clicks', async () => {
    const key = 'ApiKey search-sandbox';
    for (const [method, path, body] of [
      ['PUT', '/x', {}],
      ['POST', '/shop/_bulk', write.removeExchange.body],
      ['POST', '/shop/_doc', {}],
      ['DELETE', '/shop-0f0f0f0f0f0f', undefined],
    ] as const) {
      const { status, json } = await send(method, path, body, key);
      expect([status, json]).toMatchObject([403, { error: { type: 'security_exception' }, status: 403 }]);
    }
    expect((await send('POST', '/shop/_search', {}, key)).status).toBe(200);
    expect((await send('POST', '/shop-clicks/_doc', { at: '2026-11-22' }, key)).status).toBe(201);
  });

  test('a document of the wrong type, but no others of the same call', async () => {
    const good = { id: 'g', rank: 1 };
    const { json } = await send('POST', '/shop/_bulk', [
      { index: { _id: 'g' } },
      good,
      { index: { _id: 'w' } },
      { id: 'w', price_us: 'dear' },
    ]);
    expect(json).toMatchObject({
      errors: true,
      items: [
        { index: { _id: 'g', status: 201 } },
        { index: { _id: 'w', status: 400, error: { type: 'document_parsing_exception' } } },
      ],
    });
  });

  test('writing to an index instead of the alias', async () => {
    const path = '/shop-0f0f0f0f0f0f/_bulk?require_alias=true';
    const { json } = await send('POST', path, [{ delete: { _id: 'a' } }]);
    expect(json).toMatchObject({ errors: true, items: [{ delete: { status: 404 } }] });
  });

  test('an unknown call', async () => {
    const { status, json } = await send('GET', '/_cat/indices');
    expect([status, String(json['error'])]).toEqual([
      400,
      expect.stringMatching(/^no handler found for uri/),
    ]);
  });
});
