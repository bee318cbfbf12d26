/** The page for unknown addresses and for withdrawn products (platform.md 2, Error page). */
import { categoryUid, productUid } from '../../../brand/ids.ts';
import type { Brand } from '../../../brand/types.ts';
import { pictureBanner } from './bannerDraft.ts';
import { contentRegions } from '../../../brand/contentRegions.ts';
import { refTo, type EntryDraft } from '../draft.ts';
import { platformCategories, platformProducts } from '../productEntries.ts';
import { localisedEntry } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';
import { pageTexts } from './pageTexts.ts';

const { error: words } = pageTexts;

export function errorPageEntries(brand: Brand): EntryDraft[] {
  const byPath = new Map(brand.categories.map((category) => [category.path, category]));
  const withdrawn = brand.products.filter((product) => product.withdrawn);
  // Categories of the withdrawn products first of all; the top categories are for products with no other.
  const left = new Set(withdrawn.flatMap((product) => product.categories));
  const recommended = brand.categories.filter(({ parent, path }) => parent === null || left.has(path));
  const page = localisedEntry(
    { contentType: 'error_page', uid: 'error_page_main' },
    ['sv', 'ja', 'no', 'es', 'de', 'fr', 'it'],
    (t) => ({
      title: 'Error page',
      regions: contentRegions,
      header: t(words.header),
      main_content: t(words.main),
      link_text: t(words.link),
      product_header: t(words.products),
      banner: [refTo('banner', 'banner_error')],
      product_recommendation_page: { header: t(words.goneHeader), main_content: t(words.gone) },
      automated_related_products: recommended.map((category) => ({
        uid: categoryUid(category.path),
        cat_ids_bc: platformCategories(category),
      })),
      products: withdrawn.map((product) => ({
        uid: productUid(product),
        title: t(product.title),
        regions: product.regions,
        url: `/${product.key}`,
        bc_products: platformProducts(product),
        categories: product.categories
          .filter((path) => byPath.has(path))
          .map((path) => refTo('product_category', categoryUid(path))),
      })),
    }),
  );
  const scene = sceneOf(brand, 'scene-lost-level', 'night');
  const banner = localisedEntry(
    { contentType: 'banner', uid: 'banner_error' },
    ['de', 'fr', 'ja', 'sv'],
    (_t, locale) =>
      pictureBanner(scene, locale, {
        title: 'Error page',
        // The texts below it are in the entry of the page.
        content: '',
        position: 'bottom-left',
        desktop: '21:9',
        mobile: '1:1',
        buttons: [],
      }),
  );
  return [page, banner];
}
