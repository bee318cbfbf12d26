import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addToComparison } from '../../components/CompareToggle/compareList.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { CompareDock } from './CompareDock.tsx';

const key = 'skarn:compare';
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const kept = () => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown;

async function setUp(handles: readonly string[], path = '/en-us/c/skis') {
  if (handles.length > 0) localStorage.setItem(key, JSON.stringify(handles));
  const shop = createTestShop({ path });
  await act(async () => {
    shop.render(
      <>
        <LiveRegion />
        <main tabIndex={-1}>Skis</main>
        <CompareDock />
      </>,
    );
  });
  // Its code is loaded on demand.
  await act(() => import('./CompareBar.tsx'));
  const { mock } = shop.environment;
  return {
    mock,
    requested: () => mock.getAllOperations().map((each) => each.request.variables['handles'] as unknown),
    answer: (titles: readonly string[]) =>
      act(async () =>
        mock.resolveMostRecentOperation({
          data: {
            products: titles.map((title) => ({
              id: title,
              handle: title.toLowerCase(),
              displayTitle: title,
              image: { url: `/pictures/${title}.webp` },
            })),
          },
        }),
      ),
    fail: () => act(async () => mock.rejectMostRecentOperation(new Error('down'))),
  };
}

const bar = () => screen.queryByRole('region', { name: 'Comparison' });
const open = () => screen.getByRole('link').getAttribute('href');
const remove = (title: string) => screen.getByRole('button', { name: `Remove ${title} from comparison` });

describe('the bar', () => {
  test('is not rendered while nothing is selected, and requests nothing', async () => {
    const shop = await setUp([]);
    expect(bar()).toBeNull();
    expect(shop.requested()).toEqual([]);
  });

  test('appears with the first ski', async () => {
    await setUp([]);
    await act(async () => addToComparison('kant'));
    expect(bar()).not.toBeNull();
  });

  test('is not rendered on the cart screen', async () => {
    await setUp(['kant'], '/en-us/cart');
    expect(bar()).toBeNull();
  });

  test('links to the comparison before any name is loaded', async () => {
    const shop = await setUp(['kant', 'adit']);
    expect(shop.requested()).toEqual([['kant', 'adit']]);
    expect(screen.getByRole('link').textContent).toBe('Compare (2)');
    expect(open()).toBe('/en-us/compare?p=kant,adit');
  });

  test('names the selected skis', async () => {
    const shop = await setUp(['kant', 'adit']);
    await shop.answer(['Kant', 'Adit']);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Kant', 'Adit']);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/Kant.webp');
  });

  test('omits what this market does not show, and keeps it in the list', async () => {
    const shop = await setUp(['kant', 'elsewhere']);
    await shop.answer(['Kant']);
    expect(open()).toBe('/en-us/compare?p=kant');
    expect(kept()).toEqual(['kant', 'elsewhere']);
  });

  test('is not rendered when this market shows none of them', async () => {
    const shop = await setUp(['elsewhere']);
    await shop.answer([]);
    expect(bar()).toBeNull();
  });

  test('still links to the comparison when names fail to load', async () => {
    const shop = await setUp(['kant']);
    await shop.fail();
    expect(open()).toBe('/en-us/compare?p=kant');
  });
});

describe('removing', () => {
  test('a ski by its button moves the focus to the next one', async () => {
    const shop = await setUp(['kant', 'adit']);
    await shop.answer(['Kant', 'Adit']);
    await userEvent.click(remove('Kant'));
    expect(kept()).toEqual(['adit']);
    expect(document.activeElement).toBe(remove('Adit'));
    expect(screen.getByText('Kant removed from comparison.')).toBeDefined();
  });

  test('the last one hides the bar and moves the focus to the page', async () => {
    const shop = await setUp(['kant']);
    await shop.answer(['Kant']);
    await userEvent.click(remove('Kant'));
    expect(bar()).toBeNull();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('all skis at once', async () => {
    const shop = await setUp(['kant', 'adit']);
    await shop.answer(['Kant', 'Adit']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(kept()).toEqual([]);
    expect(bar()).toBeNull();
    expect(screen.getByText('Comparison cleared.')).toBeDefined();
  });
});
