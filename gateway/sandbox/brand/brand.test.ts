/** What the stand-ins and their tests rely on in the brand. */
import { describe, expect, it } from 'vitest';
import { brandFor } from './brand.ts';
import { productUid, variantId } from './ids.ts';
import { ancestry, brokenProductRules, textOf } from './testProductRules.ts';
import { productTexts } from './productTexts.ts';
import { languageLocales, locales, type BrandProduct, storeRegions } from './types.ts';

const brand = brandFor();
const { products, categories, scenes } = brand;
const byKey = new Map(products.map((product) => [product.key, product]));

function productsIn(path: string): BrandProduct[] {
  return products.filter(
    (product) => !product.withdrawn && product.categories.some((leaf) => ancestry(leaf).includes(path)),
  );
}

const count = (holds: (product: BrandProduct) => boolean) => products.filter(holds).length;
const onSale = (product: BrandProduct) =>
  Object.values(product.prices).some(({ sale }) => sale !== undefined);

describe('the curated catalogue', () => {
  it('keeps every rule of a product', () => expect(brokenProductRules(brand)).toEqual([]));

  it('has at least 80 products, in every kind', () => {
    expect(count(({ withdrawn }) => !withdrawn)).toBeGreaterThanOrEqual(80);
    expect(count(({ kind }) => kind === 'ski')).toBeGreaterThanOrEqual(40);
    for (const kind of ['pole', 'binding', 'accessory'] as const)
      expect(
        count((product) => product.kind === kind),
        kind,
      ).toBeGreaterThanOrEqual(12);
  });

  it('has no two products of one key, name, tagline or text', () => {
    for (const read of [
      (product: BrandProduct) => productUid(product),
      (product: BrandProduct) => product.title['en-us'],
      (product: BrandProduct) => product.tagline['en-us'],
      (product: BrandProduct) => product.description['en-us'],
    ]) {
      expect(new Set(products.map(read)).size).toBe(products.length);
    }
  });

  it('has at least two paragraphs about everything', () => {
    for (const { key, description } of products)
      expect(description['en-us'].match(/<p>/g)?.length, key).toBeGreaterThanOrEqual(2);
  });

  it('uses no superlatives and no exclamation marks', () => {
    const loud =
      /\b(shred|elevat|unleash|ultimate|perfect|epic|stoked?|best|game.chang|next level|amazing|awesome|world.class)|!/i;
    for (const { key, tagline, description } of products)
      expect(`${tagline['en-us']} ${textOf(description['en-us'])}`, key).not.toMatch(loud);
  });

  it('gives every variant an id of its own', () => {
    const ids = products.flatMap((product) =>
      storeRegions.flatMap((store) =>
        product.colours.flatMap((_, colour) =>
          (product.sizes.length ? product.sizes : [null]).map((__, size) =>
            variantId(store, product.index, colour, size),
          ),
        ),
      ),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['new', (product: BrandProduct) => product.isNew, 0.15],
    ['on sale somewhere', onSale, 0.12],
    ['redesigned and not new', (product: BrandProduct) => product.isRedesigned && !product.isNew, 0.05],
    ['related by hand', (product: BrandProduct) => product.related.length > 0, 0.3],
  ])('has its share of products that are %s', (_name, holds, share) => {
    expect(count(holds) / products.length).toBeGreaterThanOrEqual(share);
    expect(count(holds) / products.length).toBeLessThan(0.65);
  });

  it.each([
    ['sold out in one region', (product: BrandProduct) => product.soldOutIn.length === 1, 3],
    ['sold in one region only', (product: BrandProduct) => Object.keys(product.prices).length === 1, 3],
    ['shown and sold in no store', (product: BrandProduct) => Object.keys(product.prices).length === 0, 2],
    ['withdrawn', (product: BrandProduct) => product.withdrawn, 3],
    [
      'for professionals only',
      (product: BrandProduct) => product.regions.every((region) => region.startsWith('pro')),
      2,
    ],
    [
      'on sale in some stores only',
      (product: BrandProduct) =>
        onSale(product) && Object.values(product.prices).some(({ sale }) => sale === undefined),
      3,
    ],
    [
      'dearer in some sizes',
      (product: BrandProduct) => new Set(product.sizes.map(({ surcharge }) => surcharge)).size > 1,
      10,
    ],
    ['in a video', (product: BrandProduct) => product.video, 3],
  ])('has products that are %s', (_name, holds, atLeast) =>
    expect(count(holds)).toBeGreaterThanOrEqual(atLeast),
  );

  it.each([1, 3, 4, 5, 7, 9])('has products in exactly %i colours', (colours) => {
    expect(count((product) => product.colours.length === colours)).toBeGreaterThan(0);
  });

  it('relates nothing to a withdrawn product', () => {
    for (const { key, related } of products)
      for (const other of related) expect(byKey.get(other)?.withdrawn, `${key} → ${other}`).toBe(false);
  });

  it('gives every ski the numbers that people filter by', () => {
    for (const { key, kind, specs, sizes } of products) {
      if (kind !== 'ski') continue;
      expect(specs, key).toMatchObject({
        Waist: expect.any(Number),
        Radius: expect.any(Number),
        Weight: expect.any(Number),
        Terrain: expect.any(String),
      });
      expect(
        sizes.map((size) => String(size.specs.Sidecut).split('-')[1]),
        key,
      ).toContain(String(specs.Waist));
      expect(
        sizes.map((size) => size.specs.Weight),
        key,
      ).toContain(specs.Weight);
      expect(
        sizes.map((size) => size.specs.Radius),
        key,
      ).toContain(specs.Radius);
    }
  });
});

describe('the tree of categories', () => {
  it('lists parents before children, with the path that its parents make', () => {
    const seen = new Set<string>();
    for (const [at, { index, key, parent, path }] of categories.entries()) {
      expect(index).toBe(at);
      expect(path).toBe(parent === null ? key : `${parent}/${key}`);
      if (parent !== null) expect(seen.has(parent), path).toBe(true);
      expect(seen.has(path)).toBe(false);
      seen.add(path);
    }
    expect(categories.filter(({ parent }) => parent === null).map(({ path }) => path)).toEqual([
      'skis',
      'poles',
      'bindings',
      'accessories',
    ]);
    expect(Math.max(...categories.map(({ path }) => path.split('/').length))).toBe(3);
  });

  it('has a title in every locale and a scene that exists', () => {
    const names = new Set(scenes.map(({ name }) => name));
    for (const { path, title, scene, description } of categories) {
      for (const locale of locales) expect(title[locale], `${path} ${locale}`).toBeTruthy();
      expect(names.has(scene), path).toBe(true);
      expect(textOf(description['en-us']), path).not.toBe('');
    }
  });

  it('has more skis than a page shows, and at least three products in every category', () => {
    expect(productsIn('skis').length).toBeGreaterThan(40);
    for (const { path } of categories) expect(productsIn(path).length, path).toBeGreaterThanOrEqual(3);
  });
});

describe('the other languages', () => {
  it('translate nothing but products of the catalogue', () => {
    for (const [key, { tagline, text }] of Object.entries(productTexts.products)) {
      expect(byKey.has(key), key).toBe(true);
      for (const words of [...Object.values(tagline), ...Object.values(text).flat()])
        expect(words.trim(), key).not.toBe('');
      for (const paragraphs of Object.values(text)) expect(paragraphs.length, key).toBeGreaterThanOrEqual(2);
    }
  });

  it.each(languageLocales)('have the tagline and the description of every product: %s', (locale) => {
    for (const { key, tagline, description } of products) {
      expect(tagline[locale]?.length, key).toBeLessThanOrEqual(60);
      expect(textOf(description[locale] ?? ''), key).not.toBe('');
    }
  });
});

describe('the scenes', () => {
  it('have a name of their own, a size, words, and a point of interest inside the picture', () => {
    expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
    for (const { name, width, height, poi, alt } of scenes) {
      expect(Math.max(width, height), name).toBeGreaterThanOrEqual(2400);
      expect(poi.x >= 0 && poi.y >= 0 && poi.x + poi.w <= 1 && poi.y + poi.h <= 1, name).toBe(true);
      expect(alt['en-us'], name).not.toBe('');
    }
  });
});
