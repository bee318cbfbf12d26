/** Recent searches: latest first, without duplicates, case-insensitive. */

export const mostSearches = 6;

/** A valid search term: one non-empty line of limited length. */
export const searchForm = /^(?=.*\S)[^\p{Cc}]{1,100}$/u;

/** @param term as typed; a blank or too long one is not stored. */
export function withSearch(list: readonly string[], term: string): readonly string[] {
  const text = term.trim().replaceAll(/\s+/g, ' ');
  return searchForm.test(text) ? [text, ...withoutSearch(list, text)].slice(0, mostSearches) : list;
}

export function withoutSearch(list: readonly string[], term: string): readonly string[] {
  return list.filter((each) => each.toLowerCase() !== term.toLowerCase());
}
