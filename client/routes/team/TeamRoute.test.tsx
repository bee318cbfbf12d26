import { cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { TeamRouteQuery } from '#relay/TeamRouteQuery.graphql.ts';
import teamRouteQuery from '#relay/TeamRouteQuery.graphql.ts';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { TeamRoute } from './TeamRoute.tsx';

afterEach(cleanup);

const ylva = {
  id: 'ylva',
  name: 'Ylva Stenmo',
  discipline: 'Freeride',
  disciplineLanguage: null,
  path: '/en-us/team/ylva-stenmo',
  portrait: { rendition: testRendition('ylva') },
};
const hanna = {
  id: 'hanna',
  name: 'Hanna Bly',
  discipline: null,
  disciplineLanguage: null,
  path: '/en-us/team/hanna-bly',
  portrait: null,
};

function setUp(changes: object | null = {}) {
  const shop = createTestShop({ path: '/en-us/team' });
  const variables = { locale: 'en-us' };
  shop.environment.commitPayload(createOperationDescriptor(teamRouteQuery, variables), {
    teamPage: changes && {
      id: 'team',
      title: 'The team',
      header: '<p>We give them pairs.</p>',
      headerLanguage: null,
      path: '/en-us/team',
      alternates: [],
      seo: { title: 'The team', description: null, image: null },
      banner: null,
      athletes: [ylva, hanna],
      ...changes,
    },
  });
  const page = loadQuery<TeamRouteQuery>(shop.environment, teamRouteQuery, variables, {});
  shop.render(<TeamRoute queries={{ page }} match={shop.match} />);
}

describe('the team page', () => {
  test('shows everyone in the given order, each a link', () => {
    setUp();
    expect(
      screen
        .getAllByRole('article')
        .map((tile) => [
          tile.querySelector('a')?.textContent,
          tile.querySelector('a')?.getAttribute('href'),
          tile.querySelectorAll('img').length,
        ]),
    ).toEqual([
      ['Ylva Stenmo', '/en-us/team/ylva-stenmo', 1],
      ['Hanna Bly', '/en-us/team/hanna-bly', 0],
    ]);
  });

  test('has its title as heading where there is no banner', () => {
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The team');
    expect(screen.getByText('We give them pairs.')).toBeDefined();
  });

  test('says so when it is empty, without text or banner', () => {
    setUp({ athletes: [], header: null });
    expect(screen.getByText('We’ll introduce this season’s team soon.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Read the journal' }).getAttribute('href')).toBe('/en-us/blog');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('that is not published answers 404', () => {
    setUp(null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
