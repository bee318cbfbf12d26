import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import type { Disposable, GraphQLSingularResponse } from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AppShellQuery$data } from '#relay/AppShellQuery.graphql.ts';
import appShellQuery from '#relay/AppShellQuery.graphql.ts';
import { testMarkets } from '../../components/MarketList/testMarkets.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from './Header.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The control as in the header, and with names as in the footer. */
function setUp(look: 'codes' | 'names' = 'codes', market: object = {}) {
  const shop = createTestShop({ path: '/de-de/p/kant' });
  const operation = createOperationDescriptor(appShellQuery, { locale: 'de-de' });
  shop.environment.commitPayload(operation, {
    market: {
      id: 'de',
      hasShop: true,
      commerceRegion: 'eu_region_1',
      canonicalLocale: 'de-de',
      country: 'DE',
      countryName: 'Deutschland',
      language: 'de',
      languageName: 'Deutsch',
      contact: null,
      ...market,
    },
    header: null,
    footer: null,
    brand: null,
    emailSignup: null,
    wording: {},
  });
  shop.environment.retain(operation);
  const query = shop.environment.lookup(operation.fragment).data as unknown as AppShellQuery$data;
  const { unmount } = shop.render(look === 'codes' ? <Header query={query} /> : <Footer query={query} />);
  const { mock } = shop.environment;
  const requested = () => mock.getAllOperations().map((each) => each.request.variables);
  // The list and its query are a lazy chunk, which may still be loading.
  const waitForRequest = () => vi.waitFor(() => expect(requested()).toHaveLength(1));
  const answer = async (response: object) => {
    await waitForRequest();
    await act(async () => {
      mock.nextValue(mock.getMostRecentOperation(), response as GraphQLSingularResponse);
      mock.complete(mock.getMostRecentOperation());
    });
  };
  return { ...shop, unmount, mock, requested, waitForRequest, answer };
}

const link = () => screen.getByRole('link', { name: /^Country and language/ });
const dialog = () => document.querySelector('dialog');
const open = () => act(async () => fireEvent.click(link()));

// A chunk that loads late registers its query a second time in Relay's mock.
beforeAll(() => import('./MarketDialogList.tsx'));

describe('the market control', () => {
  test('links to the country selector with the current path', () => {
    setUp();
    expect(link().getAttribute('href')).toBe('/de-de/country?from=/de-de/p/kant');
    expect(link().textContent).toContain('DE · DE');
    expect(link().textContent).toContain('Country and language: Deutschland, Deutsch. Change');
  });

  test('shows names where there is room', () => {
    setUp('names');
    expect(link().textContent).toContain('Deutschland · Deutsch');
  });

  test('shows the language alone in the global market', () => {
    setUp('codes', { country: null, language: 'en' });
    expect(link().querySelector('[aria-hidden] + * + *, span:last-child')?.textContent).toBe('EN');
  });

  test('requests nothing before intent, and then once', async () => {
    const { requested, waitForRequest } = setUp();
    expect([requested(), dialog()]).toEqual([[], null]);
    await act(async () => fireEvent.pointerEnter(link()));
    await act(async () => fireEvent.focus(link()));
    await waitForRequest();
    expect(requested()).toEqual([{ locale: 'de-de', path: '/de-de/p/kant' }]);
    expect(dialog()?.open).toBe(false);
  });

  test('opens as a dialog: first a skeleton, then the countries', async () => {
    const { answer } = setUp();
    await open();
    expect(dialog()?.open).toBe(true);
    expect(screen.getByText('Loading countries')).toBeTruthy();
    await answer({ data: { marketChoices: testMarkets } });
    expect(await screen.findByRole('link', { name: 'Japan 日本語' })).toBeTruthy();
    expect(screen.queryByText('Loading countries')).toBeNull();
  });

  test('closes when a market is chosen', async () => {
    const { answer, navigate } = setUp();
    await open();
    await answer({ data: { marketChoices: testMarkets } });
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Japan 日本語' })));
    expect(navigate.mock.calls[0]?.[0]).toBe('/ja-jp');
    expect(dialog()?.open).toBe(false);
  });

  test('says when the countries fail to load, and retries', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { mock, waitForRequest, answer } = setUp();
    await open();
    await waitForRequest();
    await act(async () => mock.rejectMostRecentOperation(new Error('down')));
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the countries.');
    expect(screen.getByRole('link', { name: 'Open as a page' }).getAttribute('href')).toBe(
      '/de-de/country?from=/de-de/p/kant',
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await answer({ data: { marketChoices: testMarkets } });
    expect(await screen.findByRole('link', { name: 'Japan 日本語' })).toBeTruthy();
  });

  test('leaves a press with a modifier key to the browser', () => {
    setUp();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    act(() => {
      link().addEventListener('click', (each) => each.preventDefault(), { once: true });
      link().dispatchEvent(event);
    });
    expect(dialog()).toBeNull();
  });

  test('releases its query when it is unmounted', async () => {
    const { environment, answer, unmount } = setUp();
    await open();
    await answer({ data: { marketChoices: testMarkets } });
    // Retain and release calls of the mock environment. The first retain is the test's own.
    const holds = vi
      .mocked(environment.retain)
      .mock.results.slice(1)
      .map(({ value }) => value as Disposable);
    const isHeld = () => holds.some(({ dispose }) => vi.mocked(dispose).mock.calls.length === 0);
    expect(isHeld()).toBe(true);
    unmount();
    await vi.waitFor(() => expect(isHeld()).toBe(false));
  });
});
