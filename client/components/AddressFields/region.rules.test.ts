import { describe, expect, it } from 'vitest';
import { anywhere, regionToShow } from './region.rules.ts';

const states = [
  { code: 'CA', name: 'California' },
  { code: 'ME', name: 'Maine' },
];
const none: typeof states = [];

describe('the region of an address form', () => {
  it.each<[string, string, typeof states, Record<string, string>, string, string]>([
    ['is not chosen at first', 'US', states, {}, '', ''],
    ['is the kept one, written as a code', 'US', states, {}, 'me', 'ME'],
    ['is the kept one, written as a name', 'US', states, {}, 'Maine', 'ME'],
    ['is not chosen where the kept one is of another country', 'US', states, {}, 'Ontario', ''],
    ['is again what was chosen before another country was looked at', 'US', states, { US: 'CA' }, 'ME', 'CA'],
    ['of another country says nothing about this one', 'US', states, { CA: 'ON', [anywhere]: 'ME' }, '', ''],
    ['is text where the country lists none', 'DE', none, { US: 'CA' }, 'Bayern', 'Bayern'],
    [
      'that was typed stays from one country without a list to the next',
      'AT',
      none,
      { [anywhere]: 'Tirol' },
      'Bayern',
      'Tirol',
    ],
    ['that was emptied on purpose stays empty', 'DE', none, { [anywhere]: '' }, 'Bayern', ''],
  ])('%s', (_, country, regions, typed, kept, expected) => {
    expect(regionToShow(country, regions, typed, kept)).toBe(expected);
  });
});
