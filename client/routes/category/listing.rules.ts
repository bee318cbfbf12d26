/**
 * What a category shows, as its address says it: `?color=Spruce&color=Bone&price=500-750&sort=price-asc&show=48`.
 * Everything the shopper narrows or sorts by lives in the address, so that Back, reload and a shared link keep it.
 */

/** Values of ProductSort. */
export type Sort = 'FEATURED' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST' | 'TITLE_ASC';

/** Sort orders in the order of the menu, with their word in the address; the first is the default and has none. */
export const sorts: readonly { sort: Sort; parameter: string }[] = [
  { sort: 'FEATURED', parameter: 'featured' },
  { sort: 'NEWEST', parameter: 'newest' },
  { sort: 'PRICE_ASC', parameter: 'price-asc' },
  { sort: 'PRICE_DESC', parameter: 'price-desc' },
  { sort: 'TITLE_ASC', parameter: 'title' },
];

/** Products of one page, and of the largest list that one answer carries. */
export const pageSize = 24;
export const largestShow = 96;

/** Facets that the gateway knows, by their name there and in the address. Other parameters are not the list's. */
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

export interface Listing {
  readonly selected: Readonly<Record<string, readonly string[]>>;
  readonly sort: Sort;
  /** Products to show from the start, a multiple of the page size. */
  readonly show: number;
}

export function readListing(search: URLSearchParams): Listing {
  const selected: Record<string, readonly string[]> = {};
  for (const name of facetNames) {
    const values = [...new Set(search.getAll(name).filter((value) => value !== ''))];
    if (values.length > 0) selected[name] = values;
  }
  const sort = sorts.find((each) => each.parameter === search.get('sort'))?.sort ?? 'FEATURED';
  const asked = Math.ceil((Number(search.get('show')) || pageSize) / pageSize) * pageSize;
  return { selected, sort, show: Math.min(Math.max(asked, pageSize), largestShow) };
}

/** Address parameters of a listing: facets by name, then sort, then show; defaults are left out. */
export function writeListing(listing: Listing): URLSearchParams {
  const search = new URLSearchParams();
  for (const name of Object.keys(listing.selected).sort()) {
    for (const value of listing.selected[name] ?? []) search.append(name, value);
  }
  const sort = sorts.find((each) => each.sort === listing.sort);
  if (sort && sort.sort !== 'FEATURED') search.set('sort', sort.parameter);
  if (listing.show > pageSize) search.set('show', String(listing.show));
  return search;
}

export function listingHref(path: string, listing: Listing): string {
  const search = writeListing(listing).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** As the gateway takes them: any of the values of a facet, all of the facets. */
export function filtersOf(listing: Listing): { facet: string; values: readonly string[] }[] {
  return Object.entries(listing.selected)
    .map(([facet, values]) => ({ facet, values }))
    .sort((a, b) => (a.facet < b.facet ? -1 : 1));
}

export function isSelected(listing: Listing, facet: string, value: string): boolean {
  return listing.selected[facet]?.includes(value) ?? false;
}

/** The listing after a value was ticked or unticked: from its first page again. */
export function toggled(listing: Listing, facet: string, value: string): Listing {
  const before = listing.selected[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [facet]: _, ...others } = listing.selected;
  return { ...listing, selected: after.length > 0 ? { ...others, [facet]: after } : others, show: pageSize };
}

export function cleared(listing: Listing): Listing {
  return { ...listing, selected: {}, show: pageSize };
}

export function sorted(listing: Listing, sort: Sort): Listing {
  return { ...listing, sort, show: pageSize };
}

export function isFiltered(listing: Listing): boolean {
  return Object.keys(listing.selected).length > 0;
}

/** Search engines index the plain category only: anything narrowed, sorted or lengthened points to it. */
export function isPlain(listing: Listing): boolean {
  return !isFiltered(listing) && listing.sort === 'FEATURED' && listing.show === pageSize;
}

export function selectedCount(listing: Listing): number {
  return Object.values(listing.selected).reduce((count, values) => count + values.length, 0);
}

/** What is shown once another page has been loaded after so many products. */
export function lengthened(listing: Listing, loaded: number): Listing {
  return { ...listing, show: Math.min(Math.ceil(loaded / pageSize) * pageSize, largestShow) };
}
