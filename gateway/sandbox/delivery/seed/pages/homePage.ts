/** The home page and its banners. */
import { categoryUid, productUid, productVideoName } from '../../../brand/ids.ts';
import { locales, type Brand, type Locale, type Localised } from '../../../brand/types.ts';
import { pictureBanner, videoBanner, type BannerOptions } from './bannerDraft.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { linkTo, refTo, type EntryDraft, type Fields } from '../draft.ts';
import { benchHotspots } from './hotspots.ts';
import { pageTexts } from './pageTexts.ts';
import { localisedEntry, type Translate } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';

const { home: texts } = pageTexts;

/** A category of the brand, or the nearest ancestor that it has. */
export function categoryRef(brand: Brand, path: string): ReturnType<typeof refTo> {
  const found = brand.categories.some((category) => category.path === path);
  const parent = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  if (!found && parent !== '') return categoryRef(brand, parent);
  return refTo('product_category', categoryUid(path));
}

export function homeEntries(brand: Brand): EntryDraft[] {
  const product = brand.products.find((each) => each.video && !each.withdrawn);
  const colour = product?.colours[0];
  const film = product && colour && productVideoName(product.key, colour.name);
  return [homePage(brand, film !== undefined), ...banners(brand), ...(film ? [filmBanner(film)] : [])];
}

function homePage(brand: Brand, hasFilm: boolean): EntryDraft {
  const onSale = brand.products.filter((product) => !product.withdrawn);
  const latest = onSale.filter((product) => product.isNew);
  const arrivals = [...latest, ...onSale.filter((product) => product.isRedesigned && !product.isNew)].slice(
    0,
    10,
  );
  return localisedEntry({ contentType: 'page', uid: 'page_home' }, locales, (t) => ({
    title: t(texts.title),
    url: '/',
    regions: contentRegions,
    layout: 'flush-banner',
    seo_meta: {
      seo_title: t(texts.seoTitle),
      seo_description: t(texts.seoDescription),
      og_image: { amplience_id: sceneOf(brand, 'scene-first-light', 'dawn').name },
    },
    blocks: [
      bannerBlock('banner_home_hero'),
      { category_group: { category_group: [refTo('category_groups', 'category_group_home')] } },
      grid(t, texts.newThisWinter, {
        slider: true,
        autoplay: true,
        products: arrivals.map((product) => refTo('product', productUid(product))),
        more: linkTo(t(texts.everythingSkis), categoryRef(brand, 'skis')),
      }),
      bannerSlider('banner_home_climb', 'banner_home_lodestar', 'banner_home_storm'),
      // Without products, the grid shows the category in the editors' order.
      grid(t, texts.forTheWayUp, {
        slider: false,
        category: [categoryRef(brand, 'skis/touring')],
        more: linkTo(t(texts.everythingTouring), categoryRef(brand, 'skis/touring')),
      }),
      { text: { html: t(texts.text) } },
      bannerBlock('banner_home_bench'),
      ...(hasFilm ? [bannerBlock('banner_home_film')] : []),
    ],
    generic_page: { banner: [] },
    landing_page: { banner: { banner: [] } },
  }));
}

function bannerBlock(...uids: readonly string[]): Fields {
  return { banner: { banner: uids.map((uid) => refTo('banner', uid)) } };
}

function bannerSlider(...uids: readonly string[]): Fields {
  return { banner: { banner: uids.map((uid) => refTo('banner', uid)), slider: true } };
}

function grid(t: Translate, heading: Localised, more: Fields): Fields {
  return { product_grid: { heading: t(heading), products: [], category: [], ...more } };
}

function banners(brand: Brand): EntryDraft[] {
  const banner = (
    uid: string,
    scene: ReturnType<typeof sceneOf>,
    where: readonly Locale[],
    words: (t: Translate, locale: Locale) => BannerOptions,
  ): EntryDraft =>
    localisedEntry({ contentType: 'banner', uid }, where, (t, locale) =>
      pictureBanner(scene, locale, words(t, locale)),
    );
  return [
    banner('banner_home_hero', sceneOf(brand, 'scene-first-light', 'dawn'), locales, (t) => ({
      title: 'Home: hero',
      content: `<h1>${t(texts.heroHeading)}</h1><p>${t(texts.heroText)}</p>`,
      position: 'bottom-left',
      zoom: true,
      buttons: [
        { text: t(texts.seeSkis), target: categoryRef(brand, 'skis') },
        { text: t(texts.howWeMake), target: refTo('page', 'page_craft'), style: 'secondary' },
      ],
    })),
    banner('banner_home_lodestar', sceneOf(brand, 'scene-open-cut', 'noon'), locales, (t) => ({
      title: 'Home: all-mountain',
      content: t(texts.lodestar),
      position: 'top-left',
      desktop: '4:3',
      buttons: [{ text: t(texts.allMountain), target: categoryRef(brand, 'skis/all-mountain') }],
    })),
    banner('banner_home_bench', sceneOf(brand, 'scene-wax-bench', 'dusk'), locales, (t) => ({
      title: 'Home: bench',
      content: t(texts.bench),
      position: 'bottom-left',
      // The whole picture, for its hotspots.
      desktop: '16:9',
      hotspots: benchHotspots(brand, t),
      buttons: [{ text: t(texts.tuning), target: categoryRef(brand, 'accessories/tuning') }],
    })),
    banner('banner_home_climb', sceneOf(brand, 'scene-copper-dusk', 'dusk'), locales, (t) => ({
      title: 'Home: the way up',
      content: t(texts.climb),
      position: 'bottom-left',
      desktop: '21:9',
      buttons: [{ text: t(texts.everythingTouring), target: categoryRef(brand, 'skis/touring') }],
    })),
    banner('banner_home_storm', sceneOf(brand, 'scene-overburden', 'storm'), locales, (t) => ({
      title: 'Home: storm',
      content: t(texts.storm),
      position: 'center-left',
      desktop: '21:9',
      buttons: [{ text: t(texts.freeride), target: categoryRef(brand, 'skis/freeride') }],
    })),
  ];
}

function filmBanner(video: string): EntryDraft {
  return localisedEntry({ contentType: 'banner', uid: 'banner_home_film' }, locales, (t) =>
    videoBanner(video, t(texts.filmAlt), {
      title: 'Home: film',
      content: t(texts.film),
      position: 'center-center',
      desktop: '21:9',
      mobile: '1:1',
      buttons: [{ text: t(texts.about), target: refTo('page', 'page_about') }],
    }),
  );
}
