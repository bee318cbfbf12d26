/** A large generated catalogue has the proportions of the curated one and depends on its seed alone. */
import { describe, expect, it } from 'vitest';
import { brandFor } from './brand.ts';
import { brokenProductRules } from './testProductRules.ts';
import type { BrandProduct } from './types.ts';

const onSale = (product: BrandProduct) =>
  Object.values(product.prices).some(({ sale }) => sale !== undefined);

describe('a large catalogue', () => {
  const { products } = brandFor();
  const started = performance.now();
  const large = brandFor({ seed: 7, products: 20_000 });
  const took = performance.now() - started;

  it('has the number asked for, within seconds', () => {
    expect(large.products).toHaveLength(20_000);
    expect(took).toBeLessThan(10_000);
  });

  it('starts with the curated products whatever the seed', () =>
    expect(large.products.slice(0, products.length)).toEqual(products));

  it('keeps every rule of a product, and keys apart', () => {
    expect(brokenProductRules(large)).toEqual([]);
    expect(new Set(large.products.map(({ key }) => key)).size).toBe(20_000);
  });

  it('is the same for the same seed and another for another', () => {
    const keysOf = (seed: number) =>
      brandFor({ seed, products: 600 }).products.map(({ key, prices, colours }) => [key, prices, colours]);
    expect(keysOf(3)).toEqual(keysOf(3));
    expect(keysOf(3)).not.toEqual(keysOf(4));
  });

  it('does not change what came before when more is asked for', () => {
    const few = brandFor({ products: 500 }).products.map(({ key }) => key);
    const more = brandFor({ products: 900 }).products.map(({ key }) => key);
    expect(more.slice(0, 500)).toEqual(few);
  });

  it('has its share of sales, news and gaps', () => {
    const generated = large.products.slice(products.length);
    const share = (holds: (product: BrandProduct) => boolean) =>
      generated.filter(holds).length / generated.length;
    expect(share(onSale)).toBeGreaterThan(0.1);
    expect(share(({ isNew }) => isNew)).toBeGreaterThan(0.1);
    expect(share(({ soldOutIn }) => soldOutIn.length > 0)).toBeGreaterThan(0.01);
    expect(share(({ prices }) => Object.keys(prices).length === 1)).toBeGreaterThan(0.005);
    expect(share(({ withdrawn }) => withdrawn)).toBe(0);
  });
});
