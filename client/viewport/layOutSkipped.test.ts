import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishLayout, layOutSkipped } from './layOutSkipped.ts';

const later = () => [...document.querySelectorAll<HTMLElement>('li:nth-child(n + 7), footer')];
const laidOut = () => later().filter(({ style }) => style.contentVisibility === 'visible').length;
const isDone = () => document.documentElement.dataset['laidOut'] !== undefined;

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['laidOut'];
  document.body.innerHTML = `<ul data-tiles="">${'<li></li>'.repeat(8)}</ul><footer data-below=""></footer>`;
});
afterEach(() => {
  vi.useRealTimers();
});

test('content below the first screen is laid out part by part, then all content is', async () => {
  layOutSkipped(document);
  expect(laidOut()).toBe(0);
  const seen: number[] = [];
  while (!isDone()) {
    await vi.advanceTimersToNextTimerAsync();
    seen.push(laidOut());
  }
  expect(new Set(seen)).toEqual(new Set([0, 1, 2, 3]));
  expect(seen.at(-1)).toBe(0);
});

test('a navigation ends it at once', async () => {
  layOutSkipped(document);
  await vi.advanceTimersToNextTimerAsync();
  await vi.advanceTimersToNextTimerAsync();
  finishLayout(document);
  await vi.runAllTimersAsync();
  expect([laidOut(), isDone()]).toEqual([0, true]);
});

test('when cancelled, it leaves the page unchanged', async () => {
  layOutSkipped(document)();
  await vi.runAllTimersAsync();
  expect([laidOut(), isDone()]).toEqual([0, false]);
});
