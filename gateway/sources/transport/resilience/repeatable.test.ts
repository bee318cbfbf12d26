/** Every call that may be repeated, hedged and shared without being a GET: each stands here with its reason. */
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Call } from '../call.ts';

const repeatable: Readonly<Record<string, string>> = {
  search: 'a question that is too long for an address',
  suggestQueries: 'a question that is too long for an address',
  searchDocuments: 'a question that is too long for an address',
  listDocuments: 'a question that is too long for an address',
  createEmailSignup: 'the same address on the same list twice is on it once',
  createStockNotice: 'the same address for the same variant twice is told once',
  indexDocuments: 'puts whole documents under their ids',
  putDocuments: 'puts whole documents under their ids',
  deleteDocuments: 'what is gone stays gone',
  deleteIndex: 'what is gone stays gone',
  updateSchema: 'says how it shall be',
  updateSearchSettings: 'says how it shall be',
  replaceSynonyms: 'says how it shall be',
  putMapping: 'says how it shall be',
  createClicks: 'says how it shall be',
  createIndex: 'says how it shall be',
  updateAliases: 'says how it shall be',
  refresh: 'shows what was written',
  reindex: 'copies documents under their ids',
};

type AnyCall = Call<never, unknown, never>;

/** Of every file of the sources, exported or not. */
const calls: AnyCall[] = [];
vi.doMock('../call.ts', async (importOriginal) => {
  const original = await importOriginal<{ defineCall: (call: AnyCall) => AnyCall }>();
  const defineCall = (call: AnyCall): AnyCall => {
    calls.push(call);
    return original.defineCall(call);
  };
  return { ...original, defineCall };
});
// Other tests may have loaded them in this worker.
vi.resetModules();
const folder = new URL('../../', import.meta.url);
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (file.includes('/') && file.endsWith('.ts') && !file.includes('.test.'))
    await import(new URL(file, folder).href);
vi.doUnmock('../call.ts');
vi.resetModules();

test('every other call is a GET, or is sent once', () => {
  expect(calls.length).toBeGreaterThan(60);
  const found = calls.filter(({ idempotent, method }) => idempotent && method !== 'GET');
  expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(Object.keys(repeatable).toSorted());
});

test('no GET is a write', () => {
  expect(calls.filter(({ idempotent, method }) => !idempotent && method === 'GET')).toEqual([]);
});

test('every public read that shoppers wait for is kept for when its source is ill', () => {
  const personal = ({ varies }: (typeof calls)[number]): boolean =>
    (varies as readonly string[]).includes('customerId');
  const open = calls.filter(
    (call) => call.idempotent && call.method === 'GET' && !call.keep && !personal(call),
  );
  // What is left: sitemaps keep their own reading, the indexer wants the truth, and a token is no answer.
  expect(
    open
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('getPublished'))
      .toSorted(),
  ).toEqual(['getAlias', 'getCsrfToken', 'getIndex', 'listSynonyms']);
});
