/** Server-rendered blog, traveling circus and footer, and pages without scripts. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStructuredData } from './crawler.ts';
import { readPage, type ReadPage } from './readPage.ts';
import { openSite, type Site } from '../shop/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function open(path: string, expected = 200): Promise<ReadPage> {
  const { status, text } = await site.get(path);
  expect(status, path).toBe(expected);
  return readPage(text);
}

describe('the blog', () => {
  test.each([
    ['de-de', 'Vierhundert Tonnen', '18. April 2026'],
    ['ja-jp', '四百トン', '2026年4月18日'],
  ])('in %s renders a whole post, with its date in the local format', async (locale, title, day) => {
    const path = `/${locale}/blog/p/four-hundred-tonnes`;
    const { text } = await site.get(path);
    const page = readPage(text);
    expect(page.texts('h1')).toEqual([title]);
    expect(page.text).toContain(day);
    // Three further posts and the post's four products, after its article.
    expect(page.texts('main article article, main section article')).toHaveLength(7);
    expect(readStructuredData(text)).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: title,
        datePublished: '2026-04-18',
        author: { '@type': 'Person', name: 'Ragna Öhman' },
        publisher: { '@type': 'Organization', name: 'Skarn' },
        mainEntityOfPage: { '@id': site.origin + path },
      },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(page.attributes('meta[property="og:type"]', 'content')).toEqual(['article']);
  });

  test('a post of one region is not found elsewhere, nor listed there', async () => {
    const bus = '/blog/p/the-bus-in-full';
    await open(`/de-at${bus}`);
    expect((await open(`/en-us${bus}`, 404)).texts('h1')).toEqual(['Page not found']);
    expect((await site.get('/en-us/blog?show=96')).text).not.toContain('the-bus-in-full');
    await open('/en-us/blog/gossip', 404);
  });

  test('a post with all optional fields empty shows its title', async () => {
    expect((await open('/fr-fr/blog/p/it-is-snowing')).texts('h1')).toEqual(['It is snowing']);
  });

  test('without scripts the list has pagination links, and social networks are links', async () => {
    const [more] = (await open('/en-us/blog')).attributes(
      'main a[rel="next"], main a[href$="page=2"]',
      'href',
    );
    expect(more).toBe('/en-us/blog?page=2');
    const second = await open(more ?? '');
    expect(second.texts('main article')).toHaveLength(12);
    expect(second.attributes('link[rel="canonical"]', 'href')).toEqual([`${site.origin}/en-us/blog?page=2`]);
    expect(second.texts('main article a')).toContain('Grass');
    const post = await open('/en-us/blog/p/grass');
    expect(post.attributes('a[aria-label^="Share on X"], a[href*="x.com/"]', 'target')).toContain('_blank');
  });
});

describe('the traveling circus', () => {
  const circus = '/traveling-circus';
  /** The seed's last event is over then; later ones do not exist. */
  const hasEventsAhead = Date.now() < Date.parse('2027-04-25T22:00:00Z');

  test('structured data describes the event, the cancelled one, and the report', async () => {
    const told = async (path: string): Promise<string> => (await site.get(`/en-us${circus}/p/${path}`)).text;
    const event = await told('powder-mornings-otonashi');
    expect(event).toContain('"@type":"Event"');
    expect(event).toContain('"startDate":"2027-01-23T07:30:00+09:00"');
    expect(event).toContain('"eventStatus":"https://schema.org/EventScheduled"');
    expect(event).toContain('"@type":"BreadcrumbList"');
    expect(await told('moguls-for-everybody')).toContain('"eventStatus":"https://schema.org/EventCancelled"');
    expect(await told('what-is-in-the-truck')).toContain('"@type":"Article"');
  });

  test('without scripts a season continues by a link', async () => {
    const path = `/en-us${circus}/2026-27`;
    const first = (await site.get(path)).text;
    expect(first).toContain(`${path}?shown=24`);
    expect(first).not.toContain('/p/opening-night"');
    const whole = (await site.get(`${path}?shown=24`)).text;
    expect(whole).toContain('/p/opening-night"');
    expect(whole.includes('data:text/calendar')).toBe(hasEventsAhead);
  });

  test('events for North America are not listed elsewhere', async () => {
    const path = `${circus}/p/demo-days-mount-harrow`;
    await open(`/fr-ca${path}`);
    await open(`/de-de${path}`, 404);
    await open(`/en-us${circus}/1987-88`, 404);
  });

  test('an old season is in German, and in English where untranslated', async () => {
    const winter = await open(`/de-de${circus}/2024-25`);
    expect(winter.texts('h1')).toEqual(['Der erste Laster']);
    expect(winter.texts('main article a')).toContain('Rail und Suppe');
    const [report] = winter.attributes(
      'main article a[href$="/p/three-gears-to-skarvheim"], main article a',
      'href',
    );
    expect(report).toMatch(/^\/de-de\/traveling-circus\/p\//);
  });

  test('an empty season says so', async () => {
    expect((await open(`/en-us${circus}/2023-24`)).text).toContain('Nothing listed for this winter yet.');
  });
});

describe('the footer', () => {
  test('has the market’s contacts and hours, and a newsletter link without scripts', async () => {
    const page = await open('/en-us/cart');
    const [footer] = page.texts('footer');
    for (const words of ['us@skarn.example', '+1 719 555 0142', '9:00 AM – 5:00 PM'])
      expect(footer).toContain(words);
    expect(page.attributes('footer a[href^="tel:"]', 'href')).toEqual(['tel:+17195550142']);
    expect(page.attributes('footer a[aria-label^="Instagram"], footer a[href*="instagram"]', 'rel')).toEqual([
      'noopener noreferrer',
    ]);
    expect(page.attributes('footer a[href*="subject="]', 'href')).toEqual([
      'mailto:us@skarn.example?subject=News%20from%20the%20mine',
    ]);
  });

  test('has no newsletter where there is none', async () => {
    const [footer] = (await open('/ja-jp/stores')).texts('footer');
    for (const words of ['japan@skarn.example', '月曜日から金曜日', '9時00分～17時00分'])
      expect(footer).toContain(words);
    expect(footer).not.toContain('お手紙');
  });
});

describe('a redirect', () => {
  test.each([
    ['/freestyle-skis?utm=letter', '/en-us/c/skis/park?utm=letter'],
    ['/de-at/kataloge', '/de-at/c/skis?sort=NEWEST'],
  ])('%s leads to the new URL', async (path, location) => {
    const { status, headers } = await site.get(path);
    expect([301, 302, 308]).toContain(status);
    const target = new URL(headers.get('location') ?? '', site.origin);
    expect(target.pathname + target.search).toBe(location);
    expect((await site.get(location)).status).toBe(200);
  });

  test('in a loop is an error in the shopper’s language, with a link home', async () => {
    const page = await open('/de-de/up', 400);
    expect(page.texts('main')[0]).toContain('Zu viele Weiterleitungen.');
    expect(page.attributes('main a', 'href')).toContain('/de-de');
  });
});

test('without scripts the cart link leads to the cart', async () => {
  expect((await open('/en-us/p/lodestar-98')).attributes('header a[href="/en-us/cart"]', 'href')).not.toEqual(
    [],
  );
  await open('/en-us/cart');
});
