import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listingWording } from './shopping/listing.ts';
import { useMarketWording } from './useMarketWording.ts';

const german = { 'category.count.one': '{count} Produkt', 'category.count.other': '{count} Produkte' };

test('a market’s texts are the same function while nothing changes', () => {
  const { result, rerender } = renderHook(({ lang, texts }) => useMarketWording(lang, texts), {
    initialProps: { lang: 'de-de', texts: german as Record<string, string> },
  });
  const first = result.current;
  expect(first.with(listingWording)('category.count', { count: 1200 })).toBe('1.200 Produkte');
  expect(first.with(listingWording)('category.products')).toBe('Products');
  expect(first.with(listingWording)).toBe(first.with(listingWording));
  rerender({ lang: 'de-de', texts: german });
  expect(result.current).toBe(first);
  rerender({ lang: 'de-de', texts: {} });
  expect(result.current.with(listingWording)('category.count', { count: 1 })).toBe('1 product');
});
