import { describe, expect, test } from 'vitest';
import {
  choiceAboveInWords,
  choose,
  chosenColour,
  chosenSize,
  currentVariant,
  missingOption,
  shownOptions,
  startChoice,
  valueState,
} from './variantMatch.rules.ts';
import type { Choice } from './variantMatch.rules.ts';

const options = [
  { name: 'Color', values: [{ label: 'Spruce' }, { label: 'Bone' }] },
  { name: 'Length', values: [{ label: '171' }, { label: '178' }, { label: '185' }] },
];

function variant(color: string, length: string, isPurchasable = true) {
  return {
    sku: `${color}-${length}`,
    selections: [
      { name: 'Color', value: color },
      { name: 'Length', value: length },
    ],
    isPurchasable,
  };
}

// Bone is not made in 185; Spruce 178 is sold out.
const variants = [
  variant('Spruce', '171'),
  variant('Spruce', '178', false),
  variant('Spruce', '185'),
  variant('Bone', '171'),
  variant('Bone', '178'),
];

describe('current variant', () => {
  test.each<[string, Choice, string | null]>([
    [
      'a variant is current only when exactly one variant matches the selected options',
      { Color: 'Bone', Length: '178' },
      'Bone-178',
    ],
    ['several match: none is current', { Color: 'Spruce' }, null],
    ['nothing is selected: none is current', {}, null],
    ['none matches: none is current', { Color: 'Bone', Length: '185' }, null],
    ['the other option alone can decide', { Length: '185' }, 'Spruce-185'],
    ['a sold-out variant is current too', { Color: 'Spruce', Length: '178' }, 'Spruce-178'],
  ])('%s', (_, choice, sku) => {
    expect(currentVariant(variants, choice)?.sku ?? null).toBe(sku);
  });

  test('a single variant without options is current at once', () => {
    expect(currentVariant([{ selections: [], isPurchasable: true }], {})).not.toBeNull();
  });
});

describe('option value', () => {
  test.each<[string, Choice, string, string, string]>([
    ['not made in the chosen colour: impossible', { Color: 'Bone' }, 'Length', '185', 'impossible'],
    ['made but not to be had: sold out', { Color: 'Spruce' }, 'Length', '178', 'soldOut'],
    ['to be had: available', { Color: 'Bone' }, 'Length', '178', 'available'],
    [
      'a colour is judged without the length below it',
      { Color: 'Spruce', Length: '185' },
      'Color',
      'Bone',
      'available',
    ],
    ['without a colour a length is judged over all colours', {}, 'Length', '178', 'available'],
  ])('%s', (_, choice, name, label, state) => {
    expect(valueState(options, variants, choice, name, label)).toBe(state);
  });
});

test('without a shop there are no variants: every colour can be looked at', () => {
  expect(valueState(options, [], {}, 'Color', 'Bone')).toBe('available');
  expect(startChoice(options, [], {})).toEqual({ Color: 'Spruce' });
});

describe('choice at the start', () => {
  test.each<[string, Choice, Choice]>([
    ['the selected colour starts as the first Color option value', {}, { Color: 'Spruce' }],
    [
      'the address names colour and length',
      { Color: 'Bone', Length: '178' },
      { Color: 'Bone', Length: '178' },
    ],
    ['an unknown colour in the address falls back to the first', { Color: 'Plaid' }, { Color: 'Spruce' }],
    ['an impossible length in the address is left out', { Color: 'Bone', Length: '185' }, { Color: 'Bone' }],
  ])('%s', (_, asked, choice) => {
    expect(startChoice(options, variants, asked)).toEqual(choice);
  });

  test('an option with one possible value is chosen already', () => {
    const single = [{ name: 'Size', values: [{ label: 'One size' }] }];
    const only = [{ selections: [{ name: 'Size', value: 'One size' }], isPurchasable: true }];
    expect(startChoice(single, only, {})).toEqual({ Size: 'One size' });
  });
});

describe('choosing', () => {
  test('keeps the length when the new colour comes in it', () => {
    expect(choose(options, variants, { Color: 'Spruce', Length: '178' }, 'Color', 'Bone')).toEqual({
      choice: { Color: 'Bone', Length: '178' },
      dropped: [],
    });
  });

  test('drops the length that the new colour does not come in, and says so', () => {
    expect(choose(options, variants, { Color: 'Spruce', Length: '185' }, 'Color', 'Bone')).toEqual({
      choice: { Color: 'Bone' },
      dropped: [{ name: 'Length', label: '185' }],
    });
  });

  test.each<[string, Choice, string | null]>([
    ['the length is still to be chosen', { Color: 'Spruce' }, 'Length'],
    ['all chosen', { Color: 'Spruce', Length: '171' }, null],
  ])('%s', (_, choice, name) => {
    expect(missingOption(options, choice)).toBe(name);
  });
});

describe('options to show', () => {
  const swatches = [{ label: 'Spruce' }, { label: 'Bone' }];
  test.each([
    ['those of the store', options, swatches, ['Color', 'Length']],
    ['without a store the colours that content shows', [], swatches, ['Color']],
    ['while commerce is ill too', null, swatches, ['Color']],
    ['a single colour is no choice', null, swatches.slice(0, 1), []],
  ])('%s', (_, given, colours, names) => {
    expect(shownOptions(given, colours).map((option) => option.name)).toEqual(names);
  });

  test.each<[string, Choice, string | null]>([
    ['is found under either spelling', { Colour: 'Bone', Length: '178' }, 'Bone'],
    ['null without such an option', { Size: 'M' }, null],
  ])('chosen colour %s', (_, choice, colour) => {
    expect(chosenColour(choice)).toBe(colour);
  });

  test('chosen size: what is chosen and no colour', () => {
    expect(chosenSize({ Color: 'Bone', Length: '178' })).toBe('178');
    expect(chosenSize({ Color: 'Bone' })).toBeNull();
  });

  test('what is chosen above an option, in words', () => {
    expect(choiceAboveInWords(options, 'Length', { Color: 'Bone', Length: '178' })).toBe('Bone');
  });
});
