/** Ranking of several good matches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DocumentIndex } from '../documentIndex.ts';
import { match } from './matching.ts';
import { sampleDocuments } from '../sampleDocuments.ts';
import { openTables } from '../tables.ts';

const [sample] = sampleDocuments;
const texts = [
  { title: 'Ore', body: 'Nothing else.' },
  {
    title: 'Ore Pass',
    tagline: 'Ore, ore and ore.',
    category_titles: ['Ore'],
    colors: ['Ore'],
    body: 'Ore.',
  },
  { title: 'Hanging Wall', tagline: 'Made where the ore was.' },
  { title: 'Hanging Gear', body: 'The wall is where the ore was, and where we hang.' },
];
const documents = texts.map((text, index) => ({
  ...sample!,
  tagline: '',
  body: '',
  category_titles: [],
  colors: [],
  ...text,
  display_title: text.title,
  id: `d${index}`,
}));

const dataDir = mkdtempSync(join(tmpdir(), 'matching-'));
const db = openTables({ dataDir, fresh: true }, documents);
const index = new DocumentIndex(db);
afterAll(() => {
  db.close();
  rmSync(dataDir, { recursive: true });
});

function ranked(query: string): string[] {
  const { scores } = match(index, query);
  return [...(scores ?? [])]
    .sort(([, left], [, right]) => right - left)
    .map(([row]) => String(index.document(row)['title']));
}

test.each([
  [
    'a title that equals the query precedes one that contains it',
    'ore',
    ['Ore', 'Ore Pass', 'Hanging Wall', 'Hanging Gear'],
  ],
  ['words in the title rank above words in the text', 'hanging wall', ['Hanging Wall', 'Hanging Gear']],
  ['punctuation alone matches nothing', '!?', []],
])('%s', (_, query, titles) => {
  expect(ranked(query)).toEqual(titles);
});

test('a synonym matches, below the word itself', () => {
  index.settings.addSynonyms(['mineral', 'ore']);
  index.settings.addSynonyms(['cliff', 'hanging wall']);
  const found = (query: string) =>
    [...(match(index, query).scores ?? [])].map(([row]) => index.document(row)['title']);
  expect(found('minerals')).toEqual(['Ore', 'Ore Pass', 'Hanging Wall', 'Hanging Gear']);
  expect(found('cliff')).toEqual(['Hanging Wall']);
});

test('fields without weight are not searched', () => {
  expect(match(index, 'ore', { title: 1 }).scores?.size).toBe(2);
  expect(match(index, 'ore', { title: 0, body: 1 }).scores?.size).toBe(2);
});

test('words of documents outside the filter are ignored', () => {
  const mask = Uint8Array.from([1, 0, 0, 0]);
  expect([...(match(index, 'ore gear', undefined, mask).scores?.keys() ?? [])]).toEqual([0]);
});

test('characters with a meaning to the index are matched literally', () => {
  for (const query of ['"', 'ore"', 'ore* AND (', 'title:ore', 'NEAR(ore)', '-ore']) {
    expect(() => match(index, query), query).not.toThrow();
  }
  expect(match(index, '').scores).toBeNull();
});
