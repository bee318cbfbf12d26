/**
 * What is searched for, as the address says it: `?q=wax&type=stories&color=Bone&sort=price-asc&page=2&show=48`. What is
 * narrowed, sorted and paged is a listing's (components/Listing/listing.rules.ts).
 */
import { filtersOf, firstAnswer, pageSize, readListing } from '../../components/Listing/listing.rules.ts';
import type { Listing, Sort } from '../../components/Listing/listing.rules.ts';

/** Values of SearchKind. */
export type Kind = 'PRODUCT' | 'CATEGORY' | 'POST' | 'SUPPORT' | 'PAGE';

/** Kinds of results in the order of their links, each with its word in the address; products need none. */
export const views: readonly { kind: Kind; parameter: string }[] = [
  { kind: 'PRODUCT', parameter: 'products' },
  { kind: 'CATEGORY', parameter: 'categories' },
  { kind: 'POST', parameter: 'stories' },
  { kind: 'SUPPORT', parameter: 'support' },
  { kind: 'PAGE', parameter: 'pages' },
];

/** A kind that a newer gateway may add is shown as a page. */
export function knownKind(kind: string): Kind {
  return views.find((view) => view.kind === kind)?.kind ?? 'PAGE';
}

/** Characters of a search; the search service takes no longer ones (wire-protocols 2). */
export const longestTerm = 128;
/** The search service refuses later pages (wire-protocols 2). */
const lastPage = 100;

export interface SearchAddress {
  /** As typed, blanks tidied; empty when nothing is searched for. */
  readonly term: string;
  readonly kind: Kind;
  readonly isTooLong: boolean;
  /** True when there is something to ask the search service. */
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

/** What the gateway sorts by; by relevance when it is told nothing. */
const orders: Readonly<Record<Sort, { field: string; direction: 'ASC' | 'DESC' } | null>> = {
  FEATURED: null,
  NEWEST: { field: 'season', direction: 'DESC' },
  PRICE_ASC: { field: 'price', direction: 'ASC' },
  PRICE_DESC: { field: 'price', direction: 'DESC' },
  TITLE_ASC: { field: 'title', direction: 'ASC' },
};

/** As the address asks for them; a page behind the last one that the service has is the last. */
export function searchListing(search: URLSearchParams): Listing {
  const listing = readListing(search);
  return { ...listing, page: Math.min(listing.page, lastPage) };
}

/** Entries that the first answer to an address holds at most. */
export function askedFirst(listing: Listing): number {
  return listing.page > 1 ? pageSize : firstAnswer(listing);
}

/** Variables of SearchAnswerQuery, the locale left out. */
export function answerVariables(search: URLSearchParams) {
  const { term, kind, isAsked } = readSearchAddress(search);
  const listing = searchListing(search);
  const isProducts = kind === 'PRODUCT';
  const order = isProducts ? orders[listing.sort] : null;
  const isLater = listing.page > 1;
  return {
    term,
    isAsked,
    isProducts,
    kinds: [kind],
    first: isLater ? null : askedFirst(listing),
    after: null,
    // The gateway counts by pages or by cursors, not both: only the first page is one that grows.
    resultsPerPage: isLater ? pageSize : null,
    current: isLater ? listing.page : null,
    sortField: order?.field ?? null,
    sortDirection: order?.direction ?? null,
    filters: isProducts
      ? filtersOf(listing).map(({ facet, ...choice }) => ({ field: facet, ...choice }))
      : [],
  };
}
