import { describe, expect, test } from 'vitest';
import { specifiedMarkets } from '../../graph/region/markets/specifiedMarkets.rules.ts';
import { documentsOf } from './documents.rules.ts';
import * as sample from './sampleContent.ts';
import type { ShopContent } from './shopContent.ts';

const owner = { stack: 'skarn', environment: 'production' };
const documents = documentsOf(sample.content, sample.stores, owner);
const byId = (id: string) => documents.find((document) => document.id === id);
const idsOf = (content: Partial<ShopContent>): string[] =>
  documentsOf({ ...sample.emptyContent, ...content }, sample.stores, owner).map(({ id }) => id);

test('everything indexed has one document per locale, with an id of locale, kind and uid', () => {
  expect(documents.map(({ id }) => id)).toEqual([
    'en-us:product:p1',
    'en-us:product:p2',
    'en-us:category:c_skis',
    'en-us:category:c_mountain',
    'en-us:category:c_wide',
    'en-us:page:pg1',
    'en-us:post:b1',
    'en-us:post:t1',
    'en-us:support:u1',
    'en-us:page:a1',
    'en-us:page:tp1',
  ]);
});

test('a product has its content, and the prices of every store that sells it', () => {
  expect(documents[0]).toEqual({
    id: 'en-us:product:p1',
    uid: 'p1',
    document_kind: 'product',
    content_type: 'product',
    stack: 'skarn',
    environment: 'production',
    locale: 'en-us',
    regions: ['us', 'jp'],
    title: 'Lodestar 98',
    display_title: 'Lodestar 98',
    tagline: 'The pair.',
    body: 'Thin & light Two',
    url: '/lodestar-98',
    kind: 'skis',
    product_type: 'skis',
    weight: 1790,
    category_uids: ['c_wide', 'c_mountain', 'c_skis'],
    category_titles: ['Wide', 'All-Mountain', 'Skis'],
    colors: ['Spruce'],
    color_groups: ['Green'],
    length: [163, 170],
    waist: 98,
    radius: 17.5,
    terrain: ['Piste', 'All-Mountain'],
    is_new: 'true',
    is_redesigned: 'false',
    season: 2027,
    rank: -Date.parse('2026-07-03T06:00:00.000Z') / 60_000,
    amplience_id: 'lodestar_front',
    content_price_us: 790,
    content_price_jp: 98000,
    price_us: 670,
    in_stock_us: 'true',
    on_sale_us: 'true',
    price_ca: 900,
    in_stock_ca: 'false',
    on_sale_ca: 'false',
  });
});

test('a product with sizes has sizes, one that no store sells has no store fields', () => {
  const tee = byId('en-us:product:p2') ?? {};
  expect(tee).toMatchObject({ size: ['M'], kind: '', category_uids: [] });
  expect(Object.keys(tee).filter((field) => /price|stock|sale|length|waist/.test(field))).toEqual([]);
});

test('newer entries rank before older ones', () => {
  const ranks = documents.flatMap((document) => (document.document_kind === 'product' ? document.rank : []));
  expect(ranks).toEqual(ranks.toSorted((left, right) => left - right));
  expect(new Set(ranks).size).toBe(2);
});

const stories: [string, string, object][] = [
  [
    'a category is found by the titles of its parents, nearest first',
    'en-us:category:c_wide',
    {
      document_kind: 'category',
      content_type: 'product_category',
      title: 'Wide',
      body: 'Wide All wide.',
      url: '/skis/all-mountain/wide',
      category_titles: ['All-Mountain', 'Skis'],
      amplience_id: 'c_wide_scene',
      regions: ['us'],
    },
  ],
  [
    'a page without regions is in all of them, and its blocks are its text',
    'en-us:page:pg1',
    {
      content_type: 'page',
      tagline: 'Four hundred tonnes.',
      body: 'How we press Ash – and patience.',
      regions: specifiedMarkets.regions,
    },
  ],
  [
    'a blog post has its category, sections, captions, quotes and author',
    'en-us:post:b1',
    {
      content_type: 'blog_post',
      tagline: 'It is candles.',
      body: 'Melt it. The iron Scrape. Rin',
      category_titles: ['Workshop'],
      published_at: '2026-02-01T08:00:00.000Z',
      amplience_id: 'wax',
    },
  ],
  [
    'an event is found by its place and dated by its first day',
    'en-us:post:t1',
    {
      content_type: 'traveling_circus_post',
      body: 'Bring a lamp. Kettle Gulch Silverton',
      category_titles: ['Winter 2026/27'],
      published_at: '2027-01-09T00:00:00.000Z',
      amplience_id: '',
    },
  ],
  [
    'a support article is found by its questions and keywords',
    'en-us:support:u1',
    {
      content_type: 'support',
      tagline: 'Thirty days.',
      body: 'Pack it Send it Who pays? We do. refund, money back',
      category_titles: ['Orders'],
    },
  ],
  [
    'an athlete is a page',
    'en-us:page:a1',
    {
      content_type: 'athlete',
      tagline: 'Moguls',
      body: 'Knees. Since she was three. Åre Otonashi Open 2026',
      amplience_id: 'ylva',
    },
  ],
  [
    'the team has the shop’s URL',
    'en-us:page:tp1',
    { content_type: 'team_page', url: '/team', body: 'Ten people', regions: specifiedMarkets.regions },
  ],
];
test.each(stories)('%s', (_, id, expected) => {
  expect(byId(id)).toMatchObject(expected);
});

describe('the language of texts', () => {
  const languagesIn = (locale: string, post: object) => {
    const blogPosts = [{ ...sample.blogPost, ...post }];
    const [document] = documentsOf({ ...sample.emptyContent, locale, blogPosts }, sample.stores, owner);
    return Object.fromEntries(
      Object.entries(document ?? {}).filter(([field]) => field.endsWith('_language')),
    );
  };
  test.each([
    ['is the locale’s unless said', 'sv', { locale: 'sv' }, {}],
    [
      'is the base’s where the body is missing',
      'sv',
      { locale: 'sv', filledFields: ['body'] },
      { body_language: 'en' },
    ],
    [
      'is the base’s where the whole entry is missing',
      'sv',
      { locale: 'en-us' },
      { title_language: 'en', tagline_language: 'en', body_language: 'en' },
    ],
    ['is not said in the base', 'en-us', { locale: 'en-us' }, {}],
  ])('%s', (_case, locale, post, expected) => {
    expect(languagesIn(locale, post)).toEqual(expected);
  });
});

describe('not indexed are', () => {
  const hidden = { seo_title: '', seo_description: '', og_image: null, no_index: true };
  test.each<[string, Partial<ShopContent>]>([
    ['a product without a title', { products: [{ ...sample.ski, title: ' ' }] }],
    ['a product without a URL', { products: [{ ...sample.ski, url: '' }] }],
    ['a noindex product', { products: [{ ...sample.ski, seo_meta: hidden }] }],
    ['a noindex page', { pages: [{ ...sample.page, seo_meta: hidden }] }],
    ['the home page', { pages: [{ ...sample.page, url: '/' }] }],
    ['the test page', { pages: [{ ...sample.page, url: '/test-store' }] }],
    ['a nested page, which has no screen', { pages: [{ ...sample.page, url: '/craft/press' }] }],
    ['an unlisted support article', { support: [{ ...sample.article, unlisted: true }] }],
    ['a post without a title', { blogPosts: [{ ...sample.blogPost, title: '' }] }],
    ['a team page without a title', { teamPages: [{ ...sample.teamPage, title: '' }] }],
  ])('%s', (_, content) => {
    expect(idsOf(content)).toEqual([]);
  });
});

test('an invalid date is omitted', () => {
  const [post] = documentsOf(
    { ...sample.emptyContent, blogPosts: [{ ...sample.blogPost, published_at: 'soon' }] },
    sample.stores,
    owner,
  );
  expect(post).not.toHaveProperty('published_at');
});

test('a cycle of categories terminates', () => {
  const [first, second] = sample.categories;
  if (!first || !second) return expect.fail('two categories');
  const circle = [
    {
      ...first,
      parent: second.parent.map(() => ({
        ...second.parent[0],
        uid: 'c_mountain',
        _content_type_uid: 'product_category',
      })),
    },
    second,
  ];
  const found = documentsOf({ ...sample.emptyContent, categories: circle }, sample.stores, owner);
  expect(found.map(({ category_titles: titles }) => titles)).toEqual([
    ['All-Mountain', 'Skis'],
    ['Skis', 'All-Mountain'],
  ]);
});

test('an entry read twice during an edit has one document', () => {
  expect(idsOf({ products: [sample.ski, sample.ski] })).toEqual(['en-us:product:p1']);
});
