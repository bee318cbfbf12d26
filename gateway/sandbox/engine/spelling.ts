/** Typo tolerance: which words of the index a word that is not in it may have meant. */

/** Slips forgiven: none in short words and numbers, one from four letters on, two from eight on. */
export function slipsAllowed(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** The nearest words of the vocabulary, at most eight and all equally near; empty when none is near enough. */
export function nearest(word: string, vocabulary: readonly string[]): string[] {
  let best = slipsAllowed(word);
  if (best === 0) return [];
  let near: string[] = [];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > best) continue;
    const slips = distance(word, candidate, best);
    if (slips > best) continue;
    if (slips < best) near = [];
    best = slips;
    near.push(candidate);
  }
  return near.slice(0, 8);
}

/**
 * Letters added, dropped, replaced, or two neighbours swapped (optimal string alignment). Stops counting above `most`:
 * any number greater than `most` means "too far".
 */
export function distance(from: string, to: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let slips = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) slips = Math.min(slips, at(before, column - 2) + 1);
      current.push(slips);
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return at(previous, to.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
