/** Which specifications a product page lists, and in which order (catalogue.md 3, product settings). */
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
  const order = titles.map(lower);
  const place = (spec: Specification): number => {
    const index = order.indexOf(lower(spec.title));
    return index === -1 ? order.length : index;
  };
  return specs
    .filter(({ title, value }) => title !== '' && value !== '' && !hiddenTitles.has(lower(title)))
    .toSorted((a, b) => place(a) - place(b));
}

export interface SizeTable {
  sizeTitle: string;
  columns: string[];
  rows: { size: string; values: string[] }[];
}

/** One row a size, one column a specification that differs by size; empty cells are empty texts. Null without columns. */
export function sizeTable(
  sizeTitle: string,
  sizes: readonly { size: string; specs: readonly Specification[] }[],
  hidden: readonly string[],
  titles: readonly string[],
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
    rows: sizes.map(({ size, specs }) => ({
      size,
      values: columns.map((column) => specs.find(({ title }) => title === column)?.value ?? ''),
    })),
  };
}

function lower(text: string): string {
  return text.trim().toLowerCase();
}
