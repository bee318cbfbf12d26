/** Groups of categories with a picture each: the four kinds on the home page, and what opens every top category. */
import { categoryUid, pictureName, type PictureAngle } from '../../../brand/ids.ts';
import {
  locales,
  type Brand,
  type BrandCategory,
  type BrandProduct,
  type Localised,
} from '../../../brand/types.ts';
import { refTo, type EntryDraft, type Fields } from '../draft.ts';
import { homeTexts } from './homeTexts.ts';
import { inAll, type Say, written } from '../say.ts';

/** A product of the kind, in use: says at a glance what is sold there. */
const shownInUse: Readonly<Record<string, string>> = {
  skis: 'lodestar-98',
  poles: 'shaft-12',
  bindings: 'timber-hitch-13',
  accessories: 'carbide',
};

/** How each top category opens: what it asks, and the layout that suits the number of its children. */
const opening: Readonly<Record<string, { title: Localised; layout: string }>> = {
  skis: {
    title: inAll(
      'Where are you headed?',
      'Vart är du på väg?',
      '今日はどこを滑りますか',
      'Hvor skal du?',
      '¿Adónde va?',
      'Wohin soll es gehen?',
      'Où allez-vous ?',
      'Dove si va?',
    ),
    layout: 'row',
  },
  poles: {
    title: inAll(
      'One length, or several',
      'En längd eller flera',
      '固定式と調節式',
      'Én lengde eller flere',
      'Una longitud o varias',
      'Eine Länge oder mehrere',
      'Une longueur ou plusieurs',
      'Una lunghezza o più',
    ),
    layout: 'split',
  },
  bindings: {
    title: inAll(
      'Up by lift, or on foot',
      'Upp med lift eller till fots',
      'リフトで登るか、歩いて登るか',
      'Opp med heis eller til fots',
      'En remonte o a pie',
      'Hinauf mit dem Lift oder zu Fuß',
      'En remontée ou à pied',
      'In funivia o a piedi',
    ),
    layout: 'split',
  },
  accessories: {
    title: inAll(
      'What is missing?',
      'Vad saknas?',
      '足りないものは何ですか',
      'Hva mangler?',
      '¿Qué falta?',
      'Was fehlt?',
      'Que manque-t-il ?',
      'Che cosa manca?',
    ),
    layout: 'list',
  },
};

function layoutOf(parent: BrandCategory): string {
  return opening[parent.key]?.layout ?? 'grid';
}

function inUse(brand: Brand, category: BrandCategory): Fields {
  const product = brand.products.find(({ key }) => key === shownInUse[category.key]);
  return pictureOf(product, 'scene', category);
}

/** The first product of the category: small pictures show things better than landscapes. */
function firstProduct(brand: Brand, category: BrandCategory): Fields {
  const product = brand.products.find(
    ({ categories: [path = ''], withdrawn }) => !withdrawn && `${path}/`.startsWith(`${category.path}/`),
  );
  return pictureOf(product, 'front', category);
}

/** The category's name stands beside the picture: a text of its own would say it twice. */
function pictureOf(product: BrandProduct | undefined, angle: PictureAngle, { scene }: BrandCategory): Fields {
  const colour = product?.colours[0];
  return {
    amplience_id: product && colour ? pictureName(product.key, colour.name, angle) : scene,
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
      title: say(opening[parent.key]?.title ?? parent.displayTitle ?? parent.title),
      parent_category: [refTo('product_category', categoryUid(parent.path))],
      categories: brand.categories
        .filter((category) => category.parent === parent.path)
        .map((category) =>
          layoutOf(parent) === 'list'
            ? { ...member(say, category), image: firstProduct(brand, category) }
            : member(say, category),
        ),
      clp_layout_tags: [layoutOf(parent)],
    })),
  );
  return [home, ...groups];
}
