/** Order of sizes: XXS to XXL, then numbers by number, then other words. */

const letters = /^(x*)(s|m|l)(?![\p{L}])(?:\/(x*)(s|m|l)(?![\p{L}]))?/iu;
const number = /\d+(?:[.,]\d+)?/;

/** Compares two labels such as `M`, `S/M 53–57`, `50 × 70 cm` and `105`. */
export function compareSizes(left: string, right: string): number {
  return compareMeasures(left, right) || left.localeCompare(right, 'en', { numeric: true });
}

/** The same without the alphabet: 0 for two words, such as `Short` and `Long`, whose order the editors know. */
export function compareMeasures(left: string, right: string): number {
  const [a, b] = [keyOf(left), keyOf(right)];
  return a.group - b.group || a.value - b.value;
}

function keyOf(label: string): { group: number; value: number } {
  const [whole, moreX = '', letter, otherX = '', other] = letters.exec(label.trim()) ?? [];
  if (whole !== undefined) {
    const first = letterSize(moreX, letter ?? 'm');
    return { group: 0, value: other === undefined ? first : (first + letterSize(otherX, other)) / 2 };
  }
  const [found] = number.exec(label) ?? [];
  return found === undefined ? { group: 2, value: 0 } : { group: 1, value: Number(found.replace(',', '.')) };
}

function letterSize(more: string, letter: string): number {
  const size = { s: -1, m: 0, l: 1 }[letter.toLowerCase()] ?? 0;
  return size * (1 + more.length);
}
