import { describe, expect, it } from 'vitest';
import {
  homePath,
  inLocale,
  parsePath as judge,
  langOf,
  languageTag,
  writtenLanguage,
} from './localePath.rules.ts';
import type { ParsedPath } from './localePath.rules.ts';
import { readMarkets } from './markets.rules.ts';
import { testMarketTable } from './testMarketTable.ts';

const parsePath = (path: string): ParsedPath => judge(path, testMarketTable);
const screen = (lang: string, rest: string): ParsedPath => ({ kind: 'screen', lang, rest });
const redirect = (path: string): ParsedPath => ({ kind: 'redirect', path });
const unknown: ParsedPath = { kind: 'unknownLocale' };

describe('every route starts with a language-country prefix (platform.md 2)', () => {
  it.each<[string, string, ParsedPath]>([
    ['/ is home in en-us', '/', screen('en-us', '/')],
    ['/{lang} is home', '/de-de', screen('de-de', '/')],
    ['/{lang}/ is the same home', '/de-de/', screen('de-de', '/')],
    ['a route lies behind the prefix', '/fr-ca/c/skis/wide', screen('fr-ca', '/c/skis/wide')],
    ['a slash at the end stays with the route', '/fr-ca/c/skis/', screen('fr-ca', '/c/skis/')],
    ['other screens of the default locale carry its prefix', '/en-us/cart', screen('en-us', '/cart')],
  ])('%s', (_, path, expected) => {
    expect(parsePath(path)).toEqual(expected);
  });
});

describe('a path without the locale prefix is redirected to the prefixed path (platform.md 2)', () => {
  it.each<[string, string, string]>([
    ['a category', '/c/skis', '/en-us/c/skis'],
    ['its slash at the end is kept', '/c/skis/', '/en-us/c/skis/'],
    ['a page', '/about', '/en-us/about'],
    ['a page whose name holds a dash', '/about-us', '/en-us/about-us'],
    ['a page whose name begins with two letters and a dash', '/on-snow', '/en-us/on-snow'],
    ['a country with a screen is no prefix', '/us/cart', '/en-us/us/cart'],
    ['three parts are no prefix', '/de-de-at', '/en-us/de-de-at'],
    ['an underscore makes no prefix', '/de_de/cart', '/en-us/de_de/cart'],
    ['a prefix further in is none', '/c/de-de', '/en-us/c/de-de'],
  ])('%s', (_, path, target) => {
    expect(parsePath(path)).toEqual(redirect(target));
  });
});

describe('/en-us alone becomes / (platform.md 2)', () => {
  it.each(['/en-us', '/en-us/', '/en-us//', '/EN-US', '/En-Us/'])('%s', (path) => {
    expect(parsePath(path)).toEqual(redirect('/'));
  });
});

describe('a locale path prefix must look like language-country (platform.md 5)', () => {
  it.each<[string, string, ParsedPath]>([
    ['global is an accepted country', '/en-global/cart', screen('en-global', '/cart')],
    ['a two-letter form is an accepted country', '/en-kr', screen('en-kr', '/')],
    ['country before language is no locale', '/us-en/cart', unknown],
    ['a pair of which both are unknown is no locale', '/xx-yy', unknown],
    ['a language with something that is no country is no locale', '/en-usa/cart', unknown],
    ['a language with a word is no locale', '/de-luxe', unknown],
    ['a language with one letter is no locale', '/en-u', unknown],
    ['global alone is a page', '/global', redirect('/en-us/global')],
    ['capitals are another spelling of the same prefix', '/EN-CA/cart', redirect('/en-ca/cart')],
    ['capitals of a home', '/De-dE/', redirect('/de-de')],
    ['capitals further in are the route’s own', '/en-ca/P/Lodestar', screen('en-ca', '/P/Lodestar')],
  ])('%s', (_, path, expected) => {
    expect(parsePath(path)).toEqual(expected);
  });

  it.each('au at be ca cz fr de it jp nl no ru pl es se ch gb us nz global'.split(' '))(
    'accepted country %s',
    (country) => {
      expect(parsePath(`/en-${country}/cart`)).toEqual(screen(`en-${country}`, '/cart'));
    },
  );

  it.each('en sv ja no es de fr it'.split(' '))(
    'language %s, in a country that offers none itself',
    (language) => {
      expect(parsePath(`/${language}-lu/cart`)).toEqual(screen(`${language}-lu`, '/cart'));
    },
  );
});

describe('an accepted country without the requested language redirects to its default one', () => {
  it.each<[string, string, ParsedPath]>([
    ['Poland’s own', '/pl-pl', redirect('/en-pl')],
    ['with the rest of the path', '/pl-pl/p/kant', redirect('/en-pl/p/kant')],
    ['in capitals, and with dots', '/PL-pl/c/../p/kant', redirect('/en-pl/p/kant')],
    ['the country’s default where it offers several', '/it-de/cart', redirect('/de-de/cart')],
    ['a language with content, too', '/fr-us/cart', redirect('/en-us/cart')],
    ['the default locale’s home is /', '/fr-us', redirect('/')],
    ['no language at all', '/xx-us/cart', redirect('/en-us/cart')],
    ['a country under its other code', '/cy-uk/cart', redirect('/en-gb/cart')],
    ['which shows what is offered under that code, too', '/en-uk/cart', screen('en-uk', '/cart')],
    ['a country that is not offered: the global content', '/fi-fi/cart', redirect('/en-fi/cart')],
    ['… accepted by name', '/ru-ru', redirect('/en-ru')],
    ['the global market', '/de-global/cart', redirect('/en-global/cart')],
    ['an unknown country', '/xx-zz', unknown],
  ])('%s', (_, path, expected) => {
    expect(parsePath(path)).toEqual(expected);
  });

  it('uses the languages that editors offer', () => {
    const opened = readMarkets({ locales: 'en-us en-global da-dk en-dk', others: 'de' });
    expect(judge('/da-dk/p/kant', opened)).toEqual(screen('da-dk', '/p/kant'));
    expect(judge('/sv-dk/p/kant', opened)).toEqual(redirect('/da-dk/p/kant'));
    expect(judge('/da', opened)).toEqual({ kind: 'marketCode' });
    expect(judge('/da', testMarketTable)).toEqual(redirect('/en-us/da'));
  });
});

describe('a language or a country alone', () => {
  it.each(['/de', '/DE/', '/sv', '/us', '/pl', '/uk'])('%s depends on the shopper', (path) => {
    expect(parsePath(path)).toEqual({ kind: 'marketCode' });
    expect(langOf(path)).toBeNull();
  });

  it.each([
    ['with something behind it is a page', '/de/cart', '/en-us/de/cart'],
    ['that no market has is a page', '/qq', '/en-us/qq'],
  ])('%s', (_, path, target) => {
    expect(parsePath(path)).toEqual(redirect(target));
  });
});

describe('a redirect never leaves the shop (platform.md 5)', () => {
  it.each<[string, string, string]>([
    ['another host without a protocol', '//evil.example/c', '/en-us/evil.example/c'],
    ['the same with more slashes', '////evil.example', '/en-us/evil.example'],
    ['nothing but slashes', '//', '/'],
    ['a backslash', '/\\evil.example', '/en-us/evil.example'],
    ['backslashes behind the prefix', '/de-de/\\evil', '/de-de//evil'],
    ['encoded slashes stay encoded', '/%2F%2Fevil.example', '/en-us/%2F%2Fevil.example'],
    ['an encoded backslash stays encoded', '/%5Cevil.example', '/en-us/%5Cevil.example'],
    ['dots that lead out', '/../../etc/passwd', '/en-us/etc/passwd'],
    ['encoded dots that lead out', '/%2e%2e/%2E./cart', '/en-us/cart'],
    ['dot segments that reveal a host', '/c/..//evil.example', '/en-us/evil.example'],
    ['dot segments that remove the prefix', '/en-us/..//evil.example', '/en-us/evil.example'],
    ['dot segments that lead into another locale', '/en-us/../de-de/cart', '/de-de/cart'],
    ['a tab in front of a host', '/\t/evil.example', '/en-us/evil.example'],
    ['a line feed', '/\n/evil.example\r\nset-cookie: a=b', '/en-us/evil.exampleset-cookie:%20a=b'],
    ['a control character', '/c/\u0000skis', '/en-us/c/%00skis'],
    ['an absolute address', 'https://evil.example/', '/en-us/https://evil.example/'],
    ['a script', 'javascript:alert(1)', '/en-us/javascript:alert(1)'],
    ['an at sign', '/@evil.example', '/en-us/@evil.example'],
    ['a question mark that is part of the path', '/a?b', '/en-us/a%3Fb'],
  ])('%s', (_, path, target) => {
    expect(parsePath(path)).toEqual(redirect(target));
  });
});

describe('for any path', () => {
  // A seeded generator combines the parts that matter.
  const parts = [
    '/', '//', '\\', '.', '..', '%2e', '%2F', '%5C', '%', '\t', '\n', '\u0000', ' ', '@', ':', '?', '#', 'ä', '\ud800',
    'en-us', 'EN-US', 'De-de', 'en-global', 'xx-yy', 'en-usa', 'on-snow', 'c', 'skis', 'evil.example', 'https:',
  ]; // oxfmt-ignore
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const paths = Array.from(
    { length: 20_000 },
    () => `/${Array.from({ length: next(8) }, () => parts[next(parts.length)]).join('')}`,
  );

  it('one redirect is enough, and it stays on this site', () => {
    const kinds = new Map<string, number>();
    for (const path of paths) {
      const verdict = parsePath(path);
      kinds.set(verdict.kind, (kinds.get(verdict.kind) ?? 0) + 1);
      if (verdict.kind !== 'redirect') continue;
      const after = parsePath(verdict.path);
      expect([path, verdict.path, after.kind]).not.toContain('redirect');
      expect(verdict.path).toMatch(/^\/(?!\/)[!-~]*$/);
      expect(verdict.path).not.toContain('\\');
      const target = new URL(verdict.path, 'https://skarn.example/de-de/');
      // The browser's resolution of the target equals the target: no dot segments or host changes.
      expect([target.origin, target.pathname]).toEqual(['https://skarn.example', verdict.path]);
    }
    // The generator covers all three results.
    expect([...kinds.keys()].sort()).toEqual(['redirect', 'screen', 'unknownLocale']);
    expect(Math.min(...kinds.values())).toBeGreaterThan(100);
  });

  it('the rest of a screen starts with a slash, and its locale is valid', () => {
    for (const path of paths) {
      const verdict = parsePath(path);
      if (verdict.kind !== 'screen') continue;
      expect(verdict.rest).toMatch(/^\//);
      expect(parsePath(homePath(verdict.lang))).toEqual(screen(verdict.lang, '/'));
    }
  });
});

describe('a locale', () => {
  it.each([
    ['/de-de/cart', 'de-de'],
    ['/', 'en-us'],
    ['/cart', 'en-us'],
    ['/DE-AT/cart', 'de-at'],
    ['/pl-pl/cart', 'pl-pl'],
    ['/en-usa/cart', 'en-us'],
  ])('%s is shown in %s', (path, lang) => {
    expect(langOf(path)).toBe(lang);
  });

  it('the home of the default locale is /', () => {
    expect([homePath('en-us'), homePath('ja-jp')]).toEqual(['/', '/ja-jp']);
  });

  it.each([
    ['/en-kr/p/kant', 'en-global', '/en-global/p/kant'],
    ['/en-uk/c/skis/', 'en-gb', '/en-gb/c/skis/'],
    ['/fr-us', 'en-us', '/'],
    ['/', 'de-de', '/de-de'],
    ['/en-usa/cart', 'en-us', '/en-usa/cart'],
  ])('the screen of %s in %s is at %s', (path, lang, there) => {
    expect(inLocale(path, lang)).toBe(there);
  });

  it.each([
    ['de-at', 'de-AT'],
    ['da-dk', 'en-DK'],
  ])('a page of %s is written in %s', (lang, tag) => {
    expect(writtenLanguage(lang)).toBe(tag);
  });

  it.each([
    ['de-at', 'de-AT'],
    ['en-global', 'en'],
    ['en-uk', 'en-GB'],
    ['ja-jp', 'ja-JP'],
  ])('%s has the language tag %s', (lang, tag) => {
    expect(languageTag(lang)).toBe(tag);
  });
});
