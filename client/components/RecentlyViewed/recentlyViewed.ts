/** The products that this browser's shopper has seen last (recentlyViewed.rules.ts). Nobody else is told. */
import { createKeptList, useKeptList } from '../../memory/keptList.ts';
import { mostViewed, withViewed } from './recentlyViewed.rules.ts';

const list = createKeptList('skarn:viewed', mostViewed);

/** Empty until the page has come alive. */
export function useRecentlyViewed(): readonly string[] {
  return useKeptList(list);
}

export function rememberViewed(uid: string): void {
  list.set(withViewed(list.get(), uid));
}

export function forgetViewed(): void {
  list.set([]);
}
