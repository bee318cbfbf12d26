import { describe, expect, test } from 'vitest';
import {
  areaOf,
  bounded,
  centered,
  clustered,
  dragged,
  fitting,
  inFrame,
  isInFrame,
  LARGEST,
  whole,
  zoomedAt,
} from './mapView.rules.ts';

describe('the viewport', () => {
  test.each([
    ['is never smaller than the whole map', { x: 0, y: 0, scale: 0.2 }, whole],
    ['has a maximum zoom', { x: 400, y: 400, scale: 99 }, { x: 400, y: 400, scale: LARGEST }],
    [
      'stops at the land to the west and north',
      { x: -900, y: -900, scale: 1 },
      { x: -400, y: -400, scale: 1 },
    ],
    ['and to the east and south', { x: 2000, y: 2000, scale: 2 }, { x: 900, y: 900, scale: 2 }],
  ])('%s', (_sentence, view, expected) => {
    expect(bounded(view)).toEqual(expected);
  });

  test('zooms around its centre', () => {
    expect(zoomedAt(whole, 2)).toEqual({ x: 250, y: 250, scale: 2 });
  });

  test('keeps the point under the pointer in place', () => {
    const at = { x: 0.2, y: 0.9 };
    const under = { x: 200, y: 900 };
    expect(inFrame(zoomedAt(whole, 4, at), under).x).toBeCloseTo(0.2);
    expect(inFrame(zoomedAt(whole, 4, at), under).y).toBeCloseTo(0.9);
  });

  test('returns to where it started', () => {
    expect(zoomedAt(zoomedAt(whole, 3), 1 / 3)).toEqual(whole);
  });

  test('follows the drag, so it moves the other way', () => {
    expect(dragged({ x: 250, y: 250, scale: 2 }, { x: 0.1, y: -0.1 })).toEqual({ x: 200, y: 300, scale: 2 });
  });

  test('centres a point', () => {
    expect(inFrame(centered({ x: 0, y: 0, scale: 4 }, { x: 500, y: 600 }), { x: 500, y: 600 })).toEqual({
      x: 0.5,
      y: 0.5,
    });
  });

  test.each([
    [
      'several points',
      [
        { x: 100, y: 100 },
        { x: 300, y: 150 },
      ],
    ],
    ['one point', [{ x: 990, y: 5 }]],
    [
      'points at the same position',
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
    ],
  ])('fits around %s', (_sentence, points) => {
    const view = fitting(points);
    expect(points.every((point) => isInFrame(view, point))).toBe(true);
    expect(view.scale).toBeGreaterThan(3);
  });
});

describe('the area of a view', () => {
  const alps = { x: 0.53, y: 0.34, size: 0.01 };
  test.each([
    ['unzoomed', alps, whole, { south: 47.42, west: 10.8, north: 49.8, east: 14.4 }],
    ['zoomed', alps, { x: 500, y: 500, scale: 2 }, { south: 47.42, west: 12.6, north: 48.63, east: 14.4 }],
    [
      'across the date line',
      { x: 0.95, y: 0.6, size: 0.1 },
      whole,
      { south: -58.23, west: 162, north: -33.84, east: -162 },
    ],
    ['of the world', { x: 0, y: 0, size: 1 }, whole, { south: -85.05, west: -180, north: 85.05, east: 180 }],
  ])('%s', (_sentence, section, view, area) => {
    expect(areaOf(section, view)).toEqual(area);
  });
});

describe('markers', () => {
  const points = [0, 10, 15, 100, 108].map((x) => ({ x, y: 0 }));
  test.each([
    ['that overlap are clustered around the first', 20, [3, 2]],
    ['that do not overlap stay single', 4, [1, 1, 1, 1, 1]],
    ['overlapping with all are one', 500, [5]],
  ])('%s', (_sentence, reach, sizes) => {
    expect(clustered(points, reach).map(({ length }) => length)).toEqual(sizes);
  });
});
