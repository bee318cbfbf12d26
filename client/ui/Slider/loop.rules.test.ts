import { describe, expect, it } from 'vitest';
import { drawnOffset, roundsOf, type Way } from './loop.rules.ts';

const three = { width: 100, count: 3 };
const two = { width: 100, count: 2 };

describe('a loop continues in the requested direction', () => {
  it.each<[string, number, number, Way, typeof three, number]>([
    ['to the next', -100, 0, 1, three, -100],
    ['after the last comes the first, ahead', 0, -200, 1, three, -300],
    ['and then the second', -100, -300, 1, three, -400],
    ['before the first comes the last, behind', -200, 0, -1, three, 100],
    ['back', 0, -100, -1, three, 0],
    ['back over the seam', -200, -300, -1, three, -200],
    ['of two: on', -100, 0, 1, two, -100],
    ['of two: on over the seam', 0, -100, 1, two, -200],
    ['of two: back over the seam', -100, 0, -1, two, 100],
    ['a finger that led past the end leads on', 0, -240, 0, three, -300],
    ['a finger that let go too soon leads back', -200, -220, 0, three, -200],
    ['many rounds later as in the first', 0, -2_900, 1, three, -3_000],
  ])('%s', (_, own, now, way, geometry, drawn) => {
    expect(drawnOffset(own, now, way, geometry)).toBe(drawn);
  });
});

describe('slides are placed next to the visible ones', () => {
  it.each([
    ['at the beginning each in its own place, or just before it', 0, three, [0, 0, -1]],
    ['in the middle each in its own place', -100, three, [0, 0, 0]],
    ['at the end the first stands behind the last', -200, three, [1, 0, 0]],
    ['on the way over the seam too', -240, three, [1, 0, 0]],
    ['of two: on the way over the seam', -150, two, [1, 0]],
    ['of two: on the way back over it', 50, two, [0, -1]],
  ])('%s', (_, offset, geometry, rounds) => {
    expect(
      Array.from({ length: geometry.count }, (_slide, index) => roundsOf(index, offset, geometry)),
    ).toEqual(rounds);
  });
});
