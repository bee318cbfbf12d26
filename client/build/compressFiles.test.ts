// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFiles } from './compressFiles.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'skarn-compressed-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const script = 'export const word = "skis";\n'.repeat(100);

test('text is compressed in both encodings, beside the original', async () => {
  writeFileSync(`${dir}/shop-a1.js`, script);
  expect(await compressFiles([dir])).toBe(2);
  expect(readdirSync(dir).toSorted()).toEqual(['shop-a1.js', 'shop-a1.js.br', 'shop-a1.js.gz']);
  expect(brotliDecompressSync(readFileSync(`${dir}/shop-a1.js.br`)).toString()).toBe(script);
  expect(gunzipSync(readFileSync(`${dir}/shop-a1.js.gz`)).toString()).toBe(script);
});

test('small files, and formats that are already compressed, are skipped', async () => {
  writeFileSync(`${dir}/small-a1.js`, 'x'.repeat(511));
  writeFileSync(`${dir}/font-a1.woff2`, script);
  expect(await compressFiles([dir])).toBe(0);
  expect(readdirSync(dir)).toHaveLength(2);
});

test('files that an earlier build compressed are skipped', async () => {
  writeFileSync(`${dir}/shop-a1.js`, script);
  await compressFiles([dir]);
  writeFileSync(`${dir}/shop-b2.js`, script);
  expect(await compressFiles([dir])).toBe(2);
  expect(await compressFiles([dir])).toBe(0);
});
