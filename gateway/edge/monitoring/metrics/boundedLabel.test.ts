import { expect, test } from 'vitest';
import { boundedLabel } from './boundedLabel.ts';

test('beyond so many values a label says other, and those that were known stay', () => {
  const label = boundedLabel(2);
  expect(['a', 'b', 'c', 'a', 'd', 'b'].map(label)).toEqual(['a', 'b', 'other', 'a', 'other', 'b']);
});

test('each label keeps its own count', () => {
  const [one, other] = [boundedLabel(1), boundedLabel(1)];
  expect([one('a'), other('b'), one('b'), other('a')]).toEqual(['a', 'b', 'other', 'other']);
});
