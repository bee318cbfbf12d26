import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { click, disposed, enterShop, heading } from '../testShop.tsx';

describe('preloading', () => {
  test('code that does not load is no matter until the shopper goes there', async () => {
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

  test('of links in view waits a moment and takes no more than four', async () => {
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
    // One leaves the view: the one that waited takes its place.
    releases[0]?.();
    expect(shop.visits.at(-1)?.href).toBe('/en-us/f');
    expect(disposed(shop)).toEqual([false, true, false, false, false, false]);
  });

  test('of a link in view takes the page’s own data; what stands beside it waits for the shopper', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    shop.navigator.preload('/en-us/c', 'view');
    vi.advanceTimersByTime(300);
    expect([shop.isLoading('c'), shop.isLoading('beside c')]).toEqual([true, false]);
    shop.navigator.preload('/en-us/c', 'intent');
    expect([shop.isLoading('c'), shop.isLoading('beside c')]).toEqual([true, true]);
  });

  test('that failed is started anew when the shopper goes there', async () => {
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

  test('of where we are, of another market and of redirects is none', async () => {
    const shop = await enterShop();
    for (const path of ['/en-us/a', '/de-de/a', '/en-us/old']) shop.navigator.preload(path, 'intent');
    expect(shop.visits.length).toBe(1);
  });
});
