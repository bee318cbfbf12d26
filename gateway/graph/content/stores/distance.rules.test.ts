import { describe, expect, test } from 'vitest';
import {
  areaProblem,
  centerOf,
  distanceText,
  distanceUnit,
  greatCircleKm,
  isWithin,
  positionProblem,
} from './distance.rules.ts';

const innsbruck = { latitude: 47.26266, longitude: 11.39454 };
const denver = { latitude: 39.73915, longitude: -104.9847 };
const sapporo = { latitude: 43.06667, longitude: 141.35 };

describe('the great circle', () => {
  test.each([
    ['the distance to itself is zero', innsbruck, innsbruck, 0],
    ['Innsbruck to Munich', innsbruck, { latitude: 48.13743, longitude: 11.57549 }, 98],
    ['over an ocean', innsbruck, denver, 8479],
    ['over the date line, not around the world', sapporo, denver, 8653],
    ['from pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
    ['to the antipode', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, 20_015],
  ])('%s', (_sentence, from, to, km) => {
    expect(Math.abs(greatCircleKm(from, to) - km)).toBeLessThan(Math.max(1, km * 0.0001));
    expect(greatCircleKm(to, from)).toBeCloseTo(greatCircleKm(from, to), 6);
  });
});

test.each([
  ['us', 'mile'],
  ['gb', 'mile'],
  ['uk', 'mile'],
  ['ca', 'kilometer'],
  ['de', 'kilometer'],
  ['jp', 'kilometer'],
  ['global', 'kilometer'],
])('%s measures in %ss', (country, unit) => {
  expect(distanceUnit(country)).toBe(unit);
});

test.each([
  ['below ten there is a decimal', 0.42, 'kilometer', 'en-CA', '0.4 km'],
  ['values that round to ten have none', 9.97, 'kilometer', 'en-CA', '10 km'],
  ['miles', 98, 'mile', 'en-US', '61 mi'],
  ['thousands in German', 1204.4, 'kilometer', 'de-DE', '1.204 km'],
  ['a comma in French', 3.25, 'kilometer', 'fr-FR', '3,3 km'],
  ['Japanese', 38.2, 'kilometer', 'ja-JP', '38 km'],
] as const)('%s', (_sentence, km, unit, tag, text) => {
  expect(distanceText(km, unit, tag).replaceAll(/\s/g, ' ')).toBe(text);
});

test.each([
  [{ latitude: 0, longitude: 0 }, null],
  [{ latitude: -90, longitude: 180 }, null],
  [{ latitude: 90.1, longitude: 0 }, 'latitude is -90 to 90.'],
  [{ latitude: Number.NaN, longitude: 0 }, 'latitude is -90 to 90.'],
  [{ latitude: 0, longitude: -180.5 }, 'longitude is -180 to 180.'],
])('%o is a position: %s', (position, problem) => {
  expect(positionProblem(position)).toBe(problem);
});

describe('an area', () => {
  const alps = { south: 46, west: 6, north: 48, east: 14 };
  const fiji = { south: -20, west: 175, north: -15, east: -177 };
  test.each([
    ['has what lies in it', alps, { latitude: 47, longitude: 11 }, true],
    ['has its edge', alps, { latitude: 46, longitude: 6 }, true],
    ['has nothing north of it', alps, { latitude: 48.1, longitude: 11 }, false],
    ['has nothing east of it', alps, { latitude: 47, longitude: 14.1 }, false],
    ['across the date line has its western part', fiji, { latitude: -18, longitude: 178 }, true],
    ['across the date line has its eastern part', fiji, { latitude: -18, longitude: -178 }, true],
    ['across the date line has nothing between', fiji, { latitude: -18, longitude: 0 }, false],
  ])('%s', (_sentence, area, position, isIn) => {
    expect(isWithin(area, position)).toBe(isIn);
  });

  test.each([
    [alps, { latitude: 47, longitude: 10 }],
    [fiji, { latitude: -17.5, longitude: 179 }],
    [
      { ...fiji, west: 179, east: -175 },
      { latitude: -17.5, longitude: -178 },
    ],
  ])('%o has its middle', (area, middle) => {
    expect(centerOf(area)).toEqual(middle);
  });

  test.each([
    [alps, null],
    [{ ...alps, south: 48 }, 'south is less than north.'],
    [{ ...alps, north: 91 }, 'latitude is -90 to 90.'],
    [{ ...alps, west: -181 }, 'longitude is -180 to 180.'],
  ])('%o: %s', (area, problem) => {
    expect(areaProblem(area)).toBe(problem);
  });
});
