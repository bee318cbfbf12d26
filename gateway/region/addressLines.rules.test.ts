import { expect, test } from 'vitest';
import { addressLines, type PostalAddress } from './addressLines.rules.ts';

const nobody: PostalAddress = {
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
    'German, the postal code in front',
    { city: 'Goslar', region: '', postalCode: '38640', country: 'DE', countryName: 'Germany' },
    ['38640 Goslar', 'Germany'],
  ],
  [
    'Italian, the province behind',
    { city: 'Courmayeur', region: 'AO', postalCode: '11013', country: 'IT', countryName: 'Italy' },
    ['11013 Courmayeur AO', 'Italy'],
  ],
  [
    'British, the postal code by itself',
    { city: 'Leeds', region: '', postalCode: 'LS1 4AP', country: 'GB', countryName: 'United Kingdom' },
    ['Leeds', 'LS1 4AP', 'United Kingdom'],
  ],
  [
    'Japanese, from the postal code down',
    { city: 'Kutchan', region: 'Hokkaido', postalCode: '044-0081', country: 'JP', countryName: 'Japan' },
    ['〒044-0081 Hokkaido Kutchan', 'Japan'],
  ],
  [
    'New Zealand’s, the postal code behind the city',
    { city: 'Wanaka', region: '', postalCode: '9305', country: 'NZ', countryName: 'New Zealand' },
    ['Wanaka 9305', 'New Zealand'],
  ],
])('an address is written as in its country: %s', (_row, address, lines) => {
  expect(addressLines({ ...nobody, ...address })).toEqual(['Ruth Alvarez', '14 Tailings Road', ...lines]);
});

test('a company stands below the name, a second line below the street', () => {
  const address = { ...nobody, company: 'Skarn', street2: 'Back door' };
  expect(addressLines(address).slice(0, 4)).toEqual([
    'Ruth Alvarez',
    'Skarn',
    '14 Tailings Road',
    'Back door',
  ]);
});

test('what is empty takes no line', () => {
  const empty = Object.fromEntries(Object.keys(nobody).map((key) => [key, ''])) as unknown as PostalAddress;
  expect(addressLines({ ...empty, name: ' Nell Okafor ' })).toEqual(['Nell Okafor']);
});
