/** Recently viewed products of this browser (recentlyViewed.rules.ts), never sent as such. */
import { createStoredList, useStoredList } from '../../storage/storedList.ts';
import { mostViewed, withViewed } from './recentlyViewed.rules.ts';

const list = createStoredList('skarn:viewed', mostViewed);

/** Empty before hydration. */
export function useRecentlyViewed(): readonly string[] {
  return useStoredList(list);
}

export function rememberViewed(handle: string): void {
  list.set(withViewed(list.get(), handle));
}

export function forgetViewed(): void {
  list.set([]);
}
