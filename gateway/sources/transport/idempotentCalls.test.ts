/** Every idempotent call that is not a GET, with the reason why it may be repeated. */
import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { Call } from './call.ts';

const repeatable: Readonly<Record<string, string>> = {
  search: 'a query that is too long for a URL',
  suggestQueries: 'a query that is too long for a URL',
  searchDocuments: 'a query that is too long for a URL',
  listDocuments: 'a query that is too long for a URL',
  countWords: 'a query that is too long for a URL',
  countGuesses: 'a query that is too long for a URL',
  countTogether: 'a query that is too long for a URL',
  createEmailSignup: 'a second sign-up of the same address changes nothing',
  createStockNotice: 'a second notice for the same address and variant changes nothing',
  indexDocuments: 'writes whole documents by id',
  putDocuments: 'writes whole documents by id',
  deleteDocuments: 'deleting twice changes nothing',
  deleteNothing: 'names a document that does not exist',
  deleteIndex: 'deleting twice changes nothing',
  updateSchema: 'sets the target state',
  updateSearchSettings: 'sets the target state',
  replaceSynonyms: 'sets the target state',
  putMapping: 'sets the target state',
  putSettings: 'sets the target state',
  createClicks: 'sets the target state',
  createIndex: 'sets the target state',
  updateAliases: 'sets the target state',
  updateHook: 'sets the target state',
  updateWebhook: 'sets the target state',
  refresh: 'makes written documents visible',
  reindex: 'copies documents by id',
};

type AnyCall = Call<never, unknown, never>;

/** Of all source files, exported or not. */
const calls: AnyCall[] = [];
vi.doMock('./call.ts', async (importOriginal) => {
  const original = await importOriginal<{ defineCall: (call: AnyCall) => AnyCall }>();
  const defineCall = (call: AnyCall): AnyCall => {
    calls.push(call);
    return original.defineCall(call);
  };
  return { ...original, defineCall };
});
// Other tests may have loaded the modules in this worker.
vi.resetModules();
const folder = new URL('../', import.meta.url);
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (file.includes('/') && file.endsWith('.ts') && !file.includes('.test.'))
    await import(new URL(file, folder).href);
vi.doUnmock('./call.ts');
vi.resetModules();

test('every other call is a GET, or is not idempotent', () => {
  expect(calls.length).toBeGreaterThan(60);
  const found = calls.filter(({ idempotent, method }) => idempotent && method !== 'GET');
  expect([...new Set(found.map(({ name }) => name))].toSorted()).toEqual(Object.keys(repeatable).toSorted());
});

test('no GET is a write', () => {
  expect(calls.filter(({ idempotent, method }) => !idempotent && method === 'GET')).toEqual([]);
});

test('every public read that shoppers wait for is cached as a fallback', () => {
  const personal = ({ varies }: (typeof calls)[number]): boolean =>
    (varies as readonly string[]).includes('customerId');
  const open = calls.filter(
    (call) => call.idempotent && call.method === 'GET' && !call.cache && !personal(call),
  );
  // Sitemaps cache their own result, commands need current data, and a token is not
  // shared data.
  expect(
    open
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('getPublished'))
      .toSorted(),
  ).toEqual([
    'awaitReplicas',
    'getAlias',
    'getCsrfToken',
    'getHooks',
    'getIndex',
    'getProductFields',
    'getProductParts',
    'getSettings',
    'listSynonyms',
    'listWebhooks',
  ]);
});
