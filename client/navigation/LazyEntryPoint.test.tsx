import { act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { EntryPoint } from './entryPoint.ts';
import { entryPointGroup } from './LazyEntryPoint.ts';
import { click, enterShop, heading } from './testShop.tsx';

const place = '/en-us/late';

describe('a lazy entry point', () => {
  test('is loaded once, and again after a failure', async () => {
    const found = { name: 'found' } as EntryPoint;
    const load = vi.fn<() => Promise<{ found: EntryPoint }>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue({ found });
    const late = entryPointGroup({ module: 'some.entrypoints.ts', load })('found');
    await expect(late.prepare()).rejects.toThrow('offline');
    expect(() => late.name).toThrow('some.entrypoints.ts is not loaded yet.');
    await late.prepare();
    expect(late.name).toBe('found');
    expect(late.prepare()).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('keeps the current screen while it loads', async () => {
    const shop = await enterShop();
    await act(async () => shop.navigator.navigate(place));
    expect([heading(), window.location.pathname]).toEqual(['a', '/en-us/a']);
    await shop.answer('late');
    expect([heading(), window.location.pathname]).toEqual(['late', place]);
  });

  test('is abandoned when the shopper navigates elsewhere meanwhile', async () => {
    const shop = await enterShop();
    const { promise, resolve } = Promise.withResolvers<{ entryPoint: EntryPoint }>();
    const entryPoint = await shop.prepare();
    shop.prepare.mockReturnValue(promise);
    await act(async () => shop.navigator.navigate(place));
    await click('to b');
    await act(async () => resolve(entryPoint));
    expect(shop.isLoading('late')).toBe(false);
    await shop.answer('b');
    expect(heading()).toBe('b');
  });

  test('falls back to a full page load when it fails to load', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const shop = await enterShop();
    shop.prepare.mockRejectedValue(new Error('chunk'));
    await act(async () => shop.navigator.navigate(`${place}?a=1#place`));
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${place}?a=1#place`);
  });

  test('is loaded ahead on intent, then its screen', async () => {
    const shop = await enterShop();
    const release = shop.navigator.preload(place, 'intent');
    expect(shop.isLoading('late')).toBe(false);
    await act(async () => {});
    expect(shop.isLoading('late')).toBe(true);
    release();
    expect(shop.prepare).toHaveBeenCalledOnce();
  });

  test('starts nothing for a link that was released meanwhile', async () => {
    const shop = await enterShop();
    shop.navigator.preload(place, 'intent')();
    await act(async () => {});
    expect(shop.isLoading('late')).toBe(false);
  });
});
