/** The search’s field and its states: no term, corrected spelling, no results, outage. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { describe, expect, test, vi } from 'vitest';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import searchAnswerQuery from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import searchContentQuery from '#relay/SearchContentQuery.graphql.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { onAnnouncement } from '../../ui/announce.ts';
import { answerVariables, longestTerm } from './searchAddress.rules.ts';
import { SearchRoute } from './SearchRoute.tsx';
import { connection, field, links, path, products, setUp } from './testSearch.tsx';

describe('no term', () => {
  test('shows the field and the main categories', () => {
    const { mock } = setUp();
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeDefined();
    expect(links(screen.getByRole('navigation', { name: 'Or browse' }))).toEqual([
      '/en-us/c/skis',
      '/en-us/c/accessories',
    ]);
    expect(mock.getAllOperations()).toEqual([]);
    expect(window.dataLayer).toEqual([]);
  });

  test('is not indexed', () => {
    setUp({ search: 'q=ski', edges: products(0, 3) });
    expect(document.title).toBe('ski – Search | Skarn');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  test('without scripts the field is a form with the same target', () => {
    setUp();
    const form = field().closest('form');
    expect([form?.getAttribute('action'), form?.method, field().name]).toEqual([path, 'get', 'q']);
  });

  test('with scripts it navigates there', () => {
    const { navigate } = setUp();
    fireEvent.change(field(), { target: { value: '  wide  skis ' } });
    fireEvent.submit(field());
    expect(navigate.mock.calls).toEqual([[`${path}?q=wide+skis`]]);
  });
});

test('a term that is too long is reported, kept, and not sent', () => {
  const term = 'x'.repeat(longestTerm + 1);
  const { mock } = setUp({ search: `q=${term}` });
  expect(screen.getByRole('alert').textContent).toContain('limited to 128 characters');
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([term, 'true']);
  expect(mock.getAllOperations()).toEqual([]);
});

test('a corrected spelling is shown with its results', () => {
  setUp({
    search: 'q=lodstr',
    edges: products(0, 2),
    correctedTerm: 'lodestar',
    others: { correctedTerm: 'lodestar' },
    counts: { PRODUCT: 2 },
  });
  const link = screen.getByRole('link', { name: 'Showing results for “lodestar”' });
  expect(link.getAttribute('href')).toBe(`${path}?q=lodestar`);
  expect(link.parentElement?.textContent).toContain('No results for “lodstr”.');
  expect(field().value).toBe('lodstr');
});

test('the counts are announced once', () => {
  const announced: string[] = [];
  const stop = onAnnouncement((message) => announced.push(message));
  setUp({ search: 'q=ski', edges: products(0, 2), counts: { PRODUCT: 2 } });
  stop();
  expect(announced).toEqual(['2 results']);
});

test('no results: shows the term, hints and links', () => {
  setUp({ search: 'q=dividend', counts: { PRODUCT: 0, POST: 0 } });
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('No results');
  const nothing = screen.getByRole('region', { name: 'No results for “dividend”' });
  expect(within(nothing).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Skis' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Result types' })).toBeNull();
});

describe('without results, initial products', () => {
  const start = () => screen.getByRole('region', { name: 'A good place to start' });

  test('are the four that editors chose, with reserved space', async () => {
    const { mock } = setUp({ search: 'q=dividend', counts: { PRODUCT: 0 } });
    expect(start()).toBeDefined();
    await vi.waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    const request = mock.getMostRecentOperation();
    expect([request.request.node.operation.name, request.request.variables]).toEqual([
      'FirstProductsQuery',
      { locale: 'en-us', category: null },
    ]);
    await act(async () => mock.resolve(request, { data: { search: connection({ edges: products(0, 4) }) } }));
    expect(within(start()).getAllByRole('article')).toHaveLength(4);
    expect(links(start())).toContain('/en-us/p/ski-0');
  });

  test('that fail to load reserve no space', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { mock } = setUp({ search: 'q=dividend', counts: { PRODUCT: 0 } });
    await vi.waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    await act(async () => mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.queryByRole('region', { name: 'A good place to start' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Skis' })).toBeDefined();
  });

  test('are not requested while another kind has results', () => {
    const { mock } = setUp({ search: 'q=wax&type=pages', counts: { PAGE: 0, POST: 1 } });
    expect(screen.queryByRole('region', { name: 'A good place to start' })).toBeNull();
    expect(mock.getAllOperations()).toEqual([]);
  });
});

describe('the search service is down', () => {
  test('the first screen says so, with the field and a retry', () => {
    const shop = createTestShop({ path, search: 'q=wax' });
    // As on the server and in the browser when the data failed to load.
    shop.render(<SearchRoute queries={{} as never} match={shop.match} failure={503} />);
    expect(screen.getByRole('alert').textContent).toContain('Search isn’t available right now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(field().value).toBe('wax');
  });

  test('a later screen says so too', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const shop = createTestShop({ path, search: 'q=wax' });
    const { environment, match } = shop;
    const variables = { locale: 'en-us', term: 'wax', isAsked: true };
    const queries = {
      page: loadQuery<SearchContentQuery>(environment, searchContentQuery, variables, {}),
      answer: loadQuery<SearchAnswerQuery>(
        environment,
        searchAnswerQuery,
        { locale: 'en-us', ...answerVariables(match.search) },
        {},
      ),
    };
    shop.render(<SearchRoute queries={queries} match={match} />);
    expect(screen.getAllByTitle('Loading').length).toBeGreaterThan(3);
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('down')));
    expect(screen.getByRole('alert').textContent).toContain('Search isn’t available right now.');
    expect(field().value).toBe('wax');
  });
});
