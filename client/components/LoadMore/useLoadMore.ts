/**
 * A list that goes on where it stands: what was asked for is appended and written into the address, and the focus goes
 * on where the new entries begin. Where entries come from is the caller's: it passes what Relay's pagination gives.
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
  /** As Relay's pagination gives it; null where the list cannot go on in place: then its link is followed. */
  loadNext: LoadNext | null;
  /** Entries that one press adds. */
  pageSize: number;
  /** Entries that the list goes on to by itself, such as Back to a long one; none when absent. */
  wanted?: number;
  /** Most that one answer carries, for going on by itself. */
  largestAnswer?: number;
  /** Element of an entry, from 0; its first link takes the focus. */
  entryAt: (place: number) => Element | null | undefined;
  /** What Back and reload find the same length by. */
  hrefOf: (shown: number) => string;
  /** What is told when more has come. */
  announcement: () => string;
}

export interface LoadMore {
  /** Entries that it is still waiting for by itself; 0 otherwise. */
  restoring: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** Of the link to more, which leads on without scripts too. */
  handleMore: (event: MouseEvent) => void;
}

export function useLoadMore(source: ListSource): LoadMore {
  const { shown, hasNext, isLoadingNext, loadNext, pageSize, wanted = 0, largestAnswer = wanted } = source;
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

  const missing = Math.max(wanted - shown, 0);
  const isRestoring = missing > 0 && hasNext && loadNext !== null && !hasFailed;
  const restore = useEffectEvent(() => load(Math.min(missing, largestAnswer)));
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
      // The data is here already, so nothing is navigated.
      load(pageSize, () => {
        window.history.replaceState(window.history.state, '', source.hrefOf(shown + pageSize));
      });
    },
  };
}
