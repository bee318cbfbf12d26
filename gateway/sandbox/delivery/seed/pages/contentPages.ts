/** Pages of words: a banner where there is a picture for it, then the text. */
import { locales, type Brand, type Locale } from '../../../brand/types.ts';
import { pictureBanner } from './bannerDraft.ts';
import { everywhere, refTo, type EntryDraft } from '../draft.ts';
import { hostileMarkup, hostileText } from '../hostileTexts.ts';
import { careHotspots } from './hotspots.ts';
import { pageTexts, type PageText } from './pageTexts.ts';
import { sceneOf, written } from '../say.ts';
import { testStorePage } from './testStorePage.ts';

export function contentPageEntries(brand: Brand): EntryDraft[] {
  return [...[...pageTexts, testStorePage].flatMap((text) => pageOf(text, brand)), nextWinter, hostilePage];
}

function pageOf(text: PageText, brand: Brand): EntryDraft[] {
  const translated = locales.filter((locale) => text.title[locale] !== undefined);
  const bannerUid = `banner_page_${text.key.replaceAll('-', '_')}`;
  const page = written(
    {
      contentType: 'page',
      uid: `page_${text.key.replaceAll('-', '_')}`,
      // The legal pages stand in French and Japanese menus too, in English until somebody translates them.
      publishedIn: ['fr', 'ja'],
    },
    translated,
    (say, locale) => ({
      title: say(text.title),
      url: `/${text.key}`,
      regions: text.regions ?? everywhere,
      layout: text.scene === undefined ? 'default' : 'flush-banner',
      seo_meta: {
        seo_title: say(text.title),
        seo_description: text.description[locale] ?? '',
        og_image: { amplience_id: text.scene ?? '' },
      },
      blocks: [
        {
          text: {
            // A banner, or a screen of its own, has the heading otherwise.
            html:
              text.scene === undefined && text.key !== 'support'
                ? `<h1>${say(text.title)}</h1>${say(text.html)}`
                : say(text.html),
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
  text: PageText,
  uid: string,
  sceneName: string,
  where: readonly Locale[],
  brand: Brand,
): EntryDraft {
  const scene = sceneOf(brand, sceneName, 'dusk');
  return written({ contentType: 'banner', uid }, where, (say, locale) =>
    pictureBanner(scene, locale, {
      title: `Page: ${say(text.title)}`,
      content: `<h1>${say(text.title)}</h1>`,
      position: 'bottom-left',
      desktop: '21:9',
      mobile: '1:1',
      buttons: [],
      hotspots: text.key === 'care' ? careHotspots(brand, say) : [],
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
    regions: everywhere,
    layout: 'default',
    seo_meta: { seo_title: 'Next winter', seo_description: '', og_image: { amplience_id: '' } },
    blocks: [
      { text: { html: '<h1>Next winter</h1><p>Not decided. Come back when the lake is frozen.</p>' } },
    ],
    generic_page: { banner: [] },
    landing_page: { banner: { banner: [] } },
  },
};

/** Nothing links here, and search engines are asked to stay away: what it says must do no harm. */
const hostilePage: EntryDraft = {
  contentType: 'page',
  uid: 'page_hostile',
  title: hostileText,
  fields: {
    url: '/hostile',
    regions: everywhere,
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
