/** Splitting the test run over several machines. */
import { describe, expect, test } from 'vitest';
import { split, weigh, type Unit } from './shard.rules.ts';

const seconds = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.seconds, 0);
// Realistic sizes: a few long files, many short ones.
const names = Array.from({ length: 300 }, (_, index) => `file${index}.test.ts`);
const measured = Object.fromEntries(names.map((name, index) => [name, 0.2 + 6000 / (index + 20) ** 2]));

describe.each([1, 2, 3, 4, 7])('%i shards', (count) => {
  const units = weigh(names, measured);
  const shards = split(units, count);

  test('contain every file exactly once', () => {
    expect(shards).toHaveLength(count);
    const all = shards.flat().map(({ name }) => name);
    expect(all.toSorted()).toEqual(names.toSorted());
  });

  test('take about the same time', () => {
    const mean = seconds(units) / count;
    for (const shard of shards) expect(Math.abs(seconds(shard) / mean - 1)).toBeLessThan(0.03);
  });

  test('do not depend on the order of the files', () => {
    expect(split(units.toReversed(), count)).toEqual(shards);
  });
});

test.each<[string, string[], Record<string, number>, Record<string, number>]>([
  [
    'an unknown file counts as the median',
    ['a', 'b', 'c', 'new'],
    { a: 1, b: 5, c: 90 },
    { a: 1, b: 5, c: 90, new: 5 },
  ],
  ['a file that is gone does not count', ['a'], { a: 2, gone: 50 }, { a: 2 }],
  ['nothing was measured', ['a', 'b'], {}, { a: 1, b: 1 }],
  ['there are no files', [], { gone: 3 }, {}],
])('%s', (_, files, known, weights) => {
  expect(Object.fromEntries(weigh(files, known).map((unit) => [unit.name, unit.seconds]))).toEqual(weights);
});

test('allows more shards than files', () => {
  expect(split([{ name: 'a', seconds: 1 }], 3).map((shard) => shard.length)).toEqual([1, 0, 0]);
});
