/** Groups of categories with a picture each: the four kinds on the home page, and the children of every top category. */
import { categoryUid, pictureName } from '../../brand/ids.ts';
import { locales, type Brand, type BrandCategory } from '../../brand/types.ts';
import { refTo, type EntryDraft, type Fields } from './draft.ts';
import { homeTexts } from './homeTexts.ts';
import { type Say, written } from './say.ts';

/** A product of the kind, in use: says at a glance what is sold there. */
const shownInUse: Readonly<Record<string, string>> = {
  skis: 'lodestar-98',
  poles: 'shaft-12',
  bindings: 'timber-hitch-13',
  accessories: 'carbide',
};

function inUse(brand: Brand, category: BrandCategory): Fields {
  const product = brand.products.find(({ key }) => key === shownInUse[category.key]);
  const colour = product?.colours[0];
  // The category's name stands below the picture: a text of its own would say it twice.
  return {
    amplience_id: product && colour ? pictureName(product.key, colour.name, 'scene') : category.scene,
    alt_text: '',
  };
}

export function categoryGroupEntries(brand: Brand): EntryDraft[] {
  const scenes = new Map(brand.scenes.map((scene) => [scene.name, scene.alt]));
  const member = (say: Say, category: BrandCategory): Fields => {
    const alt = scenes.get(category.scene);
    return {
      category: [refTo('product_category', categoryUid(category.path))],
      clp_display_title: say(category.title),
      image: { amplience_id: category.scene, alt_text: alt ? say(alt) : '' },
    };
  };
  const top = brand.categories.filter((category) => category.parent === null);
  const home = written({ contentType: 'category_groups', uid: 'category_group_home' }, locales, (say) => ({
    title: say(homeTexts.fourThings),
    parent_category: [],
    categories: top.map((category) => ({ ...member(say, category), image: inUse(brand, category) })),
    clp_layout_tags: ['four-up'],
  }));
  const groups = top.map((parent) =>
    written({ contentType: 'category_groups', uid: `category_group_${parent.key}` }, locales, (say) => ({
      title: say(parent.displayTitle ?? parent.title),
      parent_category: [refTo('product_category', categoryUid(parent.path))],
      categories: brand.categories
        .filter((category) => category.parent === parent.path)
        .map((category) => member(say, category)),
      clp_layout_tags: ['grid'],
    })),
  );
  return [home, ...groups];
}
