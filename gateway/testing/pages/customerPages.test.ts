/** Server-rendered pages for signed-in customers: orders, and pro status. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEveryWord, type EveryWord } from '../../../client/wording/testEveryArea.ts';
import { Browser } from '../shop/browser.ts';
import { readPage, type ReadPage } from './readPage.ts';
import { openSite, type Site } from '../shop/site.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';

/** On sale for everyone in every store. */
const onSale = '/p/windlass-12?color=coal&brake-width=100+mm';

let site: Site;
beforeAll(async () => {
  site = await openSite(withoutBotProtection);
});
afterAll(() => site.close());

interface Customer {
  browser: Browser;
  t: EveryWord;
  /** A page of the market. */
  open(path: string, expected?: number): Promise<ReadPage>;
}

/** @param who signed-in customer; null for a guest. */
async function customer(who: string | null, lang: string): Promise<Customer> {
  const browser = new Browser(site.url);
  if (who !== null) await browser.signIn(who, lang);
  const query = 'query ($locale: Locale!) @inContext(locale: $locale) { wording }';
  const { body } = await browser.ask<{ wording: Record<string, string> }>(query, { locale: lang });
  return {
    browser,
    t: createEveryWord(lang.slice(0, 2), body.data?.wording ?? {}),
    async open(path, expected = 200) {
      const { status, text } = await browser.get(`/${lang}${path}`);
      expect(status, path).toBe(expected);
      return readPage(text);
    },
  };
}

test.each(['/', '/account', '/p/lodestar-98'])(
  'of %s browsers store nothing while signed in: Back must not show it after signing out',
  async (path) => {
    const { browser } = await customer('shopper.us', 'en-us');
    const kept = async () => (await browser.get(`/en-us${path}`)).headers.get('cache-control');
    expect(await kept()).toBe('private, no-store');
    await browser.signOut('en-us');
    expect(await kept()).toMatch(path === '/account' ? /^private, / : /^public, /);
  },
);

describe('orders', () => {
  test.each([
    ['en-us', 'shopper.us', 6, 10024, 2, 10030],
    ['de-de', 'shopper.eu', 3, 50011, 1, 50020],
    ['ja-jp', 'shopper.us', 6, 10023, 1, 50011],
  ])('on %s %s has %d; one lists its parcels, and others’ are not found', async (...row) => {
    const [lang, who, orders, order, parcels, othersOrder] = row;
    const { open, t } = await customer(who, lang);
    const list = await open('/account/orders');
    expect(list.texts('h1')).toEqual([t('orders.title')]);
    expect(list.texts('main article')).toHaveLength(orders);
    const title = t('orders.number', { number: String(order) });
    expect(list.texts(`main a[href="/${lang}/account/orders/${order}"]`)).toEqual([title]);

    const page = await open(`/account/orders/${order}`);
    expect(page.texts('h1')).toEqual([title]);
    expect(page.texts('main h2')).toContain(t('order.lines'));
    const tracking = 'main a[href^="https://parcels.skarn.example/"]';
    expect(page.texts(tracking)).toHaveLength(parcels);
    expect(page.attributes(tracking, 'href')[0]).toContain(`/SK${order}`);
    expect(page.attributes(tracking, 'target')[0]).toBe('_blank');
    expect(page.attributes(tracking, 'rel')[0]).toContain('noopener');
    expect(page.texts(tracking)[0]).toContain(t('parcel.newTab'));

    const notFound = await open(`/account/orders/${othersOrder}`, 404);
    expect(notFound.texts('h1')).toEqual([t('error.notFound')]);
  });
});

/** The product's current price: the last one shown, in currency units. */
function priceOn(page: ReadPage): string {
  const [price = ''] = page.texts('main [data-size="large"]');
  return price.match(/\$[\d,.]+|[\d.,]+\s?€|￥[\d,]+|[\d\s]+\s?kr/g)?.at(-1) ?? price;
}

const amount = (text: string) => Number(text.replaceAll(/\D/g, ''));

describe('a pro', () => {
  test.each([
    ['pro.us', 'en-us'],
    ['pro.ca', 'en-ca'],
    ['pro.eu', 'de-de'],
  ])('%s on %s pays less than a guest, sees no sale, and sees the spend meter', async (who, lang) => {
    const guest = await customer(null, lang);
    const guestPage = await guest.open(onSale);
    expect(guestPage.texts('main span')).toContain(guest.t('tag.sale'));
    expect(guestPage.text).not.toContain(guest.t('pro.meter.title'));

    const pro = await customer(who, lang);
    const page = await pro.open(onSale);
    expect(amount(priceOn(page))).toBeLessThan(amount(priceOn(guestPage)));
    expect(page.texts('main span')).not.toContain(pro.t('tag.sale'));
    expect(page.text).not.toContain(pro.t('price.sale'));
    expect(page.text).toContain(pro.t('pro.meter.title'));
    const standing = await pro.open('/pro');
    expect(standing.texts('h2')).toContain(pro.t('pro.standing.title'));
    expect(standing.text).not.toContain(pro.t('pro.standing.NOT_HERE'));

    // Signed out again: standard prices, and no spend.
    await pro.browser.signOut(lang);
    const after = await pro.open(onSale);
    expect(priceOn(after)).toBe(priceOn(guestPage));
    expect(after.text).not.toContain(pro.t('pro.meter.title'));
  });

  test.each([
    ['pro.us', 'ja-jp'],
    ['pro.no', 'no-no'],
    ['pro.no', 'en-no'],
  ])('%s on %s is a member, and pays the standard price', async (who, lang) => {
    const guest = await customer(null, lang);
    const pro = await customer(who, lang);
    const page = await pro.open(onSale);
    expect(priceOn(page)).toMatch(/\d/);
    expect(priceOn(page)).toBe(priceOn(await guest.open(onSale)));
    const standing = await pro.open('/pro');
    expect(standing.texts('h2')).toContain(pro.t('pro.standing.title'));
    expect(standing.text).toContain(pro.t('pro.standing.NOT_HERE'));
    if (lang !== 'ja-jp') return;
    expect(page.text).not.toContain(pro.t('pro.meter.title'));
    for (const { text } of [standing, await pro.open('/account')])
      expect(text).not.toContain(pro.t('pro.meter.down'));
  });

  test.each([
    ['expired.pro', 'EXPIRED'],
    ['odd.pro', 'MALFORMED'],
  ] as const)(
    'with an expired membership, %s, is told so, and pays the standard price',
    async (who, status) => {
      const guest = await customer(null, 'en-us');
      const { open, t } = await customer(who, 'en-us');
      const standing = await open('/pro');
      expect(standing.text).toContain(t(`pro.standing.${status}`));
      expect(standing.texts('main a[href="/en-us/pro/signup"]')).toEqual([t('pro.join.enter')]);
      const page = await open(onSale);
      expect(priceOn(page)).toBe(priceOn(await guest.open(onSale)));
      expect(page.text).not.toContain(t('pro.meter.title'));
    },
  );

  test('a customer signs in on the way to the code form', async () => {
    const { open, t } = await customer(null, 'en-us');
    const page = await open('/pro');
    const next = encodeURIComponent('/en-us/pro/signup');
    expect(page.texts(`main a[href="/en-us/account?next=${next}"]`)).toEqual([t('pro.join.signIn')]);
    expect(page.texts('main a[href="/en-us/pro/create"]')).toEqual([t('pro.join.create')]);
  });

  test('a member has no code form', async () => {
    const { browser } = await customer('pro.us', 'en-us');
    const answer = await browser.fetch('/en-us/pro/signup', { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/en-us/pro']);
  });
});
