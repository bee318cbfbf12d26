/** Which part of a list of posts is shown, as its address says it: `?page=2&show=24`. */

/** Posts of one page: whole rows of three, of which the first post of a list takes four places. */
export const pageSize = 12;
/** Of the largest list that one answer carries. */
export const largestAnswer = 96;
const largestPage = 1_000;
/** How far one reads in one go, in pages. */
const mostPages = 40;

export interface BlogListingPlace {
  /** Where the list starts, in pages from 1: what leads on without scripts. */
  readonly page: number;
  /** Posts to show from there, a multiple of the page size. */
  readonly show: number;
}

export function readBlogListing(search: URLSearchParams): BlogListingPlace {
  const pages = Math.ceil((Number(search.get('show')) || 0) / pageSize);
  return {
    page: within(Math.floor(Number(search.get('page')) || 1), largestPage),
    show: within(pages, mostPages) * pageSize,
  };
}

function within(pages: number, most: number): number {
  return Math.min(Math.max(pages, 1), most);
}

export function blogListingHref(path: string, { page, show }: BlogListingPlace): string {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (show > pageSize) search.set('show', String(show));
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Posts left out before the first one shown. */
export function skipOf({ page }: BlogListingPlace): number {
  return (page - 1) * pageSize;
}

/** A page of its own, from its start. */
export function atPage(page: number): BlogListingPlace {
  return { page: within(page, largestPage), show: pageSize };
}

/** The same start with so many posts read. */
export function lengthened({ page }: BlogListingPlace, loaded: number): BlogListingPlace {
  return { page, show: within(Math.ceil(loaded / pageSize), mostPages) * pageSize };
}

/** The variables of a list's query. A longer list goes on from there by itself (BlogPosts.tsx). */
export function blogListingVariables(search: URLSearchParams): { first: number; skip: number } {
  const place = readBlogListing(search);
  return { first: Math.min(place.show, largestAnswer), skip: skipOf(place) };
}
