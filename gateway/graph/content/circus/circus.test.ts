/** The traveling circus, end to end, on a fixed day: 1 December 2026. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';
import { withoutTranslations } from '../../../testing/shop/withoutTranslations.ts';

let shop: Shop;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T12:00:00Z') });
  shop = await startShop({
    rewriteEntry: withoutTranslations({
      circus_season_2025_26: { locale: 'ja', fields: ['summary'] },
      circus_season_2023_24: { locale: 'ja' },
      circus_post_circo_de_arbizal: { locale: 'fr', fields: ['summary'] },
    }),
  });
});
afterAll(async () => {
  await shop.close();
  vi.useRealTimers();
});

interface Post {
  handle: string;
  title: string;
  status: string | null;
  statusText: string | null;
  isAhead: boolean;
}
interface Season {
  id: string;
  title: string;
  posts: {
    edges: { node: Post; cursor: string }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

const season = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!, $first: Int, $after: String) @inContext(locale: $locale) {
    circusSeason(handle: $handle) {
      id
      title
      posts(first: $first, after: $after) {
        edges {
          cursor
          node {
            handle
            title
            status
            statusText
            isAhead
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

async function posts(locale: string, handle = '2026-27', more: { first?: number; after?: string } = {}) {
  const { data, errors } = await shop
    .visitor()
    .ask<{ circusSeason: Season | null }>(season, { locale, handle, ...more });
  expect(errors).toEqual([]);
  return data.circusSeason;
}

const handles = (found: Season | null) => found?.posts.edges.map(({ node }) => node.handle) ?? [];

describe('the list of seasons', () => {
  test('is newest first, in the reader’s language where translated', async () => {
    const list = `{ circusSeasons(first: 10) { edges { node { handle title years days summary path } } } }`;
    const { data, errors } = await shop.visitor().ask<{
      circusSeasons: { edges: { node: Record<string, string> }[] };
    }>(`query @inContext(locale: "ja-jp") ${list}`);
    expect(errors).toEqual([]);
    const nodes = data.circusSeasons.edges.map(({ node }) => node);
    expect(nodes.map(({ handle }) => handle)).toEqual(['2026-27', '2025-26', '2024-25', '2023-24']);
    expect(nodes[0]).toMatchObject({ title: '十二の停車場の冬', path: '/ja-jp/traveling-circus/2026-27' });
    // Its title is translated, its summary is not.
    expect(nodes[1]).toMatchObject({
      title: '長い夜の冬',
      summary: expect.stringContaining('too many lamps'),
    });
    expect(nodes[3]).toMatchObject({ title: 'The winter it rained', years: '2023/24' });
  });
});

describe('a season', () => {
  test('lists upcoming posts first, soonest first, then past ones, latest first', async () => {
    const found = await posts('en-us', '2026-27', { first: 100 });
    expect(handles(found)).toEqual([
      'first-tracks-kettle-gulch',
      'lantern-laps',
      'demo-days-mount-harrow',
      'wax-evening',
      'powder-mornings-otonashi',
      'night-chase-skarvheim',
      'col-du-grelon',
      'moguls-for-everybody',
      'circo-de-arbizal',
      'spring-school-notch-hill',
      'last-lift',
      'what-is-in-the-truck',
      'opening-night-report',
      'opening-night',
    ]);
    const statuses = Object.fromEntries(
      found?.posts.edges.map(({ node }) => [node.handle, [node.status, node.isAhead]]) ?? [],
    );
    expect(statuses).toMatchObject({
      'lantern-laps': ['UPCOMING', true],
      'moguls-for-everybody': ['CANCELLED', true],
      'opening-night': ['OVER', false],
      'opening-night-report': [null, false],
    });
  });

  test('is paged in its own order', async () => {
    const first = await posts('en-us', '2026-27', { first: 12 });
    expect([handles(first).length, first?.posts.pageInfo.hasNextPage]).toEqual([12, true]);
    const after = first?.posts.pageInfo.endCursor ?? '';
    const second = await posts('en-us', '2026-27', { first: 12, after });
    expect([handles(second), second?.posts.pageInfo.hasNextPage]).toEqual([
      ['opening-night-report', 'opening-night'],
      false,
    ]);
  });

  test('is found by node id, in the market of the id', async () => {
    const found = await posts('de-de');
    const { data, errors } = await shop.visitor().ask<{ node: { posts: Season['posts'] } }>(
      `query ($id: ID!, $after: String) { node(id: $id) { ... on CircusSeason {
        posts(first: 2, after: $after) { edges { node { handle title } } } } } }`,
      { id: found?.id, after: found?.posts.edges[1]?.cursor },
    );
    expect(errors).toEqual([]);
    expect(data.node.posts.edges.map(({ node }) => node.title)).toEqual([
      'Ein Abend mit Wachs',
      'Pulvermorgen in Otonashi',
    ]);
  });

  test.each([
    ['en-us', true],
    ['fr-ca', true],
    ['de-de', false],
    ['ja-jp', false],
  ])('in %s the days for North America are in it: %s', async (locale, isShown) => {
    const found = await posts(locale, '2026-27', { first: 100 });
    expect(handles(found).includes('demo-days-mount-harrow')).toBe(isShown);
    const { data } = await shop
      .visitor()
      .ask<{ circusPost: object | null }>(
        `query ($locale: Locale!) @inContext(locale: $locale) { circusPost(handle: "demo-days-mount-harrow") { id } }`,
        { locale },
      );
    expect(data.circusPost !== null).toBe(isShown);
  });

  test('may be empty', async () => {
    expect(handles(await posts('en-us', '2023-24'))).toEqual([]);
  });

  test('that does not exist is null without an error', async () => {
    expect(await posts('en-us', '1987-88')).toBeNull();
  });
});

interface Whole {
  title: string;
  summary: string;
  body: string | null;
  statusText: string;
  dates: { days: string; short: string; time: string | null; zone: string | null; startsAt: string | null };
  place: { name: string; country: string; countryCode: string; coordinates: object };
  signUp: { href: string } | null;
  athletes: { name: string; path: string }[];
  breadcrumbs: { title: string; path: string }[];
  alternates: { hreflang: string }[];
}

const post = /* GraphQL */ `
  query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
    circusPost(handle: $handle) {
      title
      summary
      body
      statusText
      dates {
        days
        short
        time
        zone
        startsAt
      }
      place {
        name
        country
        countryCode
        coordinates {
          latitude
          longitude
        }
      }
      signUp {
        href
      }
      athletes {
        name
        path
      }
      breadcrumbs {
        title
        path
      }
      alternates {
        hreflang
      }
    }
  }
`;

async function whole(locale: string, handle: string): Promise<Whole> {
  const { data, errors } = await shop.visitor().ask<{ circusPost: Whole }>(post, { locale, handle });
  expect(errors).toEqual([]);
  return data.circusPost;
}

describe('a post', () => {
  test('has German dates and times, in the time zone of the venue', async () => {
    const found = await whole('de-at', 'lantern-laps');
    expect(found).toMatchObject({
      title: 'Laternenrunden',
      statusText: 'Steht bevor',
      dates: {
        days: '12.–13. Dezember 2026',
        time: '18:30',
        zone: 'Mitteleuropäische Zeit',
        startsAt: '2026-12-12T18:30:00+01:00',
      },
      place: { name: 'Hochleiten', country: 'Österreich', countryCode: 'AT' },
      athletes: [
        { name: 'Tobias Kranewitt', path: '/de-at/team/tobias-kranewitt' },
        { name: 'Ylva Stenmo', path: '/de-at/team/ylva-stenmo' },
      ],
      breadcrumbs: [
        { title: 'Wanderzirkus', path: '/de-at/traveling-circus' },
        { title: 'Der Winter der zwölf Halte', path: '/de-at/traveling-circus/2026-27' },
        { title: 'Laternenrunden', path: '/de-at/traveling-circus/p/lantern-laps' },
      ],
    });
    expect(found.signUp?.href).toMatch(/^mailto:/);
  });

  test('falls back to English field by field', async () => {
    const found = await whole('fr-fr', 'circo-de-arbizal');
    expect(found.title).toBe('Le tour de l’Arbizal');
    expect(found.summary).toContain('A tour around a ring of peaks');
    expect(found.dates.days).toBe('6–7 mars 2027');
  });

  test('that was cancelled has no registration', async () => {
    expect(await whole('en-us', 'moguls-for-everybody')).toMatchObject({
      statusText: 'Canceled',
      signUp: null,
    });
  });

  test('of whole days has no time', async () => {
    expect((await whole('en-us', 'last-lift')).dates).toMatchObject({
      time: null,
      zone: null,
      startsAt: null,
    });
  });

  test('has alternates only in markets that show it', async () => {
    const tags = (await whole('en-us', 'demo-days-mount-harrow')).alternates.map(({ hreflang }) => hreflang);
    expect(tags.toSorted()).toEqual(['en-CA', 'en-US', 'fr-CA', 'x-default']);
  });
});

test('with the content service down seasons are null, and the error names the source', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'delivery', status: 503 });
  try {
    const { data, errors } = await shop
      .visitor()
      .ask<{ circusSeason: null }>(season, { locale: 'en-us', handle: '2026-27' });
    expect(data.circusSeason).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'SOURCE_UNAVAILABLE', source: 'delivery' });
  } finally {
    await shop.mendSources();
    await shop.coldSources();
  }
});

test('the cost of a season does not depend on the number of its posts', async () => {
  await shop.coldSources();
  const { log } = await shop.visitor().ask(season, { locale: 'en-us', handle: '2026-27', first: 100 });
  expect(callsBySource(log.records)).toEqual({ delivery: 4 });
});
