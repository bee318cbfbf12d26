import { describe, expect, test } from 'vitest';
import { differencesFrom, rideOf, scalesOf, type Ride } from './ride.rules.ts';

const spec = (title: string, value: string) => ({ title, value });
const ropeway = {
  flex: 6,
  specs: [spec('Rocker', 'Tip only'), spec('Radius', '19'), spec('Weight', '1460')],
  size_specs: [
    { size: '171', specs: [spec('Sidecut', '127-94-114'), spec('Radius', '18'), spec('Weight', '1380')] },
    { size: '178', specs: [spec('Sidecut', '128-94-115'), spec('Radius', '19 m'), spec('Weight', '1460 g')] },
    { size: '185', specs: [spec('Sidecut', '129-94-116')] },
  ],
};

describe('the ride of a ski', () => {
  test('is that of its middle length', () => {
    expect(rideOf(ropeway)).toEqual({
      profile: 'TIP',
      sidecut: { tip: 128, waist: 94, tail: 115 },
      flex: 6,
      radius: 19,
      weight: 1460,
    });
  });

  test.each([
    ['a shirt has none', { specs: [spec('Material', 'Wool')], size_specs: [] }, null],
    [
      'an unknown rocker is not drawn',
      { specs: [spec('Rocker', 'Banana'), spec('Sidecut', '100-70-90')], size_specs: [] },
      { profile: null, sidecut: { tip: 100, waist: 70, tail: 90 }, flex: null, radius: null, weight: null },
    ],
    [
      'a sidecut that is none is left out',
      { specs: [spec('Rocker', ' Full '), spec('Sidecut', 'wide')], size_specs: [] },
      { profile: 'FULL', sidecut: null, flex: null, radius: null, weight: null },
    ],
    [
      'a flex beyond the scale is left out',
      { specs: [spec('Rocker', 'Full')], size_specs: [], flex: 11 },
      { profile: 'FULL', sidecut: null, flex: null, radius: null, weight: null },
    ],
  ])('%s', (_, ski, ride) => {
    expect(rideOf(ski)).toEqual(ride);
  });
});

const ski = (
  waist: number,
  weight: number | null,
  radius: number | null,
  flex: number | null = null,
): Ride => ({
  profile: 'TIP',
  sidecut: { tip: waist + 30, waist, tail: waist + 20 },
  flex,
  weight,
  radius,
});

test.each([
  ['a wide, heavy, calm one', ski(120, 2400, 25), [1, 0, 0]],
  ['a narrow, light, quick one', ski(65, 900, 11), [0, 1, 1]],
  ['beyond the ends', ski(140, 3000, 40), [1, 0, 0]],
  ['in the middle', ski(92.5, 1650, 18), [0.5, 0.5, 0.5]],
])('scales of %s', (_, ride, values) => {
  expect(scalesOf(ride).map(({ value }) => value)).toEqual(values);
});

test('a scale without its measure is left out', () => {
  expect(scalesOf(ski(92.5, null, null))).toEqual([{ scale: 'FLOAT', value: 0.5 }]);
});

test.each([
  ['wider and heavier', ski(100, 1800, 19), ski(94, 1460, 19), ['WIDER', 'HEAVIER']],
  ['narrower, lighter and quicker', ski(84, 1200, 16), ski(94, 1460, 19), ['NARROWER', 'LIGHTER', 'QUICKER']],
  ['wider and softer', ski(100, 1460, 19, 5), ski(94, 1460, 19, 7), ['WIDER', 'SOFTER']],
  ['narrower and stiffer', ski(84, 1460, 19, 8), ski(94, 1460, 19, 7), ['NARROWER', 'STIFFER']],
  ['not of an unknown flex', ski(94, 1460, 19, 8), ski(94, 1460, 19), []],
  ['calmer only', ski(95, 1500, 21), ski(94, 1460, 19), ['CALMER']],
  ['nothing that can be felt', ski(96, 1500, 20), ski(94, 1460, 19), []],
  ['nothing of unknown measures', ski(94, null, null), ski(94, 1460, 19), []],
])('compared with a neighbour: %s', (_, own, other, words) => {
  expect(differencesFrom(own, other)).toEqual(words);
});
