/**
 * The intended result of a query is among the first three: a table of typing errors, plurals, accents,
 * Japanese, sizes, model names, brand words and other languages. Asked as the gateway asks, over loopback.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guestAt, scopeForLocale } from '../../graph/region/markets/scopeForLocale.rules.ts';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import type { EngineSource } from '../../sources/engine/driver.ts';
import { createEngine, engineSource } from '../../sources/engine/engine.ts';
import { caller } from '../shop/caller.ts';
import table from './relevance.json' with { type: 'json' };

interface Row {
  about: string;
  /** Locale such as `de-de`: language and country. */
  market: string;
  query: string;
  /** Only documents of this kind, as when a shopper asked for it; all kinds when absent. */
  kind?: string;
  /** Must be among the first three. */
  uid?: string;
  /** The first three must be among these, which fit equally. */
  uids?: string[];
}
const rows: readonly Row[] = table;

let sandbox: TestSandbox;
let source: EngineSource;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  source = engineSource({ url: sandbox.url, engine: 'shop', key: 'search-sandbox' });
});
afterAll(async () => {
  await source.close();
  await sandbox.close();
});

/** Uids of the first three results, as the market's shoppers get them. */
async function find({ market, query, kind }: Row): Promise<unknown[]> {
  const scope = scopeForLocale(market, guestAt, Date.now(), specifiedMarkets);
  if (!scope) throw new Error(`${market} is no market`);
  const engine = createEngine(source, caller(scope), { stack: 'skarn', environment: 'production' });
  const { results } = await engine.search({
    term: query,
    page: { size: 3 },
    resultFields: ['uid'],
    ...(kind === undefined ? {} : { filters: [{ field: 'document_kind', values: [kind] }] }),
  });
  return results.map((result) => result['uid']?.raw);
}

test.each(rows)('$market $query ($about)', async (row) => {
  const found = await find(row);
  expect(found.length).toBeGreaterThan(0);
  if (row.uids) expect(row.uids).toEqual(expect.arrayContaining(found));
  else expect(found).toContain(row.uid);
});

test('the table covers every kind of query in every language', () => {
  expect(rows.length).toBeGreaterThanOrEqual(90);
  const languages = new Set(rows.map(({ market }) => market.slice(0, 2)));
  expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'no', 'sv']);
});
