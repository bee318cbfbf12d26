/**
 * What pages of other languages embed: the texts of the code that they load at first, little else, and the same for
 * every guest. Code that comes later brings a Suspense boundary for its own texts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { areaName, type Area } from '../../../client/wording/managedTexts.ts';
import type { EmbeddedTexts } from '../../../client/wording/marketWording.ts';
import { openSite, type Site } from '../shop/site.ts';

const client = fileURLToPath(new URL('../../../client/', import.meta.url));

/** Limits of a page, in bytes. */
const most = { texts: 18_000, data: 100_000, document: 40_000 };

interface PageCase {
  /** Below the market's prefix. */
  path: string;
  /** The screen's module below `routes/`. */
  screen: string;
  /** Areas that its code uses only after another navigation, or for content that the page does not have. */
  later?: readonly string[];
  /** Limits of its own. */
  most?: Partial<typeof most>;
}
const pages: readonly PageCase[] = [
  { path: '', screen: 'home/HomeRoute' },
  { path: '/c/skis', screen: 'category/CategoryRoute' },
  // Where there is a shop it has add-ons, sizes and sets.
  {
    path: '/p/lodestar-98',
    screen: 'product/ProductRoute',
    later: ['addOns', 'cartChange', 'sizeHelp', 'skiSet'],
  },
  {
    path: '/p/kibble-28',
    screen: 'product/ProductRoute',
    later: ['addOns', 'cartChange', 'ride', 'sizeHelp', 'skiSet'],
  },
  { path: '/search?q=ski', screen: 'search/SearchRoute' },
  { path: '/search', screen: 'search/SearchRoute', later: ['compareToggle'] },
  // Its add-ons have a boundary, as their data comes late.
  { path: '/cart', screen: 'cart/CartRoute', later: ['addOns', 'cartChange'] },
  { path: '/blog', screen: 'blog/BlogRoute' },
  { path: '/blog/p/four-hundred-tonnes', screen: 'blogPost/BlogPostRoute' },
  // With every store of the map.
  { path: '/stores', screen: 'stores/StoresRoute', most: { data: 120_000, document: 46_000 } },
  {
    path: '/compare?skis=lodestar-98,ropeway-94',
    screen: 'compare/CompareRoute',
    later: ['stock', 'product'],
  },
  { path: '/support', screen: 'support/SupportRoute' },
  { path: '/account', screen: 'account/AccountRoute', later: ['pro'], most: { texts: 28_000 } },
  { path: '/order-status', screen: 'orderStatus/OrderStatusRoute', most: { texts: 28_000 } },
  { path: '/country', screen: 'country/CountryRoute' },
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Names of areas as pages have them, by the area's file. */
const areas = new Map<string, string>();
beforeAll(async () => {
  const folder = `${client}wording/`;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/^\w+\/\w+\.ts$/.test(file)) continue;
    const [area = {}] = Object.values((await import(folder + file)) as Record<string, Area>);
    areas.set(folder + file, areaName(area));
  }
});

const importOrExport = /^(?:import|export) (?!type )(?:[^'";]* from )?'(\.[^']+)'/gm;
const lateModule = /new LateModule(?:<[^>]*>)?\(\s*'([^']+)'/g;

/** What a file loads before the page is idle, late parts included; not what it imports on demand. */
function loadedBy(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(importOrExport)].map(([, path = '']) => resolve(dirname(file), path));
  const late = [...text.matchAll(lateModule)].map(([, path = '']) => client + path);
  return [...imported, ...late].filter((each) => existsSync(each));
}

/** Areas that components of a screen and of the frame use, by file. */
function areasUsedBy(screen: string): Set<string> {
  const seen = new Set([`${client}routes/${screen}.tsx`, `${client}frame/AppShell.tsx`]);
  const used = new Set<string>();
  for (const file of seen)
    for (const next of loadedBy(file)) {
      // An area may contain another, which is then not read by itself.
      if (areas.has(next)) used.add(next);
      else seen.add(next);
    }
  return used;
}

const dataIn = (html: string, id: string) =>
  new RegExp(`<script id="${id}"[^>]*>([^]*?)</script>`).exec(html)?.[1] ?? '';

describe.each(['de-de', 'ja-jp'])('in %s', (lang) => {
  test.each(pages)(
    '$path has the texts of its code, within its budget',
    async ({ path, screen, later = [], most: own }) => {
      const limits = { ...most, ...own };
      const { text: html } = await site.get(`/${lang}${path}`);
      const texts = dataIn(html, 'market-texts');
      const embedded = JSON.parse(texts) as EmbeddedTexts;
      const everyPage = new Set(['shell', 'shop', 'tile']);
      const missing = [...areasUsedBy(screen)]
        .map((file) => ({ area: /(\w+)\.ts$/.exec(file)?.[1] ?? '', name: areas.get(file) ?? '' }))
        .filter(({ area, name }) => !everyPage.has(area) && embedded.areas?.includes(name) !== true)
        .map(({ area }) => area);
      expect(missing.filter((area) => !later.includes(area))).toEqual([]);

      const size = {
        texts: Buffer.byteLength(texts),
        records: Buffer.byteLength(dataIn(html, 'relay-records')),
      };
      expect(size.texts).toBeGreaterThan(5_000);
      expect(size.texts).toBeLessThan(limits.texts);
      expect(size.texts + size.records).toBeLessThan(limits.data);
      expect(brotliCompressSync(html).length).toBeLessThan(limits.document);
    },
  );

  test('a product’s page has no texts of the account, and the same ones for every guest', async () => {
    const [one, other] = await Promise.all([
      site.get(`/${lang}/p/lodestar-98`),
      site.get(`/${lang}/p/lodestar-98`, { 'user-agent': 'another guest' }),
    ]);
    const texts = dataIn(one.text, 'market-texts');
    expect(texts).not.toMatch(/"account\.|"refusal\./);
    expect(dataIn(other.text, 'market-texts')).toBe(texts);
  });
});

test('English pages have every text that editors changed, as these are few', async () => {
  const { text: html } = await site.get('/en-gb');
  expect((JSON.parse(dataIn(html, 'market-texts')) as EmbeddedTexts).areas).toBeNull();
});
