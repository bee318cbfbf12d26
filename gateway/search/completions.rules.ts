/** Which completions of a search service are worth offering in a market. */
import { folded } from './nearSpelling.rules.ts';

/**
 * Completions that a document found here says, in their order: the service suggests from documents of every locale and
 * region (it takes no filter), and what only others say would find nothing. What is typed already completes nothing.
 */
export function completions(typed: string, suggested: readonly string[], said: readonly string[]): string[] {
  const texts = said.map(spaced);
  const seen = new Set([spaced(typed)]);
  return suggested.filter((suggestion) => {
    const text = spaced(suggestion);
    if (text.trim() === '' || seen.has(text)) return false;
    seen.add(text);
    return texts.some((words) => words.includes(text));
  });
}

/** Folded words between blanks, so that `pole` is not said by `poles`. */
function spaced(text: string): string {
  return ` ${folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
