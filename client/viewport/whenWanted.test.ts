import { beforeEach, expect, test, vi } from 'vitest';
import type * as Waiting from './whenWanted.ts';

let waiting: typeof Waiting;
let grow: () => void;
/** What has ended its waiting, in order. */
let ended: string[];

beforeEach(async () => {
  vi.resetModules();
  Object.assign(window, { requestIdleCallback: () => 0 });
  waiting = await import('./whenWanted.ts');
  const near = Promise.withResolvers<void>();
  grow = near.resolve;
  // Listeners of earlier tests are still there.
  const own: string[] = [];
  ended = own;
  void waiting.whenWanted().then(() => own.push('wanted'));
  void waiting.whenActed().then(() => own.push('acted'));
  void waiting.whenWantedBelow(near.promise).then(() => own.push('below'));
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('idle time ends the waiting of what is on the first screen', async () => {
  waiting.wake();
  await settle();
  expect(ended).toEqual(['wanted']);
});

test('what is below it waits until it is near, too', async () => {
  grow();
  await settle();
  expect(ended).toEqual([]);
  waiting.wake();
  await settle();
  expect(ended).toEqual(['wanted', 'below']);
});

test.each(['pointerdown', 'keydown'])('a %s ends all waiting', async (act) => {
  window.dispatchEvent(new Event(act));
  await settle();
  expect(ended.toSorted()).toEqual(['acted', 'below', 'wanted']);
});

test('so does a navigation', async () => {
  waiting.wakeAll();
  await settle();
  expect(ended.toSorted()).toEqual(['acted', 'below', 'wanted']);
});
