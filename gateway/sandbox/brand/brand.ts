/** The whole invented brand, assembled: hand-made products first, then as many generated ones as asked for. */
import { categories } from './categories/categories.ts';
import { colourGroups } from './colours.ts';
import { handMade } from './handMade.ts';
import { moreProducts } from './moreProducts.ts';
import { productFromDraft } from './productFromDraft.ts';
import { scenes } from './scenes.ts';
import { productTranslations } from './productTranslations.ts';
import type { Brand } from './types.ts';

export interface BrandOptions {
  /** Decides what is generated. What is written by hand is the same for every seed. */
  seed?: number;
  /** Products in all. The hand-made ones are always there, so a smaller number has no effect. */
  products?: number;
}

const made = new Map<string, Brand>();

/** The same brand for the same options, made once a process; nobody changes it. */
export function brandFor({ seed = 1, products = 0 }: BrandOptions = {}): Brand {
  const key = `${seed} ${products}`;
  let brand = made.get(key);
  if (!brand) made.set(key, (brand = brandOf(seed, products)));
  return brand;
}

function brandOf(seed: number, products: number): Brand {
  const drafts = [...handMade, ...moreProducts(Math.max(0, products - handMade.length), seed)];
  return {
    seed,
    products: drafts.map((draft, index) => productFromDraft(draft, index, productTranslations)),
    categories,
    scenes,
    colourGroups,
  };
}
