/** Which specifications a product page lists, and in which order (catalogue.md 3, product settings). */
import { memoizePerSource } from '../memoizePerSource.rules.ts';
import { sortedOptions, type OptionSorting } from '../variants/variant.rules.ts';
import { numberFormat } from '../../region/formats/intlFormats.rules.ts';

export interface Specification {
  title: string;
  value: string;
}

/** Removes hidden specifications; sorts the rest by the editors' titles, case-insensitively, then in original order. */
export function shownSpecifications(
  specs: readonly Specification[],
  hidden: readonly string[],
  titles: readonly string[],
): Specification[] {
  const hiddenTitles = new Set(hidden.map(lower));
  // For a repeated title the first position counts.
  const places = new Map(titles.map((title, index) => [lower(title), index] as const).toReversed());
  return specs
    .filter(({ title, value }) => title !== '' && value !== '' && !hiddenTitles.has(lower(title)))
    .map((spec) => ({ spec, place: places.get(lower(spec.title)) ?? titles.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ spec }) => spec);
}

/** Units of numeric specifications, by title in lower case. */
const units: Readonly<Record<string, string>> = {
  waist: 'mm',
  diameter: 'mm',
  'stack height': 'mm',
  radius: 'm',
  weight: 'g',
  volume: 'L',
};

/** Formats a plain number with its unit and the language's decimal separator; other values are unchanged. */
export function withUnit({ title, value }: Specification, language: string): Specification {
  const unit = units[lower(title)];
  if (unit === undefined || !/^\d+(\.\d+)?$/.test(value)) return { title, value };
  const decimals = value.split('.')[1]?.length ?? 0;
  const number = numberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(Number(value));
  return { title, value: `${number}\u00a0${unit}` };
}

/** The specifications that a page lists, with units. The lists are frozen. */
export const listedSpecifications = memoizePerSource(
  (
    specs: readonly Specification[],
    hidden: readonly string[],
    titles: readonly string[],
    language: string,
  ): readonly Specification[] =>
    shownSpecifications(specs, hidden, titles).map((spec) => withUnit(spec, language)),
);

export interface SizeTable {
  sizeTitle: string;
  columns: string[];
  rows: { size: string; values: string[] }[];
}

/**
 * One row per size, in the editors' order of options, else from the smallest; one column per size-dependent specification. Missing values are
 * empty strings. Null without columns.
 */
export const sizeTable = memoizePerSource(computeSizeTable);

function computeSizeTable(
  sizeSpecs: readonly { size: string; specs: readonly Specification[] }[],
  sizeTitle: string,
  hidden: readonly string[],
  titles: readonly string[],
  sortings: readonly OptionSorting[],
  language: string,
): SizeTable | null {
  const sizes = sizeSpecs.map(({ size, specs }) => ({
    size,
    specs: specs.map((spec) => withUnit(spec, language)),
  }));
  const all = shownSpecifications(
    sizes.flatMap(({ specs }) => specs),
    hidden,
    titles,
  );
  const columns = [...new Set(all.map(({ title }) => title))];
  if (columns.length === 0) return null;
  return {
    sizeTitle,
    columns,
    rows: sortedOptions(
      sizeTitle,
      sizes.map((row) => ({ ...row, label: row.size })),
      sortings,
    ).map(({ size, specs }) => ({
      size,
      values: columns.map((column) => specs.find(({ title }) => title === column)?.value ?? ''),
    })),
  };
}

function lower(text: string): string {
  return text.trim().toLowerCase();
}
