/** Filters the search service's completions for a market. */
import { folded } from './spellingCorrection.rules.ts';

/**
 * Completions contained in a document found here, in their order: the service suggests from documents of every locale
 * and region (it takes no filter), and words only in others would find nothing. The typed text itself is left out.
 */
export function completions(typed: string, suggested: readonly string[], texts: readonly string[]): string[] {
  const spacedTexts = texts.map(spaced);
  const seen = new Set([spaced(typed)]);
  return suggested.filter((suggestion) => {
    const text = spaced(suggestion);
    if (text.trim() === '' || seen.has(text)) return false;
    seen.add(text);
    return spacedTexts.some((words) => words.includes(text));
  });
}

/** Folded words between spaces, so that `pole` does not match `poles`. */
function spaced(text: string): string {
  return ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
