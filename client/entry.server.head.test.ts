// @vitest-environment node
/** Head and assets of a rendered page: alternates, structured data, sharing tags, scripts and styles by their hashes. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pageBundle } from './entry.server.tsx';
import { down, maker, open, page, shell } from './testing/testServerPage.ts';

const { inlineScripts } = pageBundle;

describe('a page', () => {
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
});
