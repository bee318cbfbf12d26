/** Market switch, end to end. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

interface Language {
  locale: string;
  name: string;
  isDefault: boolean;
  isCurrent: boolean;
  path: string;
  arrival: string;
  arrivalTitle: string | null;
}
interface Choice {
  country: string | null;
  name: string;
  isCurrent: boolean;
  hasShop: boolean;
  currency: { code: string };
  contactRegion: string;
  languages: Language[];
}

const choicesText = /* GraphQL */ `
  query ($locale: Locale!, $path: String) @inContext(locale: $locale) {
    marketChoices(path: $path) {
      country
      name
      isCurrent
      hasShop
      currency {
        code
      }
      contactRegion
      languages {
        locale
        name
        isDefault
        isCurrent
        path
        arrival
        arrivalTitle
      }
    }
  }
`;

async function choose(locale: string, path: string | null, visitor = shop.visitor()) {
  const { data, errors, log } = await visitor.ask<{ marketChoices: Choice[] }>(choicesText, { locale, path });
  expect(errors).toEqual([]);
  const choices = data.marketChoices;
  const languages = choices.flatMap((choice) => choice.languages);
  return {
    choices,
    languages,
    calls: callsBySource(log.records),
    to: (wanted: string): Language => languages.find((language) => language.locale === wanted)!,
  };
}

function proOfTheUnitedStates(): ReturnType<Shop['visitor']> {
  const visitor = shop.visitor();
  visitor.session.signIn('us', {
    id: 1003,
    email: 'pro.us@skarn.example',
    token: 'any',
    expiresAt: Date.now() + 60_000,
    groupId: 13,
    proRegion: 'pro',
    proUntil: null,
  });
  return visitor;
}

describe('the choices', () => {
  test('are the countries by name in the request’s language, global last', async () => {
    const { choices } = await choose('de-ch', null);
    const names = choices.map(({ name }) => name);
    expect(names).toHaveLength(19);
    expect(names.slice(0, 4)).toEqual(['Australien', 'Belgien', 'Deutschland', 'Frankreich']);
    expect(names.at(-1)).toBe('Andere Länder');
    // Collated, not by code point, which would sort it last.
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
  });

  test('have the facts of a country', async () => {
    const { choices } = await choose('en-us', null);
    const facts = (country: string | null): unknown[] => {
      const { name, hasShop, currency, contactRegion } = choices.find((one) => one.country === country)!;
      return [name, hasShop, currency.code, contactRegion];
    };
    expect(facts('US')).toEqual(['United States', true, 'USD', 'us']);
    expect(facts('CA')).toEqual(['Canada', true, 'CAD', 'ca']);
    expect(facts('AT')).toEqual(['Austria', true, 'EUR', 'eu']);
    expect(facts('ES')).toEqual(['Spain', true, 'EUR', 'global']);
    expect(facts('GB')).toEqual(['United Kingdom', false, 'GBP', 'eu']);
    expect(facts('JP')).toEqual(['Japan', false, 'JPY', 'jp']);
    expect(facts(null)).toEqual(['Other countries', false, 'USD', 'global']);
  });

  test('have each language’s own name and mark the default', async () => {
    const { choices } = await choose('en-us', null);
    const languages = (country: string): unknown[] =>
      choices
        .find((one) => one.country === country)!
        .languages.map(({ locale, name, isDefault }) => [locale, name, isDefault]);
    expect(languages('CH')).toEqual([
      ['en-ch', 'English', true],
      ['de-ch', 'Deutsch', false],
      ['fr-ch', 'Français', false],
      ['it-ch', 'Italiano', false],
    ]);
    expect(languages('JP')).toEqual([
      ['en-jp', 'English', false],
      ['ja-jp', '日本語', true],
    ]);
  });

  test.each([
    ['the current one', 'fr-ca', 'CA', 'fr-ca'],
    ['the country’s default where the language is not offered', 'fr-us', 'US', 'en-us'],
    ['global where the country is not offered', 'en-kr', null, 'en-global'],
  ])('mark one country and one language as current: %s', async (_sentence, locale, country, language) => {
    const { choices, languages } = await choose(locale, null);
    expect(choices.filter(({ isCurrent }) => isCurrent).map((one) => one.country)).toEqual([country]);
    expect(languages.filter(({ isCurrent }) => isCurrent).map((one) => one.locale)).toEqual([language]);
  });

  test('follow who is signed in: a pro’s store sells to its pros only', async () => {
    const visitor = shop.visitor();
    const poland = async (): Promise<unknown[]> => {
      const { choices } = await choose('en-us', null, visitor);
      const { hasShop, currency } = choices.find(({ country }) => country === 'PL')!;
      return [hasShop, currency.code];
    };
    expect(await poland()).toEqual([false, 'PLN']);
    visitor.session.signIn('eu_region_1', {
      id: 5002,
      email: 'pro.eu@skarn.example',
      token: 'any',
      expiresAt: Date.now() + 60_000,
      groupId: 53,
      proRegion: 'pro_eu_region_1',
      proUntil: null,
    });
    expect(await poland()).toEqual([true, 'EUR']);
  });
});

describe('changing keeps', () => {
  test('a product where it is shown, without its query', async () => {
    const { to, languages } = await choose('de-de', '/de-de/p/lodestar-98?color=spruce');
    expect(to('en-us')).toMatchObject({
      path: '/en-us/p/lodestar-98',
      arrival: 'SAME_PAGE',
      arrivalTitle: null,
    });
    expect(new Set(languages.map(({ arrival }) => arrival))).toEqual(new Set(['SAME_PAGE']));
  });

  test('its category where it is not, named in the language of the request', async () => {
    const { to } = await choose('en-us', '/en-us/p/gangue-112');
    expect(to('en-us')).toMatchObject({ path: '/en-us/p/gangue-112', arrival: 'SAME_PAGE' });
    const german = to('de-de');
    expect(german).toMatchObject({ arrival: 'CATEGORY', arrivalTitle: expect.any(String) });
    const { data } = await shop
      .visitor()
      .ask<{ product: { category: { displayTitle: string; path: string } } }>(
        `query @inContext(locale: "en-us") { product(handle: "gangue-112") { ... on Product { category { displayTitle path } } } }`,
      );
    const { displayTitle, path } = data.product.category;
    expect(german.arrivalTitle).toBe(displayTitle);
    expect(german.path).toBe(path.replace('/en-us/', '/de-de/'));
  });

  test('a product shown there but not here', async () => {
    const { to } = await choose('en-us', '/en-us/p/apprentice-touring');
    expect([to('ja-jp').arrival, to('en-gb').arrival, to('en-us').arrival]).toEqual([
      'SAME_PAGE',
      'SAME_PAGE',
      'CATEGORY',
    ]);
  });

  test('a category, or its nearest ancestor that is shown', async () => {
    const { to } = await choose('en-ca', '/en-ca/c/accessories/paper');
    expect(to('en-us')).toMatchObject({ path: '/en-us/c/accessories/paper', arrival: 'SAME_PAGE' });
    expect(to('en-gb')).toMatchObject({
      path: '/en-gb/c/accessories',
      arrival: 'CATEGORY',
      arrivalTitle: 'Accessories',
    });
  });

  test('what only pros see, for those who are pros there too', async () => {
    const path = '/en-us/p/lodestar-98-patrol';
    const pro = await choose('en-us', path, proOfTheUnitedStates());
    expect([pro.to('en-us').arrival, pro.to('en-ca').arrival]).toEqual(['SAME_PAGE', 'CATEGORY']);
  });

  test('a page that editors publish', async () => {
    const { to } = await choose('en-us', '/en-us/about');
    expect(to('ja-jp')).toMatchObject({ path: '/ja-jp/about', arrival: 'SAME_PAGE' });
  });

  test('the home page', async () => {
    const { to } = await choose('de-de', '/de-de');
    expect([to('en-us'), to('fr-fr')]).toMatchObject([
      { path: '/', arrival: 'SAME_PAGE' },
      { path: '/fr-fr', arrival: 'SAME_PAGE' },
    ]);
  });

  test('the cart where there is a shop', async () => {
    const { to } = await choose('en-us', '/en-us/cart');
    expect([to('de-de'), to('ja-jp')]).toMatchObject([
      { path: '/de-de/cart', arrival: 'SAME_PAGE' },
      { path: '/ja-jp', arrival: 'HOME' },
    ]);
  });

  test('screens that exist everywhere', async () => {
    const { to } = await choose('en-us', '/en-us/account/orders/2?from=mail');
    expect(to('en-global')).toMatchObject({ path: '/en-global/account/orders', arrival: 'SAME_PAGE' });
  });

  test.each(['/en-us/never-was', '/en-us/p/never-was', '/en-us/c/never/was', '/en-us/next-winter'])(
    'home for a page nobody sees (%s)',
    async (path) => {
      const { languages } = await choose('en-us', path);
      expect(new Set(languages.map(({ arrival }) => arrival))).toEqual(new Set(['HOME']));
    },
  );
});

describe('cost of resolving the page', () => {
  // The display texts of two locales, for the name of the global market.
  const names = 2;

  test.each([
    ['a screen costs nothing', '/en-us/search', {}, names],
    ['the home page costs nothing', '/', {}, names],
    ['a product costs one call', '/en-us/p/lodestar-98', {}, names + 1],
    ['… and a second when some market does not show it', '/en-us/p/gangue-112', {}, names + 2],
    ['a category costs one', '/en-us/c/skis/touring', {}, names + 1],
    ['a managed page costs one', '/en-us/about', {}, names + 1],
  ])('%s (%s)', async (_sentence, path, others, delivery) => {
    await shop.coldSources();
    expect((await choose('en-us', path)).calls).toEqual({ ...others, delivery });
  });

  test('without the content service everything leads home, and every market can still be chosen', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { choices, languages } = await choose('en-us', '/en-us/p/lodestar-98');
    expect(choices.at(-1)?.name).toBe('Other countries');
    expect(languages).toHaveLength(31);
    expect(new Set(languages.map(({ arrival }) => arrival))).toEqual(new Set(['HOME']));
  });
});
