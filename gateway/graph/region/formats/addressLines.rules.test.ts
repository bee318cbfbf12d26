import { expect, test } from 'vitest';
import { addressLines, type PostalAddress } from './addressLines.rules.ts';

const emptyAddress: PostalAddress = {
  name: 'Ruth Alvarez',
  company: '',
  street1: '14 Tailings Road',
  street2: '',
  city: 'Leadville',
  region: 'Colorado',
  postalCode: '80461',
  country: 'US',
  countryName: 'United States',
};

test.each<[string, Partial<PostalAddress>, string[]]>([
  ['American', {}, ['Leadville, Colorado 80461', 'United States']],
  ['American without a state', { region: '' }, ['Leadville 80461', 'United States']],
  [
    'German, postal code before the city',
    { city: 'Goslar', region: '', postalCode: '38640', country: 'DE', countryName: 'Germany' },
    ['38640 Goslar', 'Germany'],
  ],
  [
    'Italian, province after the city',
    { city: 'Courmayeur', region: 'AO', postalCode: '11013', country: 'IT', countryName: 'Italy' },
    ['11013 Courmayeur AO', 'Italy'],
  ],
  [
    'British, postal code on its own line',
    { city: 'Leeds', region: '', postalCode: 'LS1 4AP', country: 'GB', countryName: 'United Kingdom' },
    ['Leeds', 'LS1 4AP', 'United Kingdom'],
  ],
  [
    'Japanese, postal code first',
    { city: 'Kutchan', region: 'Hokkaido', postalCode: '044-0081', country: 'JP', countryName: 'Japan' },
    ['〒044-0081 Hokkaido Kutchan', 'Japan'],
  ],
  [
    'New Zealand, postal code after the city',
    { city: 'Wanaka', region: '', postalCode: '9305', country: 'NZ', countryName: 'New Zealand' },
    ['Wanaka 9305', 'New Zealand'],
  ],
])('formats an address the way its country does: %s', (_row, address, lines) => {
  expect(addressLines({ ...emptyAddress, ...address })).toEqual([
    'Ruth Alvarez',
    '14 Tailings Road',
    ...lines,
  ]);
});

test('the company follows the name, the second address line follows the street', () => {
  const address = { ...emptyAddress, company: 'Skarn', street2: 'Back door' };
  expect(addressLines(address).slice(0, 4)).toEqual([
    'Ruth Alvarez',
    'Skarn',
    '14 Tailings Road',
    'Back door',
  ]);
});

test('empty fields produce no line', () => {
  const empty = Object.fromEntries(
    Object.keys(emptyAddress).map((key) => [key, '']),
  ) as unknown as PostalAddress;
  expect(addressLines({ ...empty, name: ' Nell Okafor ' })).toEqual(['Nell Okafor']);
});
