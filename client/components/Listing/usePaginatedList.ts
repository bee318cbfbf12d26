/** A list that grows in place, and whose pages have their own addresses: a listing's (listing.rules.ts). */
import type { RefObject } from 'react';
import { useLoadMore } from '../LoadMore/useLoadMore.ts';
import type { LoadNext, LoadMore } from '../LoadMore/useLoadMore.ts';
import { atPage, maxPerRequest, lengthened, listingHref, pageSize, skipOf } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

export interface PaginatedListSource {
  /** Address of the list without pagination; may have a query of its own. */
  path: string;
  /** From the address. */
  listing: Listing;
  /** Entries requested with the address; a longer list loads the rest itself. */
  requested: number;
  /** Entries on screen. */
  shown: number;
  /** Entries of the whole list. */
  total: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  /** From Relay's pagination; null where the list cannot grow: then the link leads to the next page. */
  loadNext: LoadNext | null;
  /** Announcement when more entries have loaded. */
  announcement: (shown: number, total: number) => string;
}

export interface PaginatedList extends LoadMore {
  /** Loaded so far, including the pages before this one. */
  read: number;
  total: number;
  /** True when there are more entries. */
  hasMore: boolean;
  /** Without scripts: addresses of the next and the previous page. Null on the first page. */
  nextHref: string;
  earlierHref: string | null;
}

/** @param list id of the element whose children are the entries. */
export function usePaginatedList(
  list: RefObject<HTMLUListElement | null>,
  { path, listing, requested, shown, total, announcement, ...source }: PaginatedListSource,
): PaginatedList {
  const skipped = skipOf(listing);
  const read = skipped + shown;
  const more = useLoadMore({
    ...source,
    shown,
    pageSize,
    // Back to a list longer than one response: reserve its height.
    restoreTo: listing.show > requested ? Math.min(listing.show, total - skipped) : 0,
    maxPerRequest,
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
