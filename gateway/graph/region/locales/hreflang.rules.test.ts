import { expect, test } from 'vitest';
import { hreflang, localeAlternates, offeredLocales } from './hreflang.rules.ts';
import { specifiedMarkets } from '../markets/specifiedMarkets.rules.ts';

test('every offered locale, once', () => {
  expect(offeredLocales(specifiedMarkets).join(' ')).toBe(
    'en-at de-at en-au en-be en-ca fr-ca en-ch de-ch fr-ch it-ch en-cz en-de de-de en-es es-es en-fr fr-fr ' +
      'en-gb en-it it-it en-jp ja-jp en-nl en-no no-no en-nz en-pl en-se sv-se en-us en-global',
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
    'x-default is the default locale’s page and comes last',
    shownIn('us', 'ca'),
    'en-CA=en-ca fr-CA=fr-ca en-US=en-us x-default=en-us',
  ],
  [
    'no x-default when the default locale does not show the page',
    shownIn('jp', 'other'),
    'en-AU=en-au en-JP=en-jp ja-JP=ja-jp en-NZ=en-nz en=en-global',
  ],
  ['pages only pros see have no alternates', shownIn('pro', 'pro_ca', 'pro_eu_region_1'), ''],
  ['pages nobody sees have no alternates', shownIn(), ''],
])('%s', (_sentence, isShownIn, expected) => {
  const found = localeAlternates(specifiedMarkets, isShownIn).map((one) => `${one.hreflang}=${one.locale}`);
  expect(found.join(' ')).toBe(expected);
});

test('pages everyone sees have every offered locale and x-default', () => {
  expect(localeAlternates(specifiedMarkets, () => true)).toHaveLength(
    offeredLocales(specifiedMarkets).length + 1,
  );
});
