import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BlogRouteQuery } from '#relay/BlogRouteQuery.graphql.ts';
import blogRouteQuery from '#relay/BlogRouteQuery.graphql.ts';
import { blogListingVariables } from '../../components/BlogPosts/blogListing.rules.ts';
import { postEdges, testPost } from '../../components/BlogPosts/testPosts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { BlogRoute } from './BlogRoute.tsx';

const path = '/en-us/blog';
beforeEach(() => window.history.replaceState({ key: 'k' }, '', path));
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

interface Page {
  search?: string;
  edges?: ReturnType<typeof postEdges>;
  total?: number;
}

function setUp({ search = '', edges = postEdges(0, 12), total = 29 }: Page = {}) {
  const shop = createTestShop({ path, search });
  const variables = { locale: 'en-us', ...blogListingVariables(shop.match.search) };
  shop.environment.commitPayload(createOperationDescriptor(blogRouteQuery, variables), {
    blog: {
      __typename: 'Blog',
      __isBlogListing: 'Blog',
      id: 'en-us/blog',
      title: 'Journal',
      description: 'What happens.',
      path,
      alternates: [{ hreflang: 'de-DE', path: '/de-de/blog' }],
      seo: { title: 'Journal', description: 'What happens.' },
      categories: [{ id: 'en-us/care', title: 'Care', path: '/en-us/blog/care' }],
      posts: {
        totalCount: total,
        edges,
        pageInfo: {
          hasNextPage: edges.length > 0 && edges.length < total,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      },
    },
  });
  const page = loadQuery<BlogRouteQuery>(shop.environment, blogRouteQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(<BlogRoute queries={{ page }} match={shop.match} />);
  return shop.environment.mock;
}

const tiles = () => screen.getAllByRole('article');
const more = () => screen.getByRole('link', { name: /Show more|Loading/ });
const head = (selector: string) => document.head.querySelector(selector);

describe('the blog', () => {
  test('shows its posts, each with its facts and one link', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Journal');
    expect(tiles()).toHaveLength(12);
    const [lead] = tiles();
    expect(within(lead!).getAllByRole('link')).toHaveLength(1);
    expect(within(lead!).getByRole('heading', { level: 2 }).textContent).toBe('Post 0');
    expect(lead!.textContent).toMatch(/Care.*March 14, 2026.*2 min/);
    expect(lead!.querySelector('time')?.dateTime).toBe('2026-03-14');
  });

  test('loads only the picture of its latest post eagerly', () => {
    setUp();
    const loading = tiles().map((tile) => tile.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual(['eager', ...Array.from({ length: 11 }, () => 'lazy')]);
  });

  test('shows a post with only a title', () => {
    setUp({
      edges: [{ cursor: 'c', node: testPost({ id: 'bare', title: 'Snow', isBare: true }) }],
      total: 1,
    });
    expect(tiles()[0]!.textContent).toBe('Snow');
    expect(tiles()[0]!.querySelector('img')).toBeNull();
  });

  test('links to its categories, and marks the current one', () => {
    setUp();
    const navigation = screen.getByRole('navigation', { name: 'Categories' });
    const links = within(navigation).getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['All', path, 'page'],
      ['Care', '/en-us/blog/care', null],
    ]);
  });

  test('has its first page as canonical, and alternates', () => {
    setUp();
    expect(head('link[rel="canonical"]')?.getAttribute('href')).toBe(path);
    expect(head('link[hreflang="de-DE"]')).not.toBeNull();
    expect(document.title).toBe('Journal | Skarn');
  });

  test('has its own canonical address and a link back on other pages', () => {
    setUp({ search: 'page=2', edges: postEdges(12, 24) });
    expect(document.title).toBe('Journal, page 2 | Skarn');
    expect(head('link[rel="canonical"]')?.getAttribute('href')).toBe(`${path}?page=2`);
    expect(head('link[hreflang]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Show newer posts' }).getAttribute('href')).toBe(path);
    expect(screen.getByText('24 of 29')).toBeDefined();
  });

  test('says so when there are no posts', () => {
    setUp({ edges: [], total: 0 });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('No posts here yet.');
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/en-us/blog');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  test('links back from a page past the end', () => {
    setUp({ search: 'page=9', edges: [] });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('This page is empty.');
    expect(screen.getByRole('link', { name: 'Go to first page' }).getAttribute('href')).toBe(path);
  });
});

describe('loading more', () => {
  const answer = (mock: ReturnType<typeof setUp>, from: number, to: number) =>
    act(async () =>
      mock.resolveMostRecentOperation({
        data: {
          node: {
            __typename: 'Blog',
            __isBlogListing: 'Blog',
            id: 'en-us/blog',
            posts: {
              totalCount: 29,
              edges: postEdges(from, to),
              pageInfo: { hasNextPage: to < 29, endCursor: `c${to - 1}` },
            },
          },
        },
      }),
    );

  test('is a link to the next page without scripts', () => {
    setUp();
    expect(more().getAttribute('href')).toBe(`${path}?page=2`);
  });

  test('appends in place: moves the focus, and stores the length in the address', async () => {
    const mock = setUp();
    fireEvent.click(more());
    expect([more().textContent, more().getAttribute('aria-busy')]).toEqual(['Loading…', 'true']);
    await answer(mock, 12, 24);
    expect(tiles()).toHaveLength(24);
    expect(document.activeElement?.textContent).toBe('Post 12');
    expect(window.location.pathname + window.location.search).toBe(`${path}?show=24`);
    expect(screen.getByText('24 of 29')).toBeDefined();
  });

  test('requests once on a double press', () => {
    const mock = setUp();
    fireEvent.click(more());
    fireEvent.click(more());
    expect(mock.getAllOperations()).toHaveLength(1);
  });

  test('keeps the list after a failure, with an error and a retry', async () => {
    const mock = setUp();
    fireEvent.click(more());
    await act(async () => mock.rejectMostRecentOperation(new Error('gone')));
    expect(screen.getByRole('alert').textContent).toBe('More posts couldn’t be loaded. Try again.');
    expect(tiles()).toHaveLength(12);
    fireEvent.click(more());
    expect(screen.queryByRole('alert')).toBeNull();
    await answer(mock, 12, 24);
    expect(tiles()).toHaveLength(24);
  });

  test('is not offered at the end', () => {
    setUp({ edges: postEdges(0, 5), total: 5 });
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  test('continues by itself after Back to a list longer than one response', async () => {
    const mock = setUp({ search: 'show=120', edges: postEdges(0, 96), total: 130 });
    expect(mock.getMostRecentOperation().request.variables).toMatchObject({ first: 24, after: 'c95' });
  });
});
