import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { StoreSearch } from './StoreSearch.tsx';
import { everyStore, type StoreQuery } from './storeQuery.rules.ts';

const nothing = everyStore;
const places = [
  { key: 'Innsbruck, AT', name: 'Innsbruck', area: 'Austria' },
  { key: 'Innichen, IT', name: 'Innichen', area: 'Italy' },
];

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function setUp(storeQuery = nothing) {
  const shop = createTestShop({ path: '/de-at/stores' });
  const onSearch = vi.fn<(storeQuery: StoreQuery) => void>();
  const onPosition = vi.fn<(position: object) => void>();
  shop.render(
    <>
      <LiveRegion />
      <StoreSearch storeQuery={storeQuery} onSearch={onSearch} onPosition={onPosition} />
    </>,
  );
  const { mock } = shop.environment;
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  return {
    user,
    onSearch,
    onPosition,
    requested: () => mock.getAllOperations().map(({ request }) => request.variables['query'] as string),
    rest: () => act(async () => vi.advanceTimersByTimeAsync(250)),
    answer: (found: readonly object[] = places) =>
      act(async () => mock.resolveMostRecentOperation({ data: { market: { id: 'm', places: found } } })),
    fail: () => act(async () => mock.rejectMostRecentOperation(new Error('down'))),
  };
}

const box = () => screen.getByRole('combobox', { name: 'Town or postal code' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

describe('a place', () => {
  test('requests suggestions once, after a pause in typing', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'inn');
    expect(shop.requested()).toEqual([]);
    await shop.rest();
    expect(shop.requested()).toEqual(['inn']);
  });

  test('cancels the request when typing continues', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'in');
    await shop.rest();
    await shop.user.type(box(), 'n');
    await shop.rest();
    expect(shop.requested()).toEqual(['inn']);
  });

  test('has suggestions with their region, and announces their number', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'inn');
    await shop.rest();
    await shop.answer();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(['InnsbruckAustria', 'InnichenItaly']);
    expect(screen.getByText('2 suggestions')).toBeDefined();
  });

  test('can be selected by keyboard alone', async () => {
    const shop = setUp({ ...nothing, kind: 'RENTAL' });
    await shop.user.type(box(), 'inn');
    await shop.rest();
    await shop.answer();
    await shop.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('InnichenItaly');
    await shop.user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await shop.user.keyboard('{ArrowUp}{Enter}');
    expect(shop.onSearch).toHaveBeenCalledExactlyOnceWith({
      place: 'Innichen, IT',
      area: null,
      kind: 'RENTAL',
      service: null,
    });
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(box());
  });

  test('can be selected by mouse', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'inn');
    await shop.rest();
    await shop.answer();
    await shop.user.click(screen.getByRole('option', { name: /Innsbruck/ }));
    expect(shop.onSearch).toHaveBeenCalledExactlyOnceWith({ ...nothing, place: 'Innsbruck, AT' });
  });

  test('is searched as typed', async () => {
    const shop = setUp();
    await shop.user.type(box(), ' Hall {Enter}');
    expect(shop.onSearch).toHaveBeenCalledExactlyOnceWith({ ...nothing, place: 'Hall' });
  });

  test('keeps its text when the suggestions are closed', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'inn');
    await shop.rest();
    await shop.answer();
    await shop.user.keyboard('{Escape}');
    expect([box().getAttribute('aria-expanded'), (box() as HTMLInputElement).value]).toEqual([
      'false',
      'inn',
    ]);
  });

  test('is searched without suggestions when those fail to load', async () => {
    const shop = setUp();
    await shop.user.type(box(), 'inn');
    await shop.rest();
    await shop.fail();
    expect(options()).toEqual([]);
    await shop.user.keyboard('{Enter}');
    expect(shop.onSearch).toHaveBeenCalledExactlyOnceWith({ ...nothing, place: 'inn' });
  });

  test('from the address is in the field and requests nothing', async () => {
    const shop = setUp({ ...nothing, place: 'Zürich, CH-ZH' });
    await shop.rest();
    expect([(box() as HTMLInputElement).value, shop.requested()]).toEqual(['Zürich, CH-ZH', []]);
  });

  test('is submitted by a form without scripts, with the filters', () => {
    setUp({ ...nothing, kind: 'OWN', service: 'demo' });
    const form = document.querySelector<HTMLFormElement>('search form')!;
    expect(form.getAttribute('action')).toBe('/de-at/stores');
    expect([...new FormData(form).keys()]).toEqual(['place', 'kind', 'service']);
  });
});

/** Mock of the browser's API; undefined where it is missing. */
function setGeolocation(geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined): void {
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
}

describe('the position', () => {
  type Ask = Geolocation['getCurrentPosition'];
  const locate = (ask: Ask) => {
    const getCurrentPosition = vi.fn<Ask>(ask);
    setGeolocation({ getCurrentPosition });
    return getCurrentPosition;
  };
  const failure = (code: 1 | 2 | 3) =>
    ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 }) as GeolocationPositionError;
  const press = (shop: ReturnType<typeof setUp>) =>
    shop.user.click(screen.getByRole('button', { name: 'Use my location' }));

  test('is requested by the shopper only', () => {
    const ask = locate(() => {});
    setUp();
    expect(ask).not.toHaveBeenCalled();
  });

  test('is rounded to 100 m', async () => {
    locate((found) =>
      found({ coords: { latitude: 47.123456, longitude: 11.987654 } } as GeolocationPosition),
    );
    const shop = setUp();
    await press(shop);
    expect(shop.onPosition).toHaveBeenCalledExactlyOnceWith({ latitude: 47.123, longitude: 11.988 });
  });

  test('shows a pending state, and is requested once', async () => {
    const ask = locate(() => {});
    const shop = setUp();
    await press(shop);
    const button = screen.getByRole('button', { name: 'Locating you…' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await shop.user.click(button);
    expect(ask).toHaveBeenCalledOnce();
  });

  test.each([
    ['refused', 1, /access is blocked/],
    ['unavailable', 2, /can’t find your location/],
    ['too slow', 3, /took too long/],
  ] as const)('that is %s shows a message', async (_sentence, code, words) => {
    locate((_found, failed) => failed?.(failure(code)));
    const shop = setUp();
    await press(shop);
    expect(screen.getByRole('alert').textContent).toMatch(words);
    expect(shop.onPosition).not.toHaveBeenCalled();
  });

  test('that is unavailable shows a message', async () => {
    setGeolocation(undefined);
    const shop = setUp();
    await press(shop);
    expect(screen.getByRole('alert').textContent).toMatch(/can’t find your location/);
  });
});
