/** The blog, end to end. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';
import { withoutTranslations } from '../../../testing/shop/withoutTranslations.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    rewriteEntry: withoutTranslations({ blog_post_ice_on_the_lake: { locale: 'de' } }),
  });
});
afterAll(() => shop.close());

interface Listed {
  id: string;
  title: string;
  path: string;
  publishedAt: { iso: string; formatted: string } | null;
  category: { handle: string } | null;
}
interface Posts {
  totalCount: number;
  edges: { cursor: string; node: Listed }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

const posts = /* GraphQL */ `
  fragment posts on BlogListing {
    id
    posts(first: $first, after: $after, skip: $skip) {
      totalCount
      edges {
        cursor
        node {
          id
          title
          path
          publishedAt {
            iso
            formatted
          }
          category {
            handle
          }
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
    }
  }
`;
const listText = /* GraphQL */ `
  query ($locale: Locale!, $first: Int, $after: String, $skip: Int) @inContext(locale: $locale) {
    blog {
      title
      path
      categories {
        handle
        title
        path
      }
      ...posts
    }
  }
  ${posts}
`;
interface Blog {
  blog: {
    id: string;
    title: string;
    path: string;
    categories: { handle: string; title: string; path: string }[];
    posts: Posts;
  };
}

async function list(locale: string, variables: Record<string, unknown> = {}) {
  const { data, errors, log } = await shop.visitor().ask<Blog>(listText, { locale, ...variables });
  expect(errors).toEqual([]);
  return { ...data.blog, calls: callsBySource(log.records) };
}
const titles = ({ edges }: Posts) => edges.map(({ node }) => node.title);

describe('the blog lists its posts', () => {
  test('newest first, twelve per page, those without a date last', async () => {
    const first = await list('en-us');
    expect(first.posts.edges).toHaveLength(12);
    expect(first.posts.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const days = (await list('en-us', { first: 100 })).posts.edges.map(({ node }) => node.publishedAt?.iso);
    expect(days.slice(0, -1)).toEqual(days.slice(0, -1).toSorted().reverse());
    expect(days.at(-1)).toBeUndefined();
    expect(days).toHaveLength(first.posts.totalCount);
    expect(first.posts.totalCount).toBeGreaterThan(24);
  });

  test('all pages by cursor, without duplicates', async () => {
    const whole = titles((await list('de-de', { first: 100 })).posts);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Posts = (await list('de-de', { first: 10, after })).posts;
      seen.push(...titles(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(whole);
  });

  test('a numbered page equals the page at its cursor', async () => {
    const first = await list('en-us', { first: 12 });
    const byCursor = await list('en-us', { first: 12, after: first.posts.pageInfo.endCursor });
    const byNumber = await list('en-us', { first: 12, skip: 12 });
    expect(titles(byNumber.posts)).toEqual(titles(byCursor.posts));
    expect(byNumber.posts.pageInfo.hasPreviousPage).toBe(true);
  });

  test('only those of the region', async () => {
    const inAll = async (locale: string) => titles((await list(locale, { first: 100 })).posts);
    const [american, german, japanese] = await Promise.all(['en-us', 'en-de', 'ja-jp'].map(inAll));
    expect(american).toContain('We are coming to Colorado');
    expect(american).not.toContain('The bus, in full');
    expect(german).toContain('The bus, in full');
    expect(german).not.toContain('We are coming to Colorado');
    expect(japanese).toContain('北海道の十七日');
    expect(american).not.toContain('Seventeen days in Hokkaido');
  });

  test('in the request’s language, in English where not translated', async () => {
    const { title, path, categories, posts: german } = await list('de-de', { first: 100 });
    expect([title, path]).toEqual(['Journal', '/de-de/blog']);
    expect(categories[0]).toEqual({ handle: 'workshop', title: 'Werkstatt', path: '/de-de/blog/workshop' });
    expect(titles(german)).toEqual(expect.arrayContaining(['Vierhundert Tonnen', 'Ice on the lake']));
    const press = german.edges.find(({ node }) => node.title === 'Vierhundert Tonnen')?.node;
    expect(press).toMatchObject({
      path: '/de-de/blog/p/four-hundred-tonnes',
      publishedAt: { iso: '2026-04-18', formatted: '18. April 2026' },
    });
  });

  test('with a number of calls independent of the page size', async () => {
    await shop.coldSources();
    const { calls: few } = await list('en-us', { first: 3 });
    await shop.coldSources();
    const { calls: many } = await list('en-us', { first: 28 });
    expect(many).toEqual(few);
  });

  test('again by node id, in the market of the id', async () => {
    const { id } = await list('de-de');
    const { data, errors } = await shop.visitor().ask<{ node: { posts: Posts } }>(
      `query ($id: ID!, $first: Int, $after: String, $skip: Int) @inContext(locale: "en-us") {
        node(id: $id) { ...posts }
      } ${posts}`,
      { id, first: 2 },
    );
    expect(errors).toEqual([]);
    expect(titles(data.node.posts)[0]).toBe('Vierhundert Tonnen');
  });

  test.each([
    [{ first: 0 }, 'posts: first is 1 to 100.'],
    [{ after: 'nonsense' }, 'posts: after takes a cursor of this connection.'],
  ])('and refuses %j in words for developers', async (variables, message) => {
    const { errors } = await shop.visitor().ask(listText, { locale: 'en-us', ...variables });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('a category', () => {
  const categoryText = /* GraphQL */ `
    query ($locale: Locale!, $handle: String!, $first: Int, $after: String, $skip: Int)
    @inContext(locale: $locale) {
      blogCategory(handle: $handle) {
        title
        description
        breadcrumbs {
          title
          path
        }
        seo {
          description
        }
        ...posts
      }
    }
    ${posts}
  `;

  test('lists only its own posts, below the blog', async () => {
    const { data, errors } = await shop.visitor().ask<{
      blogCategory: {
        title: string;
        breadcrumbs: { title: string; path: string }[];
        seo: { description: string };
        posts: Posts;
      };
    }>(categoryText, { locale: 'de-de', handle: 'care', first: 50 });
    expect(errors).toEqual([]);
    const { posts: own, breadcrumbs, seo } = data.blogCategory;
    expect(own.totalCount).toBeGreaterThan(1);
    expect(new Set(own.edges.map(({ node }) => node.category?.handle))).toEqual(new Set(['care']));
    expect(breadcrumbs).toEqual([
      { title: 'Journal', path: '/de-de/blog' },
      { title: 'Pflege', path: '/de-de/blog/care' },
    ]);
    expect(seo.description).toMatch(/^Was ab und zu jemand ansieht, hält länger\. /);
  });

  test('that does not exist is null without an error', async () => {
    const { data, errors } = await shop
      .visitor()
      .ask(categoryText, { locale: 'en-us', handle: 'gossip', first: 1 });
    expect([data, errors]).toEqual([{ blogCategory: null }, []]);
  });
});

describe('a post', () => {
  const postText = /* GraphQL */ `
    query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
      blogPost(handle: $handle) {
        title
        summary
        path
        publishedAt {
          iso
        }
        author {
          name
          role
        }
        picture {
          alt
        }
        category {
          title
        }
        readingMinutes
        body {
          __typename
          ... on BlogTextSection {
            html
          }
          ... on BlogQuoteSection {
            words
            source
          }
        }
        seo {
          title
          description
          image {
            name
          }
        }
        breadcrumbs {
          title
        }
        relatedProducts {
          handle
        }
        readNext {
          handle
          category {
            title
          }
        }
        alternates {
          hreflang
          path
        }
      }
    }
  `;
  interface Post {
    title: string;
    readingMinutes: number | null;
    body: { __typename: string; html?: string }[];
    seo: { description: string | null };
    relatedProducts: { handle: string }[];
    readNext: { handle: string; category: { title: string } | null }[];
    alternates: { hreflang: string; path: string }[];
  }
  async function post(handle: string, locale = 'en-us') {
    const { data, errors } = await shop
      .visitor()
      .ask<{ blogPost: Post | null }>(postText, { locale, handle });
    expect(errors).toEqual([]);
    return data.blogPost;
  }

  test('is complete in its language', async () => {
    const german = await post('four-hundred-tonnes', 'de-de');
    expect(german).toMatchObject({
      title: 'Vierhundert Tonnen',
      author: { name: 'Ragna Öhman', role: 'Fährt die Presse' },
      picture: {
        alt: 'Die Presse: fünf Stahlrahmen, eine warme Lampe und ein roter Ski, der auf seiner Form hineinfährt',
      },
      category: { title: 'Werkstatt' },
      breadcrumbs: [{ title: 'Journal' }, { title: 'Werkstatt' }],
      seo: { title: 'Vierhundert Tonnen', image: { name: 'scene-press' } },
    });
    expect(german?.body.map((section) => section.__typename)).toEqual([
      'BlogTextSection',
      'BlogQuoteSection',
      'BlogTextSection',
    ]);
    expect(german?.relatedProducts.map(({ handle }) => handle)[0]).toBe('lodestar-98');
  });

  test('has a similar reading time in Japanese and English', async () => {
    const [english, japanese] = await Promise.all(
      ['en-us', 'ja-jp'].map((locale) => post('four-hundred-tonnes', locale)),
    );
    expect([english?.readingMinutes, japanese?.readingMinutes]).toEqual([1, 1]);
  });

  test('suggests posts of its category, never itself', async () => {
    const press = await post('four-hundred-tonnes');
    expect(press?.readNext.map(({ handle }) => handle)).toEqual([
      'planks-we-forgot',
      'why-the-brake-is-wider',
      'school-hill',
    ]);
  });

  test('of some regions is null elsewhere and has no alternates there', async () => {
    expect(await post('the-bus-in-full', 'en-us')).toBeNull();
    const bus = await post('the-bus-in-full', 'de-de');
    expect(bus?.title).toBe('Der Bus, vollständig');
    const tags = bus?.alternates.map(({ hreflang }) => hreflang) ?? [];
    expect(tags).toContain('de-AT');
    expect(tags.filter((tag) => ['en-US', 'ja-JP', 'x-default'].includes(tag))).toEqual([]);
  });

  test('with every optional field empty has its title', async () => {
    expect(await post('it-is-snowing', 'fr-fr')).toMatchObject({
      title: 'It is snowing',
      summary: null,
      publishedAt: null,
      author: null,
      picture: null,
      category: null,
      readingMinutes: null,
      body: [],
      // Without a description of its own it has the brand's.
      seo: { title: 'It is snowing', description: expect.stringMatching(/^Des skis|^Skis,/), image: null },
      breadcrumbs: [{ title: 'Journal' }],
      relatedProducts: [],
    });
  });

  test('that does not exist is null without an error', async () => {
    expect(await post('no-such-post')).toBeNull();
  });
});

test('with the content service down the blog is null, and the error names the source', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  try {
    const { data, errors } = await shop.visitor().ask(listText, { locale: 'en-us' });
    expect(data).toEqual({ blog: null });
    expect(errors).toMatchObject([
      { path: ['blog'], extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' } },
    ]);
  } finally {
    await shop.mendSources();
    await shop.coldSources();
  }
});
