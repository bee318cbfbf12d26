/** Low-discrepancy sequence: the first members spread evenly over 0 to 1, whatever their number. @param index from 1 */
export function halton(index: number, base: number): number {
  let [result, fraction, rest] = [0, 1, index];
  while (rest > 0) {
    fraction /= base;
    result += fraction * (rest % base);
    rest = Math.floor(rest / base);
  }
  return result;
}
