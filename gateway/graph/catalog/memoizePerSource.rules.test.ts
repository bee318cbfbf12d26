import { expect, test, vi } from 'vitest';
import { memoizePerSource } from './memoizePerSource.rules.ts';

test('computes again for another source, and for other arguments', () => {
  const joined = vi.fn((words: readonly string[], separator: string) => words.join(separator));
  const memoized = memoizePerSource(joined);
  const words = Object.freeze(['waist', 'radius']);
  expect([memoized(words, ', '), memoized(words, ', '), memoized(words, ' ')]).toEqual([
    'waist, radius',
    'waist, radius',
    'waist radius',
  ]);
  expect(joined).toHaveBeenCalledTimes(2);
  expect(memoized(Object.freeze(['waist', 'radius']), ' ')).toBe('waist radius');
  expect(joined).toHaveBeenCalledTimes(3);
});
