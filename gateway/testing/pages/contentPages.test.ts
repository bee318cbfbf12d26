/** Server-rendered editorial pages: landing pages, error pages, support, the team, the countries. */
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

describe('an unknown path', () => {
  test.each([
    ['/en-us/no/such/level', 'Page not found', 'Nothing down here', '/', 'Back to the homepage'],
    ['/en-us/c/skis/no-such', 'Page not found', 'Nothing down here', '/', 'Back to the homepage'],
    ['/de-de/no/such/level', 'Seite nicht gefunden', 'Hier unten ist nichts', '/de-de', 'Zur Startseite'],
    ['/fr-fr/c/skis/nulle-part', 'Page introuvable', 'Il n’y a rien ici', '/fr-fr', 'Retour à l’accueil'],
  ])('%s returns 404 with the editors’ content', async (path, heading, managed, home, wayHome) => {
    const page = await open(path, 404);
    expect(page.title.toLowerCase()).toBe(`${heading} | Skarn`.toLowerCase());
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.texts('main h2')).toContain(managed);
    expect(page.texts(`main a[href="${home}"]`)).toContain(wayHome);
    // Error-page sizes (catalogue.md 9).
    const files = page.attributes('main picture source', 'srcset').join(' ');
    const sizes = [...files.matchAll(/w=(\d+)&h=(\d+)/g)].map(([, width, height]) => `${width}x${height}`);
    expect(sizes).toEqual(expect.arrayContaining(['430x459', '718x199', '1150x319', '1390x386']));
  });

  test('also links to the home page in the interface’s own words', async () => {
    const page = await open('/fr-fr/c/skis/nulle-part', 404);
    expect(page.texts('main a[href="/fr-fr"]')).toContain('Retour à l’accueil');
  });

  test.each(['/en-us/c/', '/en-us/c/all-mountain', '/en-us/team/nobody'])('%s is one too', async (path) => {
    await open(path, 404);
  });
});

describe('a landing page', () => {
  test.each([
    ['/en-us/l/the-press', 'The press'],
    ['/de-de/l/the-press', 'Die Presse'],
  ])('%s has its title, heading and address', async (path, heading) => {
    const { text } = await site.get(path);
    const head = readHead(text);
    expect(head.titles).toEqual([`${heading} | Skarn`]);
    expect(head.canonical).toBe(site.origin + path);
    expect(head.description).toMatch(/\S{3}/);
    expect(readPage(text).texts('h1')).toEqual([heading]);
  });

  test('does not exist in a region where it is not published', async () => {
    await open('/ja-jp/l/first-snow', 404);
    await open('/de-de/l/first-snow');
  });
});

test('the test store shows what the request resolved to', async () => {
  const page = await open('/de-de/test-store');
  expect(page.texts('h1')).toEqual(['Testladen']);
  const [main] = page.texts('main');
  expect(main).toContain('Deutschland (de)');
  expect(main).toContain('EUR');
});

describe('support', () => {
  test.each([
    ['/en-us/support', 'Support'],
    ['/de-de/support', 'Hilfe'],
  ])('%s lists its topics', async (path, heading) => {
    const page = await open(path);
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.texts('main li').length).toBeGreaterThan(18);
  });

  test.each([
    [
      '/en-us/support?q=forgot+my+password',
      'Your account and password',
      '/en-us/support/account-and-password',
    ],
    ['/de-de/support?q=Rueckgabe', 'Rückgabe und Umtausch', '/de-de/support/returns'],
    [
      '/en-us/support?q=brake+width',
      'Bindings: brake, boot and release',
      '/en-us/support/bindings-brakes-and-boots',
    ],
  ])('%s answers the question without scripts', async (path, answer, address) => {
    const page = await open(path);
    expect(page.texts('main li h3')[0]).toBe(answer);
    expect(page.attributes('main li h3 a', 'href')[0]).toBe(address);
    expect(page.attributes('main form', 'action')).toEqual([path.split('?')[0]]);
    expect(page.attributes('main form input[name]', 'name')).toEqual(['q']);
    expect((await open(address)).texts('h1')).toEqual([answer]);
  });

  test('an article has structured data for its question, and alternates', async () => {
    const { text } = await site.get('/de-de/support/returns');
    const items = readStructuredData(text);
    expect(items.map((item) => item['@type'])).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(items[0]).toMatchObject({
      mainEntity: expect.arrayContaining([
        expect.objectContaining({ name: 'Kann ich gegen eine andere Größe tauschen?' }),
      ]),
    });
    const { canonical, alternates } = readHead(text);
    expect(canonical).toBe(`${site.origin}/de-de/support/returns`);
    expect(alternates.get('ja-JP')).toBe(`${site.origin}/ja-jp/support/returns`);
  });

  test('old URLs redirect to articles', async () => {
    const { status, headers } = await site.get('/de-de/size-guide');
    expect([status, headers.get('location')]).toEqual([301, '/de-de/support/ski-length']);
  });

  test('an article links to a category of the shop, and its picture has an alternative text', async () => {
    const page = await open('/en-us/support/wax-and-edges');
    expect(page.texts('main article a[href="/en-us/c/accessories/tuning"]')).toContain('tuning');
    expect(page.attributes('figure img', 'alt')[0]).toMatch(/wax bench/);
  });
});

test.each(['/en-us/hostile', '/de-de/support/hostile'])(
  '%s, a hostile entry, is rendered as text',
  async (path) => {
    const page = await open(path);
    expect(page.texts('h1')).toHaveLength(1);
    expect(page.text).toContain('What was never closed');
    expect(page.attributes('meta[name="robots"]', 'content')).toEqual(['noindex, follow']);
    expect(page.texts('footer')).not.toEqual([]);
    expect(page.texts('main :is(iframe, form:not([role="search"]), object, embed)')).toEqual([]);
    // Only those of late parts, which hold early presses.
    expect(page.texts('main script:not([type])')).toHaveLength(
      page.texts('main [data-late] > script').length,
    );
  },
);

describe('the team', () => {
  test('is listed in Japanese, and each member has a page that links back', async () => {
    const team = await open('/ja-jp/team');
    expect(team.texts('h1')).toEqual(['チーム']);
    expect(team.texts('main article')).toHaveLength(10);
    expect(team.texts('main article a[href="/ja-jp/team/rin-hoshikawa"]')).toEqual(['Rin Hoshikawa']);
    const rin = await open('/ja-jp/team/rin-hoshikawa');
    expect(rin.texts('h1')).toEqual(['Rin Hoshikawa']);
    expect(rin.text).toContain('膝が話す。私はそれを速く聞くだけ。');
    expect(rin.attributes('nav[aria-label="パンくずリスト"] a', 'href').at(-1)).toBe('/ja-jp/team');
  });

  test('a member without a text has a page as well', async () => {
    const page = await open('/en-us/team/hanna-bly');
    expect(page.texts('h1')).toEqual(['Hanna Bly']);
    expect(page.text).toContain('New to the team');
  });

  test('and the circus are linked in the footer', async () => {
    const page = await open('/de-de/country');
    expect(page.texts('footer a[href="/de-de/traveling-circus"]')).toEqual(['Wanderzirkus']);
    expect(page.texts('footer a[href="/de-de/team"]')).toEqual(['Team']);
    expect((await open('/de-de/team')).texts('h1')).toEqual(['Das Team']);
  });

  test('structured data describes a member', async () => {
    const [profile] = readStructuredData((await site.get('/en-us/team/dell-okafor')).text);
    expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: { jobTitle: 'Para-alpine' } });
  });
});

test('an invalid preview secret shows the public page', async () => {
  const page = await open('/de-de/next-winter?preview=guess', 404);
  expect(page.texts('a')).not.toContain('Vorschau verlassen');
});

test('without scripts the search control is a link to the search page', async () => {
  const page = await open('/en-us/about');
  expect(page.attributes('header a[href="/en-us/search"]', 'href')).toEqual(['/en-us/search']);
});
