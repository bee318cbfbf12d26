/** Entries that live no longer than a request. */
import { expect, test } from 'vitest';
import { TransientMap } from './transientMap.ts';

test('has what was set and not deleted', () => {
  const map = new TransientMap<string, number>();
  map.set('one', 1);
  map.set('two', 2);
  map.set('one', 3);
  expect([map.get('one'), map.get('two'), map.get('three')]).toEqual([3, 2, undefined]);
  map.delete('two');
  map.delete('two');
  expect([map.has('one'), map.has('two')]).toEqual([true, false]);
});

test('lists its values in the order in which they were set', () => {
  const map = new TransientMap<number, string>();
  for (const [key, value] of [
    [2, 'b'],
    [1, 'a'],
    [3, 'c'],
  ] as const)
    map.set(key, value);
  map.set(2, 'd');
  map.delete(3);
  expect(map.values()).toEqual(['a', 'd']);
});
