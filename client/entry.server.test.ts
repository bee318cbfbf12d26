// @vitest-environment node
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { Network, createOperationDescriptor } from 'relay-runtime';
import { describe, expect, test, vi } from 'vitest';
import AppShellQueryNode from '#relay/AppShellQuery.graphql.ts';
import CartRouteQueryNode from '#relay/CartRouteQuery.graphql.ts';
import HomeRouteQueryNode from '#relay/HomeRouteQuery.graphql.ts';
import homeStructuredDataQueryNode from '#relay/homeStructuredDataQuery.graphql.ts';
import NotFoundContentQueryNode from '#relay/NotFoundContentQuery.graphql.ts';
import viewerQueryNode from '#relay/useViewerQuery.graphql.ts';
import type { PageRequest } from '../schema/pageContract.ts';
import { pageBundle } from './entry.server.tsx';
import { testMarketsText } from './navigation/addresses/testMarketTable.ts';
import { createEnvironment } from './relay/environment.ts';
import { readRecords } from './relay/recordSerializer.ts';

const { inlineScripts, redirectAt, renderPage } = pageBundle;

const shell = {
  market: {
    id: 'market',
    hasShop: true,
    commerceRegion: 'us',
    country: 'us',
    countryName: 'United States',
    language: 'en',
    languageName: 'English',
    canonicalLocale: 'en-us',
    contact: null,
  },
  header: {
    alerts: [{ text: 'The pass is open', href: '', opensNewTab: false }],
    mainNav: [
      { link: { text: 'Skis', href: '/en-us/c/skis', opensNewTab: false }, banner: null, children: [] },
    ],
    secondaryNav: [],
  },
  footer: { columns: [] },
  brand: {
    name: 'Skarn',
    address: null,
    hours: [],
    social: [],
    opensCartOnAdd: true,
    hasSearch: true,
    seo: { image: { alt: 'The mine', url: 'https://pictures.example/mine.jpg' } },
  },
  emailSignup: null,
  wording: {},
};
const viewerOf = (totalQuantity: number) => ({
  cart: { id: 'cart', totalQuantity, lines: [] },
  viewer: { id: 'customer', firstName: 'Ada', isPro: false },
});
const page = {
  id: 'home',
  title: 'Skarn',
  path: '/',
  layout: 'FLUSH_BANNER',
  language: null,
  alternates: [
    { hreflang: 'en-US', path: '/' },
    { hreflang: 'de-DE', path: '/de-de' },
    { hreflang: 'x-default', path: '/' },
  ],
  seo: { title: 'Skis <from> rock', description: null, image: null, isHidden: false },
  blocks: [{ __typename: 'TextBlock', key: 't', html: '<h1>Where hot meets cold</h1></script>' }],
};
const down = { message: 'down', extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' } };

const nowhere = {
  header: 'Nothing down here',
  message: null,
  link: { text: 'Back to the homepage', href: '/' },
  banner: null,
};

const maker = { name: 'Skarn', email: null, phone: null, logo: null, social: [], contactPoints: [] };

type Answers = {
  home?: object;
  shell?: object;
  nowhere?: object;
  cart?: object;
  /** Response for a customer's page; a guest's if absent. */
  viewer?: object | null;
  told?: object;
  /** Id of the operation that resolves last. */
  slow?: string;
  tagManager?: PageRequest['tagManager'];
  botProtection?: PageRequest['botProtection'];
  refusal?: PageRequest['refusal'];
  cdnUrl?: string;
  preview?: PageRequest['preview'];
};

async function open(
  url: string,
  {
    home = { data: { page } },
    shell: frame = { data: shell },
    nowhere: lost = { data: { notFoundPage: nowhere } },
    cart = { data: { page: null } },
    viewer = null,
    told = { data: { brand: maker } },
    slow = '',
    tagManager = null,
    botProtection = null,
    refusal = null,
    cdnUrl = '',
    preview = null,
  }: Answers = {},
) {
  const execute = vi.fn<PageRequest['execute']>(async (id) => {
    if (id === slow) await new Promise((resolve) => setTimeout(resolve, 20));
    if (id === AppShellQueryNode.params.id) return frame;
    if (id === HomeRouteQueryNode.params.id) return home;
    if (id === viewerQueryNode.params.id) return viewer ?? {};
    if (id === CartRouteQueryNode.params.id) return cart;
    if (id === NotFoundContentQueryNode.params.id) return lost;
    if (id === homeStructuredDataQueryNode.params.id) return told;
    return { data: { page: null } };
  });
  const answer = await renderPage({
    url,
    origin: 'https://skarn.example',
    execute,
    assets: {
      scripts: ['/assets/shop.js'],
      styles: ['/assets/shop.css'],
      fontFaces: "@font-face{font-family:'Hewn'}",
      preloads: (module) => [
        `/assets/${module}.js`,
        ...(module.includes('PreviewBar') ? [`/assets/${module}.css`] : []),
      ],
      styleText: (href) => (href === '/assets/shop.css' ? 'body{margin:0}.nowhere{color:red}' : null),
    },
    tagManager,
    botProtection,
    cdnUrl,
    imagesOrigin: 'https://pictures.example',
    markets: testMarketsText,
    buildId: '0123456789abcdef',
    refusal,
    isGuest: preview === null && viewer === null,
    preview,
    signal: new AbortController().signal,
  });
  let html = '';
  if (answer.location === undefined) {
    await new Promise((resolve) => {
      const sink = new Writable({
        write(chunk, _, done) {
          html += String(chunk);
          done();
        },
      });
      sink.on('finish', resolve);
      answer.pipe(sink);
    });
  }
  return { ...answer, html, execute };
}

describe('a page', () => {
  test('is complete: language, title, content, frame and status', async () => {
    const { status, html } = await open('/');
    expect(status).toBe(200);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-US">/);
    expect(html).toContain('<title>Skis &lt;from&gt; rock | Skarn</title>');
    expect(html).toContain('<link rel="canonical" href="https://skarn.example/"/>');
    expect(html).toContain('Where hot meets cold');
    expect(html).toContain('The pass is open');
  });

  test('of a customer contains the customer and the cart; of a guest it requests neither', async () => {
    const { html } = await open('/', { viewer: { data: viewerOf(2) } });
    expect(html).toContain('aria-label="Cart, 2 items"');
    expect(html).toMatch(/aria-label="[^"]*Ada"/);
    const guest = await open('/');
    expect(guest.html).toContain('aria-label="Cart"');
    expect(guest.execute.mock.calls.map(([id]) => id)).not.toContain(viewerQueryNode.params.id);
  });

  test('has the same bytes in whatever order its responses arrive', async () => {
    const slow = (id: string | null | undefined) => open('/', { slow: id ?? '' });
    const pages = await Promise.all([slow(AppShellQueryNode.params.id), slow(HomeRouteQueryNode.params.id)]);
    expect(pages[0].html).toBe(pages[1].html);
  });

  test('that shows drafts says so before any script runs, with its own styles and an exit link', async () => {
    const { html } = await open('/', {
      preview: { editorOrigins: ['https://app.example', 'https://eu-app.example'], nonce: 'n' },
    });
    expect(html).toContain('aria-label="Preview. Drafts are shown here."');
    expect(html).toContain('href="?preview=off"');
    expect(html).toContain('/assets/frame/PreviewBar/PreviewBar.tsx.css');
    expect(html).not.toContain('/assets/frame/PreviewBar/PreviewBar.tsx.js');
    expect((await open('/')).html).not.toContain('preview=off');
  });

  test('uses the market’s language where content is translated, and English elsewhere', async () => {
    const wording = {
      'shell.skiptocontent': 'Zum Inhalt springen',
      'shell.cartwithcount.other': 'Warenkorb, {count} Artikel',
    };
    const { html } = await open('/de-de', {
      shell: { data: { ...shell, wording } },
      viewer: { data: viewerOf(1200) },
    });
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('aria-label="Warenkorb, 1.200 Artikel"');
    expect(html).toContain('aria-label="Notices"');
  });

  test('reports a missing or broken page in the market’s language', async () => {
    const wording = { 'error.notfound': 'Seite nicht gefunden', 'error.broke': 'Hoppla! Etwas ist kaputt' };
    const german = { data: { ...shell, wording } };
    expect((await open('/de-de/nowhere', { shell: german })).html).toContain('Seite nicht gefunden</h1>');
    const broken = { data: null, errors: [down] } as object;
    expect((await open('/de-de', { shell: german, home: broken })).html).toContain('Hoppla!');
    expect((await open('/de-de/nowhere', { shell: broken })).html).toContain('Page not found</h1>');
  });

  test('links to its alternates in other markets and states its language', async () => {
    const { html } = await open('/');
    const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="(.*?)" href="(.*?)"\/>/g)];
    expect(alternates.map(([, hreflang, href]) => [hreflang, href])).toEqual([
      ['en-US', 'https://skarn.example/'],
      ['de-DE', 'https://skarn.example/de-de'],
      ['x-default', 'https://skarn.example/'],
    ]);
    expect(html).toContain('<meta property="og:locale" content="en_US"/>');
  });

  test('of a locale that is not offered has the canonical address of one that is', async () => {
    const market = { ...shell.market, canonicalLocale: 'en-global' };
    const { html } = await open('/en-kr', {
      shell: { data: { ...shell, market } },
      home: { data: { page: { ...page, path: '/en-kr' } } },
    });
    expect(html).toContain('<link rel="canonical" href="https://skarn.example/en-global"/>');
    expect(html).toContain('<html lang="en-KR">');
  });

  test('shows its market and links to the others without scripts', async () => {
    const { html } = await open('/de-de/nowhere');
    expect(html).toContain('href="/de-de/country?from=/de-de/nowhere"');
    expect(html).toContain('United States · English');
    // Market suggestions are never server-rendered.
    expect(html).not.toContain('aria-live="polite"');
  });

  test('requests each query once, with the locale of its address', async () => {
    const { execute, html } = await open('/de-at');
    expect(execute.mock.calls.map(([id]) => id).sort()).toEqual(
      [
        AppShellQueryNode.params.id,
        HomeRouteQueryNode.params.id,
        homeStructuredDataQueryNode.params.id,
      ].sort(),
    );
    expect(execute.mock.calls.map(([, variables]) => variables)).toEqual([
      { locale: 'de-at' },
      { locale: 'de-at' },
      { locale: 'de-at' },
    ]);
    expect(html).toContain('<html lang="de-AT">');
  });

  test('embeds the data for hydration, so that the browser sends no requests', async () => {
    const { html } = await open('/');
    const json = /<script id="relay-records"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(json).not.toContain('<');
    const environment = createEnvironment(
      readRecords(json),
      Network.create(() => Promise.reject(new Error('All data is embedded.'))),
    );
    for (const query of [AppShellQueryNode, HomeRouteQueryNode]) {
      const operation = createOperationDescriptor(query, { locale: 'en-us' });
      expect(environment.check(operation).status).toBe('available');
    }
  });

  test('contains the organisation’s structured data once, and not in the embedded records', async () => {
    const { html } = await open('/', { told: { data: { brand: { ...maker, name: 'Sk</script>arn' } } } });
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(blocks.map(([, json = '']) => JSON.parse(json))).toMatchObject([
      { '@graph': [{ '@type': 'Organization', name: 'Sk</script>arn' }, { '@type': 'WebSite' }] },
    ]);
    const records = /<script id="relay-records"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(records).not.toContain('contactPoints');
  });

  test('renders without structured data when that fails', async () => {
    const { status, html } = await open('/', { told: { data: null, errors: [down] } });
    expect(status).toBe(200);
    expect(html).toContain('Where hot meets cold');
    expect(html).toContain('<script type="application/ld+json">{}</script>');
  });

  test('has an Open Graph image in a format that every network reads', async () => {
    const seo = { ...page.seo, image: { alt: 'A ridge', url: 'https://pictures.example/ridge.jpg' } };
    const { html } = await open('/de-at', { home: { data: { page: { ...page, seo } } } });
    for (const tag of [
      '<meta property="og:site_name" content="Skarn"/>',
      '<meta property="og:image" content="https://pictures.example/ridge.jpg"/>',
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
      '<meta property="og:image:alt" content="A ridge"/>',
      '<meta property="og:locale" content="de_AT"/>',
      '<meta property="og:locale:alternate" content="en_US"/>',
      '<meta name="twitter:card" content="summary_large_image"/>',
      '<meta name="twitter:image" content="https://pictures.example/ridge.jpg"/>',
    ])
      expect(html).toContain(tag);
  });

  test('uses the brand’s picture where the page has none', async () => {
    const { html } = await open('/');
    expect(html).toContain('<meta property="og:image" content="https://pictures.example/mine.jpg"/>');
    expect(html).toContain('<meta name="twitter:image:alt" content="The mine"/>');
  });

  test('names the tag manager, and neither loads nor requests it on the server', async () => {
    const tagManager = { id: 'GTM-AB12CD', origin: 'https://tags.example' };
    const { html } = await open('/', { tagManager });
    expect(html).toContain('data-tag-manager="GTM-AB12CD"');
    expect(html).not.toMatch(/(?:src|href)="https:\/\/tags\.example/);
    expect(html).toContain('Privacy choices</button>');
    expect(html).not.toContain('May we measure');
    expect((await open('/')).html).not.toContain('Privacy choices</button>');
  });

  test('names the bot protection for its forms, and loads nothing of it', async () => {
    const { html } = await open('/', { botProtection: { siteKey: 'k3y', origin: 'https://bots.example' } });
    expect(html).toContain('data-bot-key="k3y" data-bot-origin="https://bots.example"');
    expect(html).not.toMatch(/(?:src|href)="https:\/\/bots\.example/);
    expect((await open('/')).html).not.toContain('data-bot-');
  });

  test('carries the configuration: base URL, build-assets directory, CDN URL', async () => {
    const configOf = (html: string) =>
      JSON.parse(/<script id="site-config" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(configOf((await open('/')).html)).toEqual({
      baseURL: '/',
      buildAssetsDir: '/assets/',
      cdnURL: '',
    });
    const { html, headers } = await open('/', { cdnUrl: 'https://cdn.example' });
    expect(configOf(html)).toMatchObject({ cdnURL: 'https://cdn.example' });
    expect(html).toMatch(/<link rel="icon"[^>]* href="https:\/\/cdn\.example\/[^"]+"/);
    expect(headers['link']).toContain('<https://cdn.example/');
  });

  test('states whether it was rendered for a guest', async () => {
    expect((await open('/')).html).toContain('data-guest="true"');
    expect((await open('/', { preview: { editorOrigins: [], nonce: 'n' } })).html).not.toContain(
      'data-guest',
    );
  });

  test('states its build id', async () => {
    expect((await open('/')).html).toContain('data-build="0123456789abcdef"');
  });

  test('references its assets', async () => {
    const { html } = await open('/');
    expect(html).toMatch(/<script type="late-module" src="\/assets\/shop\.js"/);
    expect(html).toContain(
      '<link rel="late-module" href="/assets/routes/home/HomeRoute.tsx.js" fetchPriority="low"/>',
    );
  });

  test('lists in its Link header what every page needs, for early hints', async () => {
    const { headers, html } = await open('/');
    expect(headers['link']).toMatch(
      /^<https:\/\/pictures\.example>; rel=preconnect, <\/[^>]+\.woff2>; rel=preload; as=font; type="font\/woff2"; crossorigin$/,
    );
    expect(html).not.toContain('as="font"');
  });

  test('loads its scripts by an inline loader that is allowed by its hash', async () => {
    const { html } = await open('/');
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
    const [, script = ''] = /<script>([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
    expect(inlineScripts).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  });

  test('applies the chosen colour scheme before all styles, allowed by its hash', async () => {
    const { html } = await open('/');
    const [, script = ''] = /<head><script>([^<]*)<\/script>/.exec(html) ?? [];
    expect(script).toContain('dataset.scheme');
    expect(html.match(/<meta name="theme-color" [^>]*>/g)).toHaveLength(2);
    expect(inlineScripts).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  });

  test('has speculation rules for other markets’ pages, allowed by their hash', async () => {
    const { html } = await open('/');
    const [, rules = ''] = /<script type="speculationrules">([^<]*)</.exec(html) ?? [];
    expect(JSON.parse(rules)).toHaveProperty('prefetch');
    expect(inlineScripts).toContain(`sha256-${createHash('sha256').update(rules).digest('base64')}`);
  });

  test('inlines the critical CSS, allowed by its hashes, and waits for no stylesheet', async () => {
    const { html, inlineStyles } = await open('/');
    expect(html).toContain('<link rel="late-stylesheet" href="/assets/shop.css" media="print"/>');
    expect(html).not.toContain('data-precedence');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    expect(styles).toEqual(["@font-face{font-family:'Hewn'}", 'body{margin:0}']);
    expect(inlineStyles).toEqual(
      styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`),
    );
  });

  test('shows large content without scripts', async () => {
    const long = {
      ...page,
      blocks: [{ __typename: 'TextBlock', key: 't', html: '<p>Snow.</p>'.repeat(10_000) }],
    };
    const { html } = await open('/', { home: { data: { page: long } } });
    expect(html.indexOf('<p>Snow.</p>')).toBeLessThan(html.indexOf('</main>'));
    expect(html).not.toContain('$RC');
  });

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
    const german = { data: { ...shell, wording } };
    const { status, reason, html } = await open('/de-de/c/skis', { refusal: 400, shell: german });
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
