/** Request formats and error responses of the stand-in (wire-protocols 2.2, 2.4), and its calls other than search. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../testing/shop/listen.ts';
import { sampleEngine, type SearchBody } from './sampleEngine.ts';
import { engineStandin } from './server.ts';

const { standin, dataDir, post, close } = sampleEngine();
afterAll(close);

const refusals: [string, unknown, string[]][] = [
  ['no query', {}, ['Missing required parameter: query']],
  ['unknown key', { query: '', bad: 1 }, ['Options contains invalid key: bad']],
  [
    'several faults',
    { query: '', a: 1, b: 2 },
    ['Options contains invalid key: a', 'Options contains invalid key: b'],
  ],
  ['page is not an object', { query: '', page: 3 }, ['Page must be an object']],
  [
    'unknown search field',
    { query: '', search_fields: { taco: {} } },
    ['Search fields contains invalid field: taco'],
  ],
  ['unknown filter field', { query: '', filters: { taco: 1 } }, ['Filters contains invalid field: taco']],
  [
    'unknown facet field',
    { query: '', facets: { taco: { type: 'value' } } },
    ['Facets contains invalid field: taco'],
  ],
  [
    'unknown result field',
    { query: '', result_fields: { taco: { raw: {} } } },
    ['Result fields contains invalid field: taco'],
  ],
  ['unknown sort field', { query: '', sort: { taco: 'asc' } }, ['Sort contains invalid field: taco']],
  [
    'eleven sorts',
    { query: '', sort: Array.from({ length: 11 }, () => ({ rank: 'asc' })) },
    ['Sort must contain no more than 10 fields'],
  ],
  [
    'facet size 251',
    { query: '', facets: { kind: { type: 'value', size: 251 } } },
    ['Facets contains invalid value for kind: size must be between 1 and 250'],
  ],
  ['a body that is not JSON', '{', ['Request body is not JSON']],
];
test.each(refusals)('400: %s', async (_, body, errors) => {
  const response = await post('search', body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ errors });
});

test('a key is accepted in two forms, an unknown engine is refused, and every response reports the remaining rate', async () => {
  const none = await post('search', { query: '' }, { authorization: '' });
  expect([none.status, await none.json()]).toEqual([
    401,
    { error: 'You need to sign in before continuing.' },
  ]);
  expect(none.headers.get('www-authenticate')).toContain('Token');
  const wrong = await post('search', { query: '' }, { authorization: 'Bearer nope' });
  expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'Invalid authentication token.' }]);
  const lost = await standin.app.request('/api/as/v1/engines/other/search.json', {
    method: 'POST',
    headers: { authorization: 'Bearer search-sandbox' },
    body: '{"query":""}',
  });
  expect([lost.status, await lost.json()]).toEqual([404, { errors: ['Could not find engine.'] }]);
  for (const response of [none, wrong, lost, await post('constructor', {})]) {
    expect(Number(response.headers.get('x-ratelimit-remaining'))).toBeLessThan(
      Number(response.headers.get('x-ratelimit-limit')),
    );
  }
  expect((await post('constructor', {})).status).toBe(404);
});

test('a GET may have its options in the query string', async () => {
  const response = await standin.app.request(
    `/api/as/v1/engines/shop/search?query=lodestar&page=${encodeURIComponent('{"size":1}')}`,
    { headers: { authorization: 'Bearer search-sandbox' } },
  );
  expect(((await response.json()) as SearchBody).results).toHaveLength(1);
});

test('a GET may have its options in a JSON body', async () => {
  const { url, close: stop } = await listen(standin.app);
  const { statusCode, body } = await request(`${url}/api/as/v1/engines/shop/search.json`, {
    method: 'GET',
    headers: { authorization: 'Bearer search-sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'lodestar', page: { size: 2 } }),
  });
  expect(statusCode).toBe(200);
  expect(((await body.json()) as SearchBody).results).toHaveLength(2);
  await stop();
});

test('a browser of any named origin may send credentials', async () => {
  const response = await standin.app.request('/api/as/v1/engines/shop/search.json', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://shop.test',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-swiftype-client',
    },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://shop.test');
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  expect(response.headers.get('access-control-allow-headers')).toContain('x-swiftype-client');
});

test('several searches in one call are answered or refused as a list', async () => {
  const good = await post('multi_search', {
    queries: [{ query: 'lodestar' }, { query: 'pole', page: { size: 1 } }],
  });
  expect(((await good.json()) as SearchBody[]).map(({ results }) => results.length)).toEqual([6, 1]);
  const bad = await post('multi_search', { queries: [{ query: 'cat', badField: 1 }, { query: 'grumpy' }] });
  expect([bad.status, await bad.json()]).toEqual([
    400,
    [{ errors: ['Options contains invalid key: badField'] }, { errors: [] }],
  ]);
});

test('suggestions are words and phrases of the documents that begin with the typed text', async () => {
  const response = await post('query_suggestion', { query: 'lod', size: 3 });
  const { results } = (await response.json()) as { results: { documents: { suggestion: string }[] } };
  expect(results.documents).toEqual([
    { suggestion: 'lodestar' },
    { suggestion: 'lodestar 98' },
    { suggestion: 'lodestar 106' },
  ]);
  const named = await post('query_suggestion', { query: 'co', types: { documents: { fields: ['colors'] } } });
  expect(await named.json()).toMatchObject({
    results: { documents: [{ suggestion: 'coal' }, { suggestion: 'copper' }] },
  });
});

test('clicks survive a restart, and documents are not read again', async () => {
  const click = {
    query: 'ski',
    document_id: 'en-us:product_lodestar_98',
    request_id: 'r',
    tags: ['results'],
  };
  const response = await post('click.json', click);
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(await (await post('click', { query: 'ski' })).json()).toEqual({
    errors: ['Missing required parameter: document_id'],
  });
  const unread: Iterable<never> = { [Symbol.iterator]: () => expect.fail('read again') };
  const again = engineStandin(unread, { dataDir, fresh: false });
  const db = new DatabaseSync(join(dataDir, 'engine.sqlite'), { readOnly: true });
  expect(db.prepare('SELECT query, document_id, request_id, tags FROM click').all()).toEqual([
    { ...click, tags: '["results"]' },
  ]);
  db.close();
  await again.close();
});
