import { describe, expect, test } from 'vitest';
import { readSitemapPath, sitemapParts, sitemapPath } from './sitemapParts.rules.ts';

describe('a sitemap', () => {
  const most = { addresses: 3, bytes: 100 };
  test.each([
    ['does not exist without URLs', [], []],
    ['holds what fits', [10, 10], [[10, 10]]],
    ['is split at the maximum number of URLs', [1, 2, 3, 4], [[1, 2, 3], [4]]],
    ['is split at the maximum size', [60, 50, 40, 20], [[60], [50, 40], [20]]],
    ['contains a single URL even if that is too large', [300, 1], [[300], [1]]],
  ])('%s', (_sentence, sizes: number[], expected) => {
    expect(sitemapParts(sizes, (size) => size, most)).toEqual(expected);
  });

  test('ends at 50,000 URLs, or at 50 MB', () => {
    const many = Array.from({ length: 100_001 }, (_, index) => index);
    expect(sitemapParts(many, () => 1).map((part) => part.length)).toEqual([50_000, 50_000, 1]);
    const [first = []] = sitemapParts(many, () => 4_000);
    expect(first.length * 4_000).toBeLessThan(50_000_000);
    expect(first.length).toBeGreaterThan(10_000);
  });
});

describe('its path', () => {
  test.each([
    ['/sitemap-de-de.xml', { locale: 'de-de', part: 1 }],
    ['/sitemap-en-global.xml', { locale: 'en-global', part: 1 }],
    ['/sitemap-en-us-2.xml', { locale: 'en-us', part: 2 }],
    ['/sitemap-en-us-12.xml', { locale: 'en-us', part: 12 }],
  ])('%s', (path, expected) => {
    expect(readSitemapPath(path)).toEqual(expected);
    expect(sitemapPath(expected.locale, expected.part)).toBe(path);
  });

  test.each([
    '/sitemap.xml',
    '/sitemap-en-us-1.xml',
    '/sitemap-en-us-0.xml',
    '/sitemap-english.xml',
    '/en-us/sitemap-en-us.xml',
  ])('%s is none', (path) => {
    expect(readSitemapPath(path)).toBeNull();
  });
});
