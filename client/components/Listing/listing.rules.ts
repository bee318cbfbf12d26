/**
 * What a list shows, as its address says it: `?color=Spruce&color=Bone&price=250..900&sort=price-asc&page=2&show=48`.
 * Everything the shopper narrows or sorts by lives in the address, so that Back, reload and a shared link keep it.
 */
import { isName } from '../../navigation/addresses/addressName.rules.ts';
import type { NumberRange } from './range.rules.ts';
import { isOpen, readRange, writeRange } from './range.rules.ts';

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
export const largestAnswer = 96;
/** The search service gives no more than its first 10 000. */
const largestPage = 400;
/** Values of one facet that the gateway takes. */
const mostValues = 64;
/** How far one reads in one go, in pages. */
const mostPages = 40;

/** Facets that the gateway knows, by their name there and in the address. Other parameters are not the list's. */
export const valueFacets = ['color', 'size', 'terrain', 'availability'] as const;
export const rangeFacets = ['length', 'waist', 'radius', 'price'] as const;

export interface Listing {
  readonly selected: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, NumberRange>>;
  readonly sort: Sort;
  /** Where the list starts, in pages from 1: what leads on without scripts. */
  readonly page: number;
  /** Products to show from there, a multiple of the page size. */
  readonly show: number;
}

/** Takes what the shopper asked for so far to what is asked for now. */
export type ChangeListing = (step: (before: Listing) => Listing) => void;

/** As the gateway takes a choice. */
export interface FacetFilter {
  facet: string;
  values?: readonly string[];
  min?: number | null;
  max?: number | null;
}

export function readListing(search: URLSearchParams): Listing {
  const selected: Record<string, readonly string[]> = {};
  for (const name of valueFacets) {
    const asked = search.getAll(name).filter((value) => value !== '' && isName(value));
    const values = [...new Set(asked)].slice(0, mostValues);
    if (values.length > 0) selected[name] = values;
  }
  const ranges: Record<string, NumberRange> = {};
  for (const name of rangeFacets) {
    const range = readRange(search, name);
    if (range) ranges[name] = range;
  }
  const sort = sorts.find((each) => each.parameter === search.get('sort'))?.sort ?? 'FEATURED';
  const pages = Math.ceil((Number(search.get('show')) || 0) / pageSize);
  return {
    selected,
    ranges,
    sort,
    page: within(Math.floor(Number(search.get('page')) || 1), largestPage),
    show: within(pages, mostPages) * pageSize,
  };
}

function within(pages: number, most: number): number {
  return Math.min(Math.max(pages, 1), most);
}

/** Address parameters of a listing: facets by name, then sort, page and show; defaults are left out. */
export function writeListing(listing: Listing): URLSearchParams {
  const { selected, ranges, page, show } = listing;
  const search = new URLSearchParams();
  for (const name of [...Object.keys(selected), ...Object.keys(ranges)].sort()) {
    const range = ranges[name];
    if (range) search.append(name, writeRange(range));
    for (const value of selected[name] ?? []) search.append(name, value);
  }
  const sort = sorts.find((each) => each.sort === listing.sort);
  if (sort && sort.sort !== 'FEATURED') search.set('sort', sort.parameter);
  if (page > 1) search.set('page', String(page));
  if (show > pageSize) search.set('show', String(show));
  return search;
}

/** @param path of the list, with the query that it keeps whatever is chosen: `/en-us/search?q=wax`. */
export function listingHref(path: string, listing: Listing): string {
  const search = writeListing(listing).toString();
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** For a form without scripts, which replaces the query of its address: the address without it, and its parts. */
export function formTarget(path: string): { action: string; kept: readonly (readonly [string, string])[] } {
  const cut = path.indexOf('?');
  if (cut < 0) return { action: path, kept: [] };
  return { action: path.slice(0, cut), kept: [...new URLSearchParams(path.slice(cut))] };
}

/** As the gateway takes them: any of the values of a facet, or a range; all of the facets. */
export function filtersOf({ selected, ranges }: Listing): FacetFilter[] {
  const filters: FacetFilter[] = [
    ...Object.entries(selected).map(([facet, values]) => ({ facet, values })),
    ...Object.entries(ranges).map(([facet, { min, max }]) => ({ facet, min, max })),
  ];
  return filters.sort((a, b) => (a.facet < b.facet ? -1 : 1));
}

/** Entries to ask for at once; a longer list goes on from there by itself (usePaginatedList.ts). */
export function firstAnswer({ show }: Listing): number {
  return Math.min(show, largestAnswer);
}

/** Places left out before the first product shown. */
export function skipOf({ page }: Listing): number {
  return (page - 1) * pageSize;
}

export function isSelected(listing: Listing, facet: string, value: string): boolean {
  return listing.selected[facet]?.includes(value) ?? false;
}

const start = { page: 1, show: pageSize } as const;

/** The listing after a value was ticked or unticked: from its first page again. */
export function toggled(listing: Listing, facet: string, value: string): Listing {
  const before = listing.selected[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [facet]: _, ...others } = listing.selected;
  return { ...listing, ...start, selected: after.length > 0 ? { ...others, [facet]: after } : others };
}

/** The listing with other ends of a facet; open at both, the facet narrows nothing. */
export function ranged(listing: Listing, facet: string, range: NumberRange): Listing {
  const { [facet]: _, ...others } = listing.ranges;
  return { ...listing, ...start, ranges: isOpen(range) ? others : { ...others, [facet]: range } };
}

/** The listing without any choice of a facet. */
export function without(listing: Listing, facet: string): Listing {
  const { [facet]: _, ...selected } = listing.selected;
  return { ...ranged(listing, facet, { min: null, max: null }), selected };
}

export function cleared(listing: Listing): Listing {
  return { ...listing, ...start, selected: {}, ranges: {} };
}

export function sorted(listing: Listing, sort: Sort): Listing {
  return { ...listing, ...start, sort };
}

export function atPage(listing: Listing, page: number): Listing {
  return { ...listing, page: within(page, largestPage), show: pageSize };
}

export function isFiltered({ selected, ranges }: Listing): boolean {
  return Object.keys(selected).length + Object.keys(ranges).length > 0;
}

export function selectedCount({ selected, ranges }: Listing): number {
  return Object.values(selected).flat().length + Object.keys(ranges).length;
}

/** What is shown once another page has been loaded after so many products. */
export function lengthened(listing: Listing, loaded: number): Listing {
  return { ...listing, show: within(Math.ceil(loaded / pageSize), mostPages) * pageSize };
}
