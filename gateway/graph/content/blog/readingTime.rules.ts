/** Estimated reading time of a text. */

/** Average silent reading speed; in characters for scripts without word spaces. */
const WORDS_A_MINUTE = 220;
const CHARACTERS_A_MINUTE = 500;

/** Includes marks used only by these scripts, such as the long vowel mark. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/**
 * Reading time in minutes, rounded up. Japanese is counted in characters, other text in words.
 * @param text without markup.
 * @returns null when there is nothing to read.
 */
export function readingMinutes(text: string): number | null {
  const characters = text.match(unspaced)?.length ?? 0;
  const words = text.replaceAll(unspaced, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  if (characters + words === 0) return null;
  return Math.ceil(words / WORDS_A_MINUTE + characters / CHARACTERS_A_MINUTE);
}
