import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs once, after the next frame', () => {
  const run = vi.fn<() => void>();
  requestAnimationFrame(() => expect(run).not.toHaveBeenCalled());
  afterPaint(run);
  vi.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(run).toHaveBeenCalledOnce();
});

test('in a background tab, which does not paint, it has a timeout', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const run = vi.fn<() => void>();
  afterPaint(run);
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('can be cancelled', () => {
  const run = vi.fn<() => void>();
  afterPaint(run)();
  vi.advanceTimersByTime(2_000);
  expect(run).not.toHaveBeenCalled();
});
