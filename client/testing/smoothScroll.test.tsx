/** Scroll targets of navigations, on the shop's own screens (platform.md 2). */
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enter } from './testVisits.tsx';

const list = '/en-us/c/skis#clp-main';
const scrolled = vi.fn<(id: string, behavior: unknown) => void>();
const scrollTo = vi.fn<typeof window.scrollTo>();
let prefersReducedMotion = false;

beforeEach(() => {
  prefersReducedMotion = false;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, how) {
    scrolled(this.id, typeof how === 'object' ? how.behavior : how);
  });
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = matchMedia(query);
    if (query.includes('prefers-reduced-motion'))
      Object.defineProperty(media, 'matches', { value: prefersReducedMotion });
    return media;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockReset();
  scrollTo.mockReset();
});

test('the hash #clp-main scrolls smoothly to the list of a category', async () => {
  const shop = await enter('/en-us/order-status');
  await shop.goTo(list, 'found');
  expect(scrolled.mock.calls).toEqual([['clp-main', 'smooth']]);
});

test('also while the list is loading, and when it fails to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const shop = await enter('/en-us/order-status');
  await shop.goTo(list, { down: 'CategoryProductsQuery' });
  expect(scrolled.mock.calls).toEqual([['clp-main', 'smooth']]);
});

test('jumps with prefers-reduced-motion', async () => {
  prefersReducedMotion = true;
  const shop = await enter('/en-us/order-status');
  await shop.goTo(list, 'found');
  expect(scrolled.mock.calls).toEqual([['clp-main', 'instant']]);
});

test('a link to it on the page itself scrolls smoothly too', async () => {
  const shop = await enter('/en-us/c/skis');
  await shop.goTo('#clp-main', 'found');
  expect(scrolled.mock.calls).toEqual([['clp-main', 'smooth']]);
  expect(window.location.hash).toBe('#clp-main');
});

test('each navigation without a hash scrolls to the top', async () => {
  const shop = await enter('/en-us/order-status');
  await shop.goTo('/en-us/c/skis', 'found');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
