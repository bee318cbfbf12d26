/**
 * The world's towns as columns, with a sorted name index. A row is a place; it has an index entry for each of its
 * names, ordered by folded name for binary search of prefixes.
 */

export interface PlaceTable {
  /** By row: GeoNames ids. */
  ids: Int32Array;
  names: readonly string[];
  /** By row: ISO 3166 alpha-2, lower case. */
  countries: readonly string[];
  /** By row: state, province or canton in upper case; empty where the code is not in common use. */
  regions: readonly string[];
  latitudes: Float64Array;
  longitudes: Float64Array;
  populations: Int32Array;
  /** By row: names in other languages, where there are any. */
  localNames: ReadonlyMap<number, Readonly<Record<string, string>>>;
  /** By index entry, ascending: folded names. */
  entryNames: readonly string[];
  /** By index entry: its row. */
  entryRows: Int32Array;
}

/** Maximum number of suggestions from the reader's country while there are others. */
const MAX_AT_HOME = 5;

/**
 * Rows whose name starts with the text: whole names before prefixes, large towns before small ones, the reader's
 * country first up to a limit.
 */
export function rowsBeginning(table: PlaceTable, name: string, home: string, most: number): number[] {
  const found = new Map<number, boolean>();
  for (let entry = firstFrom(table.entryNames, name); entry < table.entryNames.length; entry += 1) {
    const entryName = table.entryNames[entry] ?? '';
    if (!entryName.startsWith(name)) break;
    const row = table.entryRows[entry] ?? 0;
    found.set(row, (found.get(row) ?? false) || entryName === name);
  }
  const ranked = [...found]
    .sort(
      ([a, aIsWhole], [b, bIsWhole]) =>
        Number(bIsWhole) - Number(aIsWhole) ||
        (table.populations[b] ?? 0) - (table.populations[a] ?? 0) ||
        a - b,
    )
    .map(([row]) => row);
  const isHome = (row: number): boolean => table.countries[row] === home;
  const atHome = ranked.filter(isHome);
  const abroad = ranked.filter((row) => !isHome(row));
  const fromHome = Math.max(Math.min(MAX_AT_HOME, most), most - abroad.length);
  return [...atHome.slice(0, fromHome), ...abroad].slice(0, most);
}

/** Row of a GeoNames id; null when unknown. */
export function rowOfId(table: PlaceTable, id: number): number | null {
  const row = table.ids.indexOf(id);
  return row < 0 ? null : row;
}

/** The best match by whole name or by prefix: the reader's country first, then the largest. */
export function rowMeant(
  table: PlaceTable,
  name: string,
  by: 'whole' | 'beginning',
  home: string,
  isQualified: (row: number) => boolean,
): number | null {
  // Two letters are too short for a prefix match.
  if (name === '' || (by === 'beginning' && name.length < 3)) return null;
  const among: number[] = [];
  for (let entry = firstFrom(table.entryNames, name); entry < table.entryNames.length; entry += 1) {
    const entryName = table.entryNames[entry] ?? '';
    if (!entryName.startsWith(name)) break;
    const row = table.entryRows[entry] ?? 0;
    if (by === 'whole' && entryName !== name) break;
    if (isQualified(row)) among.push(row);
  }
  const rank = (row: number): number =>
    (table.populations[row] ?? 0) + (table.countries[row] === home ? 100_000_000 : 0);
  return among.reduce<number | null>(
    (best, row) => (best === null || rank(row) > rank(best) ? row : best),
    null,
  );
}

/** Binary search: index of the first entry not less than the name. */
function firstFrom(names: readonly string[], name: string): number {
  let low = 0;
  let high = names.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((names[middle] ?? '') < name) low = middle + 1;
    else high = middle;
  }
  return low;
}
