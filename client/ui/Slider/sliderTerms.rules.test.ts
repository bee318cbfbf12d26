import { describe, expect, it } from 'vitest';
import { sliderTerms } from './sliderTerms.rules.ts';

describe('slider terms (catalogue.md 9)', () => {
  const grid = sliderTerms('grid', 8);

  it.each([
    [900, 4],
    [600, 2],
    [0, 1],
  ])('grid slider: from %i px on %i slides per view', (width, slides) => {
    expect(grid.breakpoints[width]).toEqual({ slidesPerView: slides });
  });

  it('grid slider: spacing 10, touch angle 60, no loop', () => {
    expect(grid).toMatchObject({ spaceBetween: 10, touchAngle: 60, loop: false });
  });

  it('slider defaults: speed 500 ms, loop on, threshold 2', () => {
    expect(sliderTerms('single', 3)).toMatchObject({ speed: 500, loop: true, threshold: 2 });
  });

  it('a single slide does not loop', () => {
    expect(sliderTerms('single', 1).loop).toBe(false);
  });
});
