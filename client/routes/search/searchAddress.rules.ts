/**
 * The search in the address: `?q=wax&type=stories&color=Bone&sort=price-asc&page=2&show=48`. Filters, order and
 * pagination are those of a listing (components/Listing/listing.rules.ts).
 */
import {
  filtersOf,
  firstRequestSize,
  pageSize,
  readListing,
  skipOf,
} from '../../components/Listing/listing.rules.ts';
import type { Listing } from '../../components/Listing/listing.rules.ts';

/** Values of SearchKind. */
export type Kind = 'PRODUCT' | 'CATEGORY' | 'POST' | 'SUPPORT' | 'PAGE';

/** Kinds of results in display order, each with its value in the address; products need none. */
export const views: readonly { kind: Kind; parameter: string }[] = [
  { kind: 'PRODUCT', parameter: 'products' },
  { kind: 'CATEGORY', parameter: 'categories' },
  { kind: 'POST', parameter: 'stories' },
  { kind: 'SUPPORT', parameter: 'support' },
  { kind: 'PAGE', parameter: 'pages' },
];

/** A kind that this build does not know is shown as a page. */
export function knownKind(kind: string): Kind {
  return views.find((view) => view.kind === kind)?.kind ?? 'PAGE';
}

/** Maximum length that the search service accepts (wire-protocols 2). */
export const longestTerm = 128;
/** The search service rejects later pages (wire-protocols 2). */
const lastPage = 100;

export interface SearchAddress {
  /** As typed, with whitespace normalised; empty without a term. */
  readonly term: string;
  readonly kind: Kind;
  readonly isTooLong: boolean;
  /** True when there is a term to search for. */
  readonly isAsked: boolean;
}

export function readSearchAddress(search: URLSearchParams): SearchAddress {
  const term = (search.get('q') ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const isTooLong = [...term].length > longestTerm;
  return {
    term,
    kind: views.find(({ parameter }) => parameter === search.get('type'))?.kind ?? 'PRODUCT',
    isTooLong,
    isAsked: term !== '' && !isTooLong,
  };
}

/** @param path of the search, such as `/en-us/search`. */
export function searchHref(path: string, term: string, kind: Kind = 'PRODUCT'): string {
  const { term: tidy } = readSearchAddress(new URLSearchParams({ q: term }));
  if (tidy === '') return path;
  const type = kind === 'PRODUCT' ? undefined : views.find((view) => view.kind === kind)?.parameter;
  return `${path}?${new URLSearchParams({ q: tidy, ...(type === undefined ? {} : { type }) })}`;
}

/** From the address, limited to the service's last page. */
export function searchListing(search: URLSearchParams): Listing {
  const listing = readListing(search);
  return { ...listing, page: Math.min(listing.page, lastPage) };
}

/** Maximum number of entries in the first response. */
export function requestedFirst(listing: Listing): number {
  return listing.page > 1 ? pageSize : firstRequestSize(listing);
}

/** Variables of SearchAnswerQuery, without the locale. */
export function answerVariables(search: URLSearchParams) {
  const { term, kind, isAsked } = readSearchAddress(search);
  const listing = searchListing(search);
  const isProducts = kind === 'PRODUCT';
  return {
    term,
    isAsked,
    isProducts,
    kinds: [kind],
    first: requestedFirst(listing),
    after: null,
    skip: skipOf(listing),
    // A search is by relevance where a list has the editors' order.
    sort: isProducts && listing.sort !== 'FEATURED' ? listing.sort : null,
    filters: isProducts ? filtersOf(listing) : [],
  };
}
