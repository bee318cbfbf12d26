import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brightnessOf } from './brightness.ts';

const size = { width: 1200, height: 800 };

/** A picture of one colour with rectangles on it. */
async function picture(
  ground: string,
  ...things: { at: [number, number, number, number]; colour: string }[]
) {
  return sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(
      things.map(({ at: [left, top, width, height], colour }) => ({
        input: { create: { width, height, channels: 3 as const, background: colour } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer();
}

test.each([
  ['black', '#000000', 0],
  ['white', '#ffffff', 255],
  ['a grey is its own value', '#707070', 112],
  ['green is brighter to the eye', '#00ff00', 220],
  ['than blue', '#0000ff', 76],
])('%s', async (_sentence, colour, grey) => {
  const { mean, grid } = await brightnessOf(await picture(colour));
  expect(mean).toBe(grey);
  expect(new Set([...grid.brightest, ...grid.darkest])).toEqual(new Set([grey]));
  expect(grid.brightest).toHaveLength(grid.columns * grid.rows);
});

test('a lit window is bright in its own field', async () => {
  // The field in the third column and the second row.
  const { grid } = await brightnessOf(
    await picture('#101010', { at: [200, 100, 100, 100], colour: '#ffffff' }),
  );
  const lit = grid.brightest.flatMap((value, index) => (value > 240 ? [index] : []));
  expect(lit).toEqual([1 * grid.columns + 2]);
  expect(grid.darkest[1 * grid.columns + 2]).toBeGreaterThan(200);
  expect(grid.darkest[0]).toBeLessThan(20);
});

test('a glint of a few pixels does not count', async () => {
  const { grid } = await brightnessOf(await picture('#101010', { at: [250, 150, 6, 6], colour: '#ffffff' }));
  expect(Math.max(...grid.brightest)).toBeLessThan(40);
});
