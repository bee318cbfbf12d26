import { expect, test } from 'vitest';
import { confirmAfterMs, confirmWithinMs, isConfirmed, isEmptyAnswer } from './emptyAnswers.rules.ts';

test.each([
  [null, true],
  [[], true],
  [{ items: [], pagination: {} }, true],
  [{ entries: [], count: 0 }, true],
  [[1], false],
  [{ items: [1] }, false],
  [{}, false],
  [0, false],
  ['', false],
])('%j is empty: %s', (value, isEmpty) => {
  expect(isEmptyAnswer(value)).toBe(isEmpty);
});

test.each([
  [null, false],
  [0, false],
  [confirmAfterMs - 1, false],
  [confirmAfterMs, true],
  [confirmWithinMs, true],
  [confirmWithinMs + 1, false],
])('%s ms after the first one, an empty answer is confirmed: %s', (ago, confirmed) => {
  const now = 1_000_000;
  expect(isConfirmed(ago === null ? null : now - ago, now)).toBe(confirmed);
});
