import { expect, test } from 'vitest';
import { respawnDelay } from './respawn.rules.ts';

test.each([
  ['what fails before any worker opened would fail again', { hasOpened: false, open: 0, failures: 1 }, null],
  ['a worker that served for long is replaced at once', { hasOpened: true, open: 1, failures: 0 }, 0],
  ['a worker that ended soon is replaced after a moment', { hasOpened: true, open: 1, failures: 1 }, 250],
  ['each one in a row waits twice as long', { hasOpened: true, open: 1, failures: 3 }, 1_000],
  ['for half a minute at most', { hasOpened: true, open: 1, failures: 40 }, 30_000],
  ['with nobody left to serve the fifth is the last', { hasOpened: true, open: 0, failures: 5 }, null],
  ['the fourth is not', { hasOpened: true, open: 0, failures: 4 }, 2_000],
])('%s', (_, state, delay) => {
  expect(respawnDelay(state)).toBe(delay);
});
