/** Which specifications a product page lists, and in which order (catalogue.md 3, product settings). */
import { sortedOptions, type OptionSorting } from './variant.rules.ts';
import { numberFormat } from '../region/intlFormats.rules.ts';

export interface Specification {
  title: string;
  value: string;
}

/** Hidden ones go; the rest in the editors' order of titles, compared in lower case, then as they came. */
export function shownSpecifications(
  specs: readonly Specification[],
  hidden: readonly string[],
  titles: readonly string[],
): Specification[] {
  const hiddenTitles = new Set(hidden.map(lower));
  // Of a title that stands there twice the first place counts.
  const places = new Map(titles.map((title, index) => [lower(title), index] as const).toReversed());
  return specs
    .filter(({ title, value }) => title !== '' && value !== '' && !hiddenTitles.has(lower(title)))
    .map((spec) => ({ spec, place: places.get(lower(spec.title)) ?? titles.length }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ spec }) => spec);
}

/** Units of the specifications whose values are plain numbers, by title in lower case. */
const units: Readonly<Record<string, string>> = {
  waist: 'mm',
  diameter: 'mm',
  'stack height': 'mm',
  radius: 'm',
  weight: 'g',
  volume: 'L',
};

/** A plain number gets its unit and the language's decimal mark; every other value stays as the editors wrote it. */
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

export interface SizeTable {
  sizeTitle: string;
  columns: string[];
  rows: { size: string; values: string[] }[];
}

/**
 * One row a size, in the editors' order of that attribute's options; one column a specification that differs by size.
 * Empty cells are empty texts. Null without columns.
 */
export function sizeTable(
  sizeTitle: string,
  sizes: readonly { size: string; specs: readonly Specification[] }[],
  hidden: readonly string[],
  titles: readonly string[],
  sortings: readonly OptionSorting[],
): SizeTable | null {
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
