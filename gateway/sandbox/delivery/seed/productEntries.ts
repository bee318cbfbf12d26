/** Product and category entries of the content model. */
import { categoryId, categoryUid, pictureName, productId, productUid } from '../../brand/ids.ts';
import {
  locales,
  storeRegions,
  type Brand,
  type BrandCategory,
  type BrandProduct,
  type Locale,
  type Localised,
} from '../../brand/types.ts';
import { refTo, type EntryDraft, type Fields, type ReferenceDraft } from './draft.ts';

const translated = locales.filter((locale) => locale !== 'en-us');

/** Paths of a product's categories: the deepest as the brand lists them, then their ancestors. */
export function categoryPathsOf(product: BrandProduct, byPath: ReadonlyMap<string, BrandCategory>): string[] {
  const paths = new Set<string>(product.categories);
  for (const path of product.categories) {
    for (let up = byPath.get(path)?.parent ?? null; up !== null; up = byPath.get(up)?.parent ?? null)
      paths.add(up);
  }
  return [...paths];
}

export function platformProducts(product: BrandProduct): { region: string; id: number }[] {
  return storeRegions
    .filter((store) => product.prices[store] !== undefined)
    .map((region) => ({ region, id: productId(region, product.index) }));
}

export function platformCategories(category: BrandCategory): { region: string; id: number }[] {
  return storeRegions.map((region) => ({ region, id: categoryId(region, category.index) }));
}

export function categoryEntries(brand: Brand): EntryDraft[] {
  const scenes = new Map(brand.scenes.map((scene) => [scene.name, scene]));
  return brand.categories.map((category) => {
    const scene = scenes.get(category.scene);
    const banner = (locale: Locale): Fields => ({
      amplience_id: category.scene,
      alt_text: scene ? (scene.alt[locale] ?? scene.alt['en-us']) : '',
    });
    return {
      contentType: 'product_category',
      uid: categoryUid(category.path),
      title: category.title['en-us'],
      fields: {
        url: `/${category.path}`,
        display_title: category.displayTitle?.['en-us'] ?? category.title['en-us'],
        description: category.description['en-us'],
        cat_ids_bc: platformCategories(category),
        regions: [...category.regions],
        parent: category.parent === null ? [] : [refTo('product_category', categoryUid(category.parent))],
        sort_order: category.index,
        banner: banner('en-us'),
        automated_related_products: [],
      },
      localised: localisedBy(category.title, (locale, title) => ({
        title,
        display_title: category.displayTitle?.[locale] ?? title,
        description: category.description[locale] ?? '',
        banner: banner(locale),
      })),
    };
  });
}

/** Withdrawn products are published on the error page only. */
export function productEntries(brand: Brand): EntryDraft[] {
  const categories = new Map(brand.categories.map((category) => [category.path, category]));
  const products = new Map(brand.products.map((product) => [product.key, product]));
  return brand.products
    .filter((product) => !product.withdrawn)
    .map((product) => ({
      contentType: 'product',
      uid: productUid(product),
      title: product.title['en-us'],
      fields: productFields(product, categories, products),
      // A ski keeps its name in every language: what is said about it decides.
      localised: localisedBy({ ...product.displayTitle, ...product.tagline }, (locale) => {
        const title = product.title[locale] ?? product.title['en-us'];
        const displayTitle = product.displayTitle?.[locale] ?? title;
        const tagline = product.tagline[locale] ?? '';
        return {
          title,
          display_title: displayTitle,
          tagline,
          description: product.description[locale] ?? '',
          seo_meta: seoMeta(product, displayTitle, tagline),
        };
      }),
      tags: [product.kind, product.family],
    }));
}

/** As the kind of a product is written where a shape is not its name. */
const typeNames: Readonly<Partial<Record<string, string>>> = {
  ski: 'skis',
  pole: 'pole',
  binding: 'binding',
  skin: 'skins',
  goggle: 'goggles',
};

export function typeOf({ type, kind, shape }: BrandProduct): string {
  return type ?? typeNames[shape ?? kind] ?? shape ?? '';
}

function productFields(
  product: BrandProduct,
  categories: ReadonlyMap<string, BrandCategory>,
  products: ReadonlyMap<string, BrandProduct>,
): Fields {
  const [first] = product.colours;
  const displayTitle = product.displayTitle?.['en-us'] ?? product.title['en-us'];
  const paths = categoryPathsOf(product, categories);
  return {
    display_title: displayTitle,
    tagline: product.tagline['en-us'],
    description: product.description['en-us'],
    url: `/${product.key}`,
    regions: [...product.regions],
    is_new: product.isNew ? 'Yes' : 'No',
    is_redesigned: product.isRedesigned ? 'Yes' : 'No',
    price_range: product.sizes.some((size) => size.surcharge !== product.sizes[0]?.surcharge),
    prices: { ...product.contentPrices },
    product_type: typeOf(product),
    image: { amplience_id: first ? pictureName(product.key, first.name, 'front') : '', imageset: 'Yes' },
    color_images: product.colours.map((colour) => ({
      color: colour.name,
      amplience_id: pictureName(product.key, colour.name, 'front'),
      imageset_id: pictureName(product.key, colour.name, 'set'),
    })),
    seo_meta: seoMeta(product, displayTitle, product.tagline['en-us']),
    bc_products: platformProducts(product),
    categories: paths.map((path) => refTo('product_category', categoryUid(path))),
    specs: specsOf({ ...internalSpecs(product), ...product.specs }),
    size_title: product.sizeOption ?? '',
    size_specs: product.sizes.map((size) => ({
      size: size.label,
      specs: specsOf({ 'Item Number': `${product.key}/${size.label}`, ...size.specs }),
    })),
    related_products: product.related.flatMap((key): ReferenceDraft[] => {
      const related = products.get(key);
      return related && !related.withdrawn ? [refTo('product', productUid(related))] : [];
    }),
    colors: product.colours.map((colour) => colour.name),
    color_group_names: [...new Set(product.colours.map((colour) => colour.group))],
    season: product.season,
    ...(product.flex === null ? {} : { flex: product.flex }),
    taxonomies: paths.map((path) => ({ taxonomy_uid: 'category', term_uid: categoryUid(path) })),
  };
}

function seoMeta(product: BrandProduct, title: string, description: string): Fields {
  const [first] = product.colours;
  return {
    seo_title: title,
    seo_description: description,
    og_image: { amplience_id: first ? pictureName(product.key, first.name, 'front') : '' },
  };
}

/** Internal attributes, which `hide_product_attributes` lists. */
function internalSpecs({ season, family, colours }: BrandProduct): Readonly<Record<string, string | number>> {
  const groups = [...new Set(colours.map(({ group }) => group))].join(', ');
  return { Season: season, Family: family, 'Color Group': groups };
}

function specsOf(specs: Readonly<Record<string, string | number>>): { title: string; value: string }[] {
  return Object.entries(specs).map(([title, value]) => ({ title, value: String(value) }));
}

/** An entry is localised in the locales of `text`; what has no translation is empty there, and falls back to English. */
function localisedBy(
  text: Localised,
  fields: (locale: Locale, text: string) => Fields,
): Partial<Record<Locale, Fields>> {
  return Object.fromEntries(
    translated.flatMap((locale) => {
      const there = text[locale];
      return there === undefined ? [] : [[locale, fields(locale, there)]];
    }),
  );
}
