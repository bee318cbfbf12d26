import { afterEach, expect, test, vi } from 'vitest';
import { prefetchFiles } from './prefetchFiles.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const links = () => [...document.querySelectorAll('link')].map(({ rel, as, href }) => `${rel} ${as} ${href}`);
const supports = (isSupported: boolean) =>
  vi
    .spyOn(Object.getPrototypeOf(document.createElement('link').relList) as DOMTokenList, 'supports')
    .mockReturnValue(isSupported);

test('files are prefetched once', () => {
  supports(true);
  prefetchFiles(['https://cdn.test/one.js', 'https://cdn.test/one.css']);
  prefetchFiles(['https://cdn.test/one.js']);
  expect(links()).toEqual([
    'prefetch script https://cdn.test/one.js',
    'prefetch style https://cdn.test/one.css',
  ]);
});

test('not what the page has loaded', () => {
  supports(true);
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{} as PerformanceEntry]);
  prefetchFiles(['https://cdn.test/two.js']);
  expect(links()).toEqual([]);
});

test('where a browser has no prefetch they are preloaded', () => {
  supports(false);
  prefetchFiles(['https://cdn.test/three.js', 'https://cdn.test/three.css']);
  expect(links()).toEqual([
    'modulepreload script https://cdn.test/three.js',
    'preload style https://cdn.test/three.css',
  ]);
});
