/** The whole brand: the curated products, then as many generated ones as asked for. */
import { categories } from './categories.ts';
import { colourGroups } from './colours.ts';
import { curatedProducts } from './curatedProducts.ts';
import { generateProducts } from './generatedProducts.ts';
import { productFromDraft } from './productFromDraft.ts';
import { scenes } from './scenes.ts';
import type { Brand } from './types.ts';

export interface BrandOptions {
  /** Of the generated products; the curated ones are the same for every seed. */
  seed?: number;
  /** Products in all. The curated ones are always there, so a smaller number has no effect. */
  products?: number;
}

const brands = new Map<string, Brand>();

/** The same object for the same options; it is never changed. */
export function brandFor({ seed = 1, products = 0 }: BrandOptions = {}): Brand {
  const key = `${seed} ${products}`;
  let brand = brands.get(key);
  if (!brand) brands.set(key, (brand = createBrand(seed, products)));
  return brand;
}

function createBrand(seed: number, products: number): Brand {
  const drafts = [
    ...curatedProducts,
    ...generateProducts(Math.max(0, products - curatedProducts.length), seed),
  ];
  return {
    seed,
    products: drafts.map(productFromDraft),
    categories,
    scenes,
    colourGroups,
  };
}
