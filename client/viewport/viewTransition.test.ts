import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewTransition } from './viewTransition.ts';

const root = document.documentElement;
let isCalm = false;
/** The update callback passed to the browser. */
let update: () => Promise<void>;
let finish: () => void;
let reject: (reason: unknown) => void;

beforeEach(() => {
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  document.body.innerHTML = '<article><a href="/p">ski</a></article><a href="/q">elsewhere</a>';
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      const ready = Promise.withResolvers<void>();
      reject = ready.reject;
      const finished = Promise.withResolvers<void>();
      finish = finished.resolve;
      return { ready: ready.promise, finished: finished.promise };
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = () => document.querySelector('article a') ?? undefined;
const tile = () => document.querySelector('article');

test('the tile is named before the change, the page after it, and nothing once the transition ends', async () => {
  const change = vi.fn(async () => {
    expect(tile()?.dataset['moves']).toBeUndefined();
    expect(root.dataset['moves']).toBe('in');
  });
  const movement = viewTransition(link(), change);
  expect(tile()?.dataset['moves']).toBe('out');
  expect(change).not.toHaveBeenCalled();
  await update();
  expect(change).toHaveBeenCalledOnce();
  finish();
  await movement;
  expect(root.dataset['moves']).toBeUndefined();
});

test('a change that does not finish blocks the page for half a second at most', async () => {
  vi.useFakeTimers();
  void viewTransition(link(), () => new Promise(() => {}));
  const began = Date.now();
  const updated = update();
  await vi.runAllTimersAsync();
  await updated;
  expect(Date.now() - began).toBe(500);
  finish();
});

test('a skipped transition is no error', async () => {
  const movement = viewTransition(link(), async () => {});
  reject(new DOMException('skipped', 'AbortError'));
  await update();
  finish();
  await expect(movement).resolves.toBeUndefined();
});

test.each([
  ['a link outside of a tile', () => document.querySelector('a[href="/q"]') ?? undefined],
  ['no link', () => undefined],
])('%s has no transition', (_, pressed) => {
  expect(viewTransition(pressed(), async () => {})).toBeNull();
});

test('prefers-reduced-motion disables it', () => {
  isCalm = true;
  expect(viewTransition(link(), async () => {})).toBeNull();
});

test('a browser without view transitions has none', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(viewTransition(link(), async () => {})).toBeNull();
});
