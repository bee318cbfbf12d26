/** Recent searches of this browser (recentSearches.rules.ts), never sent to the server. */
import { createStoredList, useStoredList } from './storedList.ts';
import { mostSearches, searchForm, withoutSearch, withSearch } from './recentSearches.rules.ts';

const list = createStoredList('skarn:searches', mostSearches, searchForm);

/** Empty before hydration. */
export function useRecentSearches(): readonly string[] {
  return useStoredList(list);
}

export function rememberSearch(term: string): void {
  list.set(withSearch(list.get(), term));
}

export function forgetSearch(term: string): void {
  list.set(withoutSearch(list.get(), term));
}

export function forgetSearches(): void {
  list.set([]);
}
