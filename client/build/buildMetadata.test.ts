// @vitest-environment node
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeBuildMetadata } from './buildMetadata.ts';
import { routeRules } from '../server/routeRules.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'skarn-build-'));
  mkdirSync(`${dir}/.vite`);
  mkdirSync(`${dir}/assets`);
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Ids of an operation that new builds send, and of one that only an unrecorded build sent. */
const [sent, old] = ['a'.repeat(64), 'b'.repeat(64)] as const;

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const read = (file: string): unknown => JSON.parse(readFileSync(`${dir}/${file}`, 'utf8'));

/** Vite's output: files beside those of earlier builds, and a manifest of the new ones. */
function build(names: readonly string[], at: Date, isTurned = false): string {
  const entries = names.map((name) => [
    `routes/${name}.tsx`,
    { file: `assets/${name}.js`, css: [`assets/${name}.css`], assets: [`assets/${name}.woff2`] },
  ]);
  for (const name of names)
    for (const end of ['js', 'css', 'woff2']) writeFileSync(`${dir}/assets/${name}.${end}`, name);
  writeFileSync(
    `${dir}/.vite/manifest.json`,
    JSON.stringify(Object.fromEntries(isTurned ? entries.toReversed() : entries)),
  );
  return writeBuildMetadata(
    { dir, rules: routeRules(), operations: [sent], known: new Set([sent, old]) },
    at,
  );
}

test('names the latest build, and its route rules', () => {
  const id = build(['home-a1', 'cart-b2'], day(1));
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect(read('builds/latest.json')).toEqual({ id, at: day(1).toISOString() });
  expect(read(`builds/meta/${id}.json`)).toMatchObject({
    id,
    routes: {
      '/': { name: 'home', ssr: true, prerender: false },
      '/en-us': { redirect: { to: '/', status: 301 } },
      '/:lang': { name: 'home' },
      '/:lang/blade': { redirect: { to: '/:lang/c/skis/piste', status: 301 } },
      '/:lang/c/*': { name: 'category', ssr: true, prerender: false },
      '/*': { ssr: true, prerender: false },
    },
  });
});

test('two machines that build the same source get the same id, whatever the time and order', () => {
  const id = build(['home-a1', 'cart-b2'], day(1));
  expect(build(['home-a1', 'cart-b2'], day(9), true)).toBe(id);
  expect(read('builds/latest.json')).toEqual({ id, at: day(1).toISOString() });
  expect(build(['home-a2', 'cart-b2'], day(9))).not.toBe(id);
});

test('files of earlier builds are kept for open pages until they expire', () => {
  const first = build(['home-a1', 'cart-b2'], day(1));
  const second = build(['home-a3', 'cart-b2'], day(2));
  expect(existsSync(`${dir}/assets/home-a1.css`)).toBe(true);
  const third = build(['home-a4', 'cart-b2'], day(30));
  expect(existsSync(`${dir}/assets/home-a1.css`)).toBe(false);
  for (const file of ['home-a3.js', 'home-a4.js', 'cart-b2.woff2'])
    expect(existsSync(`${dir}/assets/${file}`)).toBe(true);
  expect(readdirSync(`${dir}/builds/meta`).toSorted()).toEqual(
    [`${second}.json`, `${third}.json`].toSorted(),
  );
  expect(first).not.toBe(third);
});

test('the operations of each kept build are recorded, from its scripts where it had none', () => {
  writeFileSync(`${dir}/assets/home-old.js`, `ask("${old}","${'c'.repeat(64)}")`);
  const first = build(['home-a1'], day(1));
  const second = build(['home-a2'], day(2));
  expect(read('.vite/builds.json')).toMatchObject([
    { id: 'unrecorded', operations: [old] },
    { id: first, operations: [sent] },
    { id: second, operations: [sent] },
  ]);
});

test('files from before the first record are kept once', () => {
  writeFileSync(`${dir}/assets/home-old.js`, '');
  build(['home-a1'], day(1));
  expect(existsSync(`${dir}/assets/home-old.js`)).toBe(true);
  build(['home-a2'], day(20));
  build(['home-a3'], day(40));
  expect(existsSync(`${dir}/assets/home-old.js`)).toBe(false);
});
