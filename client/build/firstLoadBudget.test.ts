// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkFirstLoads } from './firstLoadBudget.ts';
import { excesses, firstLoad, type Manifest } from './firstLoadBudget.rules.ts';

const home = 'routes/home/HomeRoute.tsx';
const manifest: Manifest = {
  'entry.client.tsx': { file: 'shop.js', name: 'shop', imports: ['_libraries'], css: ['shop.css'] },
  _libraries: { file: 'libraries.js', name: 'libraries' },
  _tiles: { file: 'tiles.js', name: 'tiles', imports: ['_libraries'], css: ['tiles.css'] },
  [home]: { file: 'home.js', name: 'HomeRoute', imports: ['_tiles', 'entry.client.tsx'], css: ['tiles.css'] },
  _drawer: { file: 'drawer.js', name: 'drawer' },
};
const bytes: Record<string, number> = {
  'shop.js': 30_000,
  'libraries.js': 90_000,
  'tiles.js': 4_000,
  'home.js': 1_500,
  'shop.css': 7_000,
  'tiles.css': 2_000,
};

test('a first load is the entry, the screen and their transitive imports, each file once', () => {
  expect(firstLoad(manifest, ['entry.client.tsx', home], (file) => bytes[file] ?? Number.NaN)).toEqual({
    scripts: 125.5,
    own: 35.5,
    styles: 9,
    files: 4,
  });
});

describe('a message names route, figure, excess and the file with the budget', () => {
  const budget = { scripts: 145, own: 35, styles: 12, files: 6 };
  const file = 'client/build/firstLoadBudget.rules.ts';
  test.each([
    ['within the budget', budget, null],
    [
      'script',
      { ...budget, scripts: 145.26 },
      'home loads 145.260 KB of script first, 260 bytes over its budget of 145',
    ],
    [
      'one byte',
      { ...budget, scripts: 145.001 },
      'home loads 145.001 KB of script first, 1 byte over its budget of 145',
    ],
    [
      'our own',
      { ...budget, own: 36 },
      'home loads 36.000 KB of our own script first, 1000 bytes over its budget of 35',
    ],
    [
      'styles',
      { ...budget, styles: 13 },
      'home loads 13.000 KB of styles first, 1000 bytes over its budget of 12',
    ],
    ['files', { ...budget, files: 7 }, 'home loads 7 script files first, 1 over its budget of 6'],
  ])('%s', (_, load, expected) => {
    expect(excesses('home', load, budget)).toEqual(expected === null ? [] : [`${expected}: ${file}`]);
  });
});

describe('a build', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'first-load-'));
    mkdirSync(`${folder}/.vite`);
    writeFileSync(`${folder}/.vite/manifest.json`, JSON.stringify(manifest));
    for (const [file, size] of Object.entries(bytes)) writeFileSync(`${folder}/${file}`, ' '.repeat(size));
    writeFileSync(`${folder}/libraries.js.br`, ' '.repeat(60_000));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('over its budget fails', () => {
    const budget = { scripts: 90, own: 40, styles: 10, files: 4 };
    expect(() => checkFirstLoads(folder, { [home]: budget })).toThrow(
      `First load over budget\n${home} loads 95.500 KB of script first, 5500 bytes over its budget of 90: client/build/`,
    );
  });

  test('with a budget for a screen that no longer exists fails', () => {
    const budget = { scripts: 90, own: 40, styles: 10, files: 4 };
    expect(() => checkFirstLoads(folder, { 'routes/gone/GoneRoute.tsx': budget })).toThrow(
      'routes/gone/GoneRoute.tsx has a budget and is no screen.',
    );
  });

  test('within its budget passes, measured in transfer size', () => {
    const budget = { scripts: 96, own: 36, styles: 10, files: 4 };
    expect(() => checkFirstLoads(folder, { [home]: budget })).not.toThrow();
  });
});
