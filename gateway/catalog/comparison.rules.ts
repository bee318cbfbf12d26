/**
 * Products side by side: which may stand there, and which row says what about all of them. Titles and their order are
 * those of the product page (catalogue.md 3, Product settings).
 */
import { shownSpecifications, type Specification } from './specifications.rules.ts';

/** More columns than this nobody can read across. */
export const MOST_COMPARED = 4;

/** Skis are compared (catalogue.md 9, Product categories): what stands below their category, however deep. */
const comparedCategory = '/skis';

/** @param lineages for each category of the product the addresses from the top category down, as shown in this region. */
export function isComparable(lineages: readonly (readonly string[])[]): boolean {
  return lineages.some(([top]) => top === comparedCategory);
}

export interface ComparedRow<Value> {
  title: string;
  /** One a product, in their order; null where nothing is known. */
  values: (Value | null)[];
  /** False when all say the same. */
  differs: boolean;
}

/** A row a title that any product has, in the editors' order of titles; the spelling of the first product that has it. */
export function comparedRows(
  products: readonly (readonly Specification[])[],
  hidden: readonly string[],
  titles: readonly string[],
): ComparedRow<string>[] {
  const all = unionOfTitles(products, hidden, titles);
  return all.map((title) =>
    row(
      title,
      products.map((specs) => valueOf(specs, title)),
      (value) => value,
    ),
  );
}

export interface SizedProduct {
  sizes: readonly { size: string; specs: readonly Specification[] }[];
}

export interface SizedValue {
  size: string;
  value: string;
}

/**
 * What differs by size: sizes of different products hardly ever meet, so each product lists its own. A row a title;
 * null for a product that knows it of no size.
 */
export function comparedSizeRows(
  products: readonly SizedProduct[],
  hidden: readonly string[],
  titles: readonly string[],
): ComparedRow<SizedValue[]>[] {
  const all = unionOfTitles(
    products.map(({ sizes }) => sizes.flatMap(({ specs }) => specs)),
    hidden,
    titles,
  );
  return all.map((title) =>
    row(
      title,
      products.map(({ sizes }) => {
        const known = sizes.flatMap(({ size, specs }) => {
          const value = valueOf(specs, title);
          return value === null ? [] : [{ size, value }];
        });
        return known.length === 0 ? null : known;
      }),
      (list) => JSON.stringify(list.map(({ size, value }) => [size, value])),
    ),
  );
}

/** The sizes that each product is made in; null when none of them comes in sizes. */
export function comparedSizes(
  products: readonly (SizedProduct & { sizeTitle: string })[],
): ComparedRow<string> | null {
  const title = products.find(({ sizes, sizeTitle }) => sizes.length > 0 && sizeTitle !== '')?.sizeTitle;
  if (title === undefined) return null;
  const values = products.map(({ sizes }) =>
    sizes.length === 0 ? null : sizes.map(({ size }) => size).join(', '),
  );
  return row(title, values, (value) => value);
}

function row<Value>(
  title: string,
  values: (Value | null)[],
  textOf: (value: Value) => string,
): ComparedRow<Value> {
  const texts = new Set(values.map((value) => (value === null ? null : textOf(value))));
  return { title, values, differs: texts.size > 1 };
}

function unionOfTitles(
  products: readonly (readonly Specification[])[],
  hidden: readonly string[],
  titles: readonly string[],
): string[] {
  const union = new Map<string, string>();
  for (const { title } of shownSpecifications(products.flat(), hidden, titles)) {
    if (!union.has(normal(title))) union.set(normal(title), title);
  }
  return [...union.values()];
}

function valueOf(specs: readonly Specification[], title: string): string | null {
  return specs.find((spec) => normal(spec.title) === normal(title))?.value.trim() || null;
}

function normal(title: string): string {
  return title.trim().toLowerCase();
}
