/** Landing pages: one of a campaign, and one about how things are made. */
import { locales, type Brand, type Locale, type Localised } from '../../../brand/types.ts';
import { pictureBanner, type BannerOptions } from './bannerDraft.ts';
import { contentRegions, shopRegions } from '../../../brand/contentRegions.ts';
import { linkTo, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { pageTexts } from './pageTexts.ts';
import { localisedEntry, type Translate } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';

const { firstSnow, press } = pageTexts;

/** Locales that a page is translated to, judged by its title. */
function localesOf(title: Localised): Locale[] {
  return locales.filter((locale) => title[locale] !== undefined);
}

export function landingEntries(brand: Brand): EntryDraft[] {
  const banner = (
    uid: string,
    { title }: typeof firstSnow | typeof press,
    scene: ReturnType<typeof sceneOf>,
    words: (t: Translate) => BannerOptions,
  ): EntryDraft =>
    localisedEntry({ contentType: 'banner', uid }, localesOf(title), (t, locale) =>
      pictureBanner(scene, locale, words(t)),
    );
  return [
    // It sells, so it is shown where there is a shop.
    landing(firstSnow, 'first-snow', shopRegions, 'scene-open-cut', (t) => [
      banners('banner_landing_first_snow'),
      { text: { html: t(firstSnow.text) } },
      grid(t(firstSnow.grid), {
        slider: true,
        category: [categoryRef(brand, 'skis/freeride')],
        more: linkTo(t(firstSnow.more), categoryRef(brand, 'skis/freeride')),
      }),
      banners('banner_landing_hut'),
      { category_group: { category_group: [refTo('category_groups', 'category_group_skis')] } },
    ]),
    landing(press, 'the-press', contentRegions, 'scene-press', (t) => [
      banners('banner_landing_press'),
      { text: { html: t(press.text) } },
      banners('banner_landing_bench'),
      grid(t(press.grid), { slider: false, category: [categoryRef(brand, 'skis/all-mountain')] }),
      { category_group: { category_group: [refTo('category_groups', 'category_group_home')] } },
    ]),
    banner('banner_landing_first_snow', firstSnow, sceneOf(brand, 'scene-open-cut', 'noon'), (t) => ({
      title: 'Landing: first snow',
      content: t(firstSnow.opening),
      // Above the two skiers.
      position: 'top-center',
      zoom: true,
      buttons: [
        { text: t(firstSnow.all), target: categoryRef(brand, 'skis') },
        {
          text: t(firstSnow.tune),
          target: categoryRef(brand, 'accessories/tuning'),
          style: 'secondary',
        },
      ],
    })),
    banner('banner_landing_hut', firstSnow, sceneOf(brand, 'scene-hut-evening', 'dusk'), (t) => ({
      title: 'Landing: hut',
      content: t(firstSnow.hut),
      position: 'center-right',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: t(firstSnow.stores), screen: '/stores' }],
    })),
    banner('banner_landing_press', press, sceneOf(brand, 'scene-press', 'night'), (t) => ({
      title: 'Landing: press',
      content: t(press.opening),
      position: 'center-left',
      desktop: '21:9',
      buttons: [],
    })),
    banner('banner_landing_bench', press, sceneOf(brand, 'scene-wax-bench', 'dusk'), (t) => ({
      title: 'Landing: bench',
      content: t(press.bench),
      position: 'center-left',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: t(press.craft), target: refTo('page', 'page_craft') }],
    })),
  ];
}

function landing(
  texts: typeof firstSnow | typeof press,
  key: string,
  regions: readonly string[],
  picture: string,
  blocks: (t: Translate) => Fields[],
): EntryDraft {
  return localisedEntry(
    { contentType: 'landing_page', uid: `landing_${key.replaceAll('-', '_')}` },
    localesOf(texts.title),
    (t) => ({
      title: t(texts.title),
      url: `/${key}`,
      regions,
      layout: 'flush-banner',
      seo_meta: {
        seo_title: t(texts.title),
        seo_description: t(texts.description),
        og_image: { amplience_id: picture },
      },
      blocks: blocks(t),
    }),
  );
}

function banners(...uids: readonly string[]): Fields {
  return { banner: { banner: uids.map((uid) => refTo('banner', uid)) } };
}

function grid(heading: string, more: Fields): Fields {
  return { product_grid: { heading, products: [], category: [], ...more } };
}
