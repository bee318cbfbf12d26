/**
 * Which facets a listing has, and how a shopper's choice becomes a filter of the search engine (catalogue.md 3 Search,
 * 7.3). The engine's fields are those of its documents; facetCounts.rules.ts reads what it counts.
 */
import { numberFormat } from '../region/intlFormats.rules.ts';

/** What decides the fields of price and stock. */
export interface FacetMarket {
  hasShop: boolean;
  commerceRegion: string;
  /** Key of the country's price in content. */
  country: string;
  /** ISO 4217 code: says how small the differences of prices are. */
  currency: string;
}

/** Every facet that some market has, as filters and addresses call it. */
export const facetNames = [
  'color',
  'length',
  'size',
  'waist',
  'radius',
  'terrain',
  'price',
  'availability',
] as const;
export type FacetName = (typeof facetNames)[number];

export interface FacetDefinition {
  name: FacetName;
  /** English title of the attribute; editors may keep other languages in display texts (attributeWords.ts). */
  title: string;
  field: string;
  /** value: any of several words · flag: yes or not asked · range: numbers between two ends. */
  kind: 'value' | 'flag' | 'range';
  /** Written after the numbers of a range; empty for prices, whose currency says how. */
  unit: string;
  /** Decimal places that values of a range can differ in: 2 for dollars, 0 for yen. */
  decimals: number;
  /** Smallest move of a range's ends that is worth a step. */
  smallestStep: number;
}

export interface Range {
  /** Inclusive. */
  from?: number;
  /** Exclusive. */
  to?: number;
}

export interface Filter {
  field: string;
  values: (string | number | Range)[];
}

/** How several values of one choice meet: any of them, all of them at once, or none of them (catalogue.md 3, Search). */
export type ChoiceType = 'any' | 'all' | 'none';

export interface TypedFilter extends Filter {
  type: ChoiceType;
}

/** A shopper's choice for one facet: values, or numbers from `min` to `max`; all facets together. */
export interface FacetChoice {
  facet: string;
  /** `any` when absent. */
  type?: ChoiceType | null | undefined;
  values?: readonly string[] | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** Countries that content names prices for (catalogue.md 3, Product entry). The engine refuses fields that it has not. */
const pricedCountries = new Set([
  'au',
  'at',
  'ca',
  'cz',
  'fr',
  'de',
  'it',
  'jp',
  'nl',
  'no',
  'ru',
  'pl',
  'es',
  'se',
  'ch',
  'gb',
  'nz',
  'us',
]);

/**
 * Field that holds the price asked in a market: the store's, or the one that content names for the country. Null where
 * nobody names one, such as Belgium.
 */
export function priceField({ hasShop, commerceRegion, country }: FacetMarket): string | null {
  if (hasShop) return `price_${commerceRegion}`;
  return pricedCountries.has(country) ? `content_price_${country}` : null;
}

/** Decimal places of a currency's smallest coin. */
function coinDecimals(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** In the order that shoppers see them. */
export function facetDefinitions(market: FacetMarket): FacetDefinition[] {
  const price = priceField(market);
  const value = { kind: 'value', unit: '', decimals: 0, smallestStep: 1 } as const;
  const range = { ...value, kind: 'range' } as const;
  return [
    { ...value, name: 'color', title: 'Color', field: 'color_groups' },
    { ...range, name: 'length', title: 'Length', field: 'length', unit: 'cm' },
    { ...value, name: 'size', title: 'Size', field: 'size' },
    { ...range, name: 'waist', title: 'Waist', field: 'waist', unit: 'mm' },
    { ...range, name: 'radius', title: 'Radius', field: 'radius', unit: 'm', decimals: 1, smallestStep: 0.5 },
    { ...value, name: 'terrain', title: 'Terrain', field: 'terrain' },
    ...(price === null
      ? []
      : [
          {
            ...range,
            name: 'price' as const,
            title: 'Price',
            field: price,
            decimals: coinDecimals(market.currency),
          },
        ]),
    ...(market.hasShop
      ? [
          {
            ...value,
            name: 'availability' as const,
            title: 'Availability',
            field: `in_stock_${market.commerceRegion}`,
            kind: 'flag' as const,
          },
        ]
      : []),
  ];
}

/** The one value of a flag facet. */
export const IN_STOCK = 'in-stock';

/** Numbers from the least to the most that are wanted, both included; null where it is open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const rangeForm = new RegExp(`^${number}?(?:-|\\.\\.)${number}?$`);
const numberForm = new RegExp(`^${number}$`);

/** `80..90`, `..80`, `110..`, and as earlier addresses had them `80-90`, `-80`, `110-`, `178`. Null when it is none. */
export function parseRange(text: string): NumberRange | null {
  const [, only] = numberForm.exec(text) ?? [];
  if (only !== undefined) return { min: Number(only), max: Number(only) };
  const [, min, max] = rangeForm.exec(text) ?? [];
  if (min === undefined && max === undefined) return null;
  return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
}

/**
 * The range that the choices of one facet name together: from the lowest end to the highest. Null when they name none,
 * or one whose ends are the wrong way round.
 */
export function chosenRange(choices: readonly FacetChoice[]): NumberRange | null {
  const ranges = choices.flatMap(({ values, min = null, max = null }) => [
    ...(min === null && max === null ? [] : [{ min, max }]),
    ...(values ?? []).flatMap((value) => parseRange(value) ?? []),
  ]);
  if (ranges.length === 0) return null;
  const ends = (pick: (range: NumberRange) => number | null) => ranges.map(pick);
  const lows = ends(({ min }) => min).filter((end) => end !== null);
  const highs = ends(({ max }) => max).filter((end) => end !== null);
  const min = lows.length < ranges.length ? null : Math.min(...lows);
  const max = highs.length < ranges.length ? null : Math.max(...highs);
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? null : { min, max };
}

/** What a list is narrowed to, without what it is kept clear of. */
export function wanted(choices: readonly FacetChoice[]): FacetChoice[] {
  return choices.filter(({ type }) => type !== 'none');
}

/** No length, width or price is larger; what a query names beyond it must stay a number that JSON knows. */
const MOST = 1e9;

function bounded(end: number): number {
  return Math.max(-MOST, Math.min(end, MOST));
}

/** The filters of a facet's choices, at most one a type; empty when they narrow nothing. */
export function filtersOf(definition: FacetDefinition, choices: readonly FacetChoice[]): TypedFilter[] {
  const of = (type: ChoiceType) => choices.filter((choice) => (choice.type ?? 'any') === type);
  const any = filterOf(definition, of('any'));
  const oneByOne = (['all', 'none'] as const).flatMap((type) => {
    // Each on its own: 170 and 190 at once, or neither of them, says nothing of what lies between.
    const values = of(type)
      .flatMap(valueByValue)
      .flatMap((choice) => filterOf(definition, [choice])?.values ?? []);
    return values.length > 0 ? [{ field: definition.field, values, type }] : [];
  });
  return [...(any ? [{ ...any, type: 'any' as const }] : []), ...oneByOne];
}

function valueByValue({ facet, values, min = null, max = null }: FacetChoice): FacetChoice[] {
  return [
    ...(values ?? []).map((value) => ({ facet, values: [value] })),
    ...(min === null && max === null ? [] : [{ facet, min, max }]),
  ];
}

/**
 * The filter of a facet's choices of type any; null when they narrow nothing, or name nothing that the facet could be narrowed by.
 * The engine leaves out the upper end of a range (wire-protocols 2.2), shoppers mean it: 899.95 is within "up to 899.95".
 */
export function filterOf(definition: FacetDefinition, choices: readonly FacetChoice[]): Filter | null {
  const { field, kind, decimals } = definition;
  const values = choices.flatMap((choice) => choice.values ?? []);
  if (kind === 'value') return values.length > 0 ? { field, values } : null;
  if (kind === 'flag') return values.includes(IN_STOCK) ? { field, values: ['true'] } : null;
  const range = chosenRange(choices);
  if (!range) return null;
  const { min, max } = range;
  const unit = 10 ** decimals;
  return {
    field,
    values: [
      {
        ...(min === null ? {} : { from: bounded(min) }),
        // Through whole coins, since 0.1 + 0.2 is not 0.3.
        ...(max === null ? {} : { to: (Math.floor(Number((bounded(max) * unit).toFixed(6))) + 1) / unit }),
      },
    ],
  };
}
