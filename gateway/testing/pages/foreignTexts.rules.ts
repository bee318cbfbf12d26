/** Finds English in pages of other languages that does not say so by `lang`. */

/** Words that no text in other languages of the shop has, and hardly an English sentence lacks. */
const englishWords = /\b(?:the|and|of|with|you|your|this|that|they|from|it’s|isn’t|don’t)\b/giu;

export interface PageText {
  text: string;
  /** Of the nearest ancestor that has `lang`. */
  language: string;
}

/** `sources` are English texts that have translations or should have. Texts of other languages are not judged. */
export function unmarkedEnglish(texts: readonly PageText[], sources: ReadonlySet<string>): string[] {
  return texts.flatMap(({ text, language }) =>
    !language.startsWith('en') && isEnglish(text, sources) ? [text] : [],
  );
}

function isEnglish(text: string, sources: ReadonlySet<string>): boolean {
  const found = text.match(englishWords) ?? [];
  return sources.has(text) || new Set(found.map((word) => word.toLowerCase())).size > 1;
}
