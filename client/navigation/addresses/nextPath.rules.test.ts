import { describe, expect, it } from 'vitest';
import { nextPath, signInPath } from './nextPath.rules.ts';

const home = '/en-us/account';

describe('where to go after signing in', () => {
  it.each<[string, string | null, string]>([
    ['the account, when nothing else was asked for', null, home],
    ['where the shopper came from', '/en-us/account/orders', '/en-us/account/orders'],
    ['with query and hash', '/en-us/p/lodestar-98?color=Bone#sizes', '/en-us/p/lodestar-98?color=Bone#sizes'],
    ['the home of the default locale', '/', '/'],
    ['nowhere in another locale', '/de-de/account', home],
    ['nowhere without a locale', '/account', home],
    ['nowhere in a locale that does not exist', '/en-usa/account', home],
    ['not to another site', 'https://evil.example/en-us/account', home],
    ['not to another site without its protocol', '//evil.example/en-us', home],
    ['not to another site behind a backslash', String.raw`/\evil.example/en-us`, home],
    ['not to another site behind a tab', '/\t/evil.example/en-us', home],
    ['not to another site behind a line break', '/\n/evil.example', home],
    ['not into a script', 'javascript:alert(1)', home],
    ['not to a relative path', 'en-us/account', home],
    ['not to what is no screen', '/api/graphql', home],
    ['not upwards out of the locale', '/en-us/../api/csrf-token', home],
    ['not upwards out of the locale in disguise', '/en-us/%2e%2e/de-de/cart', home],
    ['not upwards to another site', '/en-us/..//evil.example', home],
    ['the account, when it is empty', '', home],
  ])('%s', (_, next, expected) => {
    expect(nextPath(next, 'en-us')).toBe(expected);
  });

  it('stays in the locale of the sign-in page', () => {
    expect(nextPath('/de-at/cart', 'de-at')).toBe('/de-at/cart');
    expect(nextPath('/', 'de-at')).toBe('/de-at/account');
  });

  it('a round trip through sign-in ends where it began', () => {
    const from = '/fr-ca/account/orders/1001?a=b&c=d';
    const { searchParams } = new URL(signInPath('fr-ca', from), 'https://shop.invalid');
    expect(nextPath(searchParams.get('next'), 'fr-ca')).toBe(from);
  });
});
