import { act, cleanup, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { BlogPostMoreQuery } from '#relay/BlogPostMoreQuery.graphql.ts';
import blogPostMoreQuery from '#relay/BlogPostMoreQuery.graphql.ts';
import type { BlogPostRouteQuery } from '#relay/BlogPostRouteQuery.graphql.ts';
import blogPostRouteQuery from '#relay/BlogPostRouteQuery.graphql.ts';
import { testPost } from '../../components/BlogPosts/testPosts.ts';
import { testRendition, testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { BlogPostRoute } from './BlogPostRoute.tsx';
import { belowCode, lateCode } from './lateParts.ts';

beforeAll(() => Promise.all([lateCode.load(), belowCode.load()]));

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

const image = (name: string) => ({ alt: `What ${name} shows`, rendition: testRendition(name) });
const bare = {
  ...testPost({ title: 'It is snowing', isBare: true }),
  author: null,
  breadcrumbs: [{ title: 'Journal', language: null, path: '/en-us/blog' }],
  alternates: [],
  seo: { title: 'It is snowing', description: null, image: null },
  body: [],
  language: null,
  bodyLanguage: null,
};
const full = {
  ...testPost(),
  picture: image('head'),
  author: { name: 'Berit Ås', role: 'Edges' },
  breadcrumbs: [
    { title: 'Journal', language: null, path: '/en-us/blog' },
    { title: 'Care', language: null, path: '/en-us/blog/care' },
  ],
  alternates: [{ hreflang: 'de-DE', path: '/de-de/blog/p/wax' }],
  seo: { title: 'Wax', description: 'An evening.', image: { url: 'https://images.example/wax.jpg' } },
  language: null,
  bodyLanguage: null,
  body: [
    { __typename: 'BlogTextSection', key: '0', html: '<h2>In this order</h2><p>Brush.</p>' },
    { __typename: 'BlogPictureSection', key: '1', caption: 'The bench', image: image('bench') },
    { __typename: 'BlogQuoteSection', key: '2', words: 'It does not mind.', source: null },
    { __typename: 'BlogFilmSection' },
  ],
};

function setUp(post: object | null) {
  const shop = createTestShop({ path: '/en-us/blog/p/wax', params: { handle: 'wax' } });
  const { environment } = shop;
  const variables = { locale: 'en-us', handle: 'wax' };
  environment.commitPayload(createOperationDescriptor(blogPostRouteQuery, variables), { blogPost: post });
  const queries = {
    page: loadQuery<BlogPostRouteQuery>(environment, blogPostRouteQuery, variables, {
      fetchPolicy: 'store-or-network',
    }),
    more: loadQuery<BlogPostMoreQuery>(environment, blogPostMoreQuery, variables),
  };
  shop.render(
    <main>
      <BlogPostRoute queries={queries} match={shop.match} />
    </main>,
  );
  return environment.mock;
}

const answer = (mock: ReturnType<typeof setUp>, blogPost: object | null) =>
  act(async () => mock.resolveMostRecentOperation({ data: { blogPost } }));
const post = () => within(screen.getAllByRole('article')[0]!);
const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
  );

describe('a post', () => {
  test('shows author, date and sections in order', () => {
    setUp(full);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wax is not a secret');
    expect(post().getByText('Berit Ås')).toBeDefined();
    expect(post().getByText('March 14, 2026')).toBeDefined();
    expect(post().getByText('2 min')).toBeDefined();
    const [opening, between] = post().getAllByRole('img');
    expect([opening!.getAttribute('alt'), opening!.getAttribute('fetchpriority')]).toEqual([
      'What head shows',
      'high',
    ]);
    expect([between!.getAttribute('alt'), between!.getAttribute('loading')]).toEqual([
      'What bench shows',
      'lazy',
    ]);
    expect(post().getByText('It does not mind.').closest('blockquote')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Care' }).getAttribute('href')).toBe('/en-us/blog/care');
    expect(post().getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  test('has article metadata with author and date', () => {
    setUp(full);
    expect(document.querySelector('meta[property="og:type"]')?.getAttribute('content')).toBe('article');
    expect(document.title).toBe('Wax | Skarn');
    const [posting, crumbs] = jsonLd();
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      author: { '@type': 'Person', name: 'Berit Ås' },
      datePublished: '2026-03-14',
      image: ['https://images.example/wax.jpg'],
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { name: 'Wax is not a secret' }],
    });
  });

  test('with empty optional fields shows its title, and can be shared', () => {
    setUp(bare);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('It is snowing');
    expect(post().queryByRole('img')).toBeNull();
    expect(post().queryByText('·')).toBeNull();
    expect(post().getByRole('button', { name: 'Copy link' })).toBeDefined();
    expect(jsonLd()[0]).not.toHaveProperty('datePublished');
  });

  test('that does not exist answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});

describe('below a post', () => {
  const more = (relatedProducts: object[], readNext: object[]) => ({
    __typename: 'BlogPost',
    id: 'en-us/wax',
    relatedProducts,
    readNext,
  });

  test('a skeleton while it loads', () => {
    setUp(full);
    expect(screen.getAllByTitle('Loading')).toHaveLength(4);
  });

  test('its products, and further posts', async () => {
    const mock = setUp(full);
    await answer(mock, more([testTile()], [testPost({ id: 'grass', title: 'Grass' })]));
    const products = screen.getByRole('region', { name: 'In this story' });
    expect(within(products).getByRole('link', { name: 'Lodestar 98' })).toBeDefined();
    const next = screen.getByRole('region', { name: 'Read next' });
    expect(within(next).getByRole('heading', { level: 3 }).textContent).toBe('Grass');
  });

  test('nothing where there is nothing', async () => {
    const mock = setUp(full);
    await answer(mock, more([], []));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByTitle('Loading')).toBeNull();
  });

  test('a failure that does not affect the post', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const mock = setUp(full);
    await act(async () => mock.rejectMostRecentOperation(new Error('gone')));
    expect(screen.queryByTitle('Loading')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wax is not a secret');
  });
});
