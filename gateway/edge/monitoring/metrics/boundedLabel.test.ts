import { expect, test } from 'vitest';
import { boundedLabel } from './boundedLabel.ts';

test('beyond its maximum a label becomes other, and known values stay', () => {
  const label = boundedLabel(2);
  expect(['a', 'b', 'c', 'a', 'd', 'b'].map(label)).toEqual(['a', 'b', 'other', 'a', 'other', 'b']);
});

test('each label has its own limit', () => {
  const [one, other] = [boundedLabel(1), boundedLabel(1)];
  expect([one('a'), other('b'), one('b'), other('a')]).toEqual(['a', 'b', 'other', 'other']);
});
