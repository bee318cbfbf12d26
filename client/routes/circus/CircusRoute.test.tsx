import { cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test } from 'vitest';
import type { CircusRouteQuery } from '#relay/CircusRouteQuery.graphql.ts';
import circusRouteQuery from '#relay/CircusRouteQuery.graphql.ts';
import { testRendition } from '../../components/ProductGrid/testProducts.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { CircusRoute } from './CircusRoute.tsx';

afterEach(cleanup);

const season = {
  id: 'season-27',
  title: 'The winter of twelve stops',
  years: '2026/27',
  days: 'November 14, 2026 – April 25, 2027',
  summary: 'One truck, forty pairs, a stove.',
  summaryLanguage: null,
  language: null,
  path: '/en-us/traveling-circus/2026-27',
  image: { rendition: testRendition('ropeway') },
};
const bare = {
  id: 'season-24',
  title: 'The winter it rained',
  years: null,
  days: null,
  summary: null,
  summaryLanguage: null,
  language: null,
  path: '/en-us/traveling-circus/2023-24',
  image: null,
};

function setUp(nodes: readonly object[]) {
  const shop = createTestShop({ path: '/en-us/traveling-circus' });
  const variables = { locale: 'en-us' };
  shop.environment.commitPayload(createOperationDescriptor(circusRouteQuery, variables), {
    market: { id: 'en-us', circusAlternates: [{ hreflang: 'de-DE', path: '/de-de/traveling-circus' }] },
    circusSeasons: { edges: nodes.map((node) => ({ node })) },
  });
  const page = loadQuery<CircusRouteQuery>(shop.environment, circusRouteQuery, variables, {});
  shop.render(<CircusRoute queries={{ page }} match={shop.match} />);
}

describe('the list of seasons', () => {
  test('shows each with its years, dates and a link, in the given order', () => {
    setUp([season, bare]);
    const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
    expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
      ['The winter of twelve stops', '/en-us/traveling-circus/2026-27'],
      ['The winter it rained', '/en-us/traveling-circus/2023-24'],
    ]);
    expect(screen.getByText('2026/27')).toBeDefined();
    expect(screen.getByText('November 14, 2026 – April 25, 2027')).toBeDefined();
  });

  test('loads the first picture eagerly, and none where there is none', () => {
    setUp([season, bare]);
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager']);
  });

  test('has alternates in other markets', () => {
    setUp([season]);
    const alternate = document.querySelector('link[rel="alternate"][hreflang="de-DE"]');
    expect(alternate?.getAttribute('href')).toMatch(/\/de-de\/traveling-circus$/);
  });

  test('says so when there is none', () => {
    setUp([]);
    expect(screen.getByText(/No dates yet/)).toBeDefined();
    const way = screen.getByRole('link', { name: 'Stores with demo skis' });
    expect(way.getAttribute('href')).toBe('/en-us/stores?service=demo');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('has its canonical address', () => {
    setUp([season]);
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toMatch(/\/en-us\/traveling-circus$/);
    expect(document.title).toContain('The traveling circus');
  });
});
