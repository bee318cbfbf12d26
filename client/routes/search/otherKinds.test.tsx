/** Results that are no products: stories and support, and kinds of products that are not sold. */
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { article, kinds, links, path, products, setUp, story } from './testSearch.tsx';

describe('other kinds', () => {
  const stories = {
    search: 'q=wax&type=stories',
    edges: [story],
    counts: { PRODUCT: 4, POST: 1 },
    facets: null,
  };

  test('are a list with picture, highlights, passage, topic and date', () => {
    setUp(stories);
    const entry = screen.getByRole('article');
    expect(within(entry).getByRole('link', { name: 'All about wax' }).getAttribute('href')).toBe(
      '/en-us/blog/p/wax',
    );
    expect([...entry.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['wax', 'wax']);
    expect(entry.textContent).toContain('WorkshopNovember 2, 2026');
    expect(entry.querySelector('time')?.dateTime).toBe('2026-11-02');
    expect(entry.querySelector('img')?.getAttribute('src')).toBe('/pictures/wax.webp');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('reserve no space for missing parts', () => {
    setUp({ search: 'q=wax&type=support', edges: [article], counts: { SUPPORT: 1 } });
    const entry = screen.getByRole('article');
    expect(entry.textContent).toBe('Wax and edges');
    expect(within(entry).getByRole('heading').lang).toBe('en');
    expect(entry.querySelector('img')).toBeNull();
  });

  test('without results: the other kinds are linked above', () => {
    setUp({ ...stories, search: 'q=wax&type=pages', edges: [], counts: { PRODUCT: 4, POST: 1, PAGE: 0 } });
    expect(screen.getByRole('heading', { name: 'No pages about “wax”' })).toBeDefined();
    expect(
      within(kinds())
        .getByRole('link', { name: /Products/ })
        .getAttribute('href'),
    ).toBe(`${path}?q=wax`);
  });

  test('past the last page: a link leads to the first', () => {
    setUp({ ...stories, search: 'q=wax&type=stories&page=3', edges: [], total: 1 });
    expect(screen.getByRole('link', { name: 'Go to first page' }).getAttribute('href')).toBe(
      `${path}?q=wax&type=stories`,
    );
  });
});

describe('a kind that is not sold', () => {
  const category = { __typename: 'Category', id: 'c1', handle: 'skis/park', displayTitle: 'Park skis' };
  const unsoldKind = {
    name: 'snowboards',
    nearest: [{ ...category, path: '/en-us/c/skis/park' }],
  };
  // Loaded late, on a busy machine later than the library's second.
  const note = () => screen.findByRole('region', { name: 'We don’t make snowboards.' }, { timeout: 10_000 });

  test('is said above weak results, with what comes nearest', async () => {
    setUp({ search: 'q=snowboard', edges: products(0, 2), unsoldKind });
    expect(links(await note())).toEqual(['/en-us/c/skis/park']);
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('without results, products of the nearest category take the place of tips', async () => {
    const { mock } = setUp({ search: 'q=snowboard', counts: {}, unsoldKind });
    expect(links(await note())).toEqual(['/en-us/c/skis/park']);
    expect(screen.queryByText('Check the spelling.')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Near what you’re looking for' })).toBeDefined();
    await vi.waitFor(() =>
      expect(mock.getMostRecentOperation().request.variables).toEqual({
        locale: 'en-us',
        category: 'skis/park',
      }),
    );
  });

  test('is said without links when none is shown here', async () => {
    setUp({ search: 'q=snowboard', edges: products(0, 2), unsoldKind: { ...unsoldKind, nearest: [] } });
    expect(within(await note()).queryByRole('link')).toBeNull();
  });
});
