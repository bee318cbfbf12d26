/** Market fields from content, end to end: names, contact, canonical locale, password reset. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/shop/signedInVisitors.ts';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Names {
  market: { countryName: string; languageName: string; canonicalLocale: string };
}

describe('names', () => {
  test.each([
    ['de-de', 'Deutschland', 'Deutsch', 'de-de'],
    ['en-de', 'Germany', 'English', 'en-de'],
    ['ja-jp', '日本', '日本語', 'ja-jp'],
    ['en-global', 'Other countries', 'English', 'en-global'],
    ['de-global', 'Andere Länder', 'Deutsch', 'en-global'],
    ['en-uk', 'United Kingdom', 'English', 'en-gb'],
    ['nl-nl', 'Netherlands', 'English', 'en-nl'],
    ['en-kr', 'South Korea', 'English', 'en-global'],
  ])('%s is %s in %s, known as %s', async (locale, countryName, languageName, canonicalLocale) => {
    const { data, errors } = await shop
      .visitor()
      .ask<Names>(
        `query ($locale: Locale!) @inContext(locale: $locale) { market { countryName languageName canonicalLocale } }`,
        { locale },
      );
    expect(errors).toEqual([]);
    expect(data.market).toEqual({ countryName, languageName, canonicalLocale });
  });

  test('make no call for a country', async () => {
    await shop.coldSources();
    const { log } = await shop
      .visitor()
      .ask(`query @inContext(locale: "de-de") { market { countryName languageName canonicalLocale isPro } }`);
    expect(callsBySource(log.records)).toEqual({});
  });
});

describe('contact', () => {
  const text = `query ($locale: Locale!) @inContext(locale: $locale) { market { contact { region email phone } } }`;

  test.each([
    ['en-us', { region: 'us', email: 'us@skarn.example', phone: '+1 719 555 0142' }],
    ['de-ch', { region: 'eu', email: 'europe@skarn.example', phone: '+49 30 2312 5014' }],
    ['en-gb', { region: 'eu', email: 'europe@skarn.example', phone: '+49 30 2312 5014' }],
    ['en-uk', { region: 'uk', email: 'uk@skarn.example', phone: '+44 1632 960 142' }],
    // Japan has its own e-mail address, but only the general telephone number.
    ['ja-jp', { region: 'jp', email: 'japan@skarn.example', phone: '+46 980 319 209' }],
    // Without a contact region.
    ['es-es', { region: 'global', email: 'hello@skarn.example', phone: '+46 980 319 209' }],
    ['en-global', { region: 'global', email: 'hello@skarn.example', phone: '+46 980 319 209' }],
  ])('of %s', async (locale, contact) => {
    const { data, errors } = await shop.visitor().ask<{ market: object }>(text, { locale });
    expect(errors).toEqual([]);
    expect(data.market).toEqual({ contact });
  });

  test('is null with an error while the content service is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { data, errors } = await shop.visitor().ask(text, { locale: 'en-us' });
    expect(data).toEqual({ market: { contact: null } });
    expect(errors[0]).toMatchObject({ path: ['market', 'contact'], extensions: { source: 'delivery' } });
  });
});

describe('password reset', () => {
  const text = `query ($locale: Locale!) @inContext(locale: $locale) {
    market { passwordResets { account url } passwordResetUrl }
  }`;
  interface Resets {
    market: { passwordResets: { account: string; url: string | null }[]; passwordResetUrl: string | null };
  }
  const at = (store: string) => `https://skarn-${store}.skarn.example/login.php?action=reset_password`;
  const either = [
    { account: 'CUSTOMER', url: at('us') },
    { account: 'PRO', url: at('eu') },
  ];

  test.each([
    ['a guest', null, 'en-us', [{ account: 'ANY', url: at('us') }]],
    ['a guest', null, 'fr-ca', [{ account: 'ANY', url: at('ca') }]],
    ['a guest', null, 'de-de', [{ account: 'ANY', url: at('eu') }]],
    // Without a store: its customers are at the American one.
    ['a guest', null, 'ja-jp', [{ account: 'ANY', url: at('us') }]],
    ['a guest', null, 'en-pl', either],
    ['a guest', null, 'en-gb', either],
    ['a guest', null, 'de-ch', either],
    ['a European pro', 'pro.eu', 'en-pl', [{ account: 'ANY', url: at('eu') }]],
    ['a European pro', 'pro.eu', 'fr-ch', [{ account: 'ANY', url: at('eu') }]],
    ['a customer of the American store', 'shopper.us', 'en-gb', [{ account: 'ANY', url: at('us') }]],
    ['a customer of a store of other countries', 'shopper.ca', 'en-pl', either],
  ])('of %s (%s at %s) is replaced at the store that has the account', async (_, person, locale, resets) => {
    const visitor = person === null ? shop.visitor() : await signedIn(shop, person);
    await shop.coldSources();
    const { data, errors, log } = await visitor.ask<Resets>(text, { locale });
    expect(errors).toEqual([]);
    expect(data.market).toEqual({ passwordResets: resets, passwordResetUrl: resets[0]?.url });
    expect(callsBySource(log.records)).toEqual({ commerce: resets.length });
  });

  test('is null with an error while commerce is down', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'commerce', status: 503 });
    const { data, errors } = await shop.visitor().ask<Resets>(text, { locale: 'en-us' });
    expect(data.market).toEqual({ passwordResets: [{ account: 'ANY', url: null }], passwordResetUrl: null });
    expect(errors[0]).toMatchObject({ extensions: { source: 'commerce' } });
  });
});

test('a market is a pro market for its pros only', async () => {
  const text = `query ($locale: Locale!) @inContext(locale: $locale) { market { isPro } }`;
  const visitor = shop.visitor();
  const isPro = async (locale: string): Promise<unknown> =>
    (await visitor.ask<{ market: { isPro: boolean } }>(text, { locale })).data.market.isPro;
  expect(await isPro('en-us')).toBe(false);
  visitor.session.signIn('us', {
    id: 1003,
    email: 'pro.us@skarn.example',
    token: 'any',
    expiresAt: Date.now() + 60_000,
    groupId: 13,
    proRegion: 'pro',
    proUntil: null,
  });
  expect([await isPro('en-us'), await isPro('en-no'), await isPro('en-ca')]).toEqual([true, false, false]);
});
