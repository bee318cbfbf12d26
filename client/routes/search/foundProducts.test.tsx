/** Found products: the grid with counts, highlights, filters, order, paging and results of other kinds. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  article,
  colours,
  connection,
  field,
  kinds,
  links,
  marked,
  path,
  plain,
  products,
  setUp,
  story,
} from './testSearch.tsx';

describe('products', () => {
  const some = { search: 'q=ski', edges: products(0, 24), total: 60, hasNextPage: true };

  test('are a grid below the term, with all counts', () => {
    setUp({ ...some, counts: { PRODUCT: 60, POST: 2, SUPPORT: 0 } });
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “ski”' })).toBeDefined();
    expect(field().value).toBe('ski');
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('62 results');
    expect(screen.getAllByRole('article')).toHaveLength(24);
    expect(screen.getByRole('list', { name: 'Results for “ski”' })).toBeDefined();
  });

  test('kinds with results are links with their count, the current one marked', () => {
    setUp({ ...some, counts: { PRODUCT: 60, POST: 2, SUPPORT: 0 } });
    expect(links(kinds())).toEqual([`${path}?q=ski`, `${path}?q=ski&type=stories`]);
    const current = within(kinds()).getByRole('link', { current: 'page' });
    expect(current.textContent).toContain('Products 60');
  });

  test('without counts, all kinds are links without a number', () => {
    setUp({ ...some, counts: null });
    expect(links(kinds())).toHaveLength(5);
    expect(kinds().textContent).not.toMatch(/\d/);
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('60 results');
  });

  test('a tile highlights matches, and shows the passage in place of its own line', () => {
    const [first, second] = products(0, 2);
    if (!first || !second) throw new Error('two products');
    const node = {
      ...first.node,
      titleParts: marked('', 'Ski').concat(plain(' 0')),
      excerptParts: marked('Climbs on ', 'skins'),
    };
    setUp({ search: 'q=ski', edges: [{ ...first, node }, second], total: 2 });
    const [tile, other] = screen.getAllByRole('article');
    expect([...(tile?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
      'Ski',
      'skins',
    ]);
    expect(within(tile as HTMLElement).getByRole('link', { name: 'Ski 0' })).toBeDefined();
    expect(tile?.textContent).toContain('Climbs on skins');
    expect(other?.querySelector('mark')).toBeNull();
    expect(within(other as HTMLElement).getByRole('link', { name: 'Ski 1' })).toBeDefined();
  });

  test('filtering keeps the term', async () => {
    const { navigate } = setUp(some);
    fireEvent.click(screen.getByRole('checkbox', { name: /Green/ }));
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${path}?q=ski&color=Green`, { scroll: false }),
    );
    const form = screen.getByRole('checkbox', { name: /Green/ }).closest('form');
    expect(form?.querySelector<HTMLInputElement>('input[type=hidden][name=q]')?.value).toBe('ski');
  });

  test('are sorted by relevance by default', async () => {
    const { navigate } = setUp(some);
    const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
    expect(order.selectedOptions[0]?.textContent).toBe('Best match');
    fireEvent.change(order, { target: { value: 'price-asc' } });
    await vi.waitFor(() =>
      expect(navigate).toHaveBeenCalledWith(`${path}?q=ski&sort=price-asc`, { scroll: false }),
    );
  });

  test('load more from the end of the list, and store it in the address', async () => {
    const { mock } = setUp(some);
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe(`${path}?q=ski&page=2`);
    fireEvent.click(more);
    const request = mock.getMostRecentOperation();
    expect(request.request.variables).toMatchObject({
      locale: 'en-us',
      term: 'ski',
      first: 24,
      after: 'c23',
      skip: 0,
    });
    await act(async () =>
      mock.resolve(request, {
        data: { search: connection({ edges: products(24, 48), total: 60, hasNextPage: true }) },
      }),
    );
    expect(screen.getAllByRole('article')).toHaveLength(48);
    expect(window.location.search).toBe('?q=ski&show=48');
    expect(document.activeElement?.textContent).toBe('Ski 24');
  });

  test('report a failure to load more', async () => {
    const { mock } = setUp(some);
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t be loaded/);
  });

  test('another page has links to both neighbours', () => {
    const { navigate } = setUp({ ...some, search: 'q=ski&page=2' });
    expect(screen.getByRole('link', { name: 'Show previous products' }).getAttribute('href')).toBe(
      `${path}?q=ski`,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(navigate.mock.calls.map(([href]) => href)).toEqual([`${path}?q=ski&page=3`]);
  });

  test('filtered to none, the links keep the term', () => {
    setUp({ search: 'q=ski&color=Green', costliestFacet: colours });
    expect(screen.getByRole('link', { name: 'All results for “ski”' }).getAttribute('href')).toBe(
      `${path}?q=ski`,
    );
    expect(screen.getByRole('link', { name: 'Without “Color”: 40 products' })).toBeDefined();
    expect(screen.queryByText(/No results/)).toBeNull();
  });

  test('top results of other kinds are shown above them', () => {
    setUp({ ...some, others: { edges: [story, article] }, counts: { PRODUCT: 60, POST: 1, SUPPORT: 1 } });
    const also = screen.getByRole('region', { name: 'Also found' });
    expect(links(also)).toEqual(['/en-us/blog/p/wax', '/en-us/support/wax']);
    expect(also.querySelector('mark')?.textContent).toBe('wax');
  });

  test('but not those of another spelling', () => {
    setUp({ ...some, others: { edges: [story], correctedTerm: 'sky' } });
    expect(screen.queryByRole('region', { name: 'Also found' })).toBeNull();
  });
});
