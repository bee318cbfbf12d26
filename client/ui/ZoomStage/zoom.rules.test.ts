import { describe, expect, it } from 'vitest';
import {
  bounded,
  fitted,
  pannedByKey,
  pinched,
  stepped,
  toggled,
  wheeled,
  whole,
  zoomedAt,
  type View,
} from './zoom.rules.ts';

const stage = { width: 400, height: 800 };
const picture = fitted(stage, 3 / 4);
const middle = { x: 0, y: 0 };
const view = (scale: number, x = 0, y = 0): View => ({ scale, x, y });

describe('a picture on its stage', () => {
  it.each([
    ['is as wide as a narrow stage', stage, { width: 400, height: 400 / 0.75 }],
    ['is as high as a low one', { width: 1440, height: 600 }, { width: 450, height: 600 }],
  ])('%s', (_, stage, size) => {
    expect(fitted(stage, 3 / 4)).toEqual(size);
  });
});

describe('bounds (catalogue.md 9: zoom max ratio 3, min 1)', () => {
  it.each([
    ['no larger than 3', view(4.2), view(3)],
    ['no smaller than 1', view(0.4), view(1)],
    ['the whole picture stays in the middle', view(1, 50, -70), view(1)],
    ['an edge comes to the edge of the stage and no further', view(2, 900, 0), view(2, 200, 0)],
    ['on either side', view(2, -900, -900), view(2, -200, -(1066.6667 - 800) / 2)],
    ['a side that is still smaller than the stage stays in the middle', view(1.2, 10, 99), view(1.2, 10, 0)],
  ])('%s', (_, requested, allowed) => {
    const { scale, x, y } = bounded(requested, stage, picture);
    expect(scale).toBe(allowed.scale);
    expect(x).toBeCloseTo(allowed.x, 3);
    expect(y).toBeCloseTo(allowed.y, 3);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer in place', () => {
    const point = { x: 100, y: -60 };
    const { scale, x, y } = zoomedAt(view(1.5, 20, 30), 3, point);
    // The same point of the picture, before and after.
    expect((point.x - x) / scale).toBeCloseTo((point.x - 20) / 1.5, 6);
    expect((point.y - y) / scale).toBeCloseTo((point.y - 30) / 1.5, 6);
  });

  it.each([
    ['a double tap goes to 3', toggled(whole, middle), view(3)],
    ['a double tap on an enlarged picture goes back to the whole', toggled(view(1.4, 9, 9), middle), whole],
    ['a step in', stepped(whole, 'in'), view(1.5)],
    ['steps end at 3', stepped(view(2.9), 'in'), view(3)],
    ['steps end at 1', stepped(view(1.2), 'out'), view(1)],
  ])('%s', (_, next, expected) => {
    expect(next).toEqual(expected);
  });

  it('doubling the distance of two fingers doubles the zoom', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const now = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    expect(pinched(whole, before, now)).toEqual(view(2));
  });

  it('moving two fingers together pans', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const now = [
      { x: -20, y: 40 },
      { x: 80, y: 40 },
    ] as const;
    expect(pinched(view(2), before, now)).toEqual(view(2, 30, 40));
  });

  it.each([
    ['away from the shopper enlarges', { delta: -100, deltaMode: 0, isPinch: false }, 1],
    ['towards the shopper makes smaller', { delta: 100, deltaMode: 0, isPinch: false }, -1],
    ['lines count for pixels', { delta: -3, deltaMode: 1, isPinch: false }, 1],
    ['a trackpad pinch is finer', { delta: -10, deltaMode: 0, isPinch: true }, 1],
  ])('wheel: %s', (_, wheel, sign) => {
    const { scale } = wheeled(view(2), wheel, middle);
    expect(Math.sign(scale - 2)).toBe(sign);
    expect(scale).toBeGreaterThan(1.5);
    expect(scale).toBeLessThan(2.5);
  });

  it('one large wheel delta does not jump from one limit to the other', () => {
    expect(wheeled(whole, { delta: -9000, deltaMode: 0, isPinch: false }, middle).scale).toBeLessThan(1.6);
  });

  it('an arrow key pans by a fifth of the stage', () => {
    const { x, y } = pannedByKey(view(3), stage, { x: 1, y: 0 });
    expect([x, Math.abs(y)]).toEqual([-80, 0]);
  });
});
