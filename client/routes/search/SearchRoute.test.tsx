/** All states of the search: no term, products, other kinds, corrected spelling, no results, outage. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswerQuery } from '#relay/SearchAnswerQuery.graphql.ts';
import searchAnswerQuery from '#relay/SearchAnswerQuery.graphql.ts';
import type { SearchContentQuery } from '#relay/SearchContentQuery.graphql.ts';
import searchContentQuery from '#relay/SearchContentQuery.graphql.ts';
import { testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { onAnnouncement } from '../../ui/announce.ts';
import { answerVariables, longestTerm, readSearchAddress } from './searchAddress.rules.ts';
import { SearchRoute } from './SearchRoute.tsx';
import { lateCode } from './lateParts.ts';

beforeAll(() => lateCode.load());

const path = '/en-us/search';
beforeEach(() => {
  window.history.replaceState({ key: 'k' }, '', path);
  window.dataLayer = [];
});
afterEach(cleanup);

const header = {
  mainNav: [
    { link: { text: 'Skis', href: '/en-us/c/skis' } },
    { link: { text: 'Accessories', href: '/en-us/c/accessories' } },
    { link: { text: 'Blog', href: '/en-us/blog' } },
  ],
};
const plain = (text: string) => [{ text, isMatch: false }];
const marked = (before: string, match: string) => [...plain(before), { text: match, isMatch: true }];
const colours = {
  name: 'color',
  label: 'Color',
  kind: 'VALUES',
  range: null,
  countWithout: 40,
  values: [{ value: 'Green', label: 'Green', count: 7, hex: '#2e6357' }],
};

function products(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    return {
      cursor: `c${number}`,
      node: {
        __typename: 'ProductSearchResult',
        documentId: `p${number}`,
        preferredColor: null,
        titleParts: plain(`Ski ${number}`),
        excerptParts: [],
        product: testTile({ id: `ski-${number}`, title: `Ski ${number}` }),
      },
    };
  });
}
const story = {
  cursor: 's0',
  node: {
    __typename: 'PostResult',
    documentId: 's0',
    kind: 'POST',
    path: '/en-us/blog/p/wax',
    titleParts: marked('All about ', 'wax'),
    titleLanguage: null,
    excerptLanguage: null,
    excerptParts: [...plain('Warm '), ...marked('the ', 'wax')],
    image: { url: '/pictures/wax.webp' },
    publishedAt: { iso: '2026-11-02', formatted: 'November 2, 2026' },
    topic: 'Workshop',
  },
};
const article = {
  cursor: 'a0',
  node: {
    __typename: 'SupportResult',
    documentId: 'a0',
    kind: 'SUPPORT',
    path: '/en-us/support/wax',
    titleParts: plain('Wax and edges'),
    titleLanguage: 'en',
    excerptLanguage: null,
    excerptParts: [],
    topic: null,
  },
};

interface Answer {
  edges?: readonly object[];
  total?: number;
  correctedTerm?: string | null;
  hasNextPage?: boolean;
  facets?: readonly object[] | null;
  costliestFacet?: object | null;
}
interface Setting extends Answer {
  search?: string;
  others?: Answer;
  /** By kind; null without counts. */
  counts?: Readonly<Record<string, number>> | null;
  /** What is asked for and not sold. */
  unsoldKind?: object | null;
}

function connection({
  edges = [],
  total = edges.length,
  correctedTerm = null,
  hasNextPage = false,
  facets = [colours],
  costliestFacet = null,
}: Answer) {
  return {
    requestId: 'r1',
    correctedTerm,
    totalCount: total,
    facets,
    costliestFacet,
    edges: edges.map((edge) => ({ __typename: 'SearchResultEdge', ...edge })),
    pageInfo: { hasNextPage, endCursor: edges.length > 0 ? `c${edges.length - 1}` : null },
  };
}

function setUp({
  search = '',
  others = {},
  counts = { PRODUCT: 60 },
  unsoldKind = null,
  ...answer
}: Setting = {}) {
  const shop = createTestShop({ path, search });
  const { environment, match } = shop;
  const { term, isAsked } = readSearchAddress(match.search);
  const page = { locale: 'en-us', term, isAsked };
  const requested = { locale: 'en-us', ...answerVariables(match.search) };
  environment.commitPayload(createOperationDescriptor(searchContentQuery, page), {
    header,
    ...(isAsked
      ? {
          search: {
            ...connection(others),
            unsoldKind,
            kindCounts: counts && Object.entries(counts).map(([kind, count]) => ({ kind, count })),
          },
        }
      : {}),
  });
  environment.commitPayload(
    createOperationDescriptor(searchAnswerQuery, requested),
    isAsked ? { search: connection(answer) } : {},
  );
  const options = { fetchPolicy: 'store-or-network' } as const;
  const queries = {
    page: loadQuery<SearchContentQuery>(environment, searchContentQuery, page, options),
    answer: loadQuery<SearchAnswerQuery>(environment, searchAnswerQuery, requested, options),
  };
  shop.render(<SearchRoute queries={queries} match={match} />);
  return { ...shop, mock: environment.mock };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' });
const links = (room: HTMLElement) =>
  within(room)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const kinds = () => screen.getByRole('navigation', { name: 'Result types' });

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

describe('analytics', () => {
  test('a search is reported once, however it is filtered', () => {
    setUp({ search: 'q=ski&color=Green', edges: products(0, 2), counts: { PRODUCT: 9, POST: 1 } });
    expect(window.dataLayer?.filter(({ event }) => event === 'search')).toEqual([
      { event: 'search', search_term: 'ski', results: 10 },
    ]);
  });

  test('an opened product is reported to the search service and its list', () => {
    const { mock } = setUp({ search: 'q=ski', edges: products(0, 3) });
    fireEvent.click(screen.getByRole('link', { name: 'Ski 1' }));
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { searchTerm: 'ski', documentId: 'p1', requestId: 'r1' },
    });
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({
        event: 'select_item',
        ecommerce: expect.objectContaining({ item_list_id: 'search_results' }),
      }),
    );
  });

  test('an opened story is reported with the corrected spelling', () => {
    const { mock, navigate } = setUp({
      search: 'q=wacks&type=stories',
      edges: [story],
      correctedTerm: 'wax',
      counts: { POST: 1 },
    });
    fireEvent.click(screen.getByRole('link', { name: 'All about wax' }));
    expect(mock.getMostRecentOperation().request.variables).toEqual({
      input: { searchTerm: 'wax', documentId: 's0', requestId: 'r1' },
    });
    // Fire and forget.
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
