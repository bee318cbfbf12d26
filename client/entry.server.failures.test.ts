// @vitest-environment node
/** Redirects, pages that do not exist, and what a page shows when sources are down. */
import { describe, expect, test } from 'vitest';
import HomeRouteQueryNode from '#relay/HomeRouteQuery.graphql.ts';
import NotFoundContentQueryNode from '#relay/NotFoundContentQuery.graphql.ts';
import { pageBundle } from './entry.server.tsx';
import { testMarketsText } from './navigation/addresses/testMarketTable.ts';
import { down, open, page, viewerOf } from './testing/testServerPage.ts';

const { redirectAt } = pageBundle;

describe('a page', () => {
  test.each([
    ['a path without the locale prefix', '/c/skis?sort=NEWEST', '/en-us/c/skis?sort=NEWEST'],
    ['/en-us alone', '/en-us', '/'],
    ['/en-us alone with a query', '/EN-US/?from=mail', '/?from=mail'],
    ['another host without a protocol', '//evil.example/c', '/en-us/evil.example/c'],
    ['another host behind a backslash', '/\\evil.example', '/en-us/evil.example'],
    ['dot segments that lead to another host', '/c/..//evil.example?a=1', '/en-us/evil.example?a=1'],
  ])('%s is a redirect that renders nothing', async (_, url, location) => {
    const answer = await open(url);
    expect([answer.status, answer.location]).toEqual([301, location]);
    expect(answer.execute).not.toHaveBeenCalled();
  });

  test.each([
    ['a page that does not exist', '/en-us/nowhere', 'Page not found'],
    ['an unknown path', '/en-us/a/b', 'Page not found'],
    ['a locale that does not exist', '/xx-yy/cart', 'Page Not Found'],
    ['a language with a country that does not exist', '/de-luxe', 'Page Not Found'],
    ['route validation fails', `/en-us/p/${'a'.repeat(129)}`, 'Page Not Found'],
  ])('%s answers 404 in the frame', async (_, url, verdict) => {
    const { status, html, reason } = await open(url);
    expect(status).toBe(404);
    expect(reason).toBe(`${verdict}: ${url}`);
    expect(html).toContain('Page not found');
    expect(html).toContain('Return to homepage');
    expect(html).toContain('<title>Page Not Found | Skarn</title>');
    expect(html).toContain('The pass is open');
    expect(html).toContain('data-error="404"');
  });

  test.each([
    ['a path without the locale prefix', '/c/skis?sort=NEWEST', '/en-us/c/skis?sort=NEWEST'],
    ['a legacy path', '/de-de/freestyle-skis?a=1', '/de-de/c/skis/park?a=1'],
    ['a legacy path in capitals, with a slash', '/en-us/Blade-Optic/', '/en-us/c/skis/piste/race'],
    ['a legacy path without the prefix gets it first', '/blade', '/en-us/blade'],
    ['a screen is no redirect', '/en-us/c/skis?sort=NEWEST', null],
    ['an unknown path is no redirect', '/xx-yy/cart', null],
  ])('redirect target: %s', (_, url, expected) => {
    expect(redirectAt(url, testMarketsText)).toBe(expected);
  });

  test('an address with too many redirects answers 400 in the frame, in its language, with a link home', async () => {
    const wording = { 'edge.tooManyRedirects': 'Zu viele Weiterleitungen.', 'error.home': 'Zur Startseite' };
    const { status, reason, html } = await open('/de-de/c/skis', { refusal: 400, wording });
    expect([status, reason]).toEqual([400, 'Too many redirects']);
    expect(html).toContain('Zu viele Weiterleitungen.');
    expect(html).toContain('The pass is open');
    expect(html).toContain('data-failure="400"');
    expect(html).toMatch(/href="\/de-de"[^>]*>Zur Startseite/);
  });

  test('an address with a forbidden redirect target answers 404, even if a screen exists there', async () => {
    const { status, html, execute } = await open('/', { refusal: 404 });
    expect(status).toBe(404);
    expect(html).toContain('Page not found');
    expect(html).toContain('Nothing down here</h2>');
    expect(execute.mock.calls.map(([id]) => id)).not.toContain(HomeRouteQueryNode.params.id);
  });

  test('reports a missing or broken page in the market’s language', async () => {
    const wording = { 'error.notfound': 'Seite nicht gefunden', 'error.broke': 'Hoppla! Etwas ist kaputt' };
    expect((await open('/de-de/nowhere', { wording })).html).toContain('Seite nicht gefunden</h1>');
    const broken = { data: null, errors: [down] } as object;
    expect((await open('/de-de', { wording, home: broken })).html).toContain('Hoppla!');
    expect((await open('/de-de/nowhere', { shell: broken, wording })).html).toContain(
      'Seite nicht gefunden</h1>',
    );
    expect((await open('/de-de/nowhere', { shell: broken })).html).toContain('Page not found</h1>');
  });

  test('a missing page contains the editors’ text, and the browser need not request it', async () => {
    const { html, execute } = await open('/en-us/nowhere');
    expect(html).toContain('Nothing down here</h2>');
    const records = /<script id="relay-records"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(records).toContain('Back to the homepage');
    const requested = execute.mock.calls.filter(([id]) => id === NotFoundContentQueryNode.params.id);
    expect(requested).toHaveLength(1);
  });

  test('shows the basic message only when managed content fails to load', async () => {
    const lost = { data: { notFoundPage: null }, errors: [{ ...down, path: ['notFoundPage'] }] };
    const { status, html } = await open('/en-us/nowhere', { nowhere: lost });
    expect(status).toBe(404);
    expect(html).toContain('Return to homepage');
    expect(html).not.toContain('</h2>');
  });

  test('answers 503 when a source is down, and tells the browser not to retry', async () => {
    const { status, html } = await open('/', {
      home: { data: { page: null }, errors: [{ ...down, path: ['page'] }] },
    });
    expect(status).toBe(503);
    expect(html).toContain('Oops! Something Broke');
    expect(html).toContain('The pass is open');
    expect(html).toContain('data-failure="503"');
  });

  test('answers 500 when a screen throws', async () => {
    const broken = { ...page, blocks: null };
    const { status, html } = await open('/', { home: { data: { page: broken } } });
    expect(status).toBe(500);
    expect(html).toContain('Oops! Something Broke');
  });

  test('falls back to a bare frame when the shell has no data', async () => {
    const { status, html } = await open('/', { shell: { errors: [down] } });
    expect(status).toBe(200);
    expect(html).toContain('Where hot meets cold');
    expect(html).toContain('data-bare="true"');
    expect(html).not.toContain('preview=off');
  });

  test('falls back to a bare frame, and still tells an editor that drafts are shown', async () => {
    const { html } = await open('/', {
      shell: { errors: [down] },
      preview: { editorOrigins: ['https://app.example', 'https://eu-app.example'], nonce: 'n' },
    });
    expect(html).toContain('data-bare="true"');
    expect(html).toContain('aria-label="Preview. Drafts are shown here."');
    expect(html).toContain('href="?preview=off"');
    expect(html).toContain('data-preview="https://app.example https://eu-app.example"');
  });

  test('omits only the cart when only the cart is missing', async () => {
    const { status, html } = await open('/', {
      viewer: { data: { ...viewerOf(2), cart: null }, errors: [{ ...down, path: ['cart'] }] },
    });
    expect(status).toBe(200);
    expect(html).toContain('The pass is open');
    expect(html).toContain('aria-label="Cart"');
    expect(html).toMatch(/aria-label="[^"]*Ada"/);
  });

  test('says that a cart that failed to load is not lost, with the header’s links', async () => {
    const { status, html } = await open('/en-us/cart', {
      cart: {
        data: { brand: null, header: null, viewer: null, cart: null },
        errors: [{ ...down, path: ['cart'] }],
      },
    });
    expect(status).toBe(503);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain('We can’t load your cart right now.');
    expect(main).toContain('Your items are saved');
    expect(main).toContain('href="/en-us/c/skis"');
    expect(main).not.toMatch(/Oops|is empty/);
  });
});
