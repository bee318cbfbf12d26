import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { hasCartCookie, cartCountCookie, useCartCountCookie } from './cartCountCookie.ts';

afterEach(() => {
  document.cookie = 'cart-count=; max-age=0';
});

test.each([
  ['us', 'us.3~ca.1', 3],
  ['ca', 'us.3~ca.1', 1],
  ['eu_region_1', 'us.3~ca.1', 0],
  ['us', 'us.many', 0],
  ['us', 'us.-2', 0],
  ['us', 'pus.2', 0],
])('%s of a cookie %s counts %i', (store, cookie, count) => {
  document.cookie = `cart-count=${cookie}`;
  expect(cartCountCookie(store)).toBe(count);
});

test('without a cookie the count is unknown', () => {
  expect([hasCartCookie(), cartCountCookie('us')]).toEqual([false, 0]);
});

test('a server-rendered page reads it on hydration, and follows other tabs', async () => {
  document.cookie = 'cart-count=us.3';
  const Count = () => <p>{useCartCountCookie('us') ?? 'not known'}</p>;
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Count />);
  expect(page.textContent).toBe('not known');
  const handleError = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(page, <Count />, { onRecoverableError: handleError }));
  expect(page.textContent).toBe('3');
  expect(handleError).not.toHaveBeenCalled();
  document.cookie = 'cart-count=us.4';
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(page.textContent).toBe('4');
  await act(async () => root.unmount());
});
