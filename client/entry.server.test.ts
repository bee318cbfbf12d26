// @vitest-environment node
/** What a rendered page contains: language, frame, customer, settings for the browser, and the data for hydration. */
import { Network, createOperationDescriptor } from 'relay-runtime';
import { describe, expect, test } from 'vitest';
import AppShellQueryNode from '#relay/AppShellQuery.graphql.ts';
import HomeRouteQueryNode from '#relay/HomeRouteQuery.graphql.ts';
import fetchWordingQueryNode from '#relay/fetchWordingQuery.graphql.ts';
import homeStructuredDataQueryNode from '#relay/homeStructuredDataQuery.graphql.ts';
import viewerQueryNode from '#relay/useViewerQuery.graphql.ts';
import { createEnvironment } from './relay/environment.ts';
import { readRecords } from './relay/recordSerializer.ts';
import { open, page, viewerOf } from './testing/testServerPage.ts';

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

  // The gateway renders pages without them (gateway/edge/pages/marketingParameters.rules.ts).
  test.each(['/', '/c/skis', '/search?q=ski', '/nowhere'])(
    '%s is the same with marketing parameters',
    async (path) => {
      const parameters = 'utm_source=mail&gclid=1';
      const joint = path.includes('?') ? '&' : '?';
      const [plain, campaign] = [await open(path), await open(`${path}${joint}${parameters}`)];
      expect(campaign.html).toBe(plain.html);
    },
  );

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
      wording,
      viewer: { data: viewerOf(1200) },
    });
    expect(html).toContain('Zum Inhalt springen');
    expect(html).toContain('aria-label="Warenkorb, 1.200 Artikel"');
    expect(html).toContain('aria-label="Notices"');
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
        fetchWordingQueryNode.params.id,
      ].sort(),
    );
    expect(execute.mock.calls.map(([, variables]) => variables)).toEqual([
      { locale: 'de-at' },
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

  test('shows large content without scripts', async () => {
    const long = {
      ...page,
      blocks: [{ __typename: 'TextBlock', key: 't', html: '<p>Snow.</p>'.repeat(10_000) }],
    };
    const { html } = await open('/', { home: { data: { page: long } } });
    expect(html.indexOf('<p>Snow.</p>')).toBeLessThan(html.indexOf('</main>'));
    expect(html).not.toContain('$RC');
  });
});
