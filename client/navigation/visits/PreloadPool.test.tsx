import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { click, disposed, enterShop, heading } from '../testShop.tsx';

describe('preloading', () => {
  test('of code that fails to load is ignored until the shopper goes there', async () => {
    sessionStorage.clear();
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    shop.load.mockRejectedValue(new Error('chunk'));
    await act(async () => shop.navigator.preload('/en-us/b', 'intent'));
    expect(assign).not.toHaveBeenCalled();
    await click('to b');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en-us/b');
  });

  test('does not happen in data-saver mode', async () => {
    const shop = await enterShop();
    shop.saveData.value = true;
    shop.navigator.preload('/en-us/b', 'intent');
    expect(shop.visits.length).toBe(1);
  });

  test('of links in view starts after a delay and is limited to four', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const releases = ['b', 'c', 'd', 'e', 'f'].map((page) =>
      shop.navigator.preload(`/en-us/${page}`, 'view'),
    );
    expect(shop.visits.length).toBe(1);
    vi.advanceTimersByTime(300);
    expect(shop.visits.slice(1).map(({ href }) => href)).toEqual([
      '/en-us/b',
      '/en-us/c',
      '/en-us/d',
      '/en-us/e',
    ]);
    // One leaves the view: the waiting one takes its slot.
    releases[0]?.();
    expect(shop.visits.at(-1)?.href).toBe('/en-us/f');
    expect(disposed(shop)).toEqual([false, true, false, false, false, false]);
  });

  test('of a link in view loads the page’s own data; secondary content waits for the navigation', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    shop.navigator.preload('/en-us/c', 'view');
    vi.advanceTimersByTime(300);
    expect([shop.isLoading('c'), shop.isLoading('beside c')]).toEqual([true, false]);
    shop.navigator.preload('/en-us/c', 'intent');
    expect([shop.isLoading('c'), shop.isLoading('beside c')]).toEqual([true, true]);
  });

  test('of a link in view loads no code; intent does', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    shop.navigator.preload('/en-us/b', 'view');
    await vi.advanceTimersByTimeAsync(300);
    expect(shop.load).not.toHaveBeenCalled();
    shop.navigator.preload('/en-us/b', 'intent');
    await vi.advanceTimersByTimeAsync(1);
    expect(shop.load).toHaveBeenCalledOnce();
  });

  test('that failed is retried on navigation', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    shop.navigator.preload('/en-us/b', 'view');
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    await shop.fail('b');
    await click('to b');
    await shop.answer('b');
    expect(heading()).toBe('b');
    expect(disposed(shop)).toEqual([true, true, false]);
  });

  test('skips the current page, other markets and redirects', async () => {
    const shop = await enterShop();
    for (const path of ['/en-us/a', '/de-de/a', '/en-us/old']) shop.navigator.preload(path, 'intent');
    expect(shop.visits.length).toBe(1);
  });
});
