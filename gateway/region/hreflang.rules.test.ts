/** How the locales of one page are told to search engines. */
import { expect, test } from 'vitest';
import { hreflang, localeAlternates, offeredLocales } from './hreflang.rules.ts';

test('every locale that is offered, once', () => {
  expect(offeredLocales.join(' ')).toBe(
    'en-ca fr-ca en-us en-at de-at en-be en-cz en-fr fr-fr en-de de-de en-it it-it en-nl en-no no-no en-pl ' +
      'en-es es-es en-se sv-se en-gb en-ch de-ch fr-ch it-ch en-au en-nz en-jp ja-jp en-global',
  );
});

test.each([
  ['de-at', 'de-AT'],
  ['en-us', 'en-US'],
  ['no-no', 'no-NO'],
  ['en-global', 'en'],
])('the hreflang of %s is %s', (locale, tag) => {
  expect(hreflang(locale)).toBe(tag);
});

const shownIn =
  (...regions: string[]) =>
  (region: string): boolean =>
    regions.includes(region);

test.each([
  [
    'x-default is the default locale’s page, and comes last',
    shownIn('us', 'ca'),
    'en-CA=en-ca fr-CA=fr-ca en-US=en-us x-default=en-us',
  ],
  [
    'there is no x-default where the default locale does not show it',
    shownIn('jp', 'other'),
    'en-AU=en-au en-NZ=en-nz en-JP=en-jp ja-JP=ja-jp en=en-global',
  ],
  ['what only pros see has no alternates', shownIn('pro', 'pro_ca', 'pro_eu_region_1'), ''],
  ['what nobody sees has none either', shownIn(), ''],
])('%s', (_sentence, isShownIn, expected) => {
  const found = localeAlternates(isShownIn).map((one) => `${one.hreflang}=${one.locale}`);
  expect(found.join(' ')).toBe(expected);
});

test('what everybody sees has every offered locale and the default', () => {
  expect(localeAlternates(() => true)).toHaveLength(offeredLocales.length + 1);
});
