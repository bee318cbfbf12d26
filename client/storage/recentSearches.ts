/** What this browser's shopper has searched for last (recentSearches.rules.ts). Nobody else is told. */
import { createStoredList, useStoredList } from './storedList.ts';
import { mostSearches, searchForm, withoutSearch, withSearch } from './recentSearches.rules.ts';

const list = createStoredList('skarn:searches', mostSearches, searchForm);

/** Empty until the page has come alive. */
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
