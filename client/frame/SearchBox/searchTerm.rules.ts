/** What is typed into the search box: from when on suggestions are asked for, and where a search leads. */

/** Characters of a search, the most that the gateway takes. */
export const longestTerm = 128;

/** The gateway suggests nothing for fewer than two characters. */
export function isAskable(term: string): boolean {
  return [...normalTerm(term)].length >= 2;
}

/**
 * Whether a text that is being composed waits for its end: what stands there while kana, ideographs or hangul are put
 * together is not what is meant yet. Phones compose every word; its letters are meant as they are.
 */
export function isUnfinished(composed: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\u{ff00}-\u{ffef}]/u.test(
    composed,
  );
}

/** Without the blanks around it, and with one between words: what differs in nothing else is the same question. */
export function normalTerm(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** @param lang Prefix of the address, such as `en-us`. */
export function searchPath(lang: string): string {
  return `/${lang}/search`;
}

export function searchHref(lang: string, term: string): string {
  return `${searchPath(lang)}?${new URLSearchParams({ q: normalTerm(term) })}`;
}
