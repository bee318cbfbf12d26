import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import type { RouteMatch } from '../../navigation/entryPoint.ts';
import { NavigationContext } from '../../navigation/navigationContext.ts';
import { MarketSuggestion, suggestionDelayMs } from './MarketSuggestion.tsx';

const germany = {
  country: 'de',
  locale: 'de-de',
  language: 'de',
  path: '/de-de/p/kant',
  question: 'Es sieht nach Deutschland aus. Wechseln?',
  accept: 'Wechseln zu Deutschland',
  decline: 'Hier bleiben',
};

// Loaded here, so that no test waits for it.
beforeAll(() => import('./MarketBar.tsx'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function setUp(path = '/en-us/p/kant') {
  const shop = createTestShop({ path });
  const page = (match: RouteMatch) => (
    <NavigationContext value={{ match, navigate: shop.navigate, preload: () => () => {} }}>
      <main tabIndex={-1}>
        <button>Add to cart</button>
      </main>
      <MarketSuggestion />
    </NavigationContext>
  );
  const { rerender, unmount } = shop.render(page(shop.match));
  const { mock } = shop.environment;
  return {
    ...shop,
    unmount,
    quiet: () => act(async () => vi.advanceTimersByTime(suggestionDelayMs)),
    moveTo: (to: string) => act(async () => rerender(shop.wrap(page({ ...shop.match, path: to })))),
    requested: () => mock.getAllOperations().map((each) => each.request.variables),
    answer: (marketSuggestion: object | null) =>
      act(async () => {
        mock.resolveMostRecentOperation({ data: { marketSuggestion } });
        await vi.advanceTimersByTimeAsync(1);
      }),
    fail: () => act(async () => mock.rejectMostRecentOperation(new Error('down'))),
  };
}

/** A shopper who may be asked, in a new tab session unless `sessionStorage` is set. */
async function isAskedAgain(path?: string): Promise<boolean> {
  cleanup();
  const shop = setUp(path);
  await shop.quiet();
  return shop.requested().length > 0;
}

const bar = () => screen.queryByRole('region', { name: germany.question });
const accept = () => screen.getByRole('link', { name: germany.accept });
const decline = () => screen.getByRole('button', { name: germany.decline });

describe('another market is suggested', () => {
  test('when the page is idle, for the page on screen', async () => {
    const shop = setUp();
    await act(async () => vi.advanceTimersByTime(suggestionDelayMs - 1));
    expect(shop.requested()).toEqual([]);
    await shop.quiet();
    expect(shop.requested()).toEqual([{ locale: 'en-us', path: '/en-us/p/kant' }]);
    expect(bar()).toBeNull();
    await shop.answer(germany);
    expect(bar()?.lang).toBe('de');
    expect(accept().getAttribute('href')).toBe('/de-de/p/kant');
  });

  test('politely: its live region exists from the start, and the focus stays', async () => {
    const shop = setUp();
    const place = document.querySelector('[aria-live="polite"]');
    screen.getByText('Add to cart').focus();
    await shop.quiet();
    await shop.answer(germany);
    expect(place?.contains(bar())).toBe(true);
    expect(document.activeElement).toBe(screen.getByText('Add to cart'));
  });

  test('with a link that follows navigation', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    await shop.moveTo('/en-us/c/skis');
    expect(bar()).toBeTruthy();
    expect(shop.requested()).toEqual([{ locale: 'en-us', path: '/en-us/c/skis' }]);
    await shop.answer({ ...germany, path: '/de-de/c/skis' });
    expect(accept().getAttribute('href')).toBe('/de-de/c/skis');
  });

  test('not on the country selector', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    await shop.moveTo('/en-us/country');
    expect(bar()).toBeNull();
  });

  test('not in data-saver mode', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    expect(await isAskedAgain()).toBe(false);
  });

  test('not when the country is unknown', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.fail();
    expect(bar()).toBeNull();
    await shop.moveTo('/en-us/c/skis');
    expect(shop.requested()).toEqual([]);
  });

  test('not twice in a session when there was nothing to suggest', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(null);
    expect(bar()).toBeNull();
    expect(await isAskedAgain()).toBe(false);
    sessionStorage.clear();
    expect(await isAskedAgain()).toBe(true);
  });

  test('and nothing is requested after the shopper has left', async () => {
    const shop = setUp();
    shop.unmount();
    await shop.quiet();
    expect(shop.requested()).toEqual([]);
  });
});

describe('the answer', () => {
  test('yes opens the market and is remembered', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    fireEvent.click(accept());
    expect(shop.navigate.mock.calls[0]?.[0]).toBe('/de-de/p/kant');
    expect(bar()).toBeNull();
    expect(await isAskedAgain('/de-de/p/kant')).toBe(false);
  });

  test('no closes the bar, and the country is not suggested again', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    fireEvent.click(decline());
    expect(bar()).toBeNull();
    cleanup();
    const later = setUp();
    await later.quiet();
    await later.answer(germany);
    expect(bar()).toBeNull();
  });

  test('Escape within the bar counts as no', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    fireEvent.keyDown(screen.getByText('Add to cart'), { key: 'Escape' });
    expect(bar()).toBeTruthy();
    decline().focus();
    fireEvent.keyDown(decline(), { key: 'Escape' });
    expect(bar()).toBeNull();
    expect(localStorage.getItem('skarn:market')).toContain('"de"');
  });

  test('returns the focus to where it was', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    screen.getByText('Add to cart').focus();
    decline().focus();
    fireEvent.click(decline());
    expect(document.activeElement).toBe(screen.getByText('Add to cart'));
  });

  test('works where storage is blocked', async () => {
    const shop = setUp();
    await shop.quiet();
    await shop.answer(germany);
    const setItem = vi.fn<() => void>(() => {
      throw new Error('blocked');
    });
    vi.stubGlobal('localStorage', { getItem: setItem, setItem });
    fireEvent.click(decline());
    expect(setItem).toHaveBeenCalled();
    expect(bar()).toBeNull();
    vi.unstubAllGlobals();
  });
});
