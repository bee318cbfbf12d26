/** The header, end to end, also with missing or invalid headers (platform.md 8). */
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../../../testing/shop/listen.ts';
import { startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
let door: Listening;
/** Entries that replace the content service's headers; null for its own. */
let headers: object[] | null = null;

beforeAll(async () => {
  shop = await startShop({
    contentVia: async (target) => {
      const between = new Hono();
      between.all('*', async (c) => {
        const { pathname, search } = new URL(c.req.url);
        if (headers && /content_types\/header\/entries/.test(pathname)) return c.json({ entries: headers });
        const { method } = c.req;
        const body = method === 'GET' ? null : await c.req.text();
        const answer = await fetch(`${target}${pathname}${search}`, {
          method,
          headers: c.req.header(),
          body,
        });
        return c.body(await answer.text(), answer.status as 200, { 'content-type': 'application/json' });
      });
      door = await listen(between);
      return door.url;
    },
  });
});
beforeEach(async () => {
  headers = null;
  shop.reports.length = 0;
  await shop.coldSources();
});
afterAll(async () => {
  await shop.close();
  await door.close();
});

interface HeaderData {
  header: { alerts: { text: string }[]; mainNav: object[]; secondaryNav: object[] } | null;
}
const ask = (locale: string) =>
  shop.visitor().ask<HeaderData>(
    `query ($locale: Locale!) @inContext(locale: $locale) { header { alerts { text href }
      mainNav { link { text href } children { link { text } } } secondaryNav { link { text } } } }`,
    { locale },
  );

const alert = (text: string, regions: string[] = []) => ({ text, regions, link: null });
const header = (uid: string, more: object) => ({ uid, title: uid, locale: 'en-us', ...more });

describe('the header', () => {
  test.each([
    ['en-us', ['Free shipping on orders of $99.00 or more.']],
    // Two countries of one content region, whose sums differ.
    ['de-de', ['Kostenloser Versand ab 120,00 € Bestellwert.']],
    ['en-nl', ['Free shipping on orders of 250,00 € or more.']],
    [
      'en-ca',
      // Guests of the Canadian store are excluded from free shipping.
      ['Duties and taxes are included in the price. Nothing more to pay at the door.'],
    ],
    [
      'de-gb',
      ['Zu Ihnen liefern wir noch nicht. Die Preise sind die, mit denen Sie im Laden rechnen können.'],
    ],
  ])('of %s has the alerts of its region, in its language', async (locale, alerts) => {
    const { data, errors } = await ask(locale);
    expect(errors).toEqual([]);
    expect(data.header?.alerts.map(({ text }) => text)).toEqual(alerts);
    expect(data.header?.mainNav.length).toBeGreaterThan(2);
    expect(shop.reports).toEqual([]);
  });

  test('leaves an alert out whose sum is unknown', async () => {
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await ask('en-us');
    await shop.mendSources();
    expect([data.header?.alerts, errors]).toEqual([[], []]);
  });

  test('one that names the region takes precedence over one for all regions', async () => {
    headers = [
      header('for_all', { top_alert: [alert('for everybody')] }),
      header('for_japan', { regions: ['jp'], top_alert: [alert('for Japan'), alert('for Europe', ['eu'])] }),
    ];
    const alertsOf = async (locale: string) =>
      (await ask(locale)).data.header?.alerts.map(({ text }) => text);
    expect(await alertsOf('en-jp')).toEqual(['for Japan']);
    expect(await alertsOf('en-us')).toEqual(['for everybody']);
    expect(shop.reports).toEqual([]);
  });
});

describe('a header that cannot be shown is left empty and logged', () => {
  test.each<[string, object[], string, string]>([
    ['no header at all', [], 'en-us', 'Header - No Results'],
    ['an empty header', [header('bare', {})], 'en-us', 'Header - No Results'],
    [
      'headers of other regions alone',
      [header('for_japan', { regions: ['jp'], top_alert: [alert('for Japan')] })],
      'en-us',
      'Header - No Region Match',
    ],
  ])('%s', async (_, entries, locale, message) => {
    headers = entries;
    const { data, errors } = await ask(locale);
    expect([data, errors]).toEqual([{ header: null }, []]);
    expect(shop.reports).toEqual([{ message, facts: { contentRegion: 'us' } }]);
  });

  test('a failing service is an error, not an empty header', async () => {
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { data, errors } = await ask('en-us');
    await shop.mendSources();
    expect(data).toEqual({ header: null });
    expect(errors[0]).toMatchObject({ extensions: { source: 'delivery' } });
    expect(shop.reports).toEqual([]);
  });
});
