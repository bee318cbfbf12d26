/** Server-rendered categories, products, search results, stores and the country selector. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHead, readStructuredData } from './crawler.ts';
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

describe('a category', () => {
  test.each([
    ['/en-us/c/skis?utm_source=mail', '/en-us/c/skis'],
    ['/en-us/c/skis?sort=newest', '/en-us/c/skis'],
    ['/en-us/c/skis?page=2', '/en-us/c/skis?page=2'],
    ['/en-us/c/skis/all-mountain/wide/', '/en-us/c/skis/all-mountain/wide'],
  ])('%s is indexed as %s', async (path, canonical) => {
    const head = readHead((await site.get(path)).text);
    expect([head.robots, head.canonical]).toEqual([null, site.origin + canonical]);
  });

  test.each(['/en-us/c/skis?price=250..900', '/en-us/c/skis?color=Green'])(
    '%s is not indexed',
    async (path) => {
      const head = readHead((await site.get(path)).text);
      // Not both: a noindex page has no canonical link.
      expect([head.robots, head.canonical]).toEqual(['noindex, follow', null]);
    },
  );

  test('is readable without scripts: 24 products, each a link', async () => {
    const page = await open('/en-us/c/skis');
    expect(page.texts('main article')).toHaveLength(24);
    expect(page.attributes('main article h3 a', 'href').every((href) => href?.startsWith('/en-us/p/'))).toBe(
      true,
    );
  });

  test.each([
    ['/en-us/c/skis', 'Where are you headed?', 'All products'],
    ['/fr-fr/c/accessories', 'De quoi avez-vous besoin ?', 'Tous les produits'],
  ])('%s starts with its sub-categories, above its products', async (path, heading, words) => {
    const { text } = await site.get(path);
    const page = readPage(text);
    const group = 'main nav:has(h2)';
    expect(page.texts(`${group} h2`)).toEqual([heading]);
    const links = page.attributes(`${group} li a`, 'href');
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) expect(href).toMatch(new RegExp(`^${path}/[a-z-]+$`));
    expect(page.attributes(`${group} li img`, 'src')).toHaveLength(links.length);
    expect(page.texts(`${group} a[href="#clp-main"]`)).toEqual([words]);
    expect(text.indexOf(heading)).toBeLessThan(text.indexOf('<article'));
  });

  test('below the top level has no groups: its children are listed by name', async () => {
    const page = await open('/en-us/c/skis/touring');
    expect(page.texts('main nav:has(h2)')).toEqual([]);
    expect(page.attributes('main nav[aria-label^="Within"] a', 'href')).toContain(
      '/en-us/c/skis/touring/light',
    );
  });

  test('filtered by color shows and links its products in that color', async () => {
    const page = await open('/en-us/c/skis?color=Green');
    expect(page.texts('main article a[href="/en-us/p/lodestar-98?color=spruce"]')).toEqual(['Lodestar 98']);
    const chosen = 'main article:has(a[href="/en-us/p/lodestar-98?color=spruce"]) input[checked]';
    expect(page.attributes(chosen, 'value')).toEqual(['Spruce']);
  });

  test('sorted by price starts with the cheapest', async () => {
    const page = await open('/en-us/c/poles?sort=price-asc');
    const prices = page
      .texts('main article')
      .map((text) => Math.min(...[...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, price]) => Number(price))));
    expect(prices.length).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('without results links to the list without the costliest filter', async () => {
    const page = await open('/en-us/c/skis?color=Green&price=1..2');
    expect(page.texts('main h2')).toContain('No products match these filters.');
    expect(page.texts('main a[href="/en-us/c/skis?color=Green"]').at(-1)).toMatch(
      /^Without “Price”: \d+ products$/,
    );
  });
});

describe('a product', () => {
  test('shows its price without scripts, and preloads its first picture', async () => {
    const { text } = await site.get('/en-us/p/lodestar-98');
    const page = readPage(text);
    expect(page.texts('h1')).toEqual(['Lodestar 98']);
    expect(page.texts('main [data-size="large"]')[0]).toBe('$790.00 – $810.00');
    expect(text).toMatch(/<link rel="preload" as="image"/);
    const head = readHead(text);
    expect(head.titles[0]).toMatch(/^Lodestar 98/);
    expect(head.language).toBe('en-US');
    expect(head.canonical).toBe(`${site.origin}/en-us/p/lodestar-98`);
  });

  test('selects the variant of its URL in any letter case, ignoring other parameters', async () => {
    const page = await open('/en-us/p/lodestar-98?color=QUARTZ&length=177&wax=red');
    const chosen = page.attributes('main input[checked]', 'value');
    expect(chosen.slice(0, 2)).toEqual(['Quartz', '177']);
    expect(page.text).toContain('Want it when it’s back?');
  });

  test('that was withdrawn returns 410 with other products and a link home', async () => {
    const page = await open('/de-de/p/lodestar-88', 410);
    expect(page.title).toBe('Produkt nicht erhältlich | Skarn');
    expect(page.texts('h1')).toEqual(['Dieses Produkt bauen wir nicht mehr']);
    expect(page.texts('h2')).toContain('Das gibt es');
    expect(page.texts('article h3').length).toBeGreaterThan(3);
    expect(page.texts('a[href="/de-de"]')).toContain('Zur Startseite');
  });
});

describe('the search page', () => {
  test('finds products despite a typing error', async () => {
    const page = await open('/en-us/search?q=lodestr');
    expect(page.title).toBe('lodestr – Search | Skarn');
    expect(page.texts('h1')).toEqual(['Results for “lodestr”']);
    expect(page.texts('article h3')[0]).toContain('Lodestar');
  });

  test('shows other results beside the products, at their own URLs', async () => {
    expect((await open('/en-us/search?q=wax')).texts('[aria-labelledby="also-found"] a').length).toBe(3);
    const page = await open('/en-us/search?q=wax&type=support');
    const kinds = 'nav[aria-label="Result types"] a';
    expect(page.texts(`${kinds}[aria-current="page"]`)[0]).toMatch(/^Support/);
    expect(page.attributes(kinds, 'href')).toContain('/en-us/search?q=wax&type=support');
    expect(page.texts('main mark')[0]).toMatch(/wax/i);
    expect(page.attributes('main article a', 'href')[0]).toMatch(/^\/en-us\/support\//);
  });

  test('without results offers help, and links to the main categories', async () => {
    const page = await open('/en-us/search?q=xqzvkj');
    expect(page.texts('h2')).toEqual(
      expect.arrayContaining(['No results for “xqzvkj”', 'Or browse', 'A good place to start']),
    );
    expect(page.texts('output')[0]).toBe('No results');
    expect(page.attributes('main nav a', 'href')[0]).toBe('/en-us/c/skis');
  });

  test('finds German words written without umlauts', async () => {
    const page = await open('/de-de/search?q=rueckgabe&type=support');
    expect(page.title).toBe('rueckgabe – Suche | Skarn');
    expect(page.texts('main article h3')[0]).toBe('Rückgabe und Umtausch');
  });

  test('refuses a term that is too long, and keeps it in the field', async () => {
    const term = 'powder '.repeat(30).trim();
    const page = await open(`/en-us/search?${new URLSearchParams({ q: term })}`);
    expect(page.texts('main [role="alert"]')[0]).toContain('limited to 128 characters');
    expect(page.attributes('main input[type="search"]', 'value')).toEqual([term]);
  });

  test('has its field, facets and pages as forms and links without scripts', async () => {
    const page = await open('/en-us/search?q=ski');
    expect(new Set(page.attributes('main form', 'action'))).toEqual(new Set(['/en-us/search']));
    expect(page.attributes('main form input[type="hidden"]', 'name')).toEqual(['q']);
    const green = 'main form input[type="checkbox"][name="color"]';
    expect(page.attributes(green, 'value')).toContain('Green');
    // The page has both; the style sheet shows one, by the width of the screen.
    expect(page.texts('main button[type="submit"]').filter((text) => text === 'Apply')).toHaveLength(2);
    expect(page.texts('main a[href="/en-us/search?q=ski&page=2"]')).toEqual(['Show more']);
    expect((await open('/en-us/search?q=ski&page=2')).texts('main a[href="/en-us/search?q=ski"]')).toContain(
      'Show previous products',
    );
    expect((await open('/en-us/search?q=ski&color=Green')).texts('main article')).not.toEqual([]);
  });
});

describe('the stores', () => {
  test('near a place are structured data at one URL', async () => {
    const { text } = await site.get('/en-us/stores?place=Innsbruck');
    expect(text).toContain('Skarn Innsbruck');
    expect(readHead(text).canonical).toBe(`${site.origin}/en-us/stores`);
    const shops = readStructuredData(text).filter((item) => item['@type'] === 'SportingGoodsStore');
    expect(shops).toHaveLength(3);
    for (const shop of shops) {
      expect(shop).toMatchObject({
        address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
        geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
        openingHoursSpecification: expect.any(Array),
      });
    }
  });

  test('near an unknown place are none, and the page says so', async () => {
    const page = await open('/en-us/stores?place=Qwertzuiop');
    expect(page.text).toContain('We couldn’t find “Qwertzuiop”.');
    expect(page.texts('main h3')).toEqual([]);
  });

  test('far from all stores are the nearest three', async () => {
    const page = await open('/en-gb/stores?place=Reykjav%C3%ADk');
    expect(page.text).toContain('Nearest beyond that:');
    expect(page.texts('main h3')).toHaveLength(3);
  });

  test('are found without scripts: a form sends the place, and the map is a picture', async () => {
    const page = await open('/de-at/stores');
    expect(page.texts('h1')).toEqual(['Einen Laden finden']);
    expect(page.attributes('main form', 'action')[0]).toBe('/de-at/stores');
    expect(page.attributes('main form input[type="text"]', 'name')).toEqual(['place']);
    const found = await open('/de-at/stores?place=Innsbruck');
    expect(found.texts('main h2')[0]).toMatch(/Läden im Umkreis von 150 km um Innsbruck/);
    expect(found.texts('main h3')[0]).toBe('Skarn Innsbruck');
    expect(found.title).toContain('Innsbruck');
    expect(found.attributes('figure svg path', 'd').length).toBeGreaterThan(1);
    expect(found.texts('[data-cluster]').length).toBeGreaterThan(1);
  });
});

test('random picks beside a product are the same for every visitor', async () => {
  const relatedOn = async () =>
    readPage((await site.get('/en-us/p/canary-86')).text)
      .attributes('section:has(> h2) article h3 a', 'href')
      .join(' ');
  const first = await relatedOn();
  expect(first).not.toBe('');
  for (let visit = 0; visit < 5; visit += 1) expect(await relatedOn()).toBe(first);
});
