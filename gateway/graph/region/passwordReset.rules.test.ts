/** catalogue.md 2 (a different storefront for each commerce region), platform.md 4 (billing region). */
import { expect, test } from 'vitest';
import { resetAddress, resetStores } from './passwordReset.rules.ts';
import { specifiedMarkets } from './markets/specifiedMarkets.rules.ts';

const noStores: string[] = [];

test.each([
  ['a guest in the United States', 'us', noStores, [['us', 'ANY']]],
  ['in Canada', 'ca', noStores, [['ca', 'ANY']]],
  ['in Germany, where one store has customers and pros', 'de', noStores, [['eu_region_1', 'ANY']]],
  ['in Japan, where no store sells', 'jp', noStores, [['us', 'ANY']]],
  ['in Norway, whose pros have no region', 'no', noStores, [['us', 'ANY']]],
  ['in Poland: both, customers’ first', 'pl', noStores, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['in Great Britain', 'gb', noStores, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['in Switzerland', 'ch', noStores, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['a European pro in Poland', 'pl', ['eu_region_1'], [['eu_region_1', 'ANY']]],
  ['a customer in Switzerland', 'ch', ['us'], [['us', 'ANY']]],
  ['signed in at both', 'gb', ['us', 'eu_region_1'], [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['signed in at a store of other countries', 'pl', ['ca'], [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
] as const)('%s (%s)', (_sentence, country, signedInAt, expected) => {
  const found = resetStores(country, (store) => signedInAt.some((one) => one === store), specifiedMarkets);
  expect(found.map(({ store, account }) => [store, account])).toEqual(expected);
}); // oxfmt-ignore

test.each(['', 'skarn.example', 'javascript:alert(1)'])(
  'the setting "%s" is not a storefront URL',
  (setting) => {
    expect(resetAddress(setting)).toBeNull();
  },
);

test.each(['https://us.skarn.example', 'https://us.skarn.example/', 'https://us.skarn.example//'])(
  'the storefront address %s is followed by login.php?action=reset_password',
  (storefront) => {
    expect(resetAddress(storefront)).toBe('https://us.skarn.example/login.php?action=reset_password');
  },
);
