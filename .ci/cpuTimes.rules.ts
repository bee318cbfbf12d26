/** Reads what the shell's builtin `times` prints: `1m2.50s 0m0.25s` for itself, and a line for its children. */
export function cpuSeconds(times: string): number {
  let sum = 0;
  for (const [, minutes, seconds] of times.matchAll(/(\d+)m([\d.]+)s/g))
    sum += Number(minutes) * 60 + Number(seconds);
  return sum;
}
