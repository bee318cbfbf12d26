import { describe, expect, test } from 'vitest';
import { whole } from './mapView.rules.ts';
import { reliefAt, reliefTiles } from './reliefTiles.rules.ts';

const world = { x: 0, y: 0, size: 1 };
const quarter = { x: 0.5, y: 0.25, size: 0.25 };

describe('the relief', () => {
  test.each([
    ['of the world on a small screen is the coarsest', world, 1, 500, 1, 1],
    ['of a quarter of the world', quarter, 1, 600, 2, 1],
    ['is the finest before it is enlarged', quarter, 4, 600, 4, 1],
    ['recedes where it is enlarged more than twice', quarter, 12, 600, 4, 0.8],
    ['never disappears', { ...quarter, size: 0.005 }, 12, 600, 4, 0.25],
  ])('%s', (_sentence, section, scale, pixels, level, opacity) => {
    const found = reliefAt(section, { ...whole, scale }, pixels);
    expect(found.level).toBe(level);
    expect(found.opacity).toBeCloseTo(opacity, 1);
  });
});

describe('tiles', () => {
  test('cover the view, in the map’s units', () => {
    expect(reliefTiles(quarter, whole, 2)).toEqual([
      { name: '2/2/1', x: 0, y: 0, size: 1000 },
      { name: '2/3/1', x: 1000, y: 0, size: 1000 },
      { name: '2/2/2', x: 0, y: 1000, size: 1000 },
      { name: '2/3/2', x: 1000, y: 1000, size: 1000 },
    ]);
  });

  test('are those that a zoomed view meets', () => {
    const view = { x: 300, y: 300, scale: 4 };
    expect(reliefTiles(quarter, view, 4).map(({ name }) => name)).toEqual([
      '4/9/5',
      '4/10/5',
      '4/9/6',
      '4/10/6',
    ]);
  });

  test('end where the world does', () => {
    const west = { x: -0.1, y: -0.1, size: 0.3 };
    expect(reliefTiles(west, whole, 1).map(({ name }) => name)).toEqual(['1/0/0']);
  });
});
