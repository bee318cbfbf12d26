/**
 * Which facets a listing has, how a shopper's choice becomes a filter of the search engine, and how the engine's counts
 * become facets again (catalogue.md 3 Search, 7.3). The engine's fields are those of its documents.
 */

/** What decides the fields of price and stock. */
export interface FacetMarket {
  hasShop: boolean;
  commerceRegion: string;
  /** Key of the country's price in content. */
  country: string;
  /** ISO 4217 code: ranges of prices are as wide as its money is worth. */
  currency: string;
}

export interface FacetDefinition {
  name: string;
  /** English title of the attribute; editors may keep other languages in display texts (attributeWords.ts). */
  title: string;
  field: string;
  kind: 'value' | 'number' | 'range' | 'flag';
  /** Bounds between ranges, ascending; on ranges only. */
  bounds: readonly number[];
  unit: string;
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

/** A shopper's choice for one facet: any of the values, or a range; all facets together. */
export interface FacetChoice {
  facet: string;
  values?: readonly string[] | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
}

const PRICE_BOUNDS = [50, 100, 250, 500, 750, 1000];
/** How much more of a currency the same thing costs, roughly: round bounds, not exchange rates. */
const priceScales: Readonly<Record<string, number>> = {
  JPY: 200,
  SEK: 10,
  NOK: 10,
  DKK: 10,
  CZK: 20,
  PLN: 4,
  HUF: 400,
  RON: 5,
  RUB: 100,
};

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
]);

/**
 * Field that holds the price asked in a market: the store's, or the one that content names for the country. Null where
 * nobody names one, such as Belgium.
 */
export function priceField({ hasShop, commerceRegion, country }: FacetMarket): string | null {
  if (hasShop) return `price_${commerceRegion}`;
  return pricedCountries.has(country) ? `content_price_${country}` : null;
}

/** In the order that shoppers see them. */
export function facetDefinitions(market: FacetMarket): FacetDefinition[] {
  const scale = priceScales[market.currency] ?? 1;
  const price = priceField(market);
  const value = { kind: 'value', bounds: [], unit: '' } as const;
  return [
    { name: 'color', title: 'Color', field: 'color_groups', ...value },
    { name: 'length', title: 'Length', field: 'length', kind: 'number', bounds: [], unit: '' },
    { name: 'size', title: 'Size', field: 'size', ...value },
    { name: 'waist', title: 'Waist', field: 'waist', kind: 'range', bounds: [80, 90, 100, 110], unit: 'mm' },
    { name: 'radius', title: 'Radius', field: 'radius', kind: 'range', bounds: [15, 18, 21, 24], unit: 'm' },
    { name: 'terrain', title: 'Terrain', field: 'terrain', ...value },
    ...(price === null
      ? []
      : [
          {
            name: 'price',
            title: 'Price',
            field: price,
            kind: 'range' as const,
            bounds: PRICE_BOUNDS.map((bound) => bound * scale),
            unit: '',
          },
        ]),
    ...(market.hasShop
      ? [
          {
            name: 'availability',
            title: 'Availability',
            field: `in_stock_${market.commerceRegion}`,
            kind: 'flag' as const,
            bounds: [],
            unit: '',
          },
        ]
      : []),
  ];
}

/** The one value of a flag facet. */
export const IN_STOCK = 'in-stock';

export function rangesOf(bounds: readonly number[]): Range[] {
  const [first] = bounds;
  if (first === undefined) return [];
  return [
    { to: first },
    ...bounds.map((from, index) => {
      const to = bounds[index + 1];
      return to === undefined ? { from } : { from, to };
    }),
  ];
}

/** `80-90`, `-80`, `110-`: what an address carries. */
export function rangeValue({ from, to }: Range): string {
  return `${from ?? ''}-${to ?? ''}`;
}

export function parseRange(value: string): Range | null {
  const match = /^(\d+(?:\.\d+)?)?(?:-|\.\.)(\d+(?:\.\d+)?)?$/.exec(value);
  if (!match || (match[1] === undefined && match[2] === undefined)) return null;
  return {
    ...(match[1] === undefined ? {} : { from: Number(match[1]) }),
    ...(match[2] === undefined ? {} : { to: Number(match[2]) }),
  };
}

/** The filter of one choice; null when it narrows nothing, or nothing that the facet could be narrowed by. */
export function filterOf(definition: FacetDefinition, choice: FacetChoice): Filter | null {
  const { field, kind } = definition;
  const values = choice.values ?? [];
  const ends = rangeOf(choice);
  const filterValues: Filter['values'] = [];
  switch (kind) {
    case 'value':
      filterValues.push(...values);
      break;
    case 'flag':
      if (values.includes(IN_STOCK)) filterValues.push('true');
      break;
    case 'number':
      filterValues.push(...values.map(Number).filter(Number.isFinite));
      if (ends) filterValues.push(ends);
      break;
    case 'range':
      filterValues.push(...values.flatMap((value) => parseRange(value) ?? []));
      if (ends) filterValues.push(ends);
      break;
  }
  return filterValues.length > 0 ? { field, values: filterValues } : null;
}

function rangeOf({ min = null, max = null }: FacetChoice): Range | null {
  if (min === null && max === null) return null;
  return { ...(min === null ? {} : { from: min }), ...(max === null ? {} : { to: max }) };
}

/** The values that a choice names; a range that is one of the facet's own counts as that value. */
export function selectedValues(definition: FacetDefinition, choices: readonly FacetChoice[]): Set<string> {
  return new Set(
    choices
      .filter(({ facet }) => facet === definition.name)
      .flatMap((choice) => {
        const ends = definition.kind === 'range' ? rangeOf(choice) : null;
        return [...(choice.values ?? []), ...(ends ? [rangeValue(ends)] : [])];
      }),
  );
}

/** One count of the engine: `value` on value facets, ends on range facets. */
export interface Bucket {
  value?: string | number | boolean | undefined;
  from?: string | number | undefined;
  to?: string | number | undefined;
  count: number;
}

export interface CountedValue {
  value: string;
  count: number;
  isSelected: boolean;
}

/**
 * The values of a facet with their counts. Values that nothing has go, unless they are selected: a choice can always be
 * taken back. Numbers and ranges ascend; other values stand in the engine's order.
 */
export function countedValues(
  definition: FacetDefinition,
  buckets: readonly Bucket[],
  selected: ReadonlySet<string>,
): CountedValue[] {
  const counted = buckets.flatMap((bucket) => {
    const value = bucketValue(definition, bucket);
    return value === null ? [] : [{ value, count: bucket.count, isSelected: selected.has(value) }];
  });
  const missing = [...selected]
    .filter((value) => isKnownShape(definition, value) && !counted.some((one) => one.value === value))
    .map((value) => ({ value, count: 0, isSelected: true }));
  const all = [...counted, ...missing].filter(({ count, isSelected }) => count > 0 || isSelected);
  if (definition.kind === 'number') return all.toSorted((a, b) => Number(a.value) - Number(b.value));
  if (definition.kind === 'range') return all.toSorted((a, b) => lowerEnd(a.value) - lowerEnd(b.value));
  return all;
}

function bucketValue({ kind }: FacetDefinition, { value, from, to }: Bucket): string | null {
  if (kind === 'flag') return String(value) === 'true' ? IN_STOCK : null;
  if (kind !== 'range') return value === undefined ? null : String(value);
  return rangeValue({
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  });
}

function isKnownShape({ kind }: FacetDefinition, value: string): boolean {
  if (kind === 'range') return parseRange(value) !== null;
  if (kind === 'number') return Number.isFinite(Number(value));
  return kind === 'value' || value === IN_STOCK;
}

function lowerEnd(value: string): number {
  return parseRange(value)?.from ?? Number.NEGATIVE_INFINITY;
}

/** What a shopper reads: `80–90 mm`, `under 80 mm`, `from 110 mm`; `amount` writes a bound, with its currency for prices. */
export function rangeLabel(value: string, unit: string, amount: (bound: number) => string): string {
  const { from, to } = parseRange(value) ?? {};
  const suffix = unit === '' ? '' : ` ${unit}`;
  if (from === undefined || from === 0) return to === undefined ? value : `< ${amount(to)}${suffix}`;
  return to === undefined ? `≥ ${amount(from)}${suffix}` : `${amount(from)}–${amount(to)}${suffix}`;
}
