import { describe, expect, test } from 'vitest';
import { regionGroup } from '../../region/markets/region.rules.ts';
import { specifiedMarkets } from '../../region/markets/specifiedMarkets.rules.ts';
import {
  addressForm,
  judgeAddress,
  listedRegion,
  postalCodeIn,
  servedCountries,
  type AddressCountryChoice,
  type AddressForm,
  type GivenAddress,
} from './addressForm.rules.ts';

const colorado = { code: 'CO', name: 'Colorado' };
const countries: AddressCountryChoice[] = [
  { code: 'US', regions: [colorado, { code: 'PR', name: 'Puerto Rico' }] },
  { code: 'CA', regions: [{ code: 'BC', name: 'British Columbia' }] },
  ...['AU', 'CH', 'DE', 'GB', 'IT', 'JP'].map((code) => ({ code, regions: [] })),
];
const leadville: GivenAddress = {
  firstName: 'Ruth',
  lastName: 'Alvarez',
  line1: '14 Tailings Road',
  city: 'Leadville',
  region: 'CO',
  postalCode: '80461',
  country: 'US',
};
const goslar: GivenAddress = {
  ...leadville,
  line1: 'Grubenweg 3',
  city: 'Goslar',
  region: null,
  postalCode: '38640',
  country: 'DE',
};

describe('a valid address', () => {
  test.each<[string, GivenAddress]>([
    ['names a listed state by its code', leadville],
    ['names a listed state by its name, in any case', { ...leadville, region: ' colorado ' }],
    ['is in Puerto Rico, a listed state', { ...leadville, region: 'PR', postalCode: '00901' }],
    ['has a ZIP code of nine digits', { ...leadville, postalCode: '80461-0012' }],
    ['names a listed province', { ...leadville, country: 'CA', region: 'BC', postalCode: 'v0g1y0' }],
    ['says no region where the postal code is enough', goslar],
    ['says a region although nobody asked', { ...goslar, region: 'Niedersachsen' }],
    [
      'names a prefecture in free text',
      { ...goslar, country: 'JP', region: '北海道', postalCode: '〒０４８ー１５１１' },
    ],
    ['is in the United Kingdom', { ...goslar, country: 'GB', postalCode: 'sw1a1aa' }],
    [
      'has company, second line and phone',
      { ...goslar, company: 'Skarn', line2: '2. Stock', phone: '+49 5321 123-45' },
    ],
    ['leaves the phone empty', { ...goslar, phone: ' ' }],
  ])('%s', (_row, address) => {
    expect(judgeAddress(address, countries)).toEqual([]);
  });
});

describe('an invalid address', () => {
  test.each<[string, GivenAddress, Record<string, string[]>]>([
    [
      'is blank',
      { firstName: ' ', lastName: '', line1: '', city: '', country: null },
      {
        'address.firstName': ['REQUIRED', 'refusal.address.firstName'],
        'address.lastName': ['REQUIRED', 'refusal.address.lastName'],
        'address.line1': ['REQUIRED', 'refusal.address.line1'],
        'address.city': ['REQUIRED', 'refusal.address.city'],
        'address.country': ['REQUIRED', 'refusal.address.country'],
      },
    ],
    [
      'is in a country that the shop does not serve',
      { ...goslar, country: 'BR' },
      { 'address.country': ['COUNTRY_NOT_SERVED', 'refusal.address.country'] },
    ],
    [
      'is in a served country that the store does not list',
      { ...goslar, country: 'FR' },
      { 'address.country': ['COUNTRY_NOT_SERVED', 'refusal.address.country'] },
    ],
    [
      'names no state where they are listed',
      { ...leadville, region: null },
      { 'address.region': ['REQUIRED', 'refusal.address.state'] },
    ],
    [
      'names a state that is not listed',
      { ...leadville, region: 'Jefferson' },
      { 'address.region': ['UNKNOWN_REGION', 'refusal.address.state'] },
    ],
    [
      'names a state of the other country',
      { ...leadville, country: 'CA', postalCode: 'V0G 1Y0' },
      { 'address.region': ['UNKNOWN_REGION', 'refusal.address.province'] },
    ],
    [
      'names no prefecture in Japan',
      { ...goslar, country: 'JP', postalCode: '100-0001' },
      { 'address.region': ['REQUIRED', 'refusal.address.prefecture'] },
    ],
    [
      'names no state in Australia',
      { ...goslar, country: 'AU', region: '', postalCode: '2000' },
      { 'address.region': ['REQUIRED', 'refusal.address.state'] },
    ],
    [
      'names no province in Italy',
      { ...goslar, country: 'IT', region: ' ', postalCode: '11013' },
      { 'address.region': ['REQUIRED', 'refusal.address.province'] },
    ],
    [
      'has no postal code',
      { ...goslar, postalCode: null },
      { 'address.postalCode': ['REQUIRED', 'refusal.address.postalCode'] },
    ],
    [
      'has another country’s postal code',
      { ...goslar, postalCode: '3920' },
      { 'address.postalCode': ['INVALID_POSTAL_CODE', 'refusal.address.postalCode'] },
    ],
    [
      'has a phone number without digits',
      { ...goslar, phone: 'ask my sister' },
      { 'address.phone': ['INVALID_PHONE', 'refusal.account.phone'] },
    ],
    [
      'has more text than fits',
      { ...goslar, line1: 'x'.repeat(256) },
      { 'address.line1': ['TOO_LONG', 'refusal.account.tooLong'] },
    ],
    [
      'names a state at great length',
      { ...leadville, region: 'x'.repeat(256) },
      { 'address.region': ['UNKNOWN_REGION', 'refusal.address.state'] },
    ],
  ])('%s', (_row, address, faults) => {
    const found = judgeAddress(address, countries);
    expect(
      Object.fromEntries(found.map(({ path, code, key }) => [path.slice(1).join('.'), [code, key]])),
    ).toEqual(faults);
    expect(found).toHaveLength(Object.keys(faults).length);
  });

  test('a wrong postal code comes with an example of the country', () => {
    const [found] = judgeAddress({ ...leadville, postalCode: 'SW1A 1AA' }, countries);
    expect(found?.values).toMatchObject({ example: '80461' });
  });
});

test.each<[string, string, string, string | null]>([
  ['Canada', 'CA', 'v0g-1y0', 'V0G 1Y0'],
  ['the Netherlands', 'NL', '1012js', '1012 JS'],
  ['Sweden, with the country’s sign', 'SE', 'SE-11455', '114 55'],
  ['Germany, with the old sign', 'DE', 'D-38640', '38640'],
  ['Poland', 'PL', '00950', '00-950'],
  ['the United States, nine digits', 'US', '804610012', '80461-0012'],
  ['Japan, as its keyboards type it', 'JP', '〒１００ー０００１', '100-0001'],
  ['Ireland', 'IE', 'd02af30', 'D02 AF30'],
  ['a short British one', 'GB', 'm1 1ae', 'M1 1AE'],
  ['with the sign of another country', 'DE', 'F-38640', null],
  ['letters for digits', 'US', '8O461', null],
  ['too many digits', 'AT', '61300', null],
  ['a country that is not served', 'BR', '01001-000', null],
])('a postal code is written as the post does: %s', (_row, country, typed, written) => {
  expect(postalCodeIn(country, typed)).toBe(written);
});

test('every example is a valid, normalized postal code', () => {
  for (const country of servedCountries) {
    const example = addressForm(country)?.postalCodeExample ?? '';
    expect([country, postalCodeIn(country, example)]).toEqual([country, example]);
  }
});

test('all offered countries and those of the European region map are served', () => {
  const offered = 'CA US AT BE CZ FR DE IT NL NO PL ES SE GB CH AU NZ JP'.split(' ');
  expect(offered.filter((code) => !servedCountries.includes(code))).toEqual([]);
  const countries = servedCountries.map((code) => code.toLowerCase());
  const mapped =
    'be bg ch cy cz dk ee ie gr fi gb hr hu lv lu mt no pl pt ro si sk se de at nl es fr it'.split(' ');
  expect(mapped.filter((code) => !countries.includes(code))).toEqual([]);
  const others = countries.filter((code) => regionGroup(code, specifiedMarkets) === 'other');
  expect(others.toSorted()).toEqual(['au', 'nz']);
});

test.each<[string, string, Pick<AddressForm, 'regionKind' | 'region'>]>([
  ['a listed state', 'US', { regionKind: 'STATE', region: 'listed' }],
  ['a listed province', 'CA', { regionKind: 'PROVINCE', region: 'listed' }],
  ['a state in free text', 'AU', { regionKind: 'STATE', region: 'required' }],
  ['a prefecture in free text', 'JP', { regionKind: 'PREFECTURE', region: 'required' }],
  ['a province in free text', 'IT', { regionKind: 'PROVINCE', region: 'required' }],
  ['a province, if you like', 'ES', { regionKind: 'PROVINCE', region: 'optional' }],
  ['a county, if you like', 'GB', { regionKind: 'COUNTY', region: 'optional' }],
  ['a canton, if you like', 'CH', { regionKind: 'CANTON', region: 'optional' }],
  ['a region, if you like', 'DE', { regionKind: 'REGION', region: 'optional' }],
])('the form asks for %s (%s)', (_row, country, form) => {
  expect(addressForm(country)).toMatchObject(form);
});

test('a listed region is found by code or name', () => {
  expect(listedRegion([colorado], 'co')).toEqual(colorado);
  expect(listedRegion([colorado], 'COLORADO')).toEqual(colorado);
  expect(listedRegion([colorado], 'Col')).toBeNull();
});
