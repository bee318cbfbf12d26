/** Rich text, end to end: links and embedded content in several markets. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

interface Article {
  title: string;
  body: string | null;
  sections: { anchor: string; title: string }[];
  faq: { question: string; answer: string | null }[];
}

async function article(handle: string, locale = 'en-us'): Promise<Article> {
  const { data, errors } = await shop
    .visitor()
    .ask<{ supportArticle: Article | null }>(
      'query ($locale: Locale!, $handle: String!) @inContext(locale: $locale) { supportArticle(handle: $handle) { title body sections { anchor title } faq { question answer } } }',
      { locale, handle },
    );
  expect(errors).toEqual([]);
  if (!data.supportArticle) throw new Error(`no article ${handle}`);
  return data.supportArticle;
}

describe('an article with pictures, files, products and links', () => {
  test('a picture of the content service is a figure with caption and dimensions', async () => {
    const { body } = await article('wax-and-edges');
    expect(body).toMatch(
      /<figure><img src="http:[^"]+\/v3\/assets\/sandbox\/asset_wax_bench\/1\/wax-bench\.jpg" alt="A ski on the wax bench[^"]+" width="1200" height="800" loading="lazy" decoding="async"><\/figure>/,
    );
  });

  test('a file is a link with its size', async () => {
    const { body } = await article('wax-and-edges', 'de-de');
    expect(body).toMatch(/<a href="http:[^"]+care-leaflet\.txt">Care leaflet \(1 kB\)<\/a>/);
  });

  test('a product is a card with a picture, in the request’s locale', async () => {
    const { body } = await article('wax-and-edges', 'ja-jp');
    expect(body).toMatch(/<p data-card><a href="\/ja-jp\/p\/tallow-wax"><img src="[^"]+" alt="" width="96"/);
  });

  test('a link to an entry has the prefix of its type, and keeps its text', async () => {
    const { body } = await article('wax-and-edges', 'de-at');
    expect(body).toContain('<a href="/de-at/c/accessories/tuning">Pflege</a>');
  });

  test('a link to a screen has the request’s locale', async () => {
    expect((await article('order-status', 'fr-ca')).body).toContain('href="/fr-ca/order-status"');
  });

  test('sections have ids from their headings, in any script', async () => {
    const { body, sections } = await article('returns', 'ja-jp');
    expect(sections[0]).toEqual({ anchor: 'part-手順', title: '手順' });
    expect(body).toContain('<h2 id="part-手順">手順</h2>');
  });

  test('answers of questions are resolved, too', async () => {
    const { faq } = await article('mounting', 'de-de');
    expect(faq[0]?.answer).toContain('<a href="/de-de/stores">Laden an der Grube</a>');
  });

  test('a wide table is scrollable by keyboard', async () => {
    expect((await article('ski-length')).body).toMatch(
      /<div data-wide tabindex="0"><table>[\s\S]+<\/table><\/div>/,
    );
  });
});

test('while the image service is down, text and pictures stay', async () => {
  await shop.coldSources();
  await shop.breakSource({ source: 'imagery', status: 503 });
  expect((await article('wax-and-edges')).body).toContain('<figure><img');
  await shop.mendSources();
});

describe('an entry with unsafe markup', () => {
  test('keeps its text and no script', async () => {
    const { body, faq, title } = await article('hostile');
    expect(title).toContain('<script>');
    for (const html of [body, ...faq.map(({ answer }) => answer)]) {
      expect(html).toContain('Words <a>that run</a>');
      expect(html).not.toMatch(/<(?:script|style|svg|math|iframe|form|input|object|embed|base)\b/i);
      expect(html).not.toMatch(/\son\w+\s*=|\sstyle=|\sclass=|\sid="root"|javascript:|vbscript:|data:/i);
      expect(html).toContain('<a href="//e.example/">that lead away</a>');
      expect(html).toContain('<a href="https://e.example/" target="_blank" rel="noopener noreferrer">');
      expect(html).toContain('<a href="/en-us/about">that are ours</a>');
    }
  });

  test('broken links keep their text, broken embeds are dropped', async () => {
    const { body } = await article('hostile', 'de-de');
    expect(body).toContain('<p>An entry that is not there, ');
    expect(body).toContain('a <a href="/de-de/about">page that is</a>.</p>');
    expect(body).not.toContain('<figure');
  });

  test('below the article’s own heading it has no first-level headings', async () => {
    expect((await article('hostile')).body).toMatch(/^<h2 id="part-[^"]+">A heading that wants/);
  });

  test('is neither listed nor searchable', async () => {
    const { data } = await shop.visitor().ask<{
      supportArticles: { totalCount: number; edges: { node: { handle: string } }[] };
      supportSearch: { totalCount: number };
    }>('{ supportArticles(first: 100) { totalCount edges { node { handle } } } supportSearch(query: "hostile script onerror") { totalCount } }');
    expect(data.supportArticles.edges.map(({ node }) => node.handle)).not.toContain('hostile');
    expect(data.supportArticles.totalCount).toBeGreaterThanOrEqual(18);
    expect(data.supportSearch.totalCount).toBe(0);
  });

  test('as a page it has a single first-level heading', async () => {
    const { data, errors } = await shop.visitor().ask<{
      page: {
        blocks: { __typename: string; html?: string }[];
        seo: { isHidden: boolean };
        alternates: object[];
      };
    }>('{ page(handle: "hostile") { seo { isHidden } alternates { path } blocks { __typename ... on TextBlock { html } } } }');
    expect(errors).toEqual([]);
    expect(data.page.seo.isHidden).toBe(true);
    expect(data.page.alternates).toEqual([]);
    const texts = data.page.blocks.filter(({ __typename: type }) => type === 'TextBlock');
    expect(texts).toHaveLength(1);
    expect(texts[0]?.html?.match(/<h1/g)).toHaveLength(1);
  });
});

test('a text without absolute links and pictures costs only its entry’s call', async () => {
  await shop.coldSources();
  const { log } = await shop.visitor().ask('{ supportArticle(handle: "pole-length") { body } }');
  expect(callsBySource(log.records)).toEqual({ delivery: 1 });
});
