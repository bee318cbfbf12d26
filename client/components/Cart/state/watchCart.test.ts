import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginCartWrite } from './cartWrites.ts';
import { sleepMs, watchCart } from './watchCart.ts';

/** Another tab: a channel receives messages of others only. */
const channel = new BroadcastChannel('skarn:cart');
const broadcastFromOtherTab = channel.postMessage.bind(channel);
const heard = vi.fn<() => void>();
channel.addEventListener('message', heard);

let requested: { end: () => void; isCalledOff: boolean }[] = [];
let stop = () => {};

beforeEach(() => {
  requested = [];
  heard.mockReset();
  stop = watchCart((onEnd) => {
    const one = { end: onEnd, isCalledOff: false };
    requested.push(one);
    return () => {
      one.isCalledOff = true;
    };
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function elsewhere(): Promise<void> {
  const before = requested.length;
  broadcastFromOtherTab('changed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested.length).toBeGreaterThanOrEqual(before);
}

describe('the cart of this tab', () => {
  test('is refetched when another tab changed it', async () => {
    await elsewhere();
    expect(requested).toHaveLength(1);
  });

  test('is refetched once more when it changed again meanwhile, and not three times', async () => {
    await elsewhere();
    await elsewhere();
    await elsewhere();
    expect(requested).toHaveLength(1);
    requested[0]!.end();
    expect(requested).toHaveLength(2);
    requested[1]!.end();
    expect(requested).toHaveLength(2);
  });

  test('is not refetched during a mutation of its own, whose response is newer', async () => {
    const end = beginCartWrite();
    await elsewhere();
    expect(requested).toHaveLength(0);
    end(true);
    expect(requested).toHaveLength(1);
  });

  test('is refetched again when a mutation started during the refetch', async () => {
    await elsewhere();
    const end = beginCartWrite();
    expect(requested[0]!.isCalledOff).toBe(true);
    end(true);
    expect(requested).toHaveLength(2);
  });

  test('is not refetched after the watch has ended', async () => {
    stop();
    await elsewhere();
    expect(requested).toHaveLength(0);
  });
});

describe('the other tabs', () => {
  test.each([
    ['are notified of a successful change', true, 1],
    ['are not notified of a refused one', false, 0],
  ])('%s', async (_, isDone, times) => {
    beginCartWrite()(isDone);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveBeenCalledTimes(times);
    expect(requested).toHaveLength(0);
  });
});

describe('a page that becomes visible again', () => {
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test.each([
    ['after a long time hidden refetches the cart', sleepMs, 1],
    ['after a moment does not', sleepMs - 1, 0],
  ])('%s', (_, slept, times) => {
    vi.useFakeTimers();
    turn('hidden');
    vi.advanceTimersByTime(slept);
    turn('visible');
    expect(requested).toHaveLength(times);
  });

  test.each([
    ['from the back-forward cache refetches the cart', true, 1],
    ['freshly loaded does not', false, 0],
  ])('%s', (_, persisted, times) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    expect(requested).toHaveLength(times);
  });
});
