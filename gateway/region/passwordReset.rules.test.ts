/** catalogue.md 2 (a different storefront for each commerce region), platform.md 4 (billing region). */
import { expect, test } from 'vitest';
import { resetAddress, resetStores } from './passwordReset.rules.ts';
import { specifiedMarkets } from './specifiedMarkets.rules.ts';

const nowhere: string[] = [];

test.each([
  ['a guest in the United States', 'us', nowhere, [['us', 'ANY']]],
  ['in Canada', 'ca', nowhere, [['ca', 'ANY']]],
  ['in Germany, where one store has customers and pros', 'de', nowhere, [['eu_region_1', 'ANY']]],
  ['in Japan, where no store sells', 'jp', nowhere, [['us', 'ANY']]],
  ['in Norway, whose pros have no region', 'no', nowhere, [['us', 'ANY']]],
  ['in Poland: both, customers’ first', 'pl', nowhere, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['in Great Britain', 'gb', nowhere, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['in Switzerland', 'ch', nowhere, [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['a European pro in Poland', 'pl', ['eu_region_1'], [['eu_region_1', 'ANY']]],
  ['a customer in Switzerland', 'ch', ['us'], [['us', 'ANY']]],
  ['who is signed in at both', 'gb', ['us', 'eu_region_1'], [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
  ['who is signed in at a store of other countries', 'pl', ['ca'], [['us', 'CUSTOMER'], ['eu_region_1', 'PRO']]],
] as const)('%s (%s)', (_sentence, country, signedInAt, expected) => {
  const found = resetStores(country, (store) => signedInAt.some((one) => one === store), specifiedMarkets);
  expect(found.map(({ store, account }) => [store, account])).toEqual(expected);
}); // prettier-ignore

test.each(['', 'skarn.example', 'javascript:alert(1)'])(
  'the setting "%s" is no storefront address',
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
