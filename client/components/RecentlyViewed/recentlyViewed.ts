/** The products that this browser's shopper has seen last (recentlyViewed.rules.ts). Nobody else is told. */
import { createStoredList, useStoredList } from '../../storage/storedList.ts';
import { mostViewed, withViewed } from './recentlyViewed.rules.ts';

const list = createStoredList('skarn:viewed', mostViewed);

/** Empty until the page is hydrated. */
export function useRecentlyViewed(): readonly string[] {
  return useStoredList(list);
}

export function rememberViewed(uid: string): void {
  list.set(withViewed(list.get(), uid));
}

export function forgetViewed(): void {
  list.set([]);
}
