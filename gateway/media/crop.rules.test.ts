import { expect, test } from 'vitest';
import { pointInCrop } from './crop.rules.ts';
import type { PictureFacts } from './renditions.rules.ts';

const wide: PictureFacts = { width: 2400, height: 1200, poi: null };
const right = { x: 0.8, y: 0, w: 0.2, h: 1 };

test.each<[string, { x: number; y: number }, PictureFacts, number, { x: number; y: number }]>([
  ['a picture of the frame’s own shape is not cropped', { x: 0.3, y: 0.7 }, wide, 2, { x: 0.3, y: 0.7 }],
  ['a narrower frame cuts both sides', { x: 0.5, y: 0.7 }, wide, 1, { x: 0.5, y: 0.7 }],
  [
    'what lay at a quarter lies at the edge of the half that is left',
    { x: 0.25, y: 0 },
    wide,
    1,
    { x: 0, y: 0 },
  ],
  ['what is cut away lies outside', { x: 0.1, y: 0.5 }, wide, 1, { x: -0.3, y: 0.5 }],
  ['a wider frame cuts above and below', { x: 0.2, y: 0.25 }, wide, 4, { x: 0.2, y: 0 }],
  [
    'the crop follows the point of interest as far as the picture goes',
    { x: 0.9, y: 0.5 },
    { ...wide, poi: right },
    1,
    { x: 0.8, y: 0.5 },
  ],
  [
    'a picture of unknown size leaves the place as it was',
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
