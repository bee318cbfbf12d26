/**
 * `/l/every-switch`: a page for editors that has each switch of a banner and of a link at least once, in every market.
 * Nothing links to it and search engines are asked to stay away.
 */
import type { Brand, BrandScene } from '../../../brand/types.ts';
import { bareBanner, pictureBanner, type BannerWords } from './bannerDraft.ts';
import { everywhere, linkTo, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { pageTexts } from './pageTexts.ts';
import { sceneOf, written, type Say } from '../say.ts';

const { everySwitch: texts } = pageTexts;

/** In the page's order. */
const bannerUids = ['dark', 'light', 'bare', 'banner_off', 'button_off', 'beside'].map(
  (name) => `banner_switch_${name}`,
);

export function everySwitchEntries(brand: Brand): EntryDraft[] {
  const entry = (name: string, fields: (say: Say) => Fields & { title: string }): EntryDraft =>
    written({ contentType: 'banner', uid: `banner_switch_${name}` }, ['de'], fields);
  const pictured = (
    name: string,
    scene: BrandScene,
    words: (say: Say) => Omit<BannerWords, 'title'>,
  ): EntryDraft =>
    written({ contentType: 'banner', uid: `banner_switch_${name}` }, ['de'], (say, locale) =>
      pictureBanner(scene, locale, { title: `Switch: ${name}`, ...words(say) }),
    );
  return [
    page(brand),
    pictured('dark', sceneOf(brand, 'scene-copper-dusk', 'dusk'), (say) => ({
      content: say(texts.dark),
      position: 'bottom-left',
      desktop: '21:9',
      dark: true,
      zoom: true,
      buttons: [
        { text: say(texts.green), screen: '/c/skis?color=Green' },
        { text: say(texts.support), screen: '/support', style: 'secondary' },
      ],
    })),
    pictured('light', sceneOf(brand, 'scene-open-cut', 'noon'), (say) => ({
      content: say(texts.light),
      position: 'center-center',
      desktop: '21:9',
      dark: false,
      buttons: [{ text: say(texts.newTab), address: 'https://www.openstreetmap.org/', newTab: true }],
    })),
    entry('bare', (say) =>
      bareBanner({
        title: 'Switch: bare',
        content: say(texts.bare),
        position: 'bottom-left',
        buttons: [{ text: say(texts.support), screen: '/support' }],
      }),
    ),
    pictured('banner_off', sceneOf(brand, 'scene-overburden', 'storm'), (say) => ({
      content: say(texts.bannerOff),
      position: 'top-right',
      desktop: '21:9',
      disableLink: true,
      buttons: [{ text: say(texts.sameTab), address: 'https://avalanche.org/' }],
    })),
    pictured('button_off', sceneOf(brand, 'scene-night-shift', 'night'), (say) => ({
      content: say(texts.buttonOff),
      position: 'bottom-center',
      desktop: '21:9',
      buttons: [{ text: say(texts.soon), target: categoryRef(brand, 'skis'), disabled: true }],
    })),
    pictured('beside', sceneOf(brand, 'scene-hut-evening', 'dusk'), (say) => ({
      content: say(texts.beside),
      position: 'center-right',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: say(texts.stores), screen: '/stores' }],
    })),
  ];
}

function page(brand: Brand): EntryDraft {
  const [opening, ...others] = bannerUids;
  const allMountain = categoryRef(brand, 'skis/all-mountain');
  return written({ contentType: 'landing_page', uid: 'landing_every_switch' }, ['de'], (say) => ({
    title: say(texts.title),
    url: '/every-switch',
    regions: everywhere,
    layout: 'flush-banner',
    seo_meta: {
      seo_title: say(texts.title),
      seo_description: say(texts.description),
      og_image: { amplience_id: '' },
      no_index: true,
    },
    blocks: [
      { banner: { banner: [refTo('banner', opening ?? '')] } },
      { text: { html: say(texts.intro) } },
      ...others.map((uid) => ({ banner: { banner: [refTo('banner', uid)] } })),
      {
        product_grid: {
          heading: say(texts.grid),
          slider: false,
          products: [],
          category: [allMountain],
          more: linkTo(say(texts.more), allMountain, 'color=Green'),
        },
      },
    ],
  }));
}
