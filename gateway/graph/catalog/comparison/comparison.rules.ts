/**
 * Comparison of products: which are comparable, and their rows. Titles and order are those of the product page
 * (catalogue.md 3, Product settings).
 */
import { shownSpecifications, type Specification } from '../products/specifications.rules.ts';

/** Maximum number of readable columns. */
export const MAX_COMPARED = 4;

/** Only skis are compared (catalogue.md 9, Product categories): everything below their category. */
const comparedCategory = '/skis';

/** @param lineages for each category of the product, the URLs from the top category down, as shown in this region. */
export function isComparable(lineages: readonly (readonly string[])[]): boolean {
  return lineages.some(([top]) => top === comparedCategory);
}

export interface ComparedRow<Value> {
  title: string;
  /** One per product, in their order; null when unknown. */
  values: (Value | null)[];
  /** False when all values are equal. */
  differs: boolean;
}

/** One row per title of any product, in the editors' order, spelled as in the first product that has it. */
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
 * Values by size, one row per title. Sizes rarely match between products, so each product lists its own; null for a
 * product without the title.
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

/** The sizes of each product; null when none has sizes. */
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
