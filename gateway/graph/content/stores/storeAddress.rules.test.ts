import { expect, test } from 'vitest';
import { addressLines, type StoreAddressFacts } from './storeAddress.rules.ts';

const address = (
  country: string,
  street: string,
  city: string,
  state: string,
  code: string,
): StoreAddressFacts => ({
  street_address: street,
  city,
  state,
  postal_code: code,
  country,
});

test.each([
  ['postal code before the city', address('AT', 'Maria-Theresien-Straße 9', 'Innsbruck', '', '6020'), 'de', ['Maria-Theresien-Straße 9', '6020 Innsbruck']],
  ['state between city and postal code', address('US', '12 Larimer St', 'Denver', 'CO', '80202'), 'en', ['12 Larimer St', 'Denver, CO 80202']],
  ['postal code after the city', address('GB', '3 High St', 'Aviemore', '', 'PH22 1AA'), 'en', ['3 High St', 'Aviemore PH22 1AA']],
  ['in Japanese the postal code comes first', address('JP', '北1条西4-2', '札幌市中央区', '北海道', '060-0001'), 'ja', ['〒060-0001', '北海道札幌市中央区北1条西4-2']],
  ['in other languages it comes last', address('JP', '4-2 Kita 1-jo Nishi', 'Sapporo', 'Hokkaido', '060-0001'), 'en', ['4-2 Kita 1-jo Nishi', 'Sapporo, Hokkaido 060-0001']],
  ['missing parts are skipped', address('US', '', 'Denver', '', ''), 'en', ['Denver']],
  ['an empty address has no lines', address('', '', '', '', ''), 'en', []],
])('%s', (_sentence, given, language, lines) => {
  expect(addressLines(given, language)).toEqual(lines);
}); // oxfmt-ignore
