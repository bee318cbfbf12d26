// @vitest-environment node
/** Rows of the specification's error catalogues that appear in server-rendered pages. */
import { expect, test } from 'vitest';
import NotFoundContentQueryNode from '#relay/NotFoundContentQuery.graphql.ts';
import ProductRouteQueryNode from '#relay/ProductRouteQuery.graphql.ts';
import { casesOf } from '../../gateway/testing/faults/errorCatalogue.ts';
import type { PageRequest } from '../../schema/pageContract.ts';
import { pageBundle } from '../entry.server.tsx';
import { passesMiddleware, routeMiddleware } from '../navigation/routeMiddleware.ts';
import { testMarketsText, testMarketTable } from '../navigation/addresses/testMarketTable.ts';
import { resolveRoute, routes } from '../server/preparedRoutes.ts';
import { notFoundRoute } from '../routes.tsx';

const managedId = NotFoundContentQueryNode.params.id ?? '';
const productId = ProductRouteQueryNode.params.id ?? '';
const down = { message: 'down', extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' } };

/** A page without any data, including its frame's, except for the responses by operation id. */
async function open(
  url: string,
  answers: Readonly<Record<string, object>> = {},
  refusal: PageRequest['refusal'] = null,
) {
  const page = await pageBundle.renderPage({
    url,
    origin: 'https://skarn.example',
    execute: async (id) =>
      answers[id] ?? (id === managedId ? { data: { notFoundPage: null } } : { errors: [down] }),
    assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
    tagManager: null,
    botProtection: null,
    markets: testMarketsText,
    cdnUrl: '',
    imagesOrigin: '',
    buildId: null,
    refusal,
    isGuest: true,
    cachesMarkup: false,
    preview: null,
    signal: new AbortController().signal,
  });
  const html = Buffer.concat(page.body.map((part) => Buffer.from(part))).toString();
  const [, heading] = /<h1[^>]*>([^<]*)</.exec(html) ?? [];
  return { status: page.status, reason: page.reason, heading, html };
}

const basic = { status: 404, heading: 'Page not found' };
const tooLong = `/en-us/p/${'a'.repeat(129)}`;

async function basicMessageAlone(): Promise<void> {
  const lost = { data: { notFoundPage: null }, errors: [{ ...down, path: ['notFoundPage'] }] };
  const { html, ...page } = await open('/en-us/a/b', { [managedId]: lost });
  expect(page).toMatchObject(basic);
  expect(html).toContain('Return to homepage');
  expect(html).not.toContain('</h2>');
}

async function fatalWithoutRecommendations(): Promise<void> {
  const product = {
    __typename: 'WithdrawnProduct',
    title: 'Old Ski',
    header: 'This one has left the mine.',
    productHeader: null,
    message: null,
    link: { text: 'To the shop', href: '/' },
    alternatives: null,
  };
  const path = '/en-us/p/old-ski';
  const failed = { ...down, path: ['product', 'alternatives'] };
  expect(
    await open(path, { [productId]: { data: { market: null, product }, errors: [failed] } }),
  ).toMatchObject({
    ...basic,
    reason: `Page not found: ${path}`,
  });
  const gone = await open(path, {
    [productId]: { data: { market: null, product: { ...product, alternatives: [] } } },
  });
  expect(gone.status).toBe(410);
}

const rows = casesOf('page', {
  routeValidation: async () => {
    expect(await open(tooLong)).toMatchObject({ ...basic, reason: `Page Not Found: ${tooLong}` });
    // The browser reaches the same verdict on hydration.
    expect(resolveRoute(tooLong, '', testMarketTable)).toMatchObject({
      route: notFoundRoute,
      isInvalid: true,
    });
  },

  noRoute: async () => {
    expect(await open('/en-us/a/b')).toMatchObject({ ...basic, reason: 'Page not found: /en-us/a/b' });
  },

  tooManyRedirects: async () => {
    const { status, reason, html } = await open('/en-us/up', {}, 400);
    expect([status, reason]).toEqual([400, 'Too many redirects']);
    expect(html).toContain('Too many redirects.');
  },

  unknownMiddleware: () => {
    const match = { lang: 'en-us', params: {}, search: new URLSearchParams(), path: '/en-us/p/x' };
    expect(() => passesMiddleware(['nobody’s'], match)).toThrow(new Error('Unknown route middleware'));
    const named = new Set(routes.flatMap(({ middleware }) => middleware));
    expect([...named].filter((name) => !routeMiddleware.has(name))).toEqual([]);
  },

  errorPage: basicMessageAlone,
  errorPageFetch: basicMessageAlone,
  recommended: fatalWithoutRecommendations,
  recommendedFetch: fatalWithoutRecommendations,

  localePrefix: async () => {
    for (const path of ['/xx-yy/cart', '/de-luxe', '/en-usa/cart'])
      expect(await open(path)).toMatchObject({ ...basic, reason: `Page Not Found: ${path}` });
  },
});

test.each(rows)('%s', async (_sentence, run) => {
  await run();
});
