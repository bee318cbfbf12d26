/** Landing pages: one of a campaign, and one about how things are made. */
import { locales, type Brand } from '../../../brand/types.ts';
import { pictureBanner, type BannerWords } from './bannerDraft.ts';
import { everywhere, linkTo, refTo, shopping, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { pageTexts } from './pageTexts.ts';
import { sceneOf, written, type Say } from '../say.ts';

const { firstSnow, press } = pageTexts;

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
    landing(firstSnow, 'first-snow', shopping, 'scene-open-cut', (say) => [
      banners('banner_landing_first_snow'),
      { text: { html: say(firstSnow.text) } },
      grid(say(firstSnow.grid), {
        slider: true,
        category: [categoryRef(brand, 'skis/freeride')],
        more: linkTo(say(firstSnow.more), categoryRef(brand, 'skis/freeride')),
      }),
      banners('banner_landing_hut'),
      { category_group: { category_group: [refTo('category_groups', 'category_group_skis')] } },
    ]),
    landing(press, 'the-press', everywhere, 'scene-machine-hall', (say) => [
      banners('banner_landing_press'),
      { text: { html: say(press.text) } },
      banners('banner_landing_bench'),
      grid(say(press.grid), { slider: false, category: [categoryRef(brand, 'skis/all-mountain')] }),
      { category_group: { category_group: [refTo('category_groups', 'category_group_home')] } },
    ]),
    banner('banner_landing_first_snow', sceneOf(brand, 'scene-open-cut', 'noon'), (say) => ({
      title: 'Landing: first snow',
      content: say(firstSnow.opening),
      position: 'bottom-center',
      desktop: '21:9',
      zoom: true,
      buttons: [
        { text: say(firstSnow.all), target: categoryRef(brand, 'skis') },
        {
          text: say(firstSnow.tune),
          target: categoryRef(brand, 'accessories/tuning'),
          style: 'secondary',
        },
      ],
    })),
    banner('banner_landing_hut', sceneOf(brand, 'scene-hut-evening', 'dusk'), (say) => ({
      title: 'Landing: hut',
      content: say(firstSnow.hut),
      position: 'center-right',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: say(firstSnow.stores), screen: '/stores' }],
    })),
    banner('banner_landing_press', sceneOf(brand, 'scene-machine-hall', 'night'), (say) => ({
      title: 'Landing: press',
      content: say(press.opening),
      position: 'center-left',
      desktop: '21:9',
      buttons: [],
    })),
    banner('banner_landing_bench', sceneOf(brand, 'scene-wax-bench', 'dusk'), (say) => ({
      title: 'Landing: bench',
      content: say(press.bench),
      position: 'center-left',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: say(press.craft), target: refTo('page', 'page_craft') }],
    })),
  ];
}

function landing(
  texts: typeof firstSnow | typeof press,
  key: string,
  regions: readonly string[],
  picture: string,
  blocks: (say: Say) => Fields[],
): EntryDraft {
  const where = locales.filter((locale) => texts.title[locale] !== undefined);
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
