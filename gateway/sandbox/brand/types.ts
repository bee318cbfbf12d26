/**
 * The invented brand of the sandbox: products, categories and scenes, with which each stand-in seeds its own tables.
 * Only the sandbox reads it; the gateway never does.
 */
export const storeRegions = ['us', 'ca', 'eu_region_1'] as const;
export type StoreRegion = (typeof storeRegions)[number];

/** Content locales of the languages, base first (platform.md 9). */
export const languageLocales = ['en-us', 'sv', 'ja', 'no', 'es', 'de', 'fr', 'it'] as const;

/** Spellings of English: locales in which only what differs from the base is written. */
export const spellings = ['en-gb', 'en-ca'] as const;
export type Spelling = (typeof spellings)[number];

/** Every content locale, base first. */
export const locales = [...languageLocales, ...spellings] as const;
export type Locale = (typeof locales)[number];

/** A text in the base locale and in some of the others, whose fallback is the base. */
export type Localised<Text = string> = { 'en-us': Text } & Partial<Record<Exclude<Locale, 'en-us'>, Text>>;

export const productKinds = ['ski', 'pole', 'binding', 'accessory'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Shapes of accessories, for the pictures. Skis, poles and bindings have theirs by kind. */
export const accessoryShapes = [
  'skin',
  'brake',
  'wax',
  'strap',
  'bag',
  'backpack',
  'beanie',
  'tee',
  'hoodie',
  'goggle',
  'helmet',
  'tool',
  'poster',
] as const;
export type AccessoryShape = (typeof accessoryShapes)[number];

/** Names of the second option. */
export const sizeOptions = ['Length', 'Size', 'Brake Width'] as const;
export type SizeOption = (typeof sizeOptions)[number];

export interface BrandColour {
  /** Option label, such as "Spruce". Unique within a product. */
  name: string;
  /** One or two hex colours, the dominant one first. */
  hex: readonly string[];
  /** Name of the colour group, such as "Green". */
  group: string;
  /** Per cent off the regular price in every store, unless the whole product is on sale. */
  percentOff?: number;
  /** True when it is out of stock in every store. */
  isSoldOut?: boolean;
}

/** One value of the second option: a ski length, a pole length, a brake width, a size. */
export interface BrandSize {
  label: string;
  /** Specifications that differ by size, keyed by the title of the specification. */
  specs: Readonly<Record<string, string | number>>;
  /** Added to the product's price in that size, in minor units of every store's currency. */
  surcharge: number;
}

export interface BrandPrice {
  /** Price before any discount, in minor units (cents). */
  regular: number;
  /** Current price when lower; absent when not on sale. */
  sale?: number;
}

export interface BrandProduct {
  /** Position in the catalogue, from 0, stable for a seed: platform ids follow from it (ids.ts). */
  index: number;
  /** Stable word, such as `lodestar-98`: content uid, url segment and picture names follow from it. */
  key: string;
  kind: ProductKind;
  shape?: AccessoryShape;
  /** What it is, in one English word, where that does not follow from kind and shape. */
  type?: string;
  /** Product line; artwork of one family belongs together. */
  family: string;
  /** Season the artwork belongs to, such as 2027. */
  season: number;
  /** Paths of its deepest categories; their ancestors are implied. The first one gives the breadcrumbs. */
  categories: readonly string[];
  title: Localised;
  /** Longer title for the product page and tiles; the title when absent. */
  displayTitle?: Localised;
  tagline: Localised;
  /** HTML paragraphs. */
  description: Localised;
  colours: readonly BrandColour[];
  /** Display name of the second option; null when the product has colours only. */
  sizeOption: SizeOption | null;
  sizes: readonly BrandSize[];
  /** Specifications that are the same in every size: waist, radius, terrain, rocker, core, DIN range, weight. Keyed by title. */
  specs: Readonly<Record<string, string | number>>;
  /** Stiffness of a ski, 1 (soft) to 10 (stiff); null for everything else. */
  flex: number | null;
  /** Stores that sell it, each in its own currency (USD, CAD, EUR). */
  prices: Readonly<Partial<Record<StoreRegion, BrandPrice>>>;
  /** Prices of the content service by country, with or without a shop, in whole currency units. */
  contentPrices: Readonly<Record<string, number>>;
  /** Content regions that show it: us, ca, jp, eu, eu_region_1, other, pro, pro_ca, pro_eu_region_1. */
  regions: readonly string[];
  /** Stores where every variant is out of stock. */
  soldOutIn: readonly StoreRegion[];
  /** Combinations of a colour and a size that are never made. */
  notMade: readonly { colour: string; size: string }[];
  /** Release day of a preorder, `yyyy-mm-dd`; null when it is available. */
  expectedOn: string | null;
  isNew: boolean;
  isRedesigned: boolean;
  /** No longer published as a product; its address answers 410 (catalogue.md 3, error-page content). */
  withdrawn: boolean;
  /** Keys of products that editors chose as related. */
  related: readonly string[];
  /** Has a video in its gallery. */
  video: boolean;
}

export interface BrandCategory {
  index: number;
  /** Last path segment, such as `touring`. */
  key: string;
  /** Whole path, such as `skis/all-mountain/wide`: the content entry's url is `/` plus this. */
  path: string;
  parent: string | null;
  title: Localised;
  displayTitle?: Localised;
  /** HTML; shown below the heading. */
  description: Localised;
  /** Name of the scene in its banner. */
  scene: string;
  regions: readonly string[];
}

export interface BrandScene {
  /** Picture name, such as `scene-first-light`. */
  name: string;
  alt: Localised;
  /** Pixels of the master picture. */
  width: number;
  height: number;
  /** Point of interest, a rectangle in fractions of the picture (wire-protocols 4.2). */
  poi: { x: number; y: number; w: number; h: number };
  mood: 'dawn' | 'noon' | 'dusk' | 'storm' | 'night' | 'forest';
}

export interface Brand {
  /** The same brand for the same seed. */
  seed: number;
  products: readonly BrandProduct[];
  categories: readonly BrandCategory[];
  scenes: readonly BrandScene[];
  /** Colour groups: every colour's `group` is one of them. */
  colourGroups: readonly { name: string; hex: string }[];
}
