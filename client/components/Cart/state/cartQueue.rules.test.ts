import { describe, expect, test } from 'vitest';
import {
  allowedQuantity,
  accepted,
  emptyQueue,
  gone,
  isPending,
  refused,
  shownQuantity,
  want,
} from './cartQueue.rules.ts';

const line = 'line-1';

describe('queue of a cart line', () => {
  test('the first change is sent at once', () => {
    const { queue, send } = want(emptyQueue, line, 2);
    expect(send).toBe(2);
    expect(shownQuantity(queue, line)).toBe(2);
    expect(isPending(queue)).toBe(true);
  });

  test('while one is in flight the next change waits, and is shown', () => {
    const { queue, send } = want(want(emptyQueue, line, 2).queue, line, 3);
    expect(send).toBeNull();
    expect(shownQuantity(queue, line)).toBe(3);
  });

  test('the last intent wins: intermediate changes are never sent', () => {
    let { queue } = want(emptyQueue, line, 2);
    queue = want(queue, line, 3).queue;
    queue = want(queue, line, 4).queue;
    const step = accepted(queue, line);
    expect(step.send).toBe(4);
    expect(accepted(step.queue, line)).toEqual({ queue: {}, send: null });
  });

  test('a change back to the one in flight sends nothing more', () => {
    let { queue } = want(emptyQueue, line, 2);
    queue = want(queue, line, 3).queue;
    queue = want(queue, line, 2).queue;
    expect(accepted(queue, line).send).toBeNull();
  });

  test('settled: the server’s quantity is shown and the totals are final', () => {
    const { queue } = accepted(want(emptyQueue, line, 2).queue, line);
    expect(shownQuantity(queue, line)).toBeNull();
    expect(isPending(queue)).toBe(false);
  });

  test('refused: a waiting change for more is dropped too', () => {
    const { queue } = want(want(emptyQueue, line, 5).queue, line, 6);
    expect(refused(queue, line)).toEqual({ queue: {}, send: null });
  });

  test('refused: a waiting change for less is still sent', () => {
    const { queue } = want(want(emptyQueue, line, 5).queue, line, 2);
    expect(refused(queue, line).send).toBe(2);
  });

  test('pending changes of a removed line are dropped', () => {
    const { queue } = want(want(emptyQueue, line, 5).queue, line, 2);
    expect(gone(queue, line)).toEqual({ queue: {}, send: null });
  });

  test('lines do not wait for each other', () => {
    const { queue } = want(emptyQueue, line, 2);
    const other = want(queue, 'line-2', 7);
    expect(other.send).toBe(7);
    expect(shownQuantity(accepted(other.queue, line).queue, 'line-2')).toBe(7);
  });
});

describe('allowed quantity', () => {
  test.each([
    ['at least one', 0, null, 1],
    ['at most what stock allows', 9, 3, 3],
    ['at most 99', 250, null, 99],
    ['within the limits: as requested', 2, 3, 2],
    ['out of stock: one stays, removing is a button of its own', 4, 0, 1],
  ])('%s', (_, requested, max, allowed) => {
    expect(allowedQuantity(requested, max)).toBe(allowed);
  });
});
