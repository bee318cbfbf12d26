/** How long a text takes to read. */

/** Words that people read in a minute, silently; in languages without blanks, characters. */
const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 500;

/** With the marks that only these scripts have, such as the long vowel’s. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/**
 * Whole minutes; one that has begun counts. Japanese counts characters, everything else words; a text of both counts both.
 * @param text without markup. Null when there is nothing to read.
 */
export function readingMinutes(text: string): number | null {
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  if (characters + words === 0) return null;
  return Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE);
}
