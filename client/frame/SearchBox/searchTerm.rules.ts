/** The input of the search box: when suggestions are requested, and the address of a search. */

/** Maximum length that the gateway accepts. */
export const longestTerm = 128;

/** The gateway suggests nothing for fewer than two characters. */
export function isSearchable(term: string): boolean {
  return [...normalTerm(term)].length >= 2;
}

/**
 * Whether to wait for the end of the composition: intermediate kana, ideographs or hangul are not the intended text
 * yet. Phones compose every word, but Latin letters are meant as typed.
 */
export function isUnfinished(composed: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\u{ff00}-\u{ffef}]/u.test(
    composed,
  );
}

/** Trimmed, with single spaces: inputs that differ in whitespace only share a query. */
export function normalTerm(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** @param lang prefix of the address, such as `en-us`. */
export function searchPath(lang: string): string {
  return `/${lang}/search`;
}

export function searchHref(lang: string, term: string): string {
  return `${searchPath(lang)}?${new URLSearchParams({ q: normalTerm(term) })}`;
}
