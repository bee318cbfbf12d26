/** The exported stack, imported again, gives the gateway the same content. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { locales } from '../../sandbox/brand/types.ts';
import { deliveryStandin } from '../../sandbox/delivery/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { contentModel } from '../../sources/delivery/model/contentModel.ts';
import { importStack, type ImportedStack } from './testStackImport.ts';

const run = promisify(execFile);
const origin = 'http://sandbox.test';
let folder: string;
let output: string;
let stack: ImportedStack;
let original: Standin;
let imported: Standin;

async function command(...args: string[]): Promise<string> {
  return (await run(process.execPath, ['gateway/ops/content/main.ts', ...args])).stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skarn-content-'));
  output = await command('seed', '--out', join(folder, 'stack'), '--sandbox', origin);
  stack = await importStack(join(folder, 'stack'));
  const brand = brandFor();
  original = deliveryStandin(brand, { dataDir: join(folder, 'original'), fresh: true });
  imported = deliveryStandin(brand, {
    dataDir: join(folder, 'imported'),
    fresh: true,
    entries: stack.entries,
    contentTypes: stack.contentTypes,
  });
}, 120_000);

afterAll(async () => {
  await original.close();
  await imported.close();
  await rm(folder, { recursive: true });
});

const page = z.object({ entries: z.array(z.looseObject({ uid: z.string() })) });

async function entriesFrom(standin: Standin, contentType: string, query: string) {
  const headers = { api_key: 'sandbox', access_token: 'sandbox' };
  const all: z.output<typeof page>['entries'] = [];
  for (let skip = 0; ; skip += 100) {
    const path = `/v3/content_types/${contentType}/entries?environment=production&skip=${skip}&${query}`;
    const answer = await standin.app.request(`${origin}${path}`, { headers });
    expect(answer.status).toBe(200);
    const { entries } = page.parse(await answer.json());
    all.push(...entries);
    if (entries.length < 100) return all;
  }
}

/** Without what an import cannot keep, moments of creation and update; null and a missing field are one. */
function withoutTimes(text: string): unknown {
  return JSON.parse(text, (key, value: unknown) =>
    value === null || /^(created|updated)_at$|^time$/.test(key) ? undefined : value,
  );
}

describe('an exported stack', () => {
  test('is taken by the import without a refusal', () => {
    expect(stack.refusals).toEqual([]);
    expect(stack.entries.length).toBeGreaterThan(300);
  });

  test('leaves out only what the vendor would refuse', () => {
    const lines = output.split('\n').filter((line) => / (en-us|sv|ja|no|es|de|fr|it): /.test(line));
    expect(new Set(lines.map((line) => line.replace(/ \S+ \S+: (\S+).*/, '.$1')))).toEqual(
      new Set(['page.blocks', 'store.special_days.date', 'support.products']),
    );
  });

  test('has the bytes of its assets', async () => {
    const leaflet = await readFile(
      join(folder, 'stack/assets/files/asset_care_leaflet/care-leaflet.txt'),
      'utf8',
    );
    expect(leaflet).toContain('Dry the edges.');
    const picture = await readFile(join(folder, 'stack/assets/files/asset_wax_bench/wax-bench.jpg'));
    expect(picture.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  test('a folder with files is refused', async () => {
    await expect(command('model', '--out', join(folder, 'stack'))).rejects.toThrow('is not empty');
  });
});

/** Entries with a value that is left out. */
function isLossy(uid: string): boolean {
  return output.includes(` ${uid} `);
}

describe('the gateway reads the same from the imported stack', () => {
  test.each(contentModel)('entries of $contentType in every locale', async ({ contentType, entry }) => {
    const read = (found: Awaited<ReturnType<typeof entriesFrom>>) =>
      found.map((one) => withoutTimes(JSON.stringify(entry.parse(one))));
    let compared = 0;
    for (const locale of locales) {
      const query = `locale=${locale}&include_fallback=true`;
      const before = await entriesFrom(original, contentType, query);
      const after = await entriesFrom(imported, contentType, query);
      expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
      const isWhole = ({ uid }: { uid: string }) => !isLossy(uid);
      expect(read(after.filter(isWhole))).toEqual(read(before.filter(isWhole)));
      compared += after.filter(isWhole).length;
    }
    expect(compared).toBeGreaterThan(0);
  });

  test.each(['en-us', 'de', 'ja'])('what entries include and embed, in %s', async (locale) => {
    const includes = [
      'blocks.banner.banner.cta_button_global.internal_link',
      'blocks.category_group.category_group.categories.category',
    ];
    const query = `locale=${locale}&include_fallback=true&include_embedded_items[]=BASE&${includes.map((path) => `include[]=${path}`).join('&')}`;
    const read = async (standin: Standin) => {
      const types = contentModel.filter(({ contentType }) => ['page', 'support'].includes(contentType));
      const found = await Promise.all(
        types.map(async ({ contentType, entry }) =>
          (await entriesFrom(standin, contentType, query))
            .filter(({ uid }) => !isLossy(uid))
            .map((one) => withoutTimes(JSON.stringify(entry.parse(one)))),
        ),
      );
      return found.flat();
    };
    const entries = await read(imported);
    expect(entries).toEqual(await read(original));
    expect(JSON.stringify(entries)).toMatch(/"_embedded_items":\[\{/);
    expect(JSON.stringify(entries)).toContain('"button_text"');
  });
});
