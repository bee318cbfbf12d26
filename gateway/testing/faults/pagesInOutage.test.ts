/**
 * Server-rendered pages during a source outage, beyond those of the fault matrix, in the market's language. Behaviour
 * in an open page is tested in `e2e/platform/outage.spec.ts`.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEveryWord, type EveryWord } from '../../../client/wording/testEveryArea.ts';
import { Browser } from '../shop/browser.ts';
import { readPage, type ReadPage } from '../pages/readPage.ts';
import { openSite, type Site } from '../shop/site.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

let site: Site;
let shopper: Browser;
let customer: Browser;
/** Read in advance, so that it is cached while content is down. */
const words = new Map<string, EveryWord>();

async function open(path: string, expected: number, browser = new Browser(site.url)): Promise<ReadPage> {
  const { status, text } = await browser.get(path);
  expect(status, path).toBe(expected);
  return readPage(text);
}

async function variantOf(handle: string): Promise<string> {
  const { body } = await shopper.ask<{ product: { variants: { id: string }[] } }>(
    'query ($handle: String!) @inContext(locale: "en-us") { product(handle: $handle) { ... on Product { variants { id } } } }',
    { handle },
  );
  return body.data?.product.variants[0]?.id ?? '';
}

const addToCart = (id: string) =>
  shopper.mutate(
    `mutation ($id: ID!) @inContext(locale: "en-us") {
      addCartItem(input: { variantId: $id }) { ... on AddCartItemPayload { cart { totalQuantity } } } }`,
    { id },
  );

beforeAll(async () => {
  site = await openSite(withoutBotProtection);
  shopper = new Browser(site.url);
  customer = new Browser(site.url);
  await customer.signIn('shopper.us', 'en-us');
  for (const lang of ['en-us', 'it-it', 'sv-se']) {
    const query = 'query ($locale: Locale!) @inContext(locale: $locale) { wording }';
    const { body } = await shopper.ask<{ wording: Record<string, string> }>(query, { locale: lang });
    words.set(lang, createEveryWord(lang.slice(0, 2), body.data?.wording ?? {}));
  }
});
afterEach(() => site.mendSources());
afterAll(() => site.close());

test('spend down: the country is unknown, and products can be bought', async () => {
  await site.breakSource({ source: 'spend', status: 503 });
  const answer = await site.get('/api/geolocation', { 'cf-ipcountry': 'IS' });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { country: '' }]);
  expect((await open('/en-us/p/pinion-leash', 200)).text).toContain('In stock');
  const { text } = await addToCart(await variantOf('pinion-leash'));
  expect(text).toContain('"totalQuantity":1');
});

test('images down: a support article shows its text', async () => {
  await site.breakSource({ source: 'imagery', drop: true });
  expect((await open('/fr-fr/support/wax-and-edges', 200)).texts('h1')).toEqual(['Fart et carres']);
});

describe('search down', () => {
  test('the search page returns 503 and keeps the search term', async () => {
    await site.breakSource({ source: 'engine', drop: true });
    const page = await open('/en-us/search?q=xqzvkw', 503);
    expect(page.texts('main [role="alert"]').join(' ')).toContain('Search isn’t available right now.');
    expect(page.attributes('main input[type="search"]', 'value')).toEqual(['xqzvkw']);
  });

  test('a category lists its products without filters', async () => {
    await site.breakSource({ source: 'engine', drop: true });
    const page = await open('/en-us/c/accessories/tuning?price=1.37..987.65', 200);
    expect(page.texts('main article').length).toBeGreaterThan(3);
    expect(page.text).toContain('Filters aren’t available');
  });
});

describe('content down', () => {
  test('cached stores are still found, and places still suggested', async () => {
    await open('/en-us/stores', 200);
    await site.breakSource({ source: 'delivery', status: 503 });
    expect((await open('/en-us/stores?place=Boulder', 200)).texts('main h2')[0]).toMatch(/of Boulder$/);
    const { body } = await shopper.ask<{ market: { places: { name: string }[] } }>(
      'query @inContext(locale: "en-us") { market { places(query: "aspe") { name } } }',
    );
    expect(body.data?.market.places[0]?.name).toMatch(/^Aspen/);
  });

  test.each([
    '/it-it/p/timber-hitch-13',
    '/it-it/team/aurelio-bensi',
    '/it-it/blog?page=2',
    '/it-it/support',
    '/sv-se/traveling-circus',
    '/sv-se/traveling-circus/2024-25',
  ])('%s returns 503 in the market’s language, with a link home', async (path) => {
    await site.breakSource({ source: 'delivery', status: 500 });
    const lang = path.slice(1, 6);
    const page = await open(path, 503);
    expect(page.texts('h1')).toEqual([words.get(lang)?.('error.broke')]);
    expect(page.attributes('main a', 'href')).toEqual([`/${lang}`]);
  });
});

describe('commerce down', () => {
  test('a customer’s account reports that a service is unavailable', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    const page = await open('/en-us/account', 503, customer);
    expect(page.texts('h1')).toEqual([words.get('en-us')?.('error.broke')]);
    expect(page.text).toContain(words.get('en-us')?.('error.unavailableText'));
  });

  test('a guest is still asked to sign in', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    expect(
      (await open('/en-us/account', 200)).attributes('main input[type="password"]', 'name'),
    ).toHaveLength(1);
  });

  test('the cart page links to the home page and the main categories', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    const page = await open('/en-us/cart', 503, shopper);
    expect(page.texts('h1')).toEqual(['We can’t load your cart right now.']);
    expect(page.texts('main [role="alert"]').join(' ')).toContain('Your items are saved');
    expect(page.texts('main a')).toEqual(expect.arrayContaining(['Return to homepage', 'Skis']));
  });

  test('a product is shown without price and stock', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    const page = await open('/en-ca/p/level-nine-beanie', 200);
    expect(page.text).toContain('We can’t check stock right now');
  });

  test('a product is shown without related products', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    expect((await open('/fr-ca/p/ropeway-94', 200)).texts('h1')).toEqual(['Ropeway 94']);
  });

  test('a page with product hotspots is shown', async () => {
    await site.breakSource({ source: 'commerce', status: 500 });
    const page = await open('/en-ca/care', 200);
    expect(page.attributes('main li button', 'aria-label')).toContain('Tallow Wax');
  });
});
