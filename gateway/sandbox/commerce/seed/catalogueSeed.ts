/** Seeds the products, variants and categories of the three stores from the brand with prepared statements. */
import type { DatabaseSync } from 'node:sqlite';
import { categoryId, productId, variantId } from '../../brand/ids.ts';
import {
  storeRegions,
  type Brand,
  type BrandCategory,
  type BrandPrice,
  type BrandProduct,
  type StoreRegion,
} from '../../brand/types.ts';
import { unitsSoldBefore } from './sales.ts';
import { stockOf } from './stock.ts';

export function seedCatalogue(db: DatabaseSync, brand: Brand): void {
  const categories = new Map(brand.categories.map((category) => [category.path, category]));
  for (const store of storeRegions) {
    seedCategories(db, brand, store, categories);
    seedProducts(db, brand, store, categories);
  }
}

function seedCategories(
  db: DatabaseSync,
  brand: Brand,
  store: StoreRegion,
  categories: ReadonlyMap<string, BrandCategory>,
): void {
  const insert = db.prepare('INSERT INTO categories VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const category of brand.categories) {
    const parent = category.parent === null ? undefined : categories.get(category.parent);
    insert.run(
      categoryId(store, category.index),
      store,
      parent ? categoryId(store, parent.index) : 0,
      category.title['en-us'],
      `/${category.path}/`,
      category.regions.includes(store) ? 1 : 0,
      category.index,
    );
  }
}

function seedProducts(
  db: DatabaseSync,
  brand: Brand,
  store: StoreRegion,
  categories: ReadonlyMap<string, BrandCategory>,
): void {
  const insertProduct = db.prepare(
    `INSERT INTO products (
       id, store, key, name, sku, price, sale, lowest, highest, availability, expected, tracking, stock,
       is_new, is_redesigned, sold, colours, size_option, sizes, categories)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertVariant = db.prepare(
    `INSERT INTO variants (id, product_id, colour, size, sku, price, sale, stock, purchasable, grams)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertStanding = db.prepare('INSERT OR IGNORE INTO product_categories VALUES (?, ?)');
  for (const product of brand.products) {
    const price = product.prices[store];
    if (!price) continue;
    const id = productId(store, product.index);
    const sku = `SKN-${String(product.index).padStart(5, '0')}`;
    const surcharges = product.sizes.length === 0 ? [0] : product.sizes.map((size) => size.surcharge);
    const tracking = trackingOf(product);
    const stands = categoriesOf(product, categories).map((category) => categoryId(store, category.index));
    const { sale } = effectivePrice(price);
    const colourPrices = product.colours.map(({ percentOff }) => priceIn(price, percentOff));
    const lowest = Math.min(...colourPrices.map(({ asked }) => asked));
    const highest = Math.max(...colourPrices.map(({ asked }) => asked));
    insertProduct.run(
      id,
      store,
      product.key,
      product.title['en-us'],
      sku,
      price.regular + Math.min(...surcharges),
      sale === null ? null : sale + Math.min(...surcharges),
      lowest + Math.min(...surcharges),
      highest + Math.max(...surcharges),
      product.withdrawn ? 'disabled' : product.expectedOn === null ? 'available' : 'preorder',
      product.expectedOn,
      tracking,
      tracking === 'product' ? stockOf(brand.seed, product, store, id).units : 0,
      product.isNew ? 1 : 0,
      product.isRedesigned ? 1 : 0,
      unitsSoldBefore(brand.seed, product, id),
      JSON.stringify(product.colours.map(({ name, hex }) => ({ name, hex }))),
      product.sizeOption,
      JSON.stringify(product.sizes.map((size) => size.label)),
      JSON.stringify(stands),
    );
    for (const category of stands) insertStanding.run(category, id);
    for (const [colour, { isSoldOut }] of product.colours.entries()) {
      const asked = colourPrices[colour]?.sale ?? null;
      for (const [size, surcharge] of surcharges.entries()) {
        if (isNotMade(product, colour, size)) continue;
        const variant = variantId(store, product.index, colour, size);
        const { units, purchasable } = stockOf(brand.seed, product, store, variant);
        insertVariant.run(
          variant,
          id,
          colour,
          size,
          `${sku}-${colour}${size}`,
          price.regular + surcharge,
          asked === null ? null : asked + surcharge,
          tracking === 'variant' && !isSoldOut ? units : 0,
          purchasable ? 1 : 0,
          gramsOf(product, size),
        );
      }
    }
  }
}

/** Of those whose specifications have no weight. */
const usualGrams = { ski: 1_800, pole: 480, binding: 1_900, accessory: 350 } as const;

/** Packed for shipping: skis by the pair, whose specifications give the weight of one. */
function gramsOf({ kind, specs, sizes }: BrandProduct, size: number): number {
  const one = Number(sizes[size]?.specs['Weight'] ?? specs['Weight']) || usualGrams[kind];
  return kind === 'ski' ? one * 2 : one;
}

/** Posters are printed on demand; products without sizes are tracked as a whole. */
function trackingOf({ kind, shape, sizes }: BrandProduct): 'none' | 'product' | 'variant' {
  if (shape === 'poster') return 'none';
  return kind === 'accessory' && sizes.length === 0 ? 'product' : 'variant';
}

function isNotMade({ colours, sizes, notMade }: BrandProduct, colour: number, size: number): boolean {
  return notMade.some((gap) => gap.colour === colours[colour]?.name && gap.size === sizes[size]?.label);
}

/** A "sale" price that is not lower does not count. */
function effectivePrice(price: BrandPrice): { asked: number; sale: number | null } {
  const sale = price.sale !== undefined && price.sale < price.regular ? price.sale : null;
  return { asked: sale ?? price.regular, sale };
}

/** Price of a colour: reduced where the colour has its own reduction, in whole currency units. */
function priceIn(price: BrandPrice, percentOff: number | undefined): ReturnType<typeof effectivePrice> {
  if (percentOff === undefined) return effectivePrice(price);
  return effectivePrice({ ...price, sale: Math.floor((price.regular * (100 - percentOff)) / 10_000) * 100 });
}

/** Deepest categories first, then their ancestors, each once. */
function categoriesOf(
  product: BrandProduct,
  categories: ReadonlyMap<string, BrandCategory>,
): BrandCategory[] {
  const found = new Set<BrandCategory>();
  let next = product.categories.map((key) => categories.get(key));
  while (next.length > 0) {
    for (const category of next) if (category) found.add(category);
    next = next.flatMap((category) => (category?.parent ? [categories.get(category.parent)] : []));
  }
  return [...found];
}
