/**
 * Server-rendered `/l/every-switch`, which uses every option of banners and links at least once, in markets open to
 * everyone (catalogue.md 2 and 3 Banner, 5).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { everySwitchEntries } from '../../sandbox/delivery/seed/pages/everySwitch.ts';
import { readHead } from './crawler.ts';
import { readPage, type ReadPage } from './readPage.ts';
import { openSite, type Site } from '../shop/site.ts';

const langs = ['en-us', 'de-de', 'ja-jp'];
let site: Site;
/** The page in each of the markets. */
const pages = new Map<string, ReadPage>();
beforeAll(async () => {
  site = await openSite();
  for (const lang of langs) {
    const { status, text } = await site.get(`/${lang}/l/every-switch`);
    expect([lang, status]).toEqual([lang, 200]);
    pages.set(lang, readPage(text));
  }
});
afterAll(() => site.close());

function pageIn(lang: string): ReadPage {
  const page = pages.get(lang);
  if (!page) throw new Error(`no page in ${lang}`);
  return page;
}

const banner = (words: string) => `main [data-position]:has(${words})`;

/** Each option with the elements that show it, and their number. */
const switches: [name: string, selector: string, count: number][] = [
  ['dark_overlay_on_banner_image: on', `${banner('h1')}[data-tone="dark"]`, 1],
  ['dark_overlay_on_banner_image: off', 'main [data-position][data-tone="light"]', 1],
  ['banner_zoom', 'main [data-position][data-zoomed]', 1],
  ['wrap_copy', 'main [data-position][data-copy="beside"]', 1],
  ['type: external, in the same tab', 'main a[href="https://avalanche.org/"]:not([target])', 1],
  ['new_tab', 'main a[href="https://www.openstreetmap.org/"][target="_blank"][rel~="noopener"]', 1],
  ['type: Nuxt, its query in the href', 'main a[href="/{lang}/c/skis?color=green"]', 1],
  ['filters of an internal link', 'main a[href="/{lang}/c/skis/all-mountain?color=green"]', 1],
  ['a currency that lacks a part: where it is shown', 'main a[href="/{lang}/test-store"]', 1],
];

describe.each(langs)('in %s', (lang) => {
  test.each(switches)('%s', (_name, selector, count) => {
    expect(pageIn(lang).texts(selector.replace('{lang}', lang))).toHaveLength(count);
  });
});

test('disable_link of a banner: its button is a separate link, the banner is not', async () => {
  const { text } = await site.post('/api/graphql', {
    query: `query @inContext(locale: "en-us") {
      landingPage(handle: "every-switch") {
        blocks { ... on BannerBlock { banner { key link { href } buttons { link { href } } } } }
      }
    }`,
  });
  const { data } = JSON.parse(text) as {
    data: { landingPage: { blocks: { banner?: { key: string; link: object | null; buttons: object[] } }[] } };
  };
  const found = data.landingPage.blocks.flatMap(({ banner: one }) => one ?? []);
  expect(found.find(({ key }) => key === 'banner_switch_banner_off')).toMatchObject({
    link: null,
    buttons: [{ link: { href: 'https://avalanche.org/' } }],
  });
  expect(found.find(({ key }) => key === 'banner_switch_light')).toMatchObject({
    link: { href: 'https://www.openstreetmap.org/' },
  });
});

test('disable_link of a button: its text remains without a link', () => {
  const page = pageIn('en-us');
  expect(page.texts('main [data-position] span')).toContain('From December');
  expect(page.texts('main a')).not.toContain('From December');
});

describe('a banner without an asset', () => {
  const bare = everySwitchEntries(brandFor()).filter(({ fields: { background } }) => {
    const asset = background as { amplience_id: string } | undefined;
    return asset?.amplience_id === '';
  });

  test('is seeded, and placed on the page in the editors’ order', () => {
    expect(bare.map(({ uid }) => uid)).toEqual(['banner_switch_bare']);
    const [page] = everySwitchEntries(brandFor());
    expect(JSON.stringify(page?.fields['blocks'])).toContain('banner_switch_bare');
  });

  test.each([
    ['en-us', 'No picture', 'Nobody should read this'],
    ['de-de', 'Kein Bild', 'Das sollte niemand lesen'],
  ])('is not published, and leaves no gap in %s', (lang, heading, words) => {
    const page = pageIn(lang);
    expect(page.text).not.toContain(words);
    expect(page.texts('main h2')).not.toContain(heading);
    expect(page.texts('main [data-position]')).toHaveLength(5);
  });
});

describe('the page is hidden from shoppers', () => {
  test('search engines must not index it', async () => {
    const head = readHead((await site.get('/en-us/l/every-switch')).text);
    expect([head.robots, [...head.alternates]]).toEqual(['noindex, follow', []]);
  });

  test.each(['/en-us', '/de-de', '/en-us/country'])('no link from %s leads there', async (path) => {
    expect((await site.get(path)).text).not.toContain('every-switch');
  });

  test('the shop’s own search does not find it', async () => {
    expect((await site.get('/en-us/search?q=every+switch')).text).not.toContain('/l/every-switch');
  });
});
