import { describe, expect, test } from 'vitest';
import { isCompact, markerBoxes, overlap, popupPlace, zoneOf } from './popupPlace.rules.ts';

test.each([
  ['650 px wide or less is compact', { width: 650, height: 700 }, true],
  ['wider is not', { width: 651, height: 700 }, false],
  ['360 px high or less is compact', { width: 1440, height: 360 }, true],
  ['higher is not', { width: 1440, height: 361 }, false],
])('%s', (_sentence, room, expected) => {
  expect(isCompact(room)).toBe(expected);
});

test.each([
  [0, 'start'],
  [0.29, 'start'],
  [0.3, 'middle'],
  [0.6, 'middle'],
  [0.61, 'end'],
] as const)('a hotspot at %d of the picture is in its %s', (fraction, zone) => {
  expect(zoneOf(fraction)).toBe(zone);
});

describe('the popup', () => {
  const room = { width: 1000, height: 800 };
  const popup = { width: 400, height: 200 };
  test.each([
    ['of a hotspot on the left is to its right', { x: 200, y: 400 }, { left: 228, top: 300 }],
    ['of a hotspot on the right is to its left', { x: 900, y: 400 }, { left: 472, top: 300 }],
    ['of a hotspot above the middle is below it', { x: 500, y: 100 }, { left: 300, top: 128 }],
    ['of a hotspot below the middle is above it', { x: 500, y: 700 }, { left: 300, top: 472 }],
    ['of a hotspot in the middle is where there is more space', { x: 500, y: 390 }, { left: 300, top: 418 }],
    ['and above it from the middle on', { x: 500, y: 410 }, { left: 300, top: 182 }],
    ['is aligned with the top of a hotspot in the upper corner', { x: 100, y: 100 }, { left: 128, top: 82 }],
    [
      'is aligned with the bottom of a hotspot in the lower corner',
      { x: 900, y: 700 },
      { left: 472, top: 518 },
    ],
    ['stays within the picture', { x: 20, y: 10 }, { left: 48, top: 10 }],
    ['stays within the picture at the other end', { x: 990, y: 795 }, { left: 562, top: 590 }],
  ])('%s', (_sentence, spot, place) => {
    expect(popupPlace(spot, [spot], room, popup)).toEqual(place);
  });

  const at = (x: number, y: number) => ({ x, y });
  const spot = at(200, 400);
  test('moves to the nearest position that covers no other marker', () => {
    expect(popupPlace(spot, [spot, at(600, 320)], room, popup)).toEqual({ left: 228, top: 348 });
  });

  test('keeps its preferred position beside a marker that it does not cover', () => {
    expect(popupPlace(spot, [spot, at(600, 530)], room, popup)).toEqual({ left: 228, top: 300 });
  });

  test.each([
    ['a picture full of hotspots', [at(100, 100), at(300, 250), at(500, 400), at(700, 550), at(900, 700)]],
    ['hotspots in a row', [at(200, 400), at(380, 400), at(560, 400), at(740, 400), at(920, 400)]],
    ['hotspots close together', [at(480, 380), at(520, 380), at(500, 420)]],
  ])('never covers another marker: %s', (_case, spots) => {
    for (const one of spots) {
      const place = popupPlace(one, spots, room, popup);
      expect(place).not.toBeNull();
      const box = { ...place!, ...popup };
      expect(markerBoxes(spots).filter((marker) => overlap(marker, box))).toEqual([]);
      expect(box.left).toBeGreaterThanOrEqual(10);
      expect(box.top).toBeGreaterThanOrEqual(10);
      expect(box.left + box.width).toBeLessThanOrEqual(990);
      expect(box.top + box.height).toBeLessThanOrEqual(790);
    }
  });

  test('has no position where it would cover a marker everywhere', () => {
    const small = { width: 660, height: 371 };
    expect(popupPlace(at(330, 185), [at(330, 185)], small, { width: 432, height: 300 })).toBeNull();
  });
});
