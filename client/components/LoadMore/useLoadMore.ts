/**
 * Load more in place: entries are appended, the address is updated, and the focus moves to the first new entry. The
 * caller passes Relay's pagination.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { announce } from '../../ui/announce.ts';

export type LoadNext = (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;

export interface ListSource {
  /** Entries on screen. */
  shown: number;
  hasNext: boolean;
  isLoadingNext: boolean;
  /** From Relay's pagination; null where the list cannot grow in place: then its link is followed. */
  loadNext: LoadNext | null;
  /** Entries per press. */
  pageSize: number;
  /** Entries to load without a press, such as for Back to a long list; none when absent. */
  restoreTo?: number;
  /** Maximum per response when loading without a press. */
  maxPerRequest?: number;
  /** Returns the element of an entry, from 0; its first link gets the focus. */
  entryAt: (place: number) => Element | null | undefined;
  /** Updates the address, so that Back and reload restore the length. */
  hrefOf: (shown: number) => string;
  /** Announcement when more entries have loaded. */
  announcement: () => string;
}

export interface LoadMore {
  /** Number of entries that are loading without a press; 0 otherwise. */
  restoring: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** Props of the load-more link, which also works without scripts. */
  handleMore: (event: MouseEvent) => void;
}

export function useLoadMore(source: ListSource): LoadMore {
  const {
    shown,
    hasNext,
    isLoadingNext,
    loadNext,
    pageSize,
    restoreTo = 0,
    maxPerRequest = restoreTo,
  } = source;
  const [hasFailed, setFailed] = useState(false);
  const firstNew = useRef<number | null>(null);

  const arrive = useEffectEvent((place: number) => {
    source.entryAt(place)?.querySelector('a')?.focus({ preventScroll: true });
    announce(source.announcement());
  });
  useEffect(() => {
    if (firstNew.current === null || firstNew.current >= shown) return;
    arrive(firstNew.current);
    firstNew.current = null;
  }, [shown]);

  const load = (count: number, onLoaded: () => void = () => {}) => {
    loadNext?.(count, {
      onComplete: (error) => {
        if (error) firstNew.current = null;
        if (error) setFailed(true);
        else onLoaded();
      },
    });
  };

  const missing = Math.max(restoreTo - shown, 0);
  const isRestoring = missing > 0 && hasNext && loadNext !== null && !hasFailed;
  const restore = useEffectEvent(() => load(Math.min(missing, maxPerRequest)));
  useEffect(() => {
    if (isRestoring && !isLoadingNext) restore();
  }, [isRestoring, isLoadingNext]);

  return {
    restoring: isRestoring ? missing : 0,
    isLoading: isLoadingNext,
    hasFailed,
    handleMore: (event) => {
      if (!loadNext) return;
      event.preventDefault();
      if (isLoadingNext) return;
      setFailed(false);
      firstNew.current = shown;
      // The data is already loaded, so only the address changes.
      load(pageSize, () => {
        window.history.replaceState(window.history.state, '', source.hrefOf(shown + pageSize));
      });
    },
  };
}
