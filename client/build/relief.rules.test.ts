import { describe, expect, test } from 'vitest';
import { mercatorLatitude, metres, shade, TILE } from './relief.rules.ts';

test.each([
  ['the sea', 97, 0],
  ['Chicago', 133, 200],
  ['between Chicago and Munich', 144.5, 400],
  ['deep sea', 26, -2600],
])('%s', (_sentence, grey, height) => {
  expect(metres(grey)).toBeCloseTo(height, 3);
});

test.each([
  ['the equator', 0.5, 0],
  ['the northern edge', 0, 85.0511],
])('%s', (_sentence, y, latitude) => {
  expect(mercatorLatitude(y)).toBeCloseTo(latitude, 3);
});

describe('a tile', () => {
  const pixelOf = (heightAt: (x: number, y: number) => number) =>
    shade(heightAt, () => 45, 8192)[TILE * 100 + 100] ?? 0;

  test.each([
    ['of the sea is white', (x: number) => x - 10_000, 255, 255],
    ['of low, flat land is nearly white', () => 1, 250, 255],
    ['of a high plain is a little darker', () => 2500, 225, 245],
    ['is light on slopes to the north-west', (x: number, y: number) => 500 + 60 * (x + y), 235, 255],
    ['is dark on slopes to the south-east', (x: number, y: number) => 90_000 - 200 * (x + y), 90, 190],
  ])('%s', (_sentence, heightAt, least, most) => {
    const pixel = pixelOf(heightAt);
    expect(pixel).toBeGreaterThanOrEqual(least);
    expect(pixel).toBeLessThanOrEqual(most);
  });
});
