import { expect, test } from 'vitest';
import { respawnDelay } from './respawn.rules.ts';

test.each([
  ['a failure before any worker opened would recur', { hasOpened: false, open: 0, failures: 1 }, null],
  ['a worker that ran for long is replaced immediately', { hasOpened: true, open: 1, failures: 0 }, 0],
  ['a worker that ended soon is replaced after a delay', { hasOpened: true, open: 1, failures: 1 }, 250],
  ['the delay doubles with each consecutive failure', { hasOpened: true, open: 1, failures: 3 }, 1_000],
  ['the delay is at most half a minute', { hasOpened: true, open: 1, failures: 40 }, 30_000],
  ['without running workers the fifth failure is the last', { hasOpened: true, open: 0, failures: 5 }, null],
  ['the fourth is not', { hasOpened: true, open: 0, failures: 4 }, 2_000],
])('%s', (_, state, delay) => {
  expect(respawnDelay(state)).toBe(delay);
});
