/**
 * The intended result of a query is among the first three: a table of typing errors, plurals, accents,
 * Japanese, sizes, model names, brand words and other languages. Asked as the gateway asks, over loopback.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import type { EngineSource } from '../../sources/engine/driver.ts';
import { engineSource } from '../../sources/engine/engine.ts';
import { findUids, relevanceRows as rows } from './relevanceTable.ts';

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

test.each(rows)('$market $query ($about)', async (row) => {
  const found = await findUids(source, row, 3);
  expect(found.length).toBeGreaterThan(0);
  if (row.uids) expect(row.uids).toEqual(expect.arrayContaining(found));
  else expect(found).toContain(row.uid);
});

test('the table covers every kind of query in every language', () => {
  expect(rows.length).toBeGreaterThanOrEqual(90);
  const languages = new Set(rows.map(({ market }) => market.slice(0, 2)));
  expect([...languages].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'no', 'sv']);
});
