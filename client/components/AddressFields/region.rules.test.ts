import { describe, expect, it } from 'vitest';
import { anywhere, regionToShow } from './region.rules.ts';

const states = [
  { code: 'CA', name: 'California' },
  { code: 'ME', name: 'Maine' },
];
const none: typeof states = [];

describe('the region of an address form', () => {
  it.each<[string, string, typeof states, Record<string, string>, string, string]>([
    ['is not selected at first', 'US', states, {}, '', ''],
    ['is the initial one, given as a code', 'US', states, {}, 'me', 'ME'],
    ['is the initial one, given as a name', 'US', states, {}, 'Maine', 'ME'],
    ['is not selected where the initial one is of another country', 'US', states, {}, 'Ontario', ''],
    ['is restored after another country was selected', 'US', states, { US: 'CA' }, 'ME', 'CA'],
    ['of another country is ignored', 'US', states, { CA: 'ON', [anywhere]: 'ME' }, '', ''],
    ['is text where the country has no list', 'DE', none, { US: 'CA' }, 'Bayern', 'Bayern'],
    [
      'that was typed is kept between countries without a list',
      'AT',
      none,
      { [anywhere]: 'Tirol' },
      'Bayern',
      'Tirol',
    ],
    ['that was cleared on purpose stays empty', 'DE', none, { [anywhere]: '' }, 'Bayern', ''],
  ])('%s', (_, country, regions, typed, kept, expected) => {
    expect(regionToShow(country, regions, typed, kept)).toBe(expected);
  });
});
