/**
 * The listing state in the address: `?color=Spruce&color=Bone&price=250..900&sort=price-asc&page=2&show=48`. All
 * filters and orders are in the address, so that Back, reload and shared links keep them.
 */
import { isName } from '../../navigation/addresses/addressName.rules.ts';
import type { NumberRange } from './facets/range.rules.ts';
import { isOpen, readRange, writeRange } from './facets/range.rules.ts';

/** Values of ProductSort. */
export type Sort = 'FEATURED' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST' | 'TITLE_ASC';

/** Sort orders in menu order, with their value in the address; the first is the default and has none. */
export const sorts: readonly { sort: Sort; parameter: string }[] = [
  { sort: 'FEATURED', parameter: 'featured' },
  { sort: 'NEWEST', parameter: 'newest' },
  { sort: 'PRICE_ASC', parameter: 'price-asc' },
  { sort: 'PRICE_DESC', parameter: 'price-desc' },
  { sort: 'TITLE_ASC', parameter: 'title' },
];

/** Products per page, and the maximum per response. */
export const pageSize = 24;
export const maxPerRequest = 96;
/** The search service returns no more than its first 10 000. */
const largestPage = 400;
/** Maximum values per facet that the gateway accepts. */
const mostValues = 64;
/** Maximum pages to accumulate. */
const mostPages = 40;

/** The gateway's facets, by their name there and in the address. Other parameters are not part of the listing. */
export const valueFacets = ['color', 'size', 'terrain', 'availability'] as const;
export const rangeFacets = ['length', 'waist', 'radius', 'price'] as const;

export interface Listing {
  readonly selected: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, NumberRange>>;
  readonly sort: Sort;
  /** First page shown, from 1: the link for clients without scripts. */
  readonly page: number;
  /** Number of products from there, a multiple of the page size. */
  readonly show: number;
}

/** A change of the latest requested listing. */
export type ChangeListing = (step: (before: Listing) => Listing) => void;

/** A filter in the gateway's format. */
export interface FacetFilter {
  facet: string;
  values?: readonly string[];
  min?: number | null;
  max?: number | null;
}

export function readListing(search: URLSearchParams): Listing {
  const selected: Record<string, readonly string[]> = {};
  for (const name of valueFacets) {
    const requested = search.getAll(name).filter((value) => value !== '' && isName(value));
    const values = [...new Set(requested)].slice(0, mostValues);
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

/** @param path of the list, with the query that it always keeps: `/en-us/search?q=wax`. */
export function listingHref(path: string, listing: Listing): string {
  const search = writeListing(listing).toString();
  if (search === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${search}`;
}

/** For a form without scripts, which replaces its action's query: the address without it, and its parts. */
export function formTarget(path: string): {
  action: string;
  parameters: readonly (readonly [string, string])[];
} {
  const cut = path.indexOf('?');
  if (cut < 0) return { action: path, parameters: [] };
  return { action: path.slice(0, cut), parameters: [...new URLSearchParams(path.slice(cut))] };
}

/** In the gateway's format: any of the values of a facet, or a range; facets are combined with AND. */
export function filtersOf({ selected, ranges }: Listing): FacetFilter[] {
  const filters: FacetFilter[] = [
    ...Object.entries(selected).map(([facet, values]) => ({ facet, values })),
    ...Object.entries(ranges).map(([facet, { min, max }]) => ({ facet, min, max })),
  ];
  return filters.sort((a, b) => (a.facet < b.facet ? -1 : 1));
}

/** Entries in the first request; a longer list loads the rest itself (usePaginatedList.ts). */
export function firstRequestSize({ show }: Listing): number {
  return Math.min(show, maxPerRequest);
}

/** Entries before the first product shown. */
export function skipOf({ page }: Listing): number {
  return (page - 1) * pageSize;
}

export function isSelected(listing: Listing, facet: string, value: string): boolean {
  return listing.selected[facet]?.includes(value) ?? false;
}

const start = { page: 1, show: pageSize } as const;

/** Toggles a value and goes back to the first page. */
export function toggled(listing: Listing, facet: string, value: string): Listing {
  const before = listing.selected[facet] ?? [];
  const after = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
  const { [facet]: _, ...others } = listing.selected;
  return { ...listing, ...start, selected: after.length > 0 ? { ...others, [facet]: after } : others };
}

/** Sets a facet's range; one open at both ends is removed. */
export function ranged(listing: Listing, facet: string, range: NumberRange): Listing {
  const { [facet]: _, ...others } = listing.ranges;
  return { ...listing, ...start, ranges: isOpen(range) ? others : { ...others, [facet]: range } };
}

/** Clears a facet. */
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

/** The listing after loading another page. */
export function lengthened(listing: Listing, loaded: number): Listing {
  return { ...listing, show: within(Math.ceil(loaded / pageSize), mostPages) * pageSize };
}
