/**
 * Caches a metric's children by label values: resolving labels on each call is more expensive than counting. For labels
 * with closed or bounded sets of values.
 */
import type { Counter, Histogram } from 'prom-client';

/**
 * Counts are passed to the metric when it is collected, as a child resolves its labels as well.
 *
 * @returns a function that adds one, or `by`, for these values, in the order of the metric's labels.
 */
export function boundCounter(counter: Counter): (values: readonly string[], by?: number) => void {
  const tallies: { untold: number; tell(count: number): void }[] = [];
  const tallyOf = children((values) => {
    const child = counter.labels(...values);
    const tally = { untold: 0, tell: (count: number) => child.inc(count) };
    tallies.push(tally);
    return tally;
  });
  Object.assign(counter, {
    collect() {
      for (const tally of tallies) {
        if (tally.untold > 0) tally.tell(tally.untold);
        tally.untold = 0;
      }
    },
  });
  return (values, by = 1) => {
    tallyOf(values).untold += by;
  };
}

export function boundHistogram(histogram: Histogram): (values: readonly string[], value: number) => void {
  const childOf = children((values) => histogram.labels(...values));
  return (values, value) => childOf(values).observe(value);
}

function children<Child>(make: (values: readonly string[]) => Child): (values: readonly string[]) => Child {
  const known = new Map<string, Child>();
  return (values) => {
    const key = values.join('\n');
    let child = known.get(key);
    if (child === undefined) known.set(key, (child = make(values)));
    return child;
  };
}
