/** Pagination of a list of posts in its address: `?page=2&show=24`. */

/** Posts per page: whole rows of three, in which the first post takes four cells. */
export const pageSize = 12;
/** Maximum per response. */
export const maxPerRequest = 96;
const largestPage = 1_000;
/** Maximum pages to accumulate. */
const mostPages = 40;

export interface BlogListingPlace {
  /** First page shown, from 1: the link for clients without scripts. */
  readonly page: number;
  /** Number of posts from there, a multiple of the page size. */
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

/** Posts before the first one shown. */
export function skipOf({ page }: BlogListingPlace): number {
  return (page - 1) * pageSize;
}

/** A single page, from its start. */
export function atPage(page: number): BlogListingPlace {
  return { page: within(page, largestPage), show: pageSize };
}

/** The same start with this number of posts. */
export function lengthened({ page }: BlogListingPlace, loaded: number): BlogListingPlace {
  return { page, show: within(Math.ceil(loaded / pageSize), mostPages) * pageSize };
}

/** Query variables. A longer list loads the rest itself (BlogPosts.tsx). */
export function blogListingVariables(search: URLSearchParams): { first: number; skip: number } {
  const place = readBlogListing(search);
  return { first: Math.min(place.show, maxPerRequest), skip: skipOf(place) };
}
