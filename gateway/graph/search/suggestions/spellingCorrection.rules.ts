/** Spelling correction for a search without results, from the search service's suggestions. */

/** Normalised for comparison: without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Shorter words have too many similar ones. */
const SHORTEST = 3;
const MIN_STEM = 2;

/**
 * The prefix to request suggestions for: the first third of the term, because the service matches prefixes and most
 * typos come later. Null for terms that are too short.
 */
export function stemOf(term: string): string | null {
  const letters = [...term];
  if (letters.length < SHORTEST) return null;
  return letters
    .slice(0, Math.max(MIN_STEM, Math.ceil(letters.length / 3)))
    .join('')
    .trim();
}

/**
 * The suggestion closest to the term, the service's first among equals. Null when more than every third letter differs,
 * and when a suggestion contains the term, which is no typo then.
 */
export function spellingCorrection(term: string, suggestions: readonly string[]): string | null {
  const typed = folded(term);
  if (suggestions.some((suggestion) => folded(suggestion).includes(typed))) return null;
  let best: string | null = null;
  let least = Math.floor([...typed].length / 3) + 1;
  for (const suggestion of suggestions) {
    const slips = distance([...typed], [...folded(suggestion)]);
    if (slips >= least) continue;
    least = slips;
    best = suggestion;
  }
  return best;
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and transpositions. */
function distance(from: readonly string[], to: readonly string[]): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      current.push(
        Math.min(
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (previous[column] ?? 0) + (letter === other ? 0 : 1),
          isSwapped ? (before[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}
