import { describe, expect, test } from 'vitest';
import { MAP_SIDE, onMap, projected, viewOf, viewOfArea } from './mapView.rules.ts';

const innsbruck = { latitude: 47.26266, longitude: 11.39454 };
const oslo = { latitude: 59.91273, longitude: 10.74609 };
const madrid = { latitude: 40.4165, longitude: -3.70256 };
const dunedin = { latitude: -45.87416, longitude: 170.50361 };
const whistler = { latitude: 50.11817, longitude: -122.95396 };

describe('the projection', () => {
  test.each([
    ['has its middle where the equator meets Greenwich', { latitude: 0, longitude: 0 }, 0.5, 0.5],
    ['ends in the west at the date line', { latitude: 0, longitude: -180 }, 0, 0.5],
    ['is a square at 85.05 degrees; poles are cut off before', { latitude: 90, longitude: 180 }, 1, 0.0317],
    ['is as tall in the south', { latitude: -90, longitude: 180 }, 1, 0.9683],
  ])('%s', (_sentence, position, x, y) => {
    expect(projected(position).x).toBeCloseTo(x, 6);
    expect(projected(position).y).toBeCloseTo(y, 2);
  });
});

describe('a view', () => {
  test.each([
    ['of one place', [innsbruck]],
    ['of two ends of Europe', [oslo, madrid]],
    ['of neighbours', [innsbruck, { latitude: 47.28, longitude: 11.51 }]],
    ['of the world', [whistler, dunedin, oslo]],
    [
      'of both ends of the map',
      [
        { latitude: 70, longitude: -179.9 },
        { latitude: -60, longitude: 179.9 },
      ],
    ],
  ])('%s shows everything in it', (_sentence, positions) => {
    const view = viewOf(positions)!;
    for (const position of positions) {
      const { x, y } = onMap(view, position);
      expect(Math.min(x, y, MAP_SIDE - x, MAP_SIDE - y)).toBeGreaterThanOrEqual(0);
    }
  });

  test('is limited to the resolution of the outlines', () => {
    expect(viewOf([innsbruck])?.size).toBe(viewOf([innsbruck, { latitude: 47.27, longitude: 11.4 }])?.size);
  });

  test('hides small movements, so that it does not reveal an exact position', () => {
    const steps = Array.from({ length: 9 }, (_, step) => ({
      latitude: 47.2627 + step / 1000,
      longitude: 11.39,
    }));
    expect(new Set(steps.map((position) => JSON.stringify(viewOf([position])))).size).toBeLessThanOrEqual(2);
  });

  test('of no positions is null', () => {
    expect(viewOf([])).toBeNull();
  });
});

test('east is right, and south is down', () => {
  const view = viewOf([oslo, madrid])!;
  const [north, south] = [onMap(view, oslo), onMap(view, madrid)];
  expect(north.x).toBeGreaterThan(south.x);
  expect(north.y).toBeLessThan(south.y);
});

describe('the view of an area', () => {
  test.each([
    ['of the Alps', { south: 45.5, west: 8, north: 48.5, east: 12.3 }],
    ['across the date line', { south: -25, west: 170, north: -10, east: -175 }],
    ['of the world', { south: -85, west: -180, north: 85, east: 180 }],
  ])('%s is about as large, and has its middle', (_sentence, area) => {
    const view = viewOfArea(area);
    const { x, y } = projected({ latitude: area.north, longitude: area.west });
    const { x: east, y: south } = projected({ latitude: area.south, longitude: area.east });
    const wide = Math.max(east - x + (area.west <= area.east ? 0 : 1), south - y);
    expect(view.size / wide).toBeGreaterThan(0.85);
    expect(view.size / wide).toBeLessThan(1.2);
    const middle = (x + east + (area.west <= area.east ? 0 : 1)) / 2;
    expect(Math.abs(((middle - view.x) % 1) / view.size - 0.5)).toBeLessThan(0.1);
    expect(Math.abs(((y + south) / 2 - view.y) / view.size - 0.5)).toBeLessThan(0.1);
  });
});
