/**
 * `/l/every-switch`: a page for editors with each option of banners and of links, in every market. Nothing links to it and it
 * is not indexed.
 */
import type { Brand, BrandScene } from '../../../brand/types.ts';
import { bareBanner, pictureBanner, type BannerOptions } from './bannerDraft.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { linkTo, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { pageTexts } from './pageTexts.ts';
import { localisedEntry, type Translate } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';

const { everySwitch: texts } = pageTexts;

/** In the page's order. */
const bannerUids = ['dark', 'light', 'bare', 'banner_off', 'button_off', 'beside'].map(
  (name) => `banner_switch_${name}`,
);

export function everySwitchEntries(brand: Brand): EntryDraft[] {
  const entry = (name: string, fields: (t: Translate) => Fields & { title: string }): EntryDraft =>
    localisedEntry({ contentType: 'banner', uid: `banner_switch_${name}` }, ['de'], fields);
  const pictured = (
    name: string,
    scene: BrandScene,
    words: (t: Translate) => Omit<BannerOptions, 'title'>,
  ): EntryDraft =>
    localisedEntry({ contentType: 'banner', uid: `banner_switch_${name}` }, ['de'], (t, locale) =>
      pictureBanner(scene, locale, { title: `Switch: ${name}`, ...words(t) }),
    );
  return [
    page(brand),
    pictured('dark', sceneOf(brand, 'scene-copper-dusk', 'dusk'), (t) => ({
      content: t(texts.dark),
      position: 'bottom-left',
      desktop: '21:9',
      dark: true,
      zoom: true,
      buttons: [
        { text: t(texts.green), screen: '/c/skis?color=Green' },
        { text: t(texts.support), screen: '/support', style: 'secondary' },
      ],
    })),
    pictured('light', sceneOf(brand, 'scene-open-cut', 'noon'), (t) => ({
      content: t(texts.light),
      position: 'center-center',
      desktop: '21:9',
      dark: false,
      buttons: [{ text: t(texts.newTab), address: 'https://www.openstreetmap.org/', newTab: true }],
    })),
    entry('bare', (t) =>
      bareBanner({
        title: 'Switch: bare',
        content: t(texts.bare),
        position: 'bottom-left',
        buttons: [{ text: t(texts.support), screen: '/support' }],
      }),
    ),
    pictured('banner_off', sceneOf(brand, 'scene-overburden', 'storm'), (t) => ({
      content: t(texts.bannerOff),
      position: 'top-right',
      desktop: '21:9',
      disableLink: true,
      buttons: [{ text: t(texts.sameTab), address: 'https://avalanche.org/' }],
    })),
    pictured('button_off', sceneOf(brand, 'scene-night-shift', 'night'), (t) => ({
      content: t(texts.buttonOff),
      position: 'bottom-center',
      desktop: '21:9',
      buttons: [{ text: t(texts.soon), target: categoryRef(brand, 'skis'), disabled: true }],
    })),
    pictured('beside', sceneOf(brand, 'scene-hut-evening', 'dusk'), (t) => ({
      content: t(texts.beside),
      position: 'center-right',
      desktop: '4:3',
      mobile: '4:3',
      wrap: true,
      buttons: [{ text: t(texts.stores), screen: '/stores' }],
    })),
  ];
}

function page(brand: Brand): EntryDraft {
  const [opening, ...others] = bannerUids;
  const allMountain = categoryRef(brand, 'skis/all-mountain');
  return localisedEntry({ contentType: 'landing_page', uid: 'landing_every_switch' }, ['de'], (t) => ({
    title: t(texts.title),
    url: '/every-switch',
    regions: contentRegions,
    layout: 'flush-banner',
    seo_meta: {
      seo_title: t(texts.title),
      seo_description: t(texts.description),
      og_image: { amplience_id: '' },
      no_index: true,
    },
    blocks: [
      { banner: { banner: [refTo('banner', opening ?? '')] } },
      { text: { html: t(texts.intro) } },
      ...others.map((uid) => ({ banner: { banner: [refTo('banner', uid)] } })),
      {
        product_grid: {
          heading: t(texts.grid),
          slider: false,
          products: [],
          category: [allMountain],
          more: linkTo(t(texts.more), allMountain, 'color=Green'),
        },
      },
    ],
  }));
}
