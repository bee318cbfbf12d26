/**
 * The towns of the world as columns, and how one is found among them. A row is a place; a place has one entry for each
 * name it is found by, in the order of the folded names, so a beginning is found by halving.
 */

export interface PlaceTable {
  /** By row. GeoNames ids. */
  ids: Int32Array;
  names: readonly string[];
  /** ISO 3166 alpha-2 in lower case. */
  countries: readonly string[];
  /** State, province or canton, in capitals; empty where its letters say nothing to anybody. */
  regions: readonly string[];
  latitudes: Float64Array;
  longitudes: Float64Array;
  populations: Int32Array;
  /** By row: names in other languages, of the few that have them. */
  localNames: ReadonlyMap<number, Readonly<Record<string, string>>>;
  /** By entry, ascending: folded names. */
  entryNames: readonly string[];
  /** By entry: its row. */
  entryRows: Int32Array;
}

/** Of the suggestions, most that are of the reader's own country while there are others. */
const MOST_AT_HOME = 5;

/**
 * Rows whose name begins so: whole names before beginnings, large towns before small ones, and the reader's own country
 * first, without crowding the world out.
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
  const fromHome = Math.max(Math.min(MOST_AT_HOME, most), most - abroad.length);
  return [...atHome.slice(0, fromHome), ...abroad].slice(0, most);
}

/** The row of a GeoNames id; null when the table lacks it. */
export function rowOfId(table: PlaceTable, id: number): number | null {
  const row = table.ids.indexOf(id);
  return row < 0 ? null : row;
}

/** The one that is meant by its whole name, or by a beginning of it: of the reader's own country first, then the largest. */
export function rowMeant(
  table: PlaceTable,
  name: string,
  by: 'whole' | 'beginning',
  home: string,
  isQualified: (row: number) => boolean,
): number | null {
  // Two letters are the beginning of nobody in particular.
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

/** The first entry whose name is not before this one. */
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
