import { describe, expect, test } from 'vitest';
import {
  choose,
  chosenColour,
  chosenSize,
  currentVariant,
  isSameColour,
  missingOption,
  otherSelectionText,
  shownOptions,
  startChoice,
  valueState,
} from './variantMatch.rules.ts';
import type { Choice } from './variantMatch.rules.ts';

const options = [
  { name: 'Color', values: [{ label: 'Spruce' }, { label: 'Bone' }] },
  { name: 'Length', values: [{ label: '171' }, { label: '178' }, { label: '185' }] },
];

function variant(color: string, length: string, availability = 'IN_STOCK') {
  return {
    sku: `${color}-${length}`,
    selections: [
      { name: 'Color', value: color },
      { name: 'Length', value: length },
    ],
    isPurchasable: availability === 'IN_STOCK',
    availability,
  };
}

// Bone is not made in 185; Spruce 178 is sold out, Bone 171 is not for sale.
const variants = [
  variant('Spruce', '171'),
  variant('Spruce', '178', 'SOLD_OUT'),
  variant('Spruce', '185'),
  variant('Bone', '171', 'NOT_SOLD_HERE'),
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
    expect(currentVariant([{ ...variant('', ''), selections: [] }], {})).not.toBeNull();
  });
});

describe('option value', () => {
  test.each<[string, Choice, string, string, string]>([
    ['not made in the selected colour: impossible', { Color: 'Bone' }, 'Length', '185', 'impossible'],
    ['made but out of stock: sold out', { Color: 'Spruce' }, 'Length', '178', 'soldOut'],
    ['in stock: available', { Color: 'Bone' }, 'Length', '178', 'available'],
    ['made but switched off in the store: not for sale', { Color: 'Bone' }, 'Length', '171', 'notForSale'],
    [
      'a colour is matched against the selected length as well',
      { Color: 'Spruce', Length: '185' },
      'Color',
      'Bone',
      'impossible',
    ],
    [
      'the option’s own selection is ignored',
      { Color: 'Spruce', Length: '178' },
      'Length',
      '171',
      'available',
    ],
    ['without a colour a length is matched over all colours', {}, 'Length', '178', 'available'],
  ])('%s', (_, choice, name, label, state) => {
    expect(valueState(variants, choice, name, label)).toBe(state);
  });
});

test('without a shop there are no variants: every colour can be selected', () => {
  expect(valueState([], {}, 'Color', 'Bone')).toBe('available');
  expect(startChoice(options, [], {})).toEqual({ Color: 'Spruce' });
});

describe('initial choice', () => {
  test.each<[string, Choice, Choice]>([
    ['the selected colour starts as the first Color option value', {}, { Color: 'Spruce' }],
    [
      'the address names colour and length',
      { Color: 'Bone', Length: '178' },
      { Color: 'Bone', Length: '178' },
    ],
    ['an unknown colour in the address falls back to the first', { Color: 'Plaid' }, { Color: 'Spruce' }],
    ['an impossible length in the address is left out', { Color: 'Bone', Length: '185' }, { Color: 'Bone' }],
    ['a sold-out combination in the address is kept', { Length: '178' }, { Color: 'Spruce', Length: '178' }],
  ])('%s', (_, requested, choice) => {
    expect(startChoice(options, variants, requested)).toEqual(choice);
  });

  test('a first colour that is sold out in every size gives way to the first that can be bought', () => {
    const made = [
      variant('Spruce', '171', 'SOLD_OUT'),
      variant('Spruce', '178', 'NOT_SOLD_HERE'),
      variant('Bone', '178'),
    ];
    expect(startChoice(options, made, {})).toEqual({ Color: 'Bone', Length: '178' });
    expect(startChoice(options, made, { Color: 'Spruce' })).toEqual({ Color: 'Spruce' });
    expect(startChoice(options, made.slice(0, 2), {})).toEqual({ Color: 'Spruce' });
  });

  test('an option with one possible value is preselected', () => {
    const single = [{ name: 'Size', values: [{ label: 'One size' }] }];
    const only = [{ ...variant('', ''), selections: [{ name: 'Size', value: 'One size' }] }];
    expect(startChoice(single, only, {})).toEqual({ Size: 'One size' });
  });
});

describe('choosing', () => {
  const from = (choice: Choice, preferred = choice) => ({ preferred, choice });
  const snow = { name: 'Color', values: ['Ink', 'Ash', 'Snow', 'Rust'].map((label) => ({ label })) };
  const lengths = { name: 'Length', values: ['171', '180'].map((label) => ({ label })) };

  test('keeps the length when the new colour has it', () => {
    expect(
      choose(options, variants, from({ Color: 'Spruce', Length: '178' }), 'Color', 'Bone'),
    ).toMatchObject({ choice: { Color: 'Bone', Length: '178' }, moves: [] });
  });

  test('leaves missing options missing', () => {
    expect(choose(options, variants, from({ Color: 'Spruce' }), 'Color', 'Bone').choice).toEqual({
      Color: 'Bone',
    });
  });

  test('a value that is not made with the current choice changes the other option', () => {
    const { choice, moves } = choose(options, variants, from({ Color: 'Bone' }), 'Length', '185');
    expect(choice).toEqual({ Color: 'Spruce', Length: '185' });
    expect(moves).toEqual([{ name: 'Color', to: 'Spruce' }]);
  });

  test.each([
    [
      'to the nearest one that is made',
      [variant('Ink', '171'), variant('Snow', '180'), variant('Rust', '180')],
      'Snow',
    ],
    [
      'to an available one before a nearer one that is sold out',
      [variant('Ink', '171'), variant('Ash', '180', 'SOLD_OUT'), variant('Rust', '180')],
      'Rust',
    ],
    [
      'to a sold-out one when there is no other',
      [variant('Ink', '171'), variant('Rust', '180', 'SOLD_OUT')],
      'Rust',
    ],
  ])('it changes %s', (_, made, to) => {
    const start = from({ Color: 'Ink', Length: '171' });
    expect(choose([snow, lengths], made, start, 'Length', '180').moves).toEqual([{ name: 'Color', to }]);
  });

  test('changes as few as possible of three options', () => {
    const skin = { name: 'Skin', values: ['with', 'without'].map((label) => ({ label })) };
    const made = (color: string, length: string, skins: string) => {
      const { selections, ...rest } = variant(color, length);
      return { ...rest, selections: [...selections, { name: 'Skin', value: skins }] };
    };
    const all = [made('Ink', '171', 'with'), made('Rust', '180', 'without'), made('Rust', '180', 'with')];
    const start = from({ Color: 'Ink', Length: '171', Skin: 'with' });
    expect(choose([snow, lengths, skin], all, start, 'Length', '180').choice).toEqual({
      Color: 'Rust',
      Length: '180',
      Skin: 'with',
    });
  });

  test('changed options return once they are made again: stepping over a value has no lasting effect', () => {
    const over = choose(options, variants, from({ Color: 'Bone', Length: '178' }), 'Length', '185');
    expect(over.choice).toEqual({ Color: 'Spruce', Length: '185' });
    const back = choose(options, variants, over, 'Length', '178');
    expect(back).toMatchObject({
      choice: { Color: 'Bone', Length: '178' },
      moves: [{ name: 'Color', to: 'Bone' }],
    });
  });

  test('a value without any variant changes nothing', () => {
    const start = from({ Color: 'Bone' });
    expect(choose(options, variants, start, 'Length', '999')).toEqual({ ...start, moves: [] });
  });

  test('without a shop every colour can be selected', () => {
    expect(choose(options, [], from({ Color: 'Spruce' }), 'Color', 'Bone').choice).toEqual({ Color: 'Bone' });
  });

  test.each<[string, Choice, string | null]>([
    ['the length is missing', { Color: 'Spruce' }, 'Length'],
    ['all selected', { Color: 'Spruce', Length: '171' }, null],
  ])('%s', (_, choice, name) => {
    expect(missingOption(options, choice)).toBe(name);
  });
});

describe('options to show', () => {
  const swatches = [{ label: 'Spruce' }, { label: 'Bone' }];
  test.each([
    ['those of the store', options, swatches, ['Color', 'Length']],
    ['without a store the colours in content', [], swatches, ['Color']],
    ['while commerce fails too', null, swatches, ['Color']],
    ['a single colour is no option', null, swatches.slice(0, 1), []],
  ])('%s', (_, given, colours, names) => {
    expect(shownOptions(given, colours).map((option) => option.name)).toEqual(names);
  });

  test.each<[string, Choice, string | null]>([
    ['is found in either spelling', { Colour: 'Bone', Length: '178' }, 'Bone'],
    ['null without such an option', { Size: 'M' }, null],
  ])('chosen colour %s', (_, choice, colour) => {
    expect(chosenColour(choice)).toBe(colour);
  });

  test.each<[string, string | null, boolean]>([
    ['Lamp Black', 'Lamp Black', true],
    ['Lamp Black', 'lamp black', true],
    ['Lamp Black', 'Black', false],
    ['Lamp Black', null, false],
  ])('the swatch %s is the chosen colour %s: %s', (label, chosen, isSame) => {
    expect(isSameColour(label, chosen)).toBe(isSame);
  });

  test('selected size: the selected value of the option that is no colour', () => {
    expect(chosenSize({ Color: 'Bone', Length: '178' })).toBe('178');
    expect(chosenSize({ Color: 'Bone' })).toBeNull();
  });

  test.each([
    ['Length', 'Bone'],
    ['Color', '178'],
  ])('selected values beside %s, as text', (name, words) => {
    expect(otherSelectionText(options, name, { Color: 'Bone', Length: '178' }, (_, label) => label)).toBe(
      words,
    );
  });
});
