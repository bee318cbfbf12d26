import { describe, expect, test } from 'vitest';
import { landOutline } from './landOutline.ts';
import { viewOf } from './mapView.rules.ts';

const greatLakes = viewOf([
  { latitude: 41, longitude: -93 },
  { latitude: 49, longitude: -75 },
])!;
const alps = viewOf([
  { latitude: 46, longitude: 6 },
  { latitude: 48, longitude: 14 },
])!;
const pacific = viewOf([{ latitude: 30, longitude: -150 }])!;

describe('a map', () => {
  test('has lakes, rivers, provinces and borders where there are any', () => {
    const { lakes, rivers, provinces, borders } = landOutline(greatLakes);
    // Superior, Michigan, Huron, Erie and Ontario at least.
    expect(lakes.match(/M/g)?.length).toBeGreaterThanOrEqual(5);
    for (const lines of [rivers, provinces, borders]) expect(lines).toMatch(/^M/);
  });

  test('has no provinces where countries are small, and no lake around everything', () => {
    const { lakes, provinces } = landOutline(alps);
    expect(provinces).toBe('');
    expect(lakes).toMatch(/^M/);
    expect(lakes).not.toContain('M-500 -500l2000');
  });

  test('of the open sea is empty', () => {
    expect(Object.values(landOutline(pacific)).join('')).toBe('');
  });
});
