import { act, cleanup, screen, within } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AthleteProductsQuery } from '#relay/AthleteProductsQuery.graphql.ts';
import athleteProductsQuery from '#relay/AthleteProductsQuery.graphql.ts';
import type { AthleteRouteQuery } from '#relay/AthleteRouteQuery.graphql.ts';
import athleteRouteQuery from '#relay/AthleteRouteQuery.graphql.ts';
import { testRendition, testTile } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { AthleteRoute } from './AthleteRoute.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const path = '/en-us/team/ylva-stenmo';
const ylva = {
  id: 'ylva',
  name: 'Ylva Stenmo',
  path,
  discipline: 'Freeride',
  disciplineLanguage: null,
  bornYear: 1996,
  homePlace: 'Stollby, Sweden',
  quote: 'Look where you want to go.',
  quoteLanguage: null,
  biography: '<p>Grew up in the third house.</p>',
  biographyLanguage: null,
  social: [{ text: 'Pictures', href: 'https://pictures.example/ylva' }],
  results: [{ year: '2026', event: 'Norra Väggen Open', place: '1' }],
  alternates: [],
  seo: { title: 'Ylva Stenmo', description: 'Look where you want to go.', image: null },
  actionImage: { rendition: testRendition('powder') },
  portrait: { alt: 'A skier on a ridge', rendition: testRendition('ridge') },
  breadcrumbs: [
    { title: 'Team', language: null, path: '/en-us/team' },
    { title: 'Ylva Stenmo', language: null, path },
  ],
};
const nothing = {
  discipline: null,
  disciplineLanguage: null,
  bornYear: null,
  homePlace: null,
  quote: null,
  quoteLanguage: null,
  biography: null,
  biographyLanguage: null,
  social: [],
  results: [],
  actionImage: null,
  portrait: null,
  seo: { title: 'Ylva Stenmo', description: null, image: null },
};

function setUp(changes: object | null = {}, products: readonly object[] | null = []) {
  const shop = createTestShop({ path, params: { handle: 'ylva-stenmo' } });
  const variables = { locale: 'en-us', handle: 'ylva-stenmo' };
  const { environment } = shop;
  environment.commitPayload(createOperationDescriptor(athleteRouteQuery, variables), {
    athlete: changes && { ...ylva, ...changes },
  });
  if (products) {
    environment.commitPayload(createOperationDescriptor(athleteProductsQuery, variables), {
      athlete: changes && { id: 'ylva', name: 'Ylva Stenmo', products },
    });
  }
  const queries = {
    page: loadQuery<AthleteRouteQuery>(environment, athleteRouteQuery, variables, {}),
    products: loadQuery<AthleteProductsQuery>(environment, athleteProductsQuery, variables, {}),
  };
  shop.render(<AthleteRoute queries={queries} match={shop.match} />);
  return shop;
}

describe('an athlete', () => {
  test('has portrait, facts, text and results', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ylva Stenmo');
    expect(screen.getByAltText('A skier on a ridge')).toBeDefined();
    for (const fact of ['Freeride', 'Stollby, Sweden', '1996', 'Look where you want to go.'])
      expect(screen.getByText(fact)).toBeDefined();
    const table = within(screen.getByRole('region', { name: 'Results' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'YearEventPlace',
      '2026Norra Väggen Open1',
    ]);
    expect(screen.getByRole('link', { name: 'Pictures' }).getAttribute('rel')).toContain('noopener');
  });

  test('has the products that are sold here', () => {
    setUp({}, [testTile({ id: 'overburden-116', title: 'Overburden 116' })]);
    const rides = within(screen.getByRole('region', { name: 'What Ylva Stenmo rides' }));
    expect(rides.getByRole('link', { name: 'Overburden 116' })).toBeDefined();
  });

  test('reserves the products’ space while they load', () => {
    setUp({}, null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ylva Stenmo');
    expect(screen.getByText('Loading products')).toBeDefined();
  });

  test('is shown without products when those fail to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { environment } = setUp({}, null);
    await act(async () => environment.mock.rejectMostRecentOperation(new Error('offline')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ylva Stenmo');
    expect(screen.getByText(/couldn’t load the products/)).toBeDefined();
  });

  test('with empty optional fields is still a page', () => {
    setUp(nothing);
    expect(screen.getByText(/New to the team/)).toBeDefined();
    expect(document.querySelectorAll('img, table, dl, blockquote, section')).toHaveLength(0);
  });

  test('has Person structured data', () => {
    setUp();
    const [person] = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as object,
    );
    expect(person).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person' } });
  });

  test('that is unknown answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
