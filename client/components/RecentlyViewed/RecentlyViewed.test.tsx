import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testPrice, testRendition, testSelected } from '../ProductGrid/testProducts.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { rememberViewed } from './recentlyViewed.ts';

const key = 'skarn:viewed';
const watching = new Map<Element, IntersectionObserverCallback>();
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #callback: IntersectionObserverCallback;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(element: Element) {
      watching.set(element, this.#callback);
    }
    unobserve(element: Element) {
      watching.delete(element);
    }
  },
);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Brings the end of the page near. */
const scrollNear = () =>
  act(async () => {
    for (const [target, tell] of watching)
      tell([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    await import('./RecentlyViewedRow.tsx');
  });

async function setUp(handles: readonly string[], current?: string) {
  if (handles.length > 0) localStorage.setItem(key, JSON.stringify(handles));
  const shop = createTestShop({ path: '/en-us/p/kant' });
  await act(async () => {
    shop.render(
      <>
        <LiveRegion />
        <main tabIndex={-1}>
          {current === undefined ? <RecentlyViewed /> : <RecentlyViewed current={current} />}
        </main>
      </>,
    );
  });
  const { mock } = shop.environment;
  return {
    requested: () => mock.getAllOperations().map((each) => each.request.variables as unknown),
    answer: (titles: readonly string[]) =>
      act(async () =>
        mock.resolveMostRecentOperation({
          data: {
            products: titles.map((title) => ({
              id: title,
              displayTitle: title,
              path: `/en-us/p/${title.toLowerCase()}`,
              image: { rendition: testRendition(title) },
              selected: testSelected(title === 'Adit' ? null : testPrice(799)),
            })),
          },
        }),
      ),
    fail: () => act(async () => mock.rejectMostRecentOperation(new Error('down'))),
  };
}

const row = () => screen.queryByRole('region', { name: 'Recently viewed' });

describe('recently viewed products', () => {
  test('render nothing without any', async () => {
    await setUp([]);
    expect(row()).toBeNull();
    expect(watching.size).toBe(0);
  });

  test('render nothing when the current product is the only one', async () => {
    await setUp(['kant'], 'kant');
    expect(row()).toBeNull();
  });

  test('reserve their space, and load when they come near, without the current product', async () => {
    const shop = await setUp(['kant', 'adit', 'stope'], 'kant');
    expect(document.querySelector('.room')).not.toBeNull();
    expect(shop.requested()).toEqual([]);
    await scrollNear();
    expect(shop.requested()).toEqual([{ locale: 'en-us', handles: ['adit', 'stope'] }]);
    expect(row()).not.toBeNull();
    await scrollNear();
    expect(shop.requested()).toHaveLength(1);
  });

  test('show name, price and link; no price where unknown', async () => {
    const shop = await setUp(['adit', 'stope']);
    await scrollNear();
    await shop.answer(['Adit', 'Stope']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en-us/p/adit',
      '/en-us/p/stope',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Adit',
      'Stope$799',
    ]);
  });

  test('disappear when this market shows none of them', async () => {
    const shop = await setUp(['elsewhere']);
    await scrollNear();
    await shop.answer([]);
    expect(row()).toBeNull();
  });

  test('disappear when they fail to load', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const shop = await setUp(['kant']);
    await scrollNear();
    await shop.fail();
    expect(row()).toBeNull();
    vi.restoreAllMocks();
  });

  test('are cleared by the shopper; the focus stays on the page', async () => {
    const shop = await setUp(['kant']);
    await scrollNear();
    await shop.answer(['Kant']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Recently viewed' }));
    expect(row()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
    expect(document.activeElement?.tagName).toBe('MAIN');
    expect(screen.getByText('Recently viewed products cleared.')).toBeDefined();
  });
});

test('start with the last viewed product', () => {
  rememberViewed('kant');
  rememberViewed('adit');
  expect(localStorage.getItem(key)).toBe('["adit","kant"]');
});
