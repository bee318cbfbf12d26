import { describe, expect, test } from 'vitest';
import { findSize, neededMeasures, type Finder, type Measures } from './findSize.rules.ts';

const ski: Finder = {
  kind: 'SKI',
  heightFactor: 1,
  heightOffset: -12,
  profileChange: 5,
  questions: [
    {
      key: 'ability',
      answers: [
        { key: 'beginner', change: -5 },
        { key: 'intermediate', change: 0 },
        { key: 'expert', change: 5 },
      ],
    },
  ],
  weights: [
    { from: 0, until: 20, change: -3 },
    { from: 27, until: 100, change: 3 },
  ],
  ranges: [],
};
const pole: Finder = {
  ...ski,
  kind: 'POLE',
  heightFactor: 0.7,
  heightOffset: 0,
  profileChange: 0,
  weights: [],
};
const helmet: Finder = { ...pole, kind: 'HELMET' };
const clothing: Finder = {
  ...pole,
  kind: 'CLOTHING',
  ranges: [
    { size: 'S', from: 86, until: 94 },
    { size: 'M', from: 94, until: 102 },
  ],
};
const nothing: Measures = { height: null, weight: null, head: null, chest: null, answers: {} };
const measured = (measures: Partial<Measures>): Measures => ({ ...nothing, ...measures });
const lengths = ['164', '171', '178', '185'];
const sizeOf = (finder: Finder, sizes: readonly string[], measures: Partial<Measures>) =>
  findSize(finder, sizes, measured(measures))?.size;

describe('a ski’s length', () => {
  test.each<[string, Partial<Measures>, string | undefined]>([
    ['is unknown without a height', { weight: 80 }, undefined],
    ['is unknown for an implausible height', { height: 17.8 }, undefined],
    ['follows the height and the profile: 175 − 12 + 5 = 168', { height: 175 }, '171'],
    ['of two equally near ones is the shorter: 181.5 lies between', { height: 188.5 }, '178'],
    ['grows with ability', { height: 175, answers: { ability: 'expert' } }, '171'],
    ['shrinks for beginners', { height: 175, answers: { ability: 'beginner' } }, '164'],
    ['grows with a heavy body', { height: 180, weight: 95 }, '178'],
    ['shrinks with a light one', { height: 180, weight: 60 }, '171'],
    ['does not change by an implausible weight', { height: 180, weight: 4 }, '171'],
    ['does not change by an unknown answer', { height: 175, answers: { ability: 'god' } }, '171'],
    ['is the longest for a giant', { height: 215 }, '185'],
  ])('%s', (_, measures, size) => {
    expect(sizeOf(ski, lengths, measures)).toBe(size);
  });

  test('comes with its reasons, which add up', () => {
    expect(
      findSize(ski, lengths, measured({ height: 180, weight: 95, answers: { ability: 'expert' } })),
    ).toEqual({
      size: '178',
      ideal: 181,
      reasons: [
        { because: 'height', cm: 168 },
        { because: 'weight', cm: 3 },
        { because: 'answer', question: 'ability', answer: 'expert', cm: 5 },
        { because: 'profile', cm: 5 },
      ],
      isBeyond: false,
    });
  });

  test.each([
    [215, true],
    [195, false],
    [150, true],
    [168, false],
  ])('at %i cm is beyond what is made: %s', (height, isBeyond) => {
    expect(findSize(ski, lengths, measured({ height }))?.isBeyond).toBe(isBeyond);
  });
});

describe('a pole’s length', () => {
  const adjustable = ['105–135', '115–145'];
  test.each<[string, readonly string[], number, string]>([
    ['is 0.7 of the height, rounded down', ['110', '115', '120', '125'], 175, '120'],
    ['is the shortest for whoever is small', ['110', '115', '120', '125'], 140, '110'],
    ['is the range that has it in its middle', adjustable, 170, '105–135'],
    ['is the longer range for whoever is tall', adjustable, 186, '115–145'],
    ['is the nearest range beyond both', adjustable, 210, '115–145'],
  ])('%s', (_, sizes, height, size) => {
    expect(sizeOf(pole, sizes, { height })).toBe(size);
  });
});

describe('what is measured itself', () => {
  const helmets = ['S 51–55', 'M 55–59', 'L 59–63'];
  test.each<[string, Finder, readonly string[], Partial<Measures>, string | null]>([
    ['a helmet by its label', helmet, helmets, { head: 57 }, 'M 55–59'],
    ['between two helmets the smaller', helmet, helmets, { head: 55 }, 'S 51–55'],
    ['no helmet for a larger head', helmet, helmets, { head: 65 }, null],
    ['a jacket by the editors’ ranges', clothing, ['S', 'M'], { chest: 90 }, 'S'],
    ['between two jackets the larger', clothing, ['S', 'M'], { chest: 94 }, 'M'],
    ['no jacket without a range', clothing, ['XXL'], { chest: 94 }, null],
  ])('%s', (_, finder, sizes, measures, size) => {
    expect(sizeOf(finder, sizes, measures)).toBe(size);
  });
});

test.each([
  ['a ski', ski, ['height', 'weight']],
  ['a ski whose weight does not matter', { ...ski, weights: [] }, ['height']],
  ['a pole', pole, ['height']],
  ['a helmet', helmet, ['head']],
  ['a jacket', clothing, ['chest']],
])('%s needs its measures', (_, finder, measures) => {
  expect(neededMeasures(finder)).toEqual(measures);
});
