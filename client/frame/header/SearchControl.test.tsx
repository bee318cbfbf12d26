import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OverlayContext } from '../../navigation/useOverlay.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { setUpShell } from '../testShell.tsx';
import { SearchControl } from './SearchControl.tsx';

afterEach(cleanup);

const control = () => screen.queryByRole('link', { name: 'Search' });
const box = () => screen.queryByRole('dialog', { name: 'Search' });

function setUp() {
  const shop = createTestShop({ path: '/de-de/c/skis' });
  const takeAway = vi.fn<() => void>();
  let goBack = () => {};
  const openOverlay = vi.fn<(onBack: () => void) => () => void>((onBack) => {
    goBack = onBack;
    return takeAway;
  });
  shop.render(
    <OverlayContext value={openOverlay}>
      <SearchControl />
    </OverlayContext>,
  );
  return { ...shop, openOverlay, takeAway, goBack: () => act(async () => goBack()) };
}

test.each([
  ['is in the header where the editors offer it', { hasSearch: true }, true],
  ['is absent where they do not', { hasSearch: false }, false],
  ['and while unknown', null, false],
])('the search %s', (_sentence, brand, isThere) => {
  const whole = brand && { opensCartOnAdd: false, seo: { image: null }, name: 'Skarn', social: [], ...brand };
  setUpShell('header', { brand: whole });
  expect(control() !== null).toBe(isThere);
});

test('is a link to the search page, and loads nothing before a press', () => {
  setUp();
  expect(control()?.getAttribute('href')).toBe('/de-de/search');
  expect(control()?.getAttribute('aria-haspopup')).toBe('dialog');
  expect(document.querySelector('dialog')).toBeNull();
});

test('opens the box without navigating', async () => {
  const { navigate } = setUp();
  fireEvent.click(control()!);
  await vi.waitFor(() => expect(box()).not.toBeNull());
  expect(navigate).not.toHaveBeenCalled();
});

test('opens it synchronously in the press when its code is loaded', async () => {
  const { openOverlay } = setUp();
  fireEvent.pointerEnter(control()!);
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull());
  expect(openOverlay).not.toHaveBeenCalled();
  fireEvent.click(control()!);
  expect(openOverlay).toHaveBeenCalledOnce();
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('Back and the close button close the box', async () => {
  const { goBack, takeAway } = setUp();
  fireEvent.click(control()!);
  await vi.waitFor(() => expect(box()).not.toBeNull());
  await goBack();
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(takeAway).not.toHaveBeenCalled();
  fireEvent.click(control()!);
  fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
  expect(document.querySelector('dialog')?.open).toBe(false);
  expect(takeAway).toHaveBeenCalledOnce();
});

test('leaves a press with a modifier key to the browser', () => {
  const { openOverlay } = setUp();
  document.addEventListener('click', (each) => each.preventDefault(), { once: true });
  fireEvent.click(control()!, { ctrlKey: true });
  expect(openOverlay).not.toHaveBeenCalled();
});
