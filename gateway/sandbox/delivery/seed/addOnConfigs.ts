/** What goes with the products of a category. The deeper category has its own choice where the general one is wrong. */
import { categoryUid, productUid } from '../../brand/ids.ts';
import type { Brand, Locale } from '../../brand/types.ts';
import { refTo, type EntryDraft, type Fields } from './draft.ts';

interface Choice {
  path: string;
  /** Keys of products, in the order that they are shown in. */
  products: readonly string[];
  heading: Readonly<Record<Locale, string>>;
}

const withSkis: Choice['heading'] = {
  'en-us': 'Goes with these skis',
  de: 'Passt zu diesem Ski',
  fr: 'Va avec ces skis',
  it: 'Va con questi sci',
  es: 'Para llevar con estos esquís',
  sv: 'Hör till skidorna',
  no: 'Hører til skiene',
  ja: 'このスキーに合わせて',
};
const withBindings: Choice['heading'] = {
  'en-us': 'Goes with this binding',
  de: 'Passt zu dieser Bindung',
  fr: 'Va avec cette fixation',
  it: 'Va con questo attacco',
  es: 'Para llevar con esta fijación',
  sv: 'Hör till bindningen',
  no: 'Hører til bindingen',
  ja: 'このビンディングに合わせて',
};

const choices: readonly Choice[] = [
  {
    path: 'skis',
    products: ['timber-hitch-13', 'timber-hitch-brake', 'tallow-base', 'pit-strap'],
    heading: withSkis,
  },
  {
    path: 'skis/touring',
    products: ['pinion-10', 'pinion-crampon', 'tallow-liquid', 'pit-strap'],
    heading: withSkis,
  },
  {
    path: 'bindings',
    products: ['timber-hitch-brake', 'windlass-brake', 'changeover-brake', 'lamp-tool'],
    heading: withBindings,
  },
  {
    path: 'bindings/touring',
    products: ['changeover-brake', 'pinion-crampon', 'lamp-tool'],
    heading: withBindings,
  },
  {
    path: 'accessories/tuning/wax',
    products: ['bench-scraper', 'berits-file'],
    heading: {
      'en-us': 'For the bench',
      de: 'Für die Werkbank',
      fr: 'Pour l’établi',
      it: 'Per il banco',
      es: 'Para el banco',
      sv: 'Till vallabänken',
      no: 'Til smørebenken',
      ja: 'ワックス台のそばに',
    },
  },
];

export function addOnConfigs(brand: Brand): EntryDraft[] {
  const products = new Map(brand.products.map((product) => [product.key, product]));
  return choices.map(({ path, products: keys, heading }): EntryDraft => {
    const picked = keys.flatMap((key) => products.get(key) ?? []);
    const { 'en-us': base, ...others } = heading;
    // Translators wrote the heading only: the products are those of the base entry.
    const translated = Object.entries(others).map(([locale, text]): [string, Fields] => [
      locale,
      { product_add_on_config: { heading: text, products: [] } },
    ]);
    return {
      contentType: 'category_product_add_on_config',
      uid: `category_product_add_on_config_${path.replaceAll(/\W/g, '_')}`,
      title: base,
      fields: {
        product_category: [refTo('product_category', categoryUid(path))],
        product_add_on_config: {
          heading: base,
          products: picked.map((product) => refTo('product', productUid(product))),
        },
      },
      localised: Object.fromEntries(translated),
    };
  });
}
