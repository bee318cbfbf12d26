/** What an address owes to whoever asks for it: one redirect at most, the same page for everybody, its own name. */
import { get } from 'node:http';
import { type APIRequestContext } from '@playwright/test';
import { Shopper } from './shopper.ts';
import { expect, test } from './shopTest.ts';

interface Answer {
  status: number | undefined;
  location: string | undefined;
}

/** Asks for a path as it is written: clients that resolve it first would hide what matters. */
function asks(shop: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port: new URL(shop).port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}

const redirects = [
  ['a path without prefix', '/c/skis', '/en-us/c/skis'],
  ['a page of the editors without prefix', '/about', '/en-us/about'],
  ['a query is kept', '/c/skis?sort=price-asc&color=Green', '/en-us/c/skis?sort=price-asc&color=Green'],
  ['the default locale alone is the home page', '/en-us', '/'],
  ['… with a slash too', '/en-us/', '/'],
  ['… and keeps its query', '/en-us?ref=mail', '/?ref=mail'],
  ['a prefix in capitals', '/EN-US/c/skis', '/en-us/c/skis'],
  ['… alone, of another locale', '/DE-de', '/de-de'],
  ['another host after two slashes', '//evil.example', '/en-us/evil.example'],
  ['another host after a backslash', '/\\evil.example', '/en-us/evil.example'],
  ['another host after two backslashes', '/\\\\evil.example/c/skis', '/en-us/evil.example/c/skis'],
  ['another host as a path', '/https://evil.example', '/en-us/https://evil.example'],
  ['dots that climb out of the prefix', '/en-us/../c/skis', '/en-us/c/skis'],
] as const;

for (const [sentence, path, location] of redirects) {
  test(`${sentence}: ${path} leads to ${location}, and no further`, async ({ shop }) => {
    expect(await asks(shop.url, path)).toEqual({ status: 301, location });
    const next = await asks(shop.url, location);
    expect(next.location).toBeUndefined();
    expect(next.status).toBe(/evil/.test(path) ? 404 : 200);
  });
}

const answers = [
  ['the home page has no prefix', '/', 200],
  ['any two-letter country is a locale', '/de-zz', 200],
  ['the locale of everywhere else', '/en-global', 200],
  ['a language that the shop does not speak', '/xx-us', 404],
  ['… with a page behind it', '/xx-us/c/skis', 404],
  ['a country that is none', '/en-usa', 404],
  ['an unknown page', '/en-us/no-such-page', 404],
  ['an unknown product', '/de-de/p/no-such-ski', 404],
  ['a withdrawn product', '/en-us/p/lodestar-88', 410],
] as const;

for (const [sentence, path, status] of answers) {
  test(`${sentence}: ${path} answers ${status}`, async ({ shop }) => {
    expect(await asks(shop.url, path)).toEqual({ status, location: undefined });
  });
}

test('a redirect keeps the hash', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/c/skis#content');
  await expect(page).toHaveURL('/en-us/c/skis#content');
  await shopper.seesHeading('Skis');
});

/** The page as a visitor sees it, without what is new in each answer. */
async function htmlFor(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const response = await request.get(path, { headers, maxRedirects: 0 });
  expect(response.status()).toBe(200);
  // The records that the page came with are in the order in which the services happened to answer.
  return (await response.text())
    .replaceAll(/nonce="[^"]*"/g, '')
    .replace(/<script id="relay-records".*?<\/script>/s, '');
}

for (const path of ['/', '/en-us/p/lodestar-98']) {
  test(`${path} is the same page for everybody, wherever they come from`, async ({ request }) => {
    const plain = await htmlFor(request, path, {});
    for (const country of ['JP', 'DE', 'BR', 'XX', 'T1', 'not a country']) {
      expect(await htmlFor(request, path, { 'cf-ipcountry': country }), country).toBe(plain);
    }
    expect(await htmlFor(request, path, { 'accept-language': 'ja,de;q=0.5' })).toBe(plain);
    const crawler = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'cf-ipcountry': 'DE',
    };
    expect(await htmlFor(request, path, crawler)).toBe(plain);
  });
}

test('the country that an edge tells is answered in lower case, for nobody else to keep', async ({
  request,
}) => {
  const response = await request.get('/api/geolocation', { headers: { 'cf-ipcountry': 'JP' } });
  expect(await response.json()).toEqual({ country: 'jp' });
  expect(response.headers()['cache-control']).toBe('private, no-store');
});

interface HeadLinks {
  status: number;
  lang: string | undefined;
  canonical: string | undefined;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
}

async function headOf(request: APIRequestContext, path: string): Promise<HeadLinks> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const links = [...html.matchAll(/<link ([^>]*?)\/?>/g)].map(([, text = '']) => attributes(text));
  const named = (rel: string) => links.filter((link) => link['rel'] === rel);
  return {
    status: response.status(),
    lang: attributes(/<html ([^>]*)>/.exec(html)?.[1] ?? '')['lang'],
    canonical: named('canonical')[0]?.['href'],
    alternates: Object.fromEntries(
      named('alternate').map((link) => [link['hreflang'] ?? '', link['href'] ?? '']),
    ),
  };
}

function attributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

/** Some of the locales of what is shown to everybody. */
const everywhere = ['de-DE', 'de-CH', 'ja-JP', 'fr-CA', 'en-US', 'en', 'x-default'];

const translated = [
  ['home', '/', everywhere],
  ['content page', '/en-us/about', everywhere],
  ['pro programme', '/en-us/pro', everywhere],
  // The association is an American one.
  ['instructors', '/en-us/psia', ['en-CA', 'fr-CA', 'en-US', 'x-default']],
  ['country selector', '/en-us/country', everywhere],
  ['category', '/en-us/c/skis', everywhere],
  ['product', '/en-us/p/lodestar-98', everywhere],
] as const;

for (const [name, path, some] of translated) {
  test(`${name}: each locale of it is there, names itself, and all of them name each other`, async ({
    shop,
    request,
  }) => {
    test.slow();
    const { alternates } = await headOf(request, path);
    expect(alternates).toMatchObject({ 'x-default': shop.url + path, 'en-US': shop.url + path });
    expect(Object.keys(alternates)).toEqual(expect.arrayContaining([...some]));
    const locales = Object.entries(alternates).filter(([hreflang]) => hreflang !== 'x-default');
    for (const [hreflang, address] of locales) {
      expect(await headOf(request, address), address).toEqual({
        status: 200,
        lang: hreflang,
        canonical: address,
        alternates,
      });
    }
  });
}

test('a product that some countries do not have names the others only', async ({ shop, request }) => {
  const { alternates, canonical } = await headOf(request, '/de-de/p/ropeway-106');
  expect(canonical).toBe(`${shop.url}/de-de/p/ropeway-106`);
  expect(alternates).toMatchObject({ 'de-DE': canonical });
  expect(alternates).not.toHaveProperty('en-US');
  expect(alternates).not.toHaveProperty('x-default');
  expect((await headOf(request, '/en-us/p/ropeway-106')).status).toBe(404);
});

for (const [name, path] of [
  ['the cart', '/en-us/cart'],
  ['the account', '/en-us/account'],
  ['opening an account', '/en-us/account/create'],
  ['looking up an order', '/en-us/order-status'],
  ['a filtered list', '/en-us/c/skis?color=Green'],
  ['an unknown page', '/en-us/no-such-page'],
  ['an unknown locale', '/xx-us/c/skis'],
  ['a withdrawn product', '/en-us/p/lodestar-88'],
] as const) {
  test(`${name} has no other locales to name`, async ({ request }) => {
    const { alternates, canonical } = await headOf(request, path);
    expect({ alternates, canonical }).toEqual({ alternates: {}, canonical: undefined });
  });
}

for (const [path, offered] of [
  ['/fr-us/p/lodestar-98', '/en-us/p/lodestar-98'],
  ['/fr-us', '/'],
  ['/en-kr/c/skis', '/en-global/c/skis'],
  ['/de-zz', '/en-global'],
  ['/en-uk/about', '/en-gb/about'],
  ['/nl-nl/country', '/en-nl/country'],
] as const) {
  test(`${path} is not offered, and says which offered page it is: ${offered}`, async ({ shop, request }) => {
    const { status, canonical } = await headOf(request, path);
    expect({ status, canonical }).toEqual({ status: 200, canonical: shop.url + offered });
    expect((await headOf(request, offered)).canonical).toBe(canonical);
  });
}
