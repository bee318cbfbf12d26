import { describe, expect, test } from 'vitest';
import { inlineSides } from './inlineSides.rules.ts';

const room = { width: 1000, height: 800 };
const spot = (x: number, y: number, width = 120) => ({ x, y, label: { width, height: 30 } });

describe('an inline popup', () => {
  test.each([
    ['of a hotspot on the left is to its right', spot(100, 400), 'right'],
    ['of a hotspot in the middle is to its right', spot(500, 400), 'right'],
    ['of a hotspot on the right is to its left', spot(900, 400), 'left'],
    ['that does not fit beside its hotspot is below it', spot(500, 100, 600), 'below'],
    ['or above it, low on the picture', spot(500, 700, 600), 'above'],
    ['that fits nowhere is hidden', spot(500, 400, 1200), null],
  ])('%s', (_sentence, one, side) => {
    expect(inlineSides([one], room)).toEqual([side]);
  });

  test('never covers another marker', () => {
    expect(inlineSides([spot(400, 400), spot(480, 400)], room)).toEqual(['left', 'right']);
  });

  test('never covers another inline popup', () => {
    expect(inlineSides([spot(400, 400), spot(400, 425)], room)).toEqual(['right', 'left']);
  });

  test('never covers the open popup', () => {
    const card = { left: 420, top: 300, width: 400, height: 200 };
    expect(inlineSides([spot(400, 400)], room, [card])).toEqual(['left']);
  });
});
