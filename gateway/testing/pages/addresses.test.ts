/** URLs: at most one redirect, the same page for every visitor, and a canonical link. */
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHead } from './crawler.ts';
import { openSite, type Site } from '../shop/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

interface Answer {
  status: number | undefined;
  location: string | undefined;
}

/** Requests a path as written: clients that normalise it would hide errors. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port: new URL(site.url).port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}

test.each([
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
  [
    'a language that the country does not offer',
    '/pl-pl/p/lodestar-98?color=Bone',
    '/en-pl/p/lodestar-98?color=Bone',
  ],
  ['… that content has', '/fr-us/p/lodestar-98', '/en-us/p/lodestar-98'],
  ['… alone', '/fr-us', '/'],
  ['… of a country with several languages', '/nl-ch/country', '/en-ch/country'],
  ['… of a country that is not offered', '/ko-kr/c/skis', '/en-kr/c/skis'],
  ['… of a page that moved', '/pl-pl/blade?a=1', '/en-pl/c/skis/piste?a=1'],
  ['… of a page that editors moved', '/nl-nl/catalogue', '/en-nl/c/skis'],
  ['dot segments that leave the prefix', '/en-us/../c/skis', '/en-us/c/skis'],
])('%s: %s redirects to %s, once', async (_, path, location) => {
  expect(await ask(path)).toEqual({ status: 301, location });
  const next = await ask(location);
  expect(next.location).toBeUndefined();
  expect(next.status).toBe(/evil/.test(path) ? 404 : 200);
});

describe('a language or a country alone redirects to a market, uncached', () => {
  test.each<[string, string, Record<string, string>, string]>([
    ['the location offers the language', '/de', { 'cf-ipcountry': 'AT' }, '/de-at'],
    ['the location does not', '/de', { 'cf-ipcountry': 'US' }, '/de-de'],
    ['the browser names the country', '/de/', { 'cf-ipcountry': 'US', 'accept-language': 'de-CH,de;q=0.9' }, '/de-ch'],
    ['the browser prefers one of the country’s languages', '/at?ref=mail', { 'accept-language': 'de' }, '/de-at?ref=mail'],
    ['a language of many countries, from none of them', '/en', { 'cf-ipcountry': 'BR' }, '/'],
    ['a language of many countries, from one of them', '/en', { 'cf-ipcountry': 'GB' }, '/en-gb'],
    ['an unknown location', '/de', { 'cf-ipcountry': 'XX' }, '/de-de'],
  ])('%s', async (_, path, headers, location) => {
    const answer = await site.get(path, headers);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      302, location, 'private, no-store',
    ]);
  }); // oxfmt-ignore

  test('also while geolocation is down', async () => {
    await site.breakSource({ source: 'spend', drop: true });
    expect((await site.get('/de')).headers.get('location')).toBe('/de-de');
    await site.mendSources();
  });
});

test.each([
  ['the home page has no prefix', '/', 200],
  ['any two-letter country is a locale', '/de-zz', 200],
  ['the locale of everywhere else', '/en-global', 200],
  ['an unknown language and country', '/xx-yy', 404],
  ['… with a page behind it', '/xx-yy/c/skis', 404],
  ['an unknown country', '/en-usa', 404],
  ['an unknown page', '/en-us/no-such-page', 404],
  ['an unknown product', '/de-de/p/no-such-ski', 404],
  ['a withdrawn product', '/en-us/p/lodestar-88', 410],
])('%s: %s returns %i', async (_, path, status) => {
  expect(await ask(path)).toEqual({ status, location: undefined });
});

async function htmlFor(path: string, headers: Record<string, string>): Promise<string> {
  const { status, text } = await site.get(path, headers);
  expect(status).toBe(200);
  return text;
}

test.each(['/', '/en-us/p/lodestar-98'])('%s is the same page for everyone', async (path) => {
  const plain = await htmlFor(path, {});
  for (const country of ['JP', 'DE', 'BR', 'XX', 'T1', 'not a country']) {
    expect(await htmlFor(path, { 'cf-ipcountry': country }), country).toBe(plain);
  }
  expect(await htmlFor(path, { 'accept-language': 'ja,de;q=0.5' })).toBe(plain);
  const crawler = {
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'cf-ipcountry': 'DE',
  };
  expect(await htmlFor(path, crawler)).toBe(plain);
});

test('the country from the CDN is returned in lower case and not cached', async () => {
  const { text, headers } = await site.get('/api/geolocation', { 'cf-ipcountry': 'JP' });
  expect(JSON.parse(text)).toEqual({ country: 'jp' });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

interface HeadLinks {
  status: number;
  language: string | null;
  canonical: string | null;
  /** URLs by hreflang. */
  alternates: Record<string, string>;
}

async function headOf(address: string): Promise<HeadLinks> {
  const { status, text } = await site.get(address);
  const { language, canonical, alternates } = readHead(text);
  return { status, language, canonical, alternates: Object.fromEntries(alternates) };
}

describe('alternates of a page', () => {
  /** Some of the locales of a page for all markets. */
  const everywhere = ['de-DE', 'de-CH', 'ja-JP', 'fr-CA', 'en-US', 'en', 'x-default'];

  test.each([
    ['home', '/', everywhere],
    ['content page', '/en-us/about', everywhere],
    ['pro programme', '/en-us/pro', everywhere],
    // The association is American.
    ['instructors', '/en-us/psia', ['en-CA', 'fr-CA', 'en-US', 'x-default']],
    ['country selector', '/en-us/country', everywhere],
    ['category', '/en-us/c/skis', everywhere],
    ['product', '/en-us/p/lodestar-98', everywhere],
  ])('%s: each exists, lists itself, and all list each other', async (_, path, some) => {
    const { alternates } = await headOf(path);
    expect(alternates).toMatchObject({ 'x-default': site.origin + path, 'en-US': site.origin + path });
    expect(Object.keys(alternates)).toEqual(expect.arrayContaining(some));
    const locales = Object.entries(alternates).filter(([hreflang]) => hreflang !== 'x-default');
    for (const [hreflang, address] of locales) {
      expect(await headOf(address), address).toEqual({
        status: 200,
        language: hreflang,
        canonical: address,
        alternates,
      });
    }
  });

  test('a product that some countries lack has alternates for the others only', async () => {
    const { alternates, canonical } = await headOf('/de-de/p/ropeway-106');
    expect(canonical).toBe(`${site.origin}/de-de/p/ropeway-106`);
    expect(alternates).toMatchObject({ 'de-DE': canonical });
    expect(alternates).not.toHaveProperty('en-US');
    expect(alternates).not.toHaveProperty('x-default');
    expect((await headOf('/en-us/p/ropeway-106')).status).toBe(404);
  });

  test.each([
    ['the cart', '/en-us/cart'],
    ['the account', '/en-us/account'],
    ['opening an account', '/en-us/account/create'],
    ['looking up an order', '/en-us/order-status'],
    ['a filtered list', '/en-us/c/skis?color=Green'],
    ['an unknown page', '/en-us/no-such-page'],
    ['an unknown locale', '/xx-yy/c/skis'],
    ['a withdrawn product', '/en-us/p/lodestar-88'],
  ])('%s has no alternates', async (_, path) => {
    const { alternates, canonical } = await headOf(path);
    expect({ alternates, canonical }).toEqual({ alternates: {}, canonical: null });
  });

  test.each([
    ['/en-kr/c/skis', '/en-global/c/skis'],
    ['/de-zz', '/en-global'],
    ['/en-uk/about', '/en-gb/about'],
  ])('%s is not offered, and its canonical link is %s', async (path, offered) => {
    const { status, canonical } = await headOf(path);
    expect({ status, canonical }).toEqual({ status: 200, canonical: site.origin + offered });
    expect((await headOf(offered)).canonical).toBe(canonical);
  });
});
