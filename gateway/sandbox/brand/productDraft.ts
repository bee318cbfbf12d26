/** A product without what follows from it (ids, prices by country, fallbacks): `productFromDraft.ts` adds that. */
import { z } from 'zod';
import { categories } from './categories.ts';
import { colourNames } from './colours.ts';
import { contentRegions } from './contentRegions.ts';
import type { productTexts } from './productTexts.ts';
import { nameIn } from './readData.ts';
import { accessoryShapes, productKinds, sizeOptions, type StoreRegion, storeRegions } from './types.ts';

const colour = nameIn(colourNames, 'colour');
const store = z.enum(storeRegions);
const specs = z.record(z.string(), z.union([z.string(), z.number()]));
const percent = z.int().min(1).max(99);

/** A bare label when nothing else differs by size. */
const size = z.union([
  z.string().transform((label) => ({ label, specs: {}, surcharge: 0 })),
  z
    .strictObject({
      label: z.string(),
      /** Specifications that differ by size. */
      specs: specs.default({}),
      /** Whole units of every store's currency, on top of the price. */
      surcharge: z.int().positive().default(0),
    })
    .transform(({ label, specs, surcharge }) => ({ label, specs, surcharge: surcharge * 100 })),
]);

/** One row of `data/products/rows/`. */
export const productRow = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string(),
  kind: z.enum(productKinds),
  shape: z.enum(accessoryShapes).optional(),
  /** What it is, in one English word, where that does not follow from kind and shape. */
  type: z.string().optional(),
  family: z.string(),
  season: z.int(),
  /** Paths, the deepest ones only. */
  categories: z
    .array(
      nameIn(
        categories.map(({ path }) => path),
        'category',
      ),
    )
    .min(1),
  /** In lengths for lighter skiers: its display title says so, in every locale. */
  womensSizes: z.boolean().optional(),
  colours: z.array(colour).min(1),
  /** Per cent off one colour in every store; not beside a `sale` of the whole product. */
  colourSale: z.record(colour, percent).optional(),
  /** Out of stock in every store. */
  soldOutColours: z.array(colour).optional(),
  sizeOption: z.enum(sizeOptions).nullable(),
  sizes: z.array(size),
  /** Combinations of colour and size that are never made. */
  notMade: z.array(z.tuple([colour, z.string()])).optional(),
  specs,
  /** Of skis: 1 (soft) to 10 (stiff). */
  flex: z.int().min(1).max(10).optional(),
  /** US dollars before any discount; the other currencies follow from it (prices.ts). */
  price: z.number().positive(),
  /** Per cent off, in every store or by store. */
  sale: z.union([percent.transform(inEveryStore), z.partialRecord(store, percent)]).optional(),
  /** All three when absent. */
  soldIn: z.array(store).optional(),
  soldOutIn: z.array(store).optional(),
  /** Content regions; all of them when absent. */
  regions: z.array(nameIn(contentRegions, 'content region')).optional(),
  /** Release day of a preorder. */
  expectedOn: z.iso.date().optional(),
  isNew: z.boolean().optional(),
  isRedesigned: z.boolean().optional(),
  withdrawn: z.boolean().optional(),
  video: z.boolean().optional(),
  /** Keys of other products. */
  related: z.array(z.string()).optional(),
});

export type ProductDraft = z.output<typeof productRow> & (typeof productTexts.products)[string];

export function inEveryStore(percent: number): Record<StoreRegion, number> {
  return { us: percent, ca: percent, eu_region_1: percent };
}
