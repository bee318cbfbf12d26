import { cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { CircusPostRouteQuery } from '#relay/CircusPostRouteQuery.graphql.ts';
import circusPostRouteQuery from '#relay/CircusPostRouteQuery.graphql.ts';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CircusPostRoute } from './CircusPostRoute.tsx';

afterEach(cleanup);

const path = '/en-us/traveling-circus/p/lantern-laps';
const event = {
  id: 'lantern-laps',
  handle: 'lantern-laps',
  title: 'Lantern laps',
  kind: 'EVENT',
  status: 'UPCOMING',
  statusText: 'Upcoming',
  isAhead: true,
  summary: 'Up on skins by lamplight.',
  summaryLanguage: null,
  language: null,
  body: '<p>Four hundred meters up.</p>',
  bodyLanguage: null,
  path,
  updatedAt: '2026-11-02T08:15:30.000Z',
  dates: {
    days: 'December 12 – 13, 2026',
    time: '6:30 PM',
    zone: 'Central European Time',
    startsAt: '2026-12-12T18:30:00+01:00',
    firstDay: { iso: '2026-12-12' },
    lastDay: { iso: '2026-12-13' },
  },
  place: {
    name: 'Hochleiten',
    city: 'Untergrub',
    country: 'Austria',
    countryCode: 'AT',
    coordinates: { latitude: 47.29, longitude: 12.36 },
  },
  signUp: { text: '', href: 'mailto:circus@skarn.example', opensNewTab: false },
  alternates: [],
  seo: { title: 'Lantern laps', description: 'Up on skins by lamplight.', image: null },
  image: { rendition: testRendition('adit') },
  breadcrumbs: [
    { title: 'Traveling circus', language: null, path: '/en-us/traveling-circus' },
    { title: 'Lantern laps', language: null, path },
  ],
  athletes: [
    {
      id: 'tobias',
      name: 'Tobias Kranewitt',
      discipline: 'Ski touring',
      disciplineLanguage: null,
      path: '/en-us/team/tobias-kranewitt',
      portrait: null,
    },
  ],
};

function setUp(changes: object | null = {}) {
  const shop = createTestShop({ path, params: { handle: 'lantern-laps' } });
  const variables = { locale: 'en-us', handle: 'lantern-laps' };
  shop.environment.commitPayload(createOperationDescriptor(circusPostRouteQuery, variables), {
    circusPost: changes && { ...event, ...changes },
  });
  const page = loadQuery<CircusPostRouteQuery>(shop.environment, circusPostRouteQuery, variables, {});
  shop.render(<CircusPostRoute queries={{ page }} match={shop.match} />);
}

const jsonLd = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => JSON.parse(script.textContent ?? '') as { '@type': string },
  );

describe('a post of the circus', () => {
  test('shows description, local time, place and people', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lantern laps');
    for (const fact of [
      'Upcoming',
      'December 12 – 13, 2026',
      'From 6:30 PM (Central European Time)',
      'Hochleiten',
      'Untergrub, Austria',
      'Four hundred meters up.',
    ])
      expect(screen.getByText(fact)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tobias Kranewitt' }).getAttribute('href')).toBe(
      '/en-us/team/tobias-kranewitt',
    );
  });

  test('links back to the list and offers a calendar file', () => {
    setUp();
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      'mailto:circus@skarn.example',
    );
    expect(screen.getByRole('link', { name: 'Add to calendar: Lantern laps' })).toBeDefined();
  });

  test('names the list with the editors’ title', () => {
    setUp({ signUp: { ...event.signUp, text: 'To the wax list' } });
    expect(screen.getByRole('link', { name: 'To the wax list' })).toBeDefined();
  });

  test('that was cancelled says so, in structured data too, without actions', () => {
    setUp({ status: 'CANCELLED', statusText: 'Canceled', signUp: null });
    expect(screen.getByText('Canceled')).toBeDefined();
    expect(screen.queryByRole('link', { name: /calendar|name down/ })).toBeNull();
    expect(jsonLd()[0]).toMatchObject({ '@type': 'Event', eventStatus: 'https://schema.org/EventCancelled' });
  });

  test('that is a report is a dated article without actions', () => {
    setUp({ kind: 'REPORT', status: null, statusText: null, isAhead: false, signUp: null });
    expect(screen.getByText('Report · December 12 – 13, 2026')).toBeDefined();
    expect(screen.queryByText('When')).toBeNull();
    expect(jsonLd().map((block) => block['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });

  test('with empty optional fields is still a page', () => {
    setUp({
      status: null,
      statusText: null,
      isAhead: false,
      summary: null,
      summaryLanguage: null,
      language: null,
      body: null,
      bodyLanguage: null,
      updatedAt: null,
      dates: null,
      place: null,
      signUp: null,
      image: null,
      athletes: [],
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lantern laps');
    expect(screen.queryByRole('region', { name: 'Who’s there' })).toBeNull();
    expect(jsonLd().map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  });

  test('that does not exist answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
