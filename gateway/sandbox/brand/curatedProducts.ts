/**
 * The products of `data/products/`, in the editors' order: the featured ones first, so that the first page of a
 * category is not one family in every width, then the others in the order of their files, withdrawn ones last.
 */
import { z } from 'zod';
import { type ProductDraft, productRow } from './productDraft.ts';
import { productTexts } from './productTexts.ts';
import { readFacts, withTexts } from './readData.ts';

const files = [
  'skisLodestar',
  'skisFrontside',
  'skisFreeride',
  'skisTouring',
  'skisPiste',
  'skisParkJunior',
  'poles',
  'polesAdjustable',
  'bindings',
  'bindingsTouring',
  'accessoriesSkins',
  'accessoriesTuning',
  'accessoriesBags',
  'accessoriesApparel',
  'accessoriesProtection',
];

const rows = files.flatMap((file) => readFacts(`products/rows/${file}.json`, z.array(productRow)));
const featured = readFacts('products/featured.json', z.array(z.string()));

function position({ key, withdrawn }: ProductDraft): number {
  const at = featured.indexOf(key);
  if (withdrawn) return featured.length + 1;
  return at < 0 ? featured.length : at;
}

export const curatedProducts: readonly ProductDraft[] = withTexts(
  'products/rows',
  rows,
  productTexts.products,
).toSorted((a, b) => position(a) - position(b));
