/** Pages of text, some below a banner, and two for tests. */
import { z } from 'zod';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { nameIn, readFacts, withTexts } from '../../../brand/readData.ts';
import { sceneNames } from '../../../brand/scenes.ts';
import { locales, type Brand, type Locale } from '../../../brand/types.ts';
import { pictureBanner } from './bannerDraft.ts';
import { refTo, type EntryDraft } from '../draft.ts';
import { hostileMarkup, hostileText } from '../hostileTexts.ts';
import { careHotspots } from './hotspots.ts';
import { pageTexts } from './pageTexts.ts';
import { localisedEntry } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';

const file = 'pages/contentPages.json';
const pageRow = z.strictObject({
  /** Last part of the uid and of the address. */
  key: z.string(),
  /** In the banner above the text, when the page has one. */
  scene: nameIn(sceneNames, 'scene').optional(),
  /** Of the words on it: where the scene has nobody. */
  position: z.enum(['bottom-left', 'top-left']).default('bottom-left'),
  /** Content regions; all of them when absent. */
  regions: z.array(nameIn(contentRegions, 'content region')).optional(),
});
const pages = withTexts(file, readFacts(file, z.array(pageRow)), pageTexts.content);
type ContentPage = (typeof pages)[number];

export function contentPageEntries(brand: Brand): EntryDraft[] {
  return [...pages.flatMap((page) => pageOf(page, brand)), nextWinter, hostilePage];
}

function pageOf(text: ContentPage, brand: Brand): EntryDraft[] {
  const translated = locales.filter((locale) => text.html[locale] !== undefined);
  const bannerUid = `banner_page_${text.key.replaceAll('-', '_')}`;
  const page = localisedEntry(
    {
      contentType: 'page',
      uid: `page_${text.key.replaceAll('-', '_')}`,
      // Menus link to these pages in every language; they are in English there until they are translated.
      publishedIn: ['es', 'it', 'no', 'sv'],
    },
    translated,
    (t, locale) => ({
      title: t(text.title),
      url: `/${text.key}`,
      regions: text.regions ?? contentRegions,
      layout: text.scene === undefined ? 'default' : 'flush-banner',
      seo_meta: {
        seo_title: t(text.title),
        seo_description: text.description[locale] ?? '',
        og_image: { amplience_id: text.scene ?? '' },
      },
      blocks: [
        {
          text: {
            // Otherwise a banner or the screen has the heading.
            html:
              text.scene === undefined && text.key !== 'support'
                ? `<h1>${t(text.title)}</h1>${t(text.html)}`
                : t(text.html),
          },
        },
      ],
      generic_page: { banner: text.scene === undefined ? [] : [refTo('banner', bannerUid)] },
      landing_page: { banner: { banner: [] } },
    }),
  );
  return text.scene === undefined
    ? [page]
    : [page, pageBanner(text, bannerUid, text.scene, translated, brand)];
}

function pageBanner(
  text: ContentPage,
  uid: string,
  sceneName: string,
  where: readonly Locale[],
  brand: Brand,
): EntryDraft {
  const scene = sceneOf(brand, sceneName, 'dusk');
  return localisedEntry({ contentType: 'banner', uid }, where, (t, locale) =>
    pictureBanner(scene, locale, {
      title: `Page: ${t(text.title)}`,
      content: `<h1>${t(text.title)}</h1>`,
      position: text.position,
      desktop: '21:9',
      mobile: '1:1',
      buttons: [],
      hotspots: text.key === 'care' ? careHotspots(brand, t) : [],
    }),
  );
}

/** Seen in preview only. */
const nextWinter: EntryDraft = {
  contentType: 'page',
  uid: 'page_next_winter',
  title: 'Next winter',
  unpublished: true,
  fields: {
    url: '/next-winter',
    regions: contentRegions,
    layout: 'default',
    seo_meta: { seo_title: 'Next winter', seo_description: '', og_image: { amplience_id: '' } },
    blocks: [
      { text: { html: '<h1>Next winter</h1><p>Not decided. Come back when the lake is frozen.</p>' } },
    ],
    generic_page: { banner: [] },
    landing_page: { banner: { banner: [] } },
  },
};

/** Malicious content, which must do no harm. Nothing links to it, and it is not indexed. */
const hostilePage: EntryDraft = {
  contentType: 'page',
  uid: 'page_hostile',
  title: hostileText,
  fields: {
    url: '/hostile',
    regions: contentRegions,
    layout: hostileText,
    seo_meta: {
      seo_title: hostileText,
      seo_description: hostileText,
      og_image: { amplience_id: '../../x' },
      no_index: true,
    },
    blocks: [
      { text: { html: hostileMarkup } },
      { text: { html: '<p></p><script>window.hostile=1</script>' } },
      { a_block_of_next_year: { title: hostileText } },
      {
        product_grid: {
          heading: hostileText,
          products: [refTo('product', 'product_that_is_not_there')],
          category: [],
        },
      },
      { banner: { banner: [refTo('banner', 'banner_that_is_not_there')] } },
    ],
    generic_page: { banner: [] },
    landing_page: { banner: { banner: [] } },
  },
};
