import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { afterPaint } from '../viewport/afterPaint.ts';
import { click, enterShop, goBack, heading, scrollTo, type Shop } from './testShop.tsx';

/** At b, with the code of all screens loaded. */
async function enterAtB(): Promise<Shop> {
  const shop = await enterShop();
  await click('to b');
  await shop.answer('b');
  scrollTo.mockReset();
  return shop;
}

/** The preview is shown after the press is painted. */
async function follow(name: string): Promise<void> {
  await click(name);
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
}

const standing = () => screen.getByText('b');

test('data from the link is shown at once, at its address, scrolled to the top', async () => {
  const shop = await enterAtB();
  await follow('to d, known');
  expect(heading()).toBe('Preview of d');
  expect(window.location.pathname).toBe('/en-us/d');
  expect(scrollTo.mock.lastCall).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(standing().closest('[hidden]')).not.toBeNull();
  await shop.answer('d');
  expect(heading()).toBe('d');
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('the address is written once', async () => {
  const shop = await enterAtB();
  const { length } = window.history;
  await follow('to d, known');
  await shop.answer('d');
  expect(window.history.length).toBe(length + 1);
});

test('Back during a preview restores the previous screen and scroll position, and requests nothing', async () => {
  const shop = await enterAtB();
  const { key } = window.history.state as { key: string };
  const visits = shop.visits.length;
  Object.defineProperty(window, 'scrollY', { value: 700, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await follow('to d, known');
  await goBack('/en-us/b', key);
  expect(heading()).toBe('b');
  expect(standing().closest('[hidden]')).toBeNull();
  expect(scrollTo.mock.lastCall).toEqual([{ top: 700, behavior: 'instant' }]);
  expect(shop.visits).toHaveLength(visits + 1);
  expect(shop.isLoading('d')).toBe(false);
});

test('returning to a loaded screen shows the screen, not its preview', async () => {
  const shop = await enterAtB();
  await follow('to d, known');
  await shop.answer('d');
  const { key } = window.history.state as { key: string };
  await click('to c');
  await shop.answer('c');
  await goBack('/en-us/d', key);
  expect(heading()).toBe('d');
});

test('before the code of the target is loaded, the current screen stays', async () => {
  const shop = await enterShop();
  shop.load.mockReturnValue(new Promise(() => {}));
  await follow('to d, known');
  expect(heading()).toBe('a');
  expect(window.location.pathname).toBe('/en-us/a');
});

test('it is shown once the code is loaded, if the data is not', async () => {
  const shop = await enterShop();
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<Shop['load']>>>();
  const code = await shop.load();
  shop.load.mockReturnValue(promise);
  await follow('to d, known');
  expect(heading()).toBe('a');
  await act(async () => resolve(code));
  expect(heading()).toBe('Preview of d');
  await shop.answer('d');
  expect(heading()).toBe('d');
});
