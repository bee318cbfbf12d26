/** The vendor's calls that fill an engine: what they accept and refuse, and that searches see it at once. */
import { afterAll, describe, expect, test } from 'vitest';
import { sampleEngine, type SearchBody } from './sampleEngine.ts';
import { engineStandin } from './server.ts';

const { standin, uids, ask, dataDir, close } = sampleEngine();
afterAll(close);

const secret = { authorization: 'Bearer private-search-sandbox', 'content-type': 'application/json' };

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = secret) {
  const response = await standin.app.request(`/api/as/v1/engines/shop/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as unknown };
}
const put = (documents: unknown) => call('POST', 'documents', documents);
const goggles = { id: 'g1', uid: 'goggles', title: 'Snow goggles', locale: 'en-us', waist: 12 };

describe('documents', () => {
  test('a new one is found by the next search', async () => {
    expect(await uids({ query: 'goggles' })).toEqual([]);
    expect(await put([goggles])).toEqual({ status: 200, json: [{ id: 'g1', errors: [] }] });
    expect(await uids({ query: 'goggles' })).toEqual(['goggles']);
    expect(await uids({ filters: { waist: 12 } })).toEqual(['goggles']);
  });

  test('one with a known id is replaced: its old words no longer match', async () => {
    await put([{ ...goggles, title: 'Visor', waist: 13 }]);
    expect(await uids({ query: 'goggles' })).toEqual([]);
    expect(await uids({ query: 'visor' })).toEqual(['goggles']);
    expect(await uids({ filters: { all: [{ locale: 'en-us' }, { waist: 12 }] } })).toEqual([]);
    const { results } = await ask({ query: 'visor' });
    expect([results.length, results[0]?.['waist']?.raw]).toEqual([1, 13]);
  });

  test('a deleted one is gone, the others are unchanged', async () => {
    const before = await uids({ query: '', sort: { uid: 'asc' } });
    await put([
      { ...goggles, id: 'g2', uid: 'g2' },
      { ...goggles, id: 'g3', uid: 'g3', title: 'Last lens' },
    ]);
    expect(await call('DELETE', 'documents', ['g1', 'g2', 'nobody'])).toEqual({
      status: 200,
      json: [
        { id: 'g1', deleted: true },
        { id: 'g2', deleted: true },
        { id: 'nobody', deleted: false },
      ],
    });
    expect(await uids({ query: 'lens' })).toEqual(['g3']);
    expect(await uids({ query: 'visor' })).toEqual([]);
    expect((await uids({ query: 'lodestar' })).length).toBeGreaterThan(1);
    expect(await call('DELETE', 'documents', ['g3'])).toMatchObject({ json: [{ deleted: true }] });
    expect(await uids({ query: '', sort: { uid: 'asc' } })).toEqual(
      before.filter((uid) => uid !== 'goggles'),
    );
    expect(await uids({ query: 'lens' })).toEqual([]);
  });

  test('each is validated separately', async () => {
    const { json } = await put([
      { id: 'w1', Title: 'x' },
      { id: 'w2', waist: 'wide' },
      { id: 'w3', title: { deep: 'x' } },
      { id: 'w4', any: 'x' },
      { id: 'x'.repeat(801) },
      { id: 'w5', body: 'x'.repeat(103_000) },
      { id: 'good', title: 'Quartz', nothing: null, waist: '14' },
    ]);
    const answers = json as { id: string; errors: string[] }[];
    expect(answers.map(({ errors }) => errors.length)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(answers[0]?.errors).toEqual([
      'Fields can only contain lowercase letters, numbers, and underscores: Title',
    ]);
    expect(answers[1]?.errors).toEqual(["Invalid field value: Value 'wide' cannot be parsed as a float"]);
    const { results } = await ask({ query: 'quartz', filters: {} });
    expect(results.map(({ id, waist }) => [id?.raw, waist?.raw])).toEqual([['good', 14]]);
    await call('DELETE', 'documents', ['good']);
  });

  test('one without an id gets one', async () => {
    const { json } = await put({ title: 'Nameless' });
    const [answer] = json as { id: string }[];
    expect(answer?.id).toMatch(/^doc-/);
    await call('DELETE', 'documents', [answer?.id]);
  });

  test('more than a hundred per call are refused', async () => {
    const many = Array.from({ length: 101 }, (_, id) => ({ id: `many${id}` }));
    expect((await put(many)).status).toBe(400);
    expect(
      (
        await call(
          'DELETE',
          'documents',
          many.map(({ id }) => id),
        )
      ).status,
    ).toBe(400);
    expect((await put('x')).status).toBe(400);
  });

  test('all are listed, page by page', async () => {
    const first = await call('GET', 'documents/list?page[size]=10&page[current]=1');
    const second = await call('POST', 'documents/list', { page: { size: 10, current: 2 } });
    const [one, two] = [first.json, second.json] as { meta: unknown; results: { id: string }[] }[];
    expect(one?.meta).toEqual({ page: { current: 1, total_pages: 2, total_results: 16, size: 10 } });
    const ids = [...(one?.results ?? []), ...(two?.results ?? [])].map(({ id }) => id);
    expect(new Set(ids).size).toBe(16);
    expect((await call('GET', 'documents/list?page[size]=1001')).status).toBe(400);
    expect((await call('GET', 'documents/list?page[current]=101')).status).toBe(400);
  });
});

describe('schema', () => {
  test('an undeclared field is text; a declared one has its type', async () => {
    await put([{ id: 's1', brightness: 7, weight_grams: 5 }]);
    expect(await call('GET', 'schema')).toMatchObject({ json: { brightness: 'text', waist: 'number' } });
    expect(await call('POST', 'schema', { brightness: 'number', seen_on: 'date' })).toMatchObject({
      status: 200,
      json: { brightness: 'number', seen_on: 'date', weight_grams: 'text' },
    });
    expect((await ask({ filters: { brightness: { from: 6, to: 8 } } })).results).toHaveLength(1);
    expect(await put([{ id: 's2', seen_on: 'never' }])).toMatchObject({
      json: [{ errors: [expect.any(String)] }],
    });
    await call('DELETE', 'documents', ['s1']);
  });

  test('invalid names and types are refused', async () => {
    expect(await call('POST', 'schema', { Bad: 'text', good: 'colour' })).toMatchObject({
      status: 400,
      json: { errors: [expect.stringContaining('Bad'), 'Invalid type for field good: colour'] },
    });
    const many = Object.fromEntries(Array.from({ length: 64 }, (_, n) => [`field_${n}`, 'text']));
    expect((await call('POST', 'schema', many)).status).toBe(400);
  });
});

describe('search settings', () => {
  test('weights determine the order, unless a search has its own', async () => {
    const terms = { query: 'lodestar', filters: { locale: 'en-us' } };
    const before = await uids(terms);
    expect(await call('PUT', 'search_settings', { search_fields: { body: { weight: 10 } } })).toMatchObject({
      status: 200,
      json: { search_fields: { body: { weight: 10 } } },
    });
    expect(await uids(terms)).toEqual(['overburden_108']);
    expect((await uids({ ...terms, search_fields: { title: {} } })).length).toBeGreaterThan(1);
    const weights = Object.fromEntries(
      Object.entries({ title: 10, display_title: 8, category_titles: 4, tagline: 3, kind: 3, body: 1 }).map(
        ([field, weight]) => [field, { weight }],
      ),
    );
    await call('PUT', 'search_settings', { search_fields: weights });
    expect((await uids(terms))[0]).toBe(before[0]);
  });

  test('unknown fields and weights out of range are refused', async () => {
    expect(
      await call('PUT', 'search_settings', { search_fields: { nowhere: {}, title: { weight: 11 } }, x: 1 }),
    ).toMatchObject({
      status: 400,
      json: { errors: [expect.any(String), expect.any(String), expect.any(String)] },
    });
  });
});

describe('synonyms', () => {
  test('sets are added, listed, replaced and deleted', async () => {
    const { json } = await call('POST', 'synonyms', { synonyms: ['beanie', 'hat'] });
    const { id } = json as { id: string };
    expect(await call('PUT', `synonyms/${id}`, { synonyms: ['beanie', 'toque'] })).toEqual({
      status: 200,
      json: { id, synonyms: ['beanie', 'toque'] },
    });
    expect(await call('GET', 'synonyms')).toMatchObject({
      json: { meta: { page: { total_results: 1 } }, results: [{ id, synonyms: ['beanie', 'toque'] }] },
    });
    expect(await call('DELETE', `synonyms/${id}`)).toEqual({ status: 200, json: { deleted: true } });
    expect((await call('DELETE', `synonyms/${id}`)).status).toBe(404);
    expect((await call('PUT', `synonyms/${id}`, { synonyms: ['a', 'b'] })).status).toBe(404);
  });

  test.each([
    ['a single word', ['one']],
    ['a number', ['one', 2]],
    ['more words than the vendor accepts', Array.from({ length: 33 }, (_, n) => `w${n}`)],
  ])('%s is an invalid set', async (_, synonyms) => {
    expect((await call('POST', 'synonyms', { synonyms })).status).toBe(400);
  });
});

test.each([
  ['POST', 'documents'],
  ['DELETE', 'documents'],
  ['GET', 'documents/list'],
  ['GET', 'schema'],
  ['PUT', 'search_settings'],
  ['POST', 'synonyms'],
])('%s %s requires a private key', async (method, path) => {
  const body = method === 'GET' ? undefined : [];
  const withSearchKey = await call(method, path, body, { ...secret, authorization: 'Bearer search-sandbox' });
  expect(withSearchKey).toEqual({ status: 401, json: { error: 'Invalid authentication token.' } });
});

test('a private key may search, too', async () => {
  const { json } = await call('POST', 'search.json', { query: 'lodestar' });
  expect((json as SearchBody).results.length).toBeGreaterThan(0);
});

test('documents, schema and settings survive a restart', async () => {
  await put([{ ...goggles, id: 'kept', title: 'Kept visor' }]);
  await call('POST', 'synonyms', { synonyms: ['visor', 'goggles'] });
  const again = engineStandin([], { dataDir, fresh: false });
  const asked = async (path: string, body?: object) => {
    const response = await again.app.request(`/api/as/v1/engines/shop/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: secret,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as unknown;
  };
  expect(((await asked('search', { query: 'kept visor' })) as SearchBody).results).toHaveLength(1);
  expect(await asked('schema')).toMatchObject({ waist: 'number', seen_on: 'date' });
  expect(await asked('synonyms')).toMatchObject({ results: [{ synonyms: ['visor', 'goggles'] }] });
  expect(await asked('search_settings')).toMatchObject({ search_fields: { title: { weight: 10 } } });
  await again.close();
});
