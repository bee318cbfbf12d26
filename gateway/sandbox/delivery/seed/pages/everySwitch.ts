/**
 * `/l/every-switch`: a page for editors that has each switch of a banner and of a link at least once, in every market.
 * Nothing links to it and search engines are asked to stay away.
 */
import type { Brand, BrandScene, Localised } from '../../../brand/types.ts';
import { bareBanner, pictureBanner, type BannerWords } from './bannerDraft.ts';
import { everywhere, linkTo, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { categoryRef } from './homePage.ts';
import { sceneOf, written, type Say } from '../say.ts';

const texts = {
  title: { 'en-us': 'Every switch', de: 'Alle Schalter' },
  description: {
    'en-us': 'What an editor can turn on and off, each shown once.',
    de: 'Was sich in der Redaktion ein- und ausschalten lässt, jedes einmal gezeigt.',
  },
  dark: {
    'en-us': '<h1>Every switch</h1><p>Dark overlay, and a picture that comes closer while you look.</p>',
    de: '<h1>Alle Schalter</h1><p>Dunkle Überlagerung, und ein Bild, das beim Ansehen näher kommt.</p>',
  },
  green: { 'en-us': 'Green skis', de: 'Grüne Ski' },
  support: { 'en-us': 'Support', de: 'Hilfe' },
  intro: {
    'en-us':
      '<p>For editors. Below is one banner for each setting, and one that is not there: it has no picture yet, so it is not published. A currency that lacks a part of its format is shown bare, as the <a href="/test-store">currencies of the American store</a> show.</p>',
    de: '<p>Für die Redaktion. Darunter steht zu jeder Einstellung ein Banner, und eines fehlt: Es hat noch kein Bild und wird deshalb nicht veröffentlicht. Eine Währung, deren Format ein Teil fehlt, steht als bloße Zahl da: siehe die <a href="/test-store">Währungen des amerikanischen Shops</a>.</p>',
  },
  light: {
    'en-us':
      '<h2>Light overlay</h2><p>Dark words on a bright picture. All of it is one link, to another site in a new tab.</p>',
    de: '<h2>Helle Überlagerung</h2><p>Dunkle Schrift auf hellem Bild. Das Ganze ist ein Link, zu einer anderen Website in einem neuen Tab.</p>',
  },
  newTab: { 'en-us': 'Open the map', de: 'Karte öffnen' },
  bare: {
    'en-us': '<h2>No picture</h2><p>Nobody should read this.</p>',
    de: '<h2>Kein Bild</h2><p>Das sollte niemand lesen.</p>',
  },
  bannerOff: {
    'en-us': '<h2>Link disabled</h2><p>The picture is not a link. Its one button is, to another site.</p>',
    de: '<h2>Link abgeschaltet</h2><p>Das Bild ist kein Link. Die eine Schaltfläche führt zu einer anderen Website.</p>',
  },
  sameTab: { 'en-us': 'Avalanche report', de: 'Lawinenbericht' },
  buttonOff: {
    'en-us': '<h2>Button disabled</h2><p>The words stay, and lead nowhere.</p>',
    de: '<h2>Schaltfläche abgeschaltet</h2><p>Die Worte bleiben und führen nirgendwohin.</p>',
  },
  soon: { 'en-us': 'From December', de: 'Ab Dezember' },
  beside: {
    'en-us': '<h2>Words beside the picture</h2><p>Nothing lies on it.</p>',
    de: '<h2>Text neben dem Bild</h2><p>Auf dem Bild liegt nichts.</p>',
  },
  stores: { 'en-us': 'Stores', de: 'Händler' },
  grid: { 'en-us': 'A link with filters', de: 'Ein Link mit Filtern' },
  more: { 'en-us': 'All-mountain skis in green', de: 'All-Mountain-Ski in Grün' },
} satisfies Record<string, Localised>;

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
