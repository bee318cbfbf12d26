/** Typo tolerance: index words that an unknown word may have meant. */

/** Typos tolerated: none in short words and numbers, one from four letters on, two from eight on. */
export function typosAllowed(word: string): number {
  if (word.length < 4 || word.length > MAX_LENGTH || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Longer words are not corrected, which bounds the work. */
const MAX_LENGTH = 40;
const MAX_NEAREST = 8;
/** Shorter prefixes match nearly everything. */
const MIN_PREFIX = 5;

/**
 * The nearest words of the vocabulary, at most eight and all equally near; empty when none is near enough. Typos in the
 * first letter are rare: words with the same first letter precede others, however near.
 * @param fits excludes words, such as those of documents out of scope.
 */
export function nearest(
  word: string,
  vocabulary: Iterable<string>,
  fits: (candidate: string) => boolean = () => true,
): string[] {
  const most = typosAllowed(word);
  if (most === 0) return [];
  const own = lettersOf(word);
  let best = most + most;
  let near: string[] = [];
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most) continue;
    const isOther = candidate[0] !== word[0];
    if (isOther && best <= most) continue;
    if (differing(own, lettersOf(candidate)) > 2 * most) continue;
    const typos = distance(word, candidate, most);
    if (typos > most) continue;
    const cost = isOther ? most + typos : typos;
    if (cost > best || !fits(candidate)) continue;
    if (cost < best) near = [];
    best = cost;
    near.push(candidate);
  }
  return near.slice(0, MAX_NEAREST);
}

/**
 * Words whose beginning is one typo from a half-typed one, with the same first letter, from five letters on; at most
 * eight.
 */
export function nearPrefixes(
  word: string,
  vocabulary: Iterable<string>,
  fits: (candidate: string) => boolean,
): string[] {
  if (word.length < MIN_PREFIX || typosAllowed(word) === 0) return [];
  const near: string[] = [];
  for (const candidate of vocabulary) {
    if (near.length === MAX_NEAREST) break;
    if (candidate.length < word.length || candidate[0] !== word[0]) continue;
    const isNear = [0, 1].some((more) => distance(word, candidate.slice(0, word.length + more), 1) <= 1);
    if (isNear && fits(candidate)) near.push(candidate);
  }
  return near;
}

/** A bit for each letter that occurs: words that differ by n bits are at least n/2 typos apart. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) bits |= 1 << (word.charCodeAt(place) & 31);
  return bits;
}

function differing(left: number, right: number): number {
  let bits = left ^ right;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours. Stops above `most`:
 * any greater number means "too far".
 */
export function distance(from: string, to: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let typos = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) typos = Math.min(typos, at(before, column - 2) + 1);
      current.push(typos);
      least = Math.min(least, typos);
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
