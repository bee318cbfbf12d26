/**
 * A list that grows by pages where it stands: what was asked for is appended and written into the address, the focus
 * goes on where the new entries begin, and Back to a long list finds its length again. Where entries come from is the
 * caller's: it passes what Relay's pagination gives.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent, RefObject } from 'react';
import { announce } from '../../ui/announce.ts';
import { atPage, largestAnswer, lengthened, listingHref, pageSize, skipOf } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

export type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

export interface GrowingListSource {
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

export interface GrowingList {
  /** Read by now, the pages before this one included. */
  read: number;
  total: number;
  /** Entries that Back is still waiting for: their room is to be kept. 0 otherwise. */
  restoring: number;
  /** True when there is more to ask for. */
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** Without scripts: the page of its own that comes next, and the one before. Null on the first page. */
  nextHref: string;
  earlierHref: string | null;
  handleMore: (event: MouseEvent) => void;
}

/** @param list of the element whose children are the entries. */
export function useGrowingList(
  list: RefObject<HTMLUListElement | null>,
  source: GrowingListSource,
): GrowingList {
  const { path, listing, asked, shown, total, hasNext, isLoadingNext, loadNext } = source;
  const [hasFailed, setFailed] = useState(false);
  const firstNew = useRef<number | null>(null);
  const read = skipOf(listing) + shown;

  // The shopper who asked for more goes on where the new ones begin.
  const arrive = useEffectEvent(() => announce(source.announcement(read, total)));
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    list.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
    arrive();
  }, [shown, list]);

  const loadMore = (count: number, onLoaded: () => void = () => {}) => {
    loadNext?.(count, {
      onComplete: (error) => {
        if (error) firstNew.current = null;
        if (error) setFailed(true);
        else onLoaded();
      },
    });
  };

  // Back to a list longer than that: its room is there from the start.
  const missing = listing.show > asked ? Math.min(listing.show, total - skipOf(listing)) - shown : 0;
  const isRestoring = missing > 0 && hasNext && loadNext !== null && !hasFailed;
  const restore = useEffectEvent(() => loadMore(Math.min(missing, largestAnswer)));
  useEffect(() => {
    if (isRestoring && !isLoadingNext) restore();
  }, [isRestoring, isLoadingNext]);

  return {
    read,
    total,
    restoring: isRestoring ? missing : 0,
    hasMore: hasNext && !isRestoring,
    isLoading: isLoadingNext,
    hasFailed,
    nextHref: listingHref(path, atPage(listing, listing.page + Math.ceil(shown / pageSize))),
    earlierHref: listing.page > 1 ? listingHref(path, atPage(listing, listing.page - 1)) : null,
    handleMore: (event) => {
      if (!loadNext) return;
      event.preventDefault();
      if (isLoadingNext) return;
      setFailed(false);
      firstNew.current = shown;
      loadMore(pageSize, () => {
        // Back and reload find the same length. The data is here already, so nothing is navigated.
        const href = listingHref(path, lengthened(listing, shown + pageSize));
        window.history.replaceState(window.history.state, '', href);
      });
    },
  };
}
