import { describe, expect, test } from 'vitest';
import { optionParameter, readChoice, writeChoice } from './choiceUrl.rules.ts';
import type { Choice } from '../../../components/OptionChoice/variantMatch.rules.ts';

const options = [
  { name: 'Color', values: [{ label: 'Deep Spruce' }, { label: 'Bone' }] },
  { name: 'Brake Width', values: [{ label: '105 mm' }] },
];

describe('choice in the address', () => {
  test.each<[string, string, Choice]>([
    ['a product link carries a lowercase colour parameter', 'color=deep+spruce', { Color: 'Deep Spruce' }],
    ['case does not matter', 'color=BONE', { Color: 'Bone' }],
    ['unknown values are ignored', 'color=plaid', {}],
    ['unknown parameters are ignored', 'utm_source=mail', {}],
    ['names with a blank are hyphenated', 'brake-width=105+mm', { 'Brake Width': '105 mm' }],
  ])('reads: %s', (_, search, choice) => {
    expect(readChoice(options, new URLSearchParams(search))).toEqual(choice);
  });

  test.each<[string, string, Choice, string]>([
    ['in lower case', '', { Color: 'Deep Spruce' }, 'color=deep+spruce'],
    [
      'options that are not selected are omitted',
      'color=bone&brake-width=105+mm',
      { Color: 'Bone' },
      'color=bone',
    ],
    [
      'other parameters are kept',
      'ref=mail&color=bone',
      { Color: 'Deep Spruce' },
      'ref=mail&color=deep+spruce',
    ],
  ])('writes: %s', (_, before, choice, after) => {
    expect(writeChoice(options, choice, new URLSearchParams(before)).toString()).toBe(after);
  });

  test('parameter of an option', () => {
    expect(optionParameter('Brake Width')).toBe('brake-width');
  });
});
