import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CircusSeasonRouteQuery } from '#relay/CircusSeasonRouteQuery.graphql.ts';
import circusSeasonRouteQuery from '#relay/CircusSeasonRouteQuery.graphql.ts';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { circusSeasonEntryPoint } from './CircusSeasonRoute.entrypoint.ts';
import { CircusSeasonRoute } from './CircusSeasonRoute.tsx';

const path = '/en-us/traveling-circus/2026-27';
beforeEach(() => window.history.replaceState(null, '', path));
afterEach(cleanup);

function post(handle: string, title: string, more: object = {}) {
  return {
    __typename: 'CircusPost',
    id: handle,
    handle,
    title,
    path: `/en-us/traveling-circus/p/${handle}`,
    kind: 'EVENT',
    status: 'UPCOMING',
    statusText: 'Upcoming',
    isAhead: true,
    summary: null,
    summaryLanguage: null,
    language: null,
    updatedAt: null,
    dates: {
      short: 'Dec 12 – 13',
      days: 'December 12 – 13, 2026',
      time: '6:30 PM',
      zone: 'Central European Time',
      startsAt: '2026-12-12T18:30:00+01:00',
      firstDay: { iso: '2026-12-12' },
      lastDay: { iso: '2026-12-13' },
    },
    place: { name: 'Hochleiten', city: 'Untergrub', country: 'Austria' },
    image: { rendition: testRendition(handle) },
    ...more,
  };
}
const past = (handle: string, title: string, more: object = {}) =>
  post(handle, title, { isAhead: false, status: 'OVER', statusText: 'Over', ...more });

function connection(posts: readonly object[], endCursor: string | null = null) {
  return {
    edges: posts.map((node, index) => ({ node, cursor: `c${index}` })),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  };
}

function setUp(posts: readonly object[] | null, endCursor: string | null = null, more: object = {}) {
  const shop = createTestShop({ path, params: { handle: '2026-27' } });
  const variables = { locale: 'en-us', handle: '2026-27', first: 12 };
  shop.environment.commitPayload(createOperationDescriptor(circusSeasonRouteQuery, variables), {
    circusSeason: posts && {
      id: 'season',
      title: 'The winter of twelve stops',
      days: 'November 14, 2026 – April 25, 2027',
      summary: 'One truck, forty pairs, a stove.',
      summaryLanguage: null,
      language: null,
      path,
      alternates: [],
      seo: { title: 'The winter of twelve stops', description: null, image: null },
      image: null,
      breadcrumbs: [
        { title: 'Traveling circus', language: null, path: '/en-us/traveling-circus' },
        { title: 'The winter of twelve stops', language: null, path },
      ],
      posts: connection(posts, endCursor),
      ...more,
    },
  });
  const page = loadQuery<CircusSeasonRouteQuery>(shop.environment, circusSeasonRouteQuery, variables, {});
  shop.render(<CircusSeasonRoute queries={{ page }} match={shop.match} />);
  return shop;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('a circus season', () => {
  test('requests as many posts as its address says', () => {
    const { match } = createTestShop({ path, search: 'shown=24', params: { handle: '2026-27' } });
    expect(circusSeasonEntryPoint.queries(match)['page']?.variables).toEqual({
      locale: 'en-us',
      handle: '2026-27',
      first: 24,
    });
  });

  test('has an agenda of upcoming events, with date, place, time and zone', () => {
    setUp([post('lantern-laps', 'Lantern laps')]);
    const row = section('Upcoming').getByRole('listitem').textContent;
    for (const fact of [
      'Dec 12 – 13',
      'Lantern laps',
      'Hochleiten, Untergrub, Austria',
      'From 6:30 PM (Central European Time)',
    ])
      expect(row).toContain(fact);
    expect(row).not.toContain('Upcoming');
    expect(screen.queryByRole('region', { name: 'Past' })).toBeNull();
  });

  test('offers calendar files of upcoming events, except cancelled ones', () => {
    setUp([
      post('lantern-laps', 'Lantern laps'),
      post('moguls', 'Moguls', { status: 'CANCELLED', statusText: 'Canceled' }),
    ]);
    const files = screen.getAllByRole('link', { name: /^Add to calendar/ });
    expect(files.map((file) => [file.getAttribute('aria-label'), file.getAttribute('download')])).toEqual([
      ['Add to calendar: Lantern laps', 'lantern-laps.ics'],
    ]);
    expect(decodeURIComponent(files[0]?.getAttribute('href') ?? '')).toContain(
      'DTSTART;VALUE=DATE:20261212\r\nDTEND;VALUE=DATE:20261214',
    );
    expect(screen.getByText('Canceled')).toBeDefined();
  });

  test('marks running events', () => {
    setUp([post('lantern-laps', 'Lantern laps', { status: 'ON_NOW', statusText: 'On now' })]);
    expect(section('Upcoming').getByText('On now')).toBeDefined();
  });

  test('shows past events as tiles, and marks reports', () => {
    setUp([
      past('bell', 'Bell Meadow'),
      past('report', 'Thirty-nine pairs', { kind: 'REPORT', status: null }),
    ]);
    const facts = section('Past')
      .getAllByRole('article')
      .map((tile) => tile.textContent);
    expect(facts[0]).toMatch(/^December 12 – 13, 2026 · UntergrubBell Meadow/);
    expect(facts[1]).toMatch(/^Report · December 12 – 13, 2026/);
    expect(screen.queryByRole('region', { name: 'Upcoming' })).toBeNull();
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
  });

  test('shows an event without a date or place', () => {
    setUp([
      past('odd', 'An odd one', { status: null, statusText: null, dates: null, place: null, image: null }),
    ]);
    expect(screen.getByRole('link', { name: 'An odd one' })).toBeDefined();
  });

  test('appends in place; focus and address are updated', async () => {
    const { environment } = setUp([post('lantern-laps', 'Lantern laps')], 'end');
    const more = screen.getByRole('link', { name: 'Show more' });
    expect(more.getAttribute('href')).toBe(`${path}?shown=13`);
    await userEvent.click(more);
    expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: 'end' });
    await act(async () =>
      environment.mock.resolveMostRecentOperation({
        data: {
          node: {
            __typename: 'CircusSeason',
            id: 'season',
            path,
            posts: connection([past('bell', 'Bell Meadow')]),
          },
        },
      }),
    );
    expect(document.activeElement?.textContent).toBe('Bell Meadow');
    expect(window.location.search).toBe('?shown=13');
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  test('keeps its posts when more fail to load', async () => {
    const { environment } = setUp([post('lantern-laps', 'Lantern laps')], 'end');
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('link', { name: 'Lantern laps' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t be loaded/);
  });

  test('says so when it has no posts', () => {
    setUp([]);
    expect(screen.getByText('Nothing listed for this winter yet.')).toBeDefined();
    const way = screen.getByRole('link', { name: 'All seasons' });
    expect(way.getAttribute('href')).toBe('/en-us/traveling-circus');
  });

  test('that does not exist answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
