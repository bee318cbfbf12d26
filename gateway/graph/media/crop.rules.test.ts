import { expect, test } from 'vitest';
import { pointInCrop } from './crop.rules.ts';
import type { PictureFacts } from './renditions.rules.ts';

const wide: PictureFacts = { width: 2400, height: 1200, poi: null };
const right = { x: 0.8, y: 0, w: 0.2, h: 1 };

test.each<[string, { x: number; y: number }, PictureFacts, number, { x: number; y: number }]>([
  ['an image with the frame’s aspect ratio is not cropped', { x: 0.3, y: 0.7 }, wide, 2, { x: 0.3, y: 0.7 }],
  ['a narrower frame cuts both sides', { x: 0.5, y: 0.7 }, wide, 1, { x: 0.5, y: 0.7 }],
  [
    'a point at a quarter moves to the edge of the remaining half',
    { x: 0.25, y: 0 },
    wide,
    1,
    { x: 0, y: 0 },
  ],
  ['a cropped point lies outside', { x: 0.1, y: 0.5 }, wide, 1, { x: -0.3, y: 0.5 }],
  ['a wider frame cuts above and below', { x: 0.2, y: 0.25 }, wide, 4, { x: 0.2, y: 0 }],
  [
    'the crop follows the point of interest up to the image’s edge',
    { x: 0.9, y: 0.5 },
    { ...wide, poi: right },
    1,
    { x: 0.8, y: 0.5 },
  ],
  [
    'a point in an image of unknown size is unchanged',
    { x: 0.9, y: 0.1 },
    { width: null, height: null, poi: null },
    1,
    { x: 0.9, y: 0.1 },
  ],
])('%s', (_sentence, point, facts, ratio, expected) => {
  const found = pointInCrop(point, facts, ratio);
  expect(found.x).toBeCloseTo(expected.x);
  expect(found.y).toBeCloseTo(expected.y);
});
