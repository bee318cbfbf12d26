/** Landing pages: where the links of a campaign lead, and a page about how things are made. */
import { locales, type Brand, type Locale } from '../../../brand/types.ts';
import { pictureBanner, type BannerWords } from './bannerDraft.ts';
import { everywhere, linkTo, refTo, shopping, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { firstSnowTexts, pressTexts } from './landingTexts.ts';
import { sceneOf, written, type Say } from '../say.ts';

export function landingEntries(brand: Brand): EntryDraft[] {
  const banner = (
    uid: string,
    scene: ReturnType<typeof sceneOf>,
    words: (say: Say) => BannerWords,
  ): EntryDraft =>
    written({ contentType: 'banner', uid }, ['de', 'fr', 'ja'], (say, locale) =>
      pictureBanner(scene, locale, words(say)),
    );
  return [
    // It sells, so it is shown where there is a shop.
    landing(firstSnowTexts, 'first-snow', shopping, 'scene-open-cut', (say) => [
      banners('banner_landing_first_snow'),
      { text: { html: say(firstSnowTexts.text) } },
      grid(say(firstSnowTexts.grid), {
        slider: true,
        category: [categoryRef(brand, 'skis/freeride')],
        more: linkTo(say(firstSnowTexts.more), categoryRef(brand, 'skis/freeride')),
      }),
      banners('banner_landing_hut'),
      { category_group: { category_group: [refTo('category_groups', 'category_group_skis')] } },
    ]),
    landing(pressTexts, 'the-press', everywhere, 'scene-machine-hall', (say) => [
      banners('banner_landing_press'),
      { text: { html: say(pressTexts.text) } },
      banners('banner_landing_bench'),
      grid(say(pressTexts.grid), { slider: false, category: [categoryRef(brand, 'skis/all-mountain')] }),
      { category_group: { category_group: [refTo('category_groups', 'category_group_home')] } },
    ]),
    banner('banner_landing_first_snow', sceneOf(brand, 'scene-open-cut', 'noon'), (say) => ({
      title: 'Landing: first snow',
      content: say(firstSnowTexts.opening),
      position: 'bottom-center',
      desktop: '21:9',
      zoom: true,
      buttons: [
        { text: say(firstSnowTexts.all), target: categoryRef(brand, 'skis') },
        {
          text: say(firstSnowTexts.tune),
          target: categoryRef(brand, 'accessories/tuning'),
          style: 'secondary',
        },
      ],
    })),
    banner('banner_landing_hut', sceneOf(brand, 'scene-hut-evening', 'dusk'), (say) => ({
      title: 'Landing: hut',
      content: say(firstSnowTexts.hut),
      position: 'center-right',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: say(firstSnowTexts.stores), screen: '/stores' }],
    })),
    banner('banner_landing_press', sceneOf(brand, 'scene-machine-hall', 'night'), (say) => ({
      title: 'Landing: press',
      content: say(pressTexts.opening),
      position: 'center-left',
      desktop: '21:9',
      buttons: [],
    })),
    banner('banner_landing_bench', sceneOf(brand, 'scene-wax-bench', 'dusk'), (say) => ({
      title: 'Landing: bench',
      content: say(pressTexts.bench),
      position: 'center-left',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: say(pressTexts.craft), target: refTo('page', 'page_craft') }],
    })),
  ];
}

function landing(
  texts: typeof firstSnowTexts | typeof pressTexts,
  key: string,
  regions: readonly string[],
  picture: string,
  blocks: (say: Say) => Fields[],
): EntryDraft {
  const title: Partial<Record<Locale, string>> = texts.title;
  const where = locales.filter((locale) => title[locale] !== undefined);
  return written(
    { contentType: 'landing_page', uid: `landing_${key.replaceAll('-', '_')}` },
    where,
    (say) => ({
      title: say(texts.title),
      url: `/${key}`,
      regions,
      layout: 'flush-banner',
      seo_meta: {
        seo_title: say(texts.title),
        seo_description: say(texts.description),
        og_image: { amplience_id: picture },
      },
      blocks: blocks(say),
    }),
  );
}

function banners(...uids: readonly string[]): Fields {
  return { banner: { banner: uids.map((uid) => refTo('banner', uid)) } };
}

function grid(heading: string, more: Fields): Fields {
  return { product_grid: { heading, products: [], category: [], ...more } };
}
