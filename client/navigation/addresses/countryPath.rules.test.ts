import { describe, expect, it } from 'vitest';
import { countryHref, pathToKeep } from './countryPath.rules.ts';

const at = (path: string, search = '', lang = 'de-de') => ({
  lang,
  path,
  search: new URLSearchParams(search),
});

describe('the country selector gets the current path', () => {
  it.each([
    ['a product', at('/de-de/p/lodestar-98'), '/de-de/p/lodestar-98'],
    ['a filtered category, without its filters', at('/de-de/c/skis', 'color=Bone'), '/de-de/c/skis'],
    ['the front page is nothing to keep', at('/de-de'), null],
    ['nor is it with a slash', at('/de-de/'), null],
    ['nor is the default locale’s', at('/', '', 'en-us'), null],
    [
      'the selector keeps what it was told',
      at('/de-de/country', 'from=/de-de/p/lodestar-98'),
      '/de-de/p/lodestar-98',
    ],
    ['also behind a slash', at('/de-de/country/', 'from=/de-de/cart'), '/de-de/cart'],
    ['the selector without a past', at('/de-de/country'), null],
    ['the selector in its own past', at('/de-de/country', 'from=/de-de/country'), null],
    ['another site is no past', at('/de-de/country', 'from=//evil.example'), null],
    ['nor is one with its protocol', at('/de-de/country', 'from=https://evil.example'), null],
    ['nor is one behind a backslash', at('/de-de/country', 'from=/\\evil.example'), null],
    ['nor is the gateway’s own', at('/de-de/country', 'from=/api/graphql'), null],
    [
      'another page only looks like the selector',
      at('/de-de/p/country', 'from=/de-de/cart'),
      '/de-de/p/country',
    ],
  ])('%s', (_, here, kept) => {
    expect(pathToKeep(here)).toBe(kept);
  });

  it('in its address', () => {
    expect(countryHref(at('/de-de/p/lodestar-98'))).toBe('/de-de/country?from=/de-de/p/lodestar-98');
    expect(countryHref(at('/', '', 'en-us'))).toBe('/en-us/country');
    expect(countryHref(at('/de-de/a&b'))).toBe('/de-de/country?from=/de-de/a%26b');
  });
});
