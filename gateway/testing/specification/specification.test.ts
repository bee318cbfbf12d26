/**
 * Checks the tables beside this file: the module that implements each sentence exists, and the test that covers it
 * still has the named title or row. Writes the whole table to `.test-results/specification.md`.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogueCalls } from './catalogueCalls.ts';
import { catalogueConstants } from './catalogueConstants.ts';
import { catalogueEntities } from './catalogueEntities.ts';
import { catalogueRules } from './catalogueRules.ts';
import { catalogueScreens } from './catalogueScreens.ts';
import { catalogueStates } from './catalogueStates.ts';
import { errorCatalogues } from './errorCatalogues.ts';
import { platformCalls } from './platformCalls.ts';
import { platformConstants } from './platformConstants.ts';
import { platformRoutes } from './platformRoutes.ts';
import { platformRules } from './platformRules.ts';
import { platformStates } from './platformStates.ts';
import { shopCalls } from './shopCalls.ts';
import type { ActingRow, SpecificationRow } from './SpecificationRow.ts';

const root = new URL('../../../', import.meta.url);
const documents = ['platform.md', 'catalogue.md'];
/** Section 1 of both documents describes the product's purpose; 2 to 9 its behaviour. */
const sections = documents.flatMap((document) =>
  [2, 3, 4, 5, 6, 7, 8, 9].map((section) => `${document} ${section}`),
);

const tables = {
  platformRoutes,
  platformStates,
  platformRules,
  platformCalls,
  platformConstants,
  catalogueScreens,
  catalogueEntities,
  catalogueStates,
  catalogueRules,
  shopCalls,
  catalogueCalls,
  catalogueConstants,
  errorCatalogues,
};
const rows: readonly SpecificationRow[] = Object.values(tables).flat();
const acting = rows.filter((row): row is ActingRow => 'acts' in row);

const texts = new Map<string, string>();
function textOf(path: string): string {
  const known = texts.get(path);
  if (known !== undefined) return known;
  const file = new URL(path, root);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  texts.set(path, text);
  return text;
}

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
const isProduction = (path: string) =>
  /^(gateway|client)\//.test(path) && !/^gateway\/(testing|sandbox|ops\/bench)\//.test(path) && !isTest(path);

/**
 * Whether a string of the file starts with the text, or a case has that key. Short texts have to match entirely,
 * because any file contains them somewhere.
 */
function showsIt({ test: file, shows }: ActingRow): boolean {
  const ends = shows.length < 20 ? [`'`, '"', '`'] : [''];
  if (textOf(file).includes(`\n  ${shows}: `)) return true;
  return [`'`, '"', '`'].some((quote) => ends.some((end) => textOf(file).includes(quote + shows + end)));
}

test('every table of this folder is included', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => /^[a-z]\w+\.ts$/.test(file));
  expect(files.map((file) => file.replace('.ts', '')).toSorted()).toEqual(Object.keys(tables).toSorted());
});

test('each sentence names a module of the gateway or the client', () => {
  const lost = acting.filter(({ acts }) => !isProduction(acts) || textOf(acts) === '');
  expect(lost.map(({ sentence, acts }) => `${sentence}: ${acts}`)).toEqual([]);
});

test('each sentence names an existing test title', () => {
  const lost = acting.filter((row) => !isTest(row.test) || !showsIt(row));
  expect(lost.map(({ sentence, test: file, shows }) => `${sentence}: ${file}: ${shows}`)).toEqual([]);
});

test('each deviation has a reason', () => {
  expect(rows.filter((row) => 'otherwise' in row && row.otherwise.trim().length < 20)).toEqual([]);
});

test('no sentence of a section occurs twice', () => {
  const names = rows.map(({ section, sentence }) => `${section}: ${sentence.toLowerCase()}`);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});

test('sections 2 to 9 of both documents have rows, and no others do', () => {
  const named = new Set(rows.map(({ section }) => section.replace(/\.\d+$/, '')));
  expect([...named].toSorted()).toEqual(sections.toSorted());
});

test('the table is written', () => {
  const folder = new URL('.test-results/', root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('specification.md', folder), page());
  expect(readFileSync(new URL('specification.md', folder), 'utf8')).toContain(`${rows.length} sentences`);
});

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

function page(): string {
  const lines = [
    '# Where the specification acts',
    '',
    `${rows.length} sentences: ${acting.length} act and are shown by a test, ${rows.length - acting.length} are done otherwise.`,
  ];
  for (const section of sections) {
    const own = rows.filter((row) => row.section === section || row.section.startsWith(`${section}.`));
    lines.push('', `## ${section}`, '', `${own.length} sentences`, '');
    lines.push('| Sentence | Acts in | Shown by |', '| --- | --- | --- |');
    for (const row of own)
      lines.push(
        'acts' in row
          ? `| ${cell(row.sentence)} | \`${row.acts}\` | \`${row.test}\`: ${cell(row.shows)} |`
          : `| ${cell(row.sentence)} | otherwise | ${cell(row.otherwise)} |`,
      );
  }
  return `${lines.join('\n')}\n`;
}
