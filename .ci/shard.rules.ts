/**
 * Splits the test run evenly by measured time. Deterministic, so that machines agree without coordination: longest unit
 * first, each to the shard with the least total so far.
 */
export interface Unit {
  name: string;
  seconds: number;
}

/** Units with their measured seconds; an unmeasured one counts as the median of its kind. */
export function weigh(names: readonly string[], measured: Readonly<Record<string, number>>): Unit[] {
  const known = names.flatMap((name) => measured[name] ?? []).toSorted((a, b) => a - b);
  const median = known[Math.floor(known.length / 2)] ?? 1;
  return names.map((name) => ({ name, seconds: measured[name] ?? median }));
}

/** One list for each shard; together they contain each unit once. */
export function split(units: readonly Unit[], count: number): Unit[][] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, units: [] as Unit[] }));
  const byName = (a: Unit, b: Unit): number => (a.name < b.name ? -1 : 1);
  for (const unit of units.toSorted((a, b) => b.seconds - a.seconds || byName(a, b))) {
    const shortest = shards.reduce((best, one) => (one.seconds < best.seconds ? one : best));
    shortest.seconds += unit.seconds;
    shortest.units.push(unit);
  }
  return shards.map((shard) => shard.units);
}
