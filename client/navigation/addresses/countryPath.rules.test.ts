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
    ['the home page is not kept', at('/de-de'), null],
    ['nor with a slash', at('/de-de/'), null],
    ['nor is the default locale’s', at('/', '', 'en-us'), null],
    [
      'the selector keeps its parameter',
      at('/de-de/country', 'from=/de-de/p/lodestar-98'),
      '/de-de/p/lodestar-98',
    ],
    ['also behind a slash', at('/de-de/country/', 'from=/de-de/cart'), '/de-de/cart'],
    ['the selector without a parameter', at('/de-de/country'), null],
    ['the selector with itself as parameter', at('/de-de/country', 'from=/de-de/country'), null],
    ['another site is rejected', at('/de-de/country', 'from=//evil.example'), null],
    ['also with its protocol', at('/de-de/country', 'from=https://evil.example'), null],
    ['also behind a backslash', at('/de-de/country', 'from=/\\evil.example'), null],
    ['also the gateway’s own paths', at('/de-de/country', 'from=/api/graphql'), null],
    ['another page with a similar name', at('/de-de/p/country', 'from=/de-de/cart'), '/de-de/p/country'],
  ])('%s', (_, here, kept) => {
    expect(pathToKeep(here)).toBe(kept);
  });

  it('in its address', () => {
    expect(countryHref(at('/de-de/p/lodestar-98'))).toBe('/de-de/country?from=/de-de/p/lodestar-98');
    expect(countryHref(at('/', '', 'en-us'))).toBe('/en-us/country');
    expect(countryHref(at('/de-de/a&b'))).toBe('/de-de/country?from=/de-de/a%26b');
  });
});
