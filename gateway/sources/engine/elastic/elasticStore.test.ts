/** Index runs against the stand-in: whatever changes between them, searches find a full index. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { elasticStandin } from '../../../sandbox/engine/elastic/server.ts';
import { sampleDocuments } from '../../../sandbox/engine/sampleDocuments.ts';
import type { Standin } from '../../../sandbox/source.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import type { Source } from '../../transport/source.ts';
import type { DocumentStore, EngineDocument, IndexSettings, IndexedDocument } from '../documents.ts';
import { createEngine, engineSource, engineStore } from '../engine.ts';
import { mayWrite } from './elasticDriver.ts';

const settings: IndexSettings = {
  fields: {
    locale: 'text',
    regions: 'text',
    stack: 'text',
    environment: 'text',
    uid: 'text',
    price_us: 'number',
  },
  weights: { title: 10 },
  synonyms: [],
};
const documents: EngineDocument[] = sampleDocuments.map((document) => ({
  ...document,
  fingerprint: `of ${document.id}`,
}));

let dataDir: string;
let standin: Standin;
let server: Listening;
let source: Source;
let store: DocumentStore;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'elastic-store-'));
  standin = elasticStandin({ dataDir, fresh: true });
  server = await listen(standin.app);
  store = opened();
  await store.prepare(settings);
  await store.put(documents);
});
afterEach(async () => {
  await source.close();
  await server.close();
  await standin.close();
  rmSync(dataDir, { recursive: true });
});

/** As another run would: it knows nothing of the one before. */
function opened(): DocumentStore {
  const { source: own, open } = engineStore({
    driver: 'elasticsearch',
    url: `${server.url}/elastic`,
    engine: 'shop',
    key: 'private-search-sandbox',
  });
  source = own;
  return open((call, args) => own.run(call, args, caller()));
}

async function indexed(of = store): Promise<IndexedDocument[]> {
  const all = [];
  for await (const document of of.indexed()) all.push(document);
  return all;
}

async function request(method: string, path: string, body?: object): Promise<unknown> {
  const response = await standin.app.request(`/elastic${path}`, {
    method,
    headers: { authorization: 'ApiKey private-search-sandbox' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

const behind = async (): Promise<string[]> => Object.keys((await request('GET', '/_alias/shop')) as object);

/** What a shopper finds, with everything new: nothing kept from before. */
async function found(term: string): Promise<number> {
  const searching = engineSource({
    driver: 'elasticsearch',
    url: `${server.url}/elastic`,
    engine: 'shop',
    key: 'search-sandbox',
  });
  try {
    return (await createEngine(searching, caller()).search({ term })).totalResults;
  } finally {
    await searching.close();
  }
}

test('a second run with the same settings keeps the index', async () => {
  const [index] = await behind();
  const again = opened();
  await again.prepare(settings);
  expect(await behind()).toEqual([index]);
  expect((await indexed(again)).toSorted((one, two) => (one.id < two.id ? -1 : 1))).toEqual(
    documents
      .map(({ id, fingerprint }) => ({ id, fingerprint }))
      .toSorted((one, two) => (one.id < two.id ? -1 : 1)),
  );
});

test('other synonyms mean a new index with the same documents, and the old one is deleted', async () => {
  const [before] = await behind();
  expect(await found('north star')).toBe(0);
  const again = opened();
  await again.prepare({ ...settings, synonyms: [['lodestar', 'north star']] });
  const [after] = await behind();
  expect(after).not.toBe(before);
  expect(await request('GET', `/${before}`)).toMatchObject({ status: 404 });
  expect(await found('')).toBe(7);
  expect(await found('north star')).toBe(2);
  expect((await indexed(again)).every(({ fingerprint }) => fingerprint !== null)).toBe(true);
});

test('another searched field has every document sent again, while searches still work', async () => {
  const again = opened();
  await again.prepare({ ...settings, weights: { title: 10, body: 1 } });
  expect(await found('lodestar')).toBe(2);
  expect(await found('merino')).toBe(0);
  expect((await indexed(again)).map(({ fingerprint }) => fingerprint)).toEqual(documents.map(() => null));
  await again.put(documents);
  expect(await found('merino')).toBe(1);
  expect((await indexed(again)).every(({ fingerprint }) => fingerprint !== null)).toBe(true);
});

test('other weights change the current index', async () => {
  const [before] = await behind();
  await opened().prepare({ ...settings, weights: { title: 3 } });
  expect(await behind()).toEqual([before]);
  expect(await request('GET', '/shop/_mapping')).toMatchObject({
    [before ?? '']: { mappings: { _meta: { weights: { title: 3 } } } },
  });
});

test('an interrupted run is repeated when the alias was not updated yet', async () => {
  const [before] = await behind();
  const wanted = { ...settings, synonyms: [['lodestar', 'north star']] };
  await opened().prepare(wanted);
  const [name = ''] = await behind();
  // As it was left: the alias at the old index, and a part of the new one beside it.
  await opened().prepare(settings);
  expect(await behind()).toEqual([before]);
  await request('PUT', `/${name}`, {});
  await opened().prepare(wanted);
  expect(await behind()).toEqual([name]);
  expect(await found('')).toBe(7);
});

test('an index is filled without replicas, and an interrupted run is finished by the next', async () => {
  const settingsOf = async () => {
    const [own] = Object.values((await request('GET', '/shop/_settings')) as Record<string, object>);
    return own;
  };
  expect(await settingsOf()).toEqual({
    settings: { index: { number_of_replicas: '0', refresh_interval: '-1' } },
  });
  const again = opened();
  await again.prepare(settings);
  await again.finish();
  expect(await settingsOf()).toEqual({ settings: { index: { number_of_replicas: '1' } } });
});

test('a new mapping keeps the number of replicas that an operator set', async () => {
  const replicas = { index: { number_of_replicas: '2', refresh_interval: null } };
  await request('PUT', '/shop/_settings', replicas);
  await opened().prepare({ ...settings, synonyms: [['lodestar', 'north star']] });
  const [own] = Object.values((await request('GET', '/shop/_settings')) as Record<string, object>);
  expect(own).toEqual({ settings: { index: { number_of_replicas: '2' } } });
});

test('removed documents are gone, and removing them twice is no error', async () => {
  const ids = documents.slice(0, 3).map(({ id }) => id);
  await store.remove(ids);
  await store.remove(ids);
  expect(await indexed()).toHaveLength(documents.length - 3);
});

test('an invalid document is refused by its id, and the rest of the batch is indexed', async () => {
  const [first, second] = documents;
  const wrong = { ...first!, id: 'wrong', price_us: 'dear' } as unknown as EngineDocument;
  await expect(store.put([wrong, { ...second!, id: 'right' }])).rejects.toThrow(
    /^engine\.putDocuments: \[400\] wrong: failed to parse field \[price_us\] of type \[double\]/,
  );
  expect((await indexed()).map(({ id }) => id)).toContain('right');
});

test('more documents than one page are listed once each', async () => {
  const many = Array.from({ length: 2_500 }, (_, place) => ({ ...documents[0]!, id: `d${place}` }));
  for (let from = 0; from < many.length; from += 100) await store.put(many.slice(from, from + 100));
  const ids = (await indexed()).map(({ id }) => id);
  expect(ids).toHaveLength(many.length + documents.length);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['private-search-sandbox', true],
  ['search-sandbox', false],
  ['unknown', false],
])('whether %s may write is asked without a change', async (key, expected) => {
  const searching = engineSource({
    driver: 'elasticsearch',
    url: `${server.url}/elastic`,
    engine: 'shop',
    key,
  });
  try {
    expect(await mayWrite(searching, 'shop', caller())).toBe(expected);
  } finally {
    await searching.close();
  }
  expect(await indexed()).toHaveLength(documents.length);
});

test('an index with the name of the alias is an error, and is not changed', async () => {
  await request('PUT', '/taken', {});
  const { source: own, open } = engineStore({
    driver: 'elasticsearch',
    url: `${server.url}/elastic`,
    engine: 'taken',
    key: 'private-search-sandbox',
  });
  const taken = open((call, args) => own.run(call, args, caller()));
  await expect(taken.prepare(settings)).rejects.toThrow(/\[400\] Invalid alias name \[taken\]/);
  expect(await request('GET', '/taken/_count')).toMatchObject({ count: 0 });
  await own.close();
});
