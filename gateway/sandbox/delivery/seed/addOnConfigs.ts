/** What goes with the products of a category. A deeper category may have its own list. */
import { z } from 'zod';
import { categories } from '../../brand/categories.ts';
import { categoryUid, productUid } from '../../brand/ids.ts';
import { nameIn, readFacts } from '../../brand/readData.ts';
import type { Brand } from '../../brand/types.ts';
import { refTo, type EntryDraft, type Fields } from './draft.ts';
import { settingsTexts } from './settingsTexts.ts';

const configs = readFacts(
  'settings/addOns.json',
  z.array(
    z.strictObject({
      /** A path. */
      category: nameIn(
        categories.map(({ path }) => path),
        'category',
      ),
      heading: z.enum(['skis', 'bindings', 'bench']),
      /** Keys of products, in the order that they are shown in. */
      products: z.array(z.string()),
      /** Keys of products that a set with one of its skis may have. */
      setBindings: z.array(z.string()).default([]),
      setSkins: z.array(z.string()).default([]),
    }),
  ),
);

export function addOnConfigs(brand: Brand): EntryDraft[] {
  const products = new Map(brand.products.map((product) => [product.key, product]));
  const linked = (keys: readonly string[]) =>
    keys.flatMap((key) => products.get(key) ?? []).map((product) => refTo('product', productUid(product)));
  return configs.map(({ category, products: keys, heading, setBindings, setSkins }): EntryDraft => {
    const { 'en-us': base, ...others } = settingsTexts.addOns[heading];
    // Translators wrote the heading only: the products are those of the base entry.
    const translated = Object.entries(others).map(([locale, text]): [string, Fields] => [
      locale,
      { product_add_on_config: { heading: text, products: [] } },
    ]);
    return {
      contentType: 'category_product_add_on_config',
      uid: `category_product_add_on_config_${category.replaceAll(/\W/g, '_')}`,
      title: base,
      fields: {
        product_category: [refTo('product_category', categoryUid(category))],
        product_add_on_config: {
          heading: base,
          products: linked(keys),
          set_bindings: linked(setBindings),
          set_skins: linked(setSkins),
        },
      },
      localised: Object.fromEntries(translated),
    };
  });
}
