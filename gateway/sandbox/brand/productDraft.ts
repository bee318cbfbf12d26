/**
 * A product as its author writes it down: what cannot be worked out. `productFromDraft.ts` adds the rest
 * (ids, prices by country, regions), so that a hundred products stay readable.
 */
import type { CategoryPath } from './categories/categoryRows.ts';
import type { ColourName } from './colours.ts';
import type { AccessoryShape, BrandSize, ProductKind, StoreRegion } from './types.ts';

export interface ProductText {
  /** At most 60 characters. */
  tagline: string;
  /** One plain-text entry a paragraph. */
  text: readonly string[];
}

export interface ProductDraft extends ProductText {
  key: string;
  kind: ProductKind;
  shape?: AccessoryShape;
  family: string;
  season: number;
  categories: readonly CategoryPath[];
  title: string;
  /** In lengths for lighter skiers: its display title says so, in every locale. */
  womensSizes?: boolean;
  colours: readonly ColourName[];
  /** Per cent off one colour in every store; not beside a `sale` of the whole product. */
  colourSale?: Readonly<Partial<Record<ColourName, number>>>;
  /** Colours that no store has any left of. */
  goneColours?: readonly ColourName[];
  sizeOption: 'Length' | 'Size' | 'Brake Width' | null;
  sizes: readonly BrandSize[];
  specs: Readonly<Record<string, string | number>>;
  /** US dollars before any discount; the other currencies follow from it (prices.ts). */
  price: number;
  /** Per cent off, by store. */
  sale?: Readonly<Partial<Record<StoreRegion, number>>>;
  /** All three when absent. */
  soldIn?: readonly StoreRegion[];
  soldOutIn?: readonly StoreRegion[];
  /** Combinations that are never made, as `[colour, label of the size]`. */
  notMade?: readonly (readonly [colour: ColourName, size: string])[];
  /** `yyyy-mm-dd`, for what can be ordered before it is there. */
  expectedOn?: string;
  /** Content regions; all of them when absent. */
  regions?: readonly string[];
  isNew?: boolean;
  isRedesigned?: boolean;
  withdrawn?: boolean;
  related?: readonly string[];
  video?: boolean;
}

/** Per cent off in all three stores. */
export function everywhere(percent: number): Record<StoreRegion, number> {
  return { us: percent, ca: percent, eu_region_1: percent };
}

type SkiLength = readonly [cm: number, sidecut: string, radius: number, grams: number, surcharge?: number];

/** Lengths of a ski: centimetres, sidecut in mm, radius in m, grams a ski, and whole currency units on top of the price. */
export function lengths(...rows: readonly SkiLength[]): BrandSize[] {
  return rows.map(([cm, sidecut, radius, grams, surcharge = 0]) => ({
    label: String(cm),
    specs: { Sidecut: sidecut, Radius: radius, Weight: grams },
    surcharge: surcharge * 100,
  }));
}

/** Sizes that differ in name only. */
export function plainSizes(...labels: readonly (string | number)[]): BrandSize[] {
  return labels.map((label) => ({ label: String(label), specs: {}, surcharge: 0 }));
}

/** Sizes with a weight in grams each, and whole currency units on top of the price. */
export function weighedSizes(
  ...rows: readonly (readonly [label: string | number, grams: number, surcharge?: number])[]
): BrandSize[] {
  return rows.map(([label, grams, surcharge = 0]) => ({
    label: String(label),
    specs: { Weight: grams },
    surcharge: surcharge * 100,
  }));
}

/** Where only professionals see a product. */
export const proRegions: readonly string[] = ['pro', 'pro_ca', 'pro_eu_region_1'];
/** Every content region (platform.md 4). */
export const contentRegions: readonly string[] = [
  'us',
  'ca',
  'jp',
  'eu',
  'eu_region_1',
  'other',
  ...proRegions,
];
