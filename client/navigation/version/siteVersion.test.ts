import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchVersion } from './siteVersion.ts';

const hourMs = 60 * 60_000;
const ask = vi.fn<() => Promise<string | null>>();
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockResolvedValue('one');
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  isHidden = false;
  ask.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function look(hidden: boolean): Promise<void> {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
}

test('a new version is checked every 60 minutes', async () => {
  const isOutdated = watchVersion('one', ask);
  await vi.advanceTimersByTimeAsync(hourMs - 1);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(isOutdated()).toBe(false);
  ask.mockResolvedValue('two');
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(isOutdated()).toBe(true);
});

test('a newer build is reported once, with its id', async () => {
  const newer = vi.fn<(id: string) => void>();
  watchVersion('one', ask, newer);
  await vi.advanceTimersByTimeAsync(hourMs);
  expect(newer).not.toHaveBeenCalled();
  ask.mockResolvedValue('two');
  await vi.advanceTimersByTimeAsync(3 * hourMs);
  expect(newer).toHaveBeenCalledExactlyOnceWith('two');
});

test('an outdated page stops asking', async () => {
  ask.mockResolvedValue('two');
  watchVersion('one', ask);
  await vi.advanceTimersByTimeAsync(5 * hourMs);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a hidden page waits until it is visible again', async () => {
  watchVersion('one', ask);
  await look(true);
  await vi.advanceTimersByTimeAsync(3 * hourMs - 1);
  expect(ask).not.toHaveBeenCalled();
  await look(false);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('becoming visible within the hour asks nothing', async () => {
  watchVersion('one', ask);
  await look(true);
  await vi.advanceTimersByTimeAsync(hourMs / 2);
  await look(false);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['an invalid response', () => Promise.resolve(null)],
  ['no response', () => Promise.reject(new Error('offline'))],
])('%s changes nothing, and is asked again in an hour', async (_, answer) => {
  ask.mockImplementation(answer);
  const isOutdated = watchVersion('one', ask);
  await vi.advanceTimersByTimeAsync(2 * hourMs);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(isOutdated()).toBe(false);
});
