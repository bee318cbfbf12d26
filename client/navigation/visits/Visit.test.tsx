import { fireEvent, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { keepReleasedMs } from './PreloadPool.ts';
import { click, disposed, enterShop, heading } from '../testShop.tsx';

describe('every query reference has an owner that disposes it', () => {
  test('replaced by another screen', async () => {
    const shop = await enterShop();
    await click('to b');
    expect(disposed(shop)).toEqual([false, false]);
    await shop.answer('b');
    expect(disposed(shop)).toEqual([true, false]);
  });

  test('superseded before it was shown', async () => {
    const shop = await enterShop();
    await click('to b');
    await click('to c');
    expect(disposed(shop)).toEqual([false, true, false]);
    await shop.answer('c');
    expect(disposed(shop)).toEqual([true, true, false]);
  });

  test('unmounted, with what was pending and preloaded', async () => {
    const shop = await enterShop();
    shop.navigator.preload('/en-us/c', 'intent');
    await click('to b');
    shop.leave();
    await Promise.resolve();
    expect(disposed(shop)).toEqual([true, true, true]);
  });

  test('StrictMode mounts twice and disposes nothing', async () => {
    const shop = await enterShop((tree) => <StrictMode>{tree}</StrictMode>);
    await Promise.resolve();
    expect(disposed(shop)).toEqual([false]);
    await click('to b');
    await shop.answer('b');
    expect(disposed(shop)).toEqual([true, false]);
    expect(window.dataLayer?.length).toBe(1);
    shop.leave();
    await Promise.resolve();
    expect(disposed(shop)).toEqual([true, true]);
  });

  test('preloaded and then followed: one visit, one request', async () => {
    const shop = await enterShop();
    fireEvent.pointerEnter(screen.getByText('to b'));
    await shop.answer('b');
    await click('to b');
    expect(heading()).toBe('b');
    expect(disposed(shop)).toEqual([true, false]);
  });

  test('preloaded and not followed: disposed after a delay', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const release = shop.navigator.preload('/en-us/b', 'intent');
    release();
    vi.advanceTimersByTime(keepReleasedMs - 1);
    expect(disposed(shop)).toEqual([false, false]);
    vi.advanceTimersByTime(1);
    expect(disposed(shop)).toEqual([false, true]);
    expect(shop.isLoading('b')).toBe(false);
  });

  test('evicted by a fifth', async () => {
    const shop = await enterShop();
    for (const page of ['b', 'c', 'd', 'e', 'f']) shop.navigator.preload(`/en-us/${page}`, 'intent');
    expect(disposed(shop)).toEqual([false, true, false, false, false, false]);
  });

  test('held by two links: disposed when both release it', async () => {
    const shop = await enterShop();
    vi.useFakeTimers();
    const releases = [
      shop.navigator.preload('/en-us/b', 'intent'),
      shop.navigator.preload('/en-us/b', 'intent'),
    ];
    expect(shop.visits.length).toBe(2);
    releases[0]?.();
    releases[0]?.();
    vi.advanceTimersByTime(keepReleasedMs);
    expect(disposed(shop)).toEqual([false, false]);
    releases[1]?.();
    vi.advanceTimersByTime(keepReleasedMs);
    expect(disposed(shop)).toEqual([false, true]);
  });
});
