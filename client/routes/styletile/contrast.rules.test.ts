import { describe, expect, it } from 'vitest';
import { contrast, luminance, verdictOn } from './contrast.rules.ts';

describe('contrast of two colours (WCAG 2.2, 1.4.3)', () => {
  it.each<[string, string, number | null]>([
    ['#000', '#ffffff', 21],
    ['#fff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#14181a', '#f5f4f0', 16.25],
    ['#a8481f', '#a8481f', 1],
    ['rgb(0 0 0 / 50%)', '#fff', null],
  ])('%s on %s', (one, other, ratio) => {
    const found = contrast(one, other);
    if (ratio === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(ratio, 1);
  });

  it('an invalid colour has no luminance', () => {
    expect(['', 'red', '#ffff', '#12345g'].map(luminance)).toEqual([null, null, null, null]);
  });

  it.each([
    [21, 'text'],
    [4.5, 'text'],
    [4.49, 'large text'],
    [3, 'large text'],
    [2.99, 'decoration'],
  ])('%d is enough for %s', (ratio, verdict) => {
    expect(verdictOn(ratio)).toBe(verdict);
  });
});
