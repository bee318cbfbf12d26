import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DocumentIndex } from './documentIndex.ts';
import { prepareSearches } from './prepareSearches.ts';
import { readRequest } from './request.ts';
import { sampleDocuments } from './sampleDocuments.ts';
import { search } from './search.ts';
import { openTables } from './tables.ts';

let dataDir: string;
let index: DocumentIndex;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'engine-'));
  index = new DocumentIndex(openTables({ dataDir, fresh: true }, sampleDocuments));
});
afterEach(() => {
  index.db.close();
  rmSync(dataDir, { recursive: true });
});

function find(query: string): number {
  const request = readRequest(index, { query });
  if (Array.isArray(request)) throw new Error(request.join());
  return search(index, 'shop', request, 'test').results.length;
}

test('preparation of a new engine builds all indexes, so that the first search builds none', () => {
  expect(index.isPrepared).toBe(false);
  prepareSearches(index);
  expect(index.isPrepared).toBe(true);
  const made = [index.column('rank'), index.vocabulary];
  expect(find('lodestar')).toBeGreaterThan(0);
  expect(index.column('rank')).toBe(made[0]);
  expect(index.vocabulary).toBe(made[1]);
});

test('the next search finds a written document', () => {
  prepareSearches(index);
  index.put([{ id: 'new', text: JSON.stringify({ id: 'new', title: 'Quarry' }) }]);
  expect(index.isPrepared).toBe(false);
  expect(find('quarry')).toBe(1);
  prepareSearches(index);
  expect(index.isPrepared).toBe(true);
});
