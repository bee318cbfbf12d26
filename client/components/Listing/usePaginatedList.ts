/** A list that goes on where it stands, and whose pages have addresses of their own: a listing's (listing.rules.ts). */
import type { RefObject } from 'react';
import { useLoadMore } from '../LoadMore/useLoadMore.ts';
import type { LoadNext, LoadMore } from '../LoadMore/useLoadMore.ts';
import { atPage, largestAnswer, lengthened, listingHref, pageSize, skipOf } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

export interface PaginatedListSource {
  /** Address of the list, that of all its pages; it may hold a query of its own. */
  path: string;
  /** As the address says it. */
  listing: Listing;
  /** Entries that were asked for with the address; a longer list goes on from there by itself. */
  asked: number;
  /** Entries on screen. */
  shown: number;
  /** Entries of the whole list. */
  total: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  /** As Relay's pagination gives it; null where the list cannot grow: then the way to more is the next page. */
  loadNext: LoadNext | null;
  /** What is told when more has come. */
  announcement: (shown: number, total: number) => string;
}

export interface PaginatedList extends LoadMore {
  /** Read by now, the pages before this one included. */
  read: number;
  total: number;
  /** True when there is more to ask for. */
  hasMore: boolean;
  /** Without scripts: the page of its own that comes next, and the one before. Null on the first page. */
  nextHref: string;
  earlierHref: string | null;
}

/** @param list of the element whose children are the entries. */
export function usePaginatedList(
  list: RefObject<HTMLUListElement | null>,
  { path, listing, asked, shown, total, announcement, ...source }: PaginatedListSource,
): PaginatedList {
  const skipped = skipOf(listing);
  const read = skipped + shown;
  const more = useLoadMore({
    ...source,
    shown,
    pageSize,
    // Back to a list longer than what was asked for: its room is there from the start.
    wanted: listing.show > asked ? Math.min(listing.show, total - skipped) : 0,
    largestAnswer,
    entryAt: (place) => list.current?.children[place],
    hrefOf: (length) => listingHref(path, lengthened(listing, length)),
    announcement: () => announcement(read, total),
  });
  return {
    ...more,
    read,
    total,
    hasMore: source.hasNext && more.restoring === 0,
    nextHref: listingHref(path, atPage(listing, listing.page + Math.ceil(shown / pageSize))),
    earlierHref: listing.page > 1 ? listingHref(path, atPage(listing, listing.page - 1)) : null,
  };
}
