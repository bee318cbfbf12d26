/** Search in the reference: exact names first, then beginnings, then what contains all words. */
export interface Named {
  /** Such as `products` or `Product.price`. */
  name: string;
  path: string;
  description: string;
  /** Searched beside the description. */
  words?: string;
}

export const MAX_FOUND = 60;

export function findNames(all: readonly Named[], term: string): Named[] {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = all.flatMap((one) => {
    const rank = rankOf(one, words);
    return rank === null ? [] : [{ one, rank }];
  });
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.one.name.length - b.one.name.length)
    .slice(0, MAX_FOUND)
    .map(({ one }) => one);
}

/** Lower is better; null when a word is neither in the name nor in the description. */
function rankOf({ name, description, words: more = '' }: Named, words: readonly string[]): number | null {
  const whole = name.toLowerCase();
  const own = whole.slice(whole.lastIndexOf('.') + 1);
  const [first = ''] = words;
  if (words.length === 1 && (whole === first || own === first)) return whole === first ? 0 : 1;
  if (words.every((word) => whole.includes(word))) return own.startsWith(first) ? 2 : 3;
  const text = `${whole} ${description} ${more}`.toLowerCase();
  if (!words.every((word) => text.includes(word))) return null;
  // Whole words first: "ean" is part of many others.
  return words.every((word) => isWordOf(text, word)) ? 4 : 5;
}

function isWordOf(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return true;
  return false;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
