/**
 * Defines the facets and converts filters to engine filters (catalogue.md 3 Search, 7.3). Field names are those of the
 * engine's documents; facetCounts.rules.ts reads the counts.
 */
import type { ChoiceType, FacetChoice, FacetName } from '../../catalog/products/productList.rules.ts';
import { boundedMemo, numberFormat } from '../../region/formats/intlFormats.rules.ts';

/** The market facts that determine price and stock fields. */
export interface FacetMarket {
  hasShop: boolean;
  commerceRegion: string;
  /** Key of the country's price in content. */
  country: string;
  /** ISO 4217 code, which determines the smallest price difference. */
  currency: string;
}

export interface FacetDefinition {
  name: FacetName;
  /** English title of the attribute; editors may translate it in display texts (attributeWords.ts). */
  title: string;
  field: string;
  /** value: any of several values · flag: set or not · range: a numeric range. */
  kind: 'value' | 'flag' | 'range';
  /** Unit of a range; empty for prices, which are formatted by currency. */
  unit: string;
  /** Decimal places of a range's values: 2 for dollars, 0 for yen. */
  decimals: number;
  /** Smallest useful step of a range. */
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

export interface TypedFilter extends Filter {
  type: ChoiceType;
}

/** Countries with content prices (catalogue.md 3, Product entry). The engine refuses unknown fields. */
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

/** Price field of a market: the store's, or the country's content price. Null without either, as in Belgium. */
export function priceField({ hasShop, commerceRegion, country }: FacetMarket): string | null {
  if (hasShop) return `price_${commerceRegion}`;
  return pricedCountries.has(country) ? `content_price_${country}` : null;
}

/** Decimal places of a currency. */
function coinDecimals(currency: string): number {
  return boundedMemo(decimals, currency, () => {
    const { maximumFractionDigits } = numberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits ?? 2;
  });
}

const decimals = new Map<string, number>();

/** In display order. */
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

/** The only value of a flag facet. */
export const IN_STOCK = 'in-stock';
/** In no document. */
const NEITHER = 'neither';

/** `in-stock` for each spelling of it, such as that of the enum `Availability`; other values as they are. */
export function flagValue(value: string): string {
  return value.toLowerCase().replaceAll('_', '-') === IN_STOCK ? IN_STOCK : value;
}

/** An inclusive numeric range; null where open. */
export interface NumberRange {
  min: number | null;
  max: number | null;
}

const number = String.raw`(\d+(?:\.\d+)?)`;
const rangeForm = new RegExp(`^${number}?(?:-|\\.\\.)${number}?$`);
const numberForm = new RegExp(`^${number}$`);

/**
 * `80..90`, `..80`, `110..`, and the formats of earlier URLs: `80-90`, `-80`, `110-`, `178`. Null for anything else.
 */
export function parseRange(text: string): NumberRange | null {
  const [, only] = numberForm.exec(text) ?? [];
  if (only !== undefined) return { min: Number(only), max: Number(only) };
  const [, min, max] = rangeForm.exec(text) ?? [];
  if (min === undefined && max === undefined) return null;
  return { min: min === undefined ? null : Number(min), max: max === undefined ? null : Number(max) };
}

/**
 * The range covering all filters of one facet, from the lowest end to the highest. Null when there is none, or its ends
 * are reversed.
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

/** The filters that include values, without those that exclude them. */
export function included(choices: readonly FacetChoice[]): FacetChoice[] {
  return choices.filter(({ type }) => type !== 'none');
}

/** Larger than any length, width or price; clamps values to numbers that JSON can represent. */
const MAX_NUMBER = 1e9;

function bounded(end: number): number {
  return Math.max(-MAX_NUMBER, Math.min(end, MAX_NUMBER));
}

/** The engine filters of a facet, at most one per type; empty when they have no effect. */
export function filtersOf(definition: FacetDefinition, choices: readonly FacetChoice[]): TypedFilter[] {
  const of = (type: ChoiceType) => choices.filter((choice) => (choice.type ?? 'any') === type);
  const any = filterOf(definition, of('any'));
  const oneByOne = (['all', 'none'] as const).flatMap((type) => {
    // Value by value, as `all` and `none` on 170 and 190 do not concern the numbers between.
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
 * The engine filter for type `any`; null when it has no effect. The engine excludes a range's upper end (wire-protocols
 * 2.2) but shoppers include it: 899.95 is within "up to 899.95".
 */
export function filterOf(definition: FacetDefinition, choices: readonly FacetChoice[]): Filter | null {
  const { field, kind, decimals } = definition;
  const values = choices.flatMap((choice) => choice.values ?? []);
  if (kind === 'value') return values.length > 0 ? { field, values } : null;
  if (kind === 'flag') {
    const flags = new Set(values.map((value) => (flagValue(value) === IN_STOCK ? 'true' : NEITHER)));
    return flags.size > 0 ? { field, values: [...flags] } : null;
  }
  const range = chosenRange(choices);
  if (!range) return null;
  const { min, max } = range;
  const unit = 10 ** decimals;
  return {
    field,
    values: [
      {
        ...(min === null ? {} : { from: bounded(min) }),
        // Computed in whole minor units, since 0.1 + 0.2 is not 0.3.
        ...(max === null ? {} : { to: (Math.floor(Number((bounded(max) * unit).toFixed(6))) + 1) / unit }),
      },
    ],
  };
}
