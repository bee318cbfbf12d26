/** Groups of categories with a picture each: the top categories on the home page, and the children of each of them. */
import { z } from 'zod';
import { categoryUid, pictureName, type PictureAngle } from '../../../brand/ids.ts';
import { readFacts, withTexts } from '../../../brand/readData.ts';
import { locales, type Brand, type BrandCategory, type BrandProduct } from '../../../brand/types.ts';
import { refTo, type EntryDraft, type Fields } from '../draft.ts';
import { pageTexts } from './pageTexts.ts';
import { type Translate, localisedEntry } from '../localisedEntry.ts';

const file = 'pages/categoryGroups.json';
const groupRow = z.strictObject({
  /** Of a top category. */
  key: z.string(),
  layout: z.enum(['row', 'split', 'list', 'grid']),
  /** Shown in use on the home page. */
  product: z.string(),
});
const groups = new Map(
  withTexts(file, readFacts(file, z.array(groupRow)), pageTexts.categoryGroups).map((group) => [
    group.key,
    group,
  ]),
);

function layoutOf(parent: BrandCategory): string {
  return groups.get(parent.key)?.layout ?? 'grid';
}

function inUse(brand: Brand, category: BrandCategory): Fields {
  const product = brand.products.find(({ key }) => key === groups.get(category.key)?.product);
  return pictureOf(product, 'scene', category);
}

/** The first product of the category: in a small picture it shows more than a landscape. */
function firstProduct(brand: Brand, category: BrandCategory): Fields {
  const product = brand.products.find(
    ({ categories: [path = ''], withdrawn }) => !withdrawn && `${path}/`.startsWith(`${category.path}/`),
  );
  return pictureOf(product, 'front', category);
}

/** The alternative text is empty: the category's name is beside the picture. */
function pictureOf(product: BrandProduct | undefined, angle: PictureAngle, { scene }: BrandCategory): Fields {
  const colour = product?.colours[0];
  return {
    amplience_id: product && colour ? pictureName(product.key, colour.name, angle) : scene,
    alt_text: '',
  };
}

export function categoryGroupEntries(brand: Brand): EntryDraft[] {
  const scenes = new Map(brand.scenes.map((scene) => [scene.name, scene.alt]));
  const member = (t: Translate, category: BrandCategory): Fields => {
    const alt = scenes.get(category.scene);
    return {
      category: [refTo('product_category', categoryUid(category.path))],
      clp_display_title: t(category.title),
      image: { amplience_id: category.scene, alt_text: alt ? t(alt) : '' },
    };
  };
  const top = brand.categories.filter((category) => category.parent === null);
  const home = localisedEntry(
    { contentType: 'category_groups', uid: 'category_group_home' },
    locales,
    (t) => ({
      title: t(pageTexts.home.fourThings),
      parent_category: [],
      categories: top.map((category) => ({ ...member(t, category), image: inUse(brand, category) })),
      clp_layout_tags: ['four-up'],
    }),
  );
  const openings = top.map((parent) =>
    localisedEntry({ contentType: 'category_groups', uid: `category_group_${parent.key}` }, locales, (t) => ({
      title: t(groups.get(parent.key)?.title ?? parent.displayTitle ?? parent.title),
      parent_category: [refTo('product_category', categoryUid(parent.path))],
      categories: brand.categories
        .filter((category) => category.parent === parent.path)
        .map((category) =>
          layoutOf(parent) === 'list'
            ? { ...member(t, category), image: firstProduct(brand, category) }
            : member(t, category),
        ),
      clp_layout_tags: [layoutOf(parent)],
    })),
  );
  return [home, ...openings];
}
