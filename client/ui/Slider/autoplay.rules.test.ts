import { describe, expect, it } from 'vitest';
import { canAutoplay, isAutoplaying } from './autoplay.rules.ts';

const free = {
  isLocked: false,
  prefersReducedMotion: false,
  isStopped: false,
  isHovered: false,
  isTouched: false,
  isFocused: false,
  isHidden: false,
  isInView: true,
};

describe('slider autoplay (catalogue.md 4)', () => {
  it.each([
    ['runs by default', {}, true],
    ['pauses on hover', { isHovered: true }, false],
    ['pauses on a hidden tab', { isHidden: true }, false],
    ['pauses on touch', { isTouched: true }, false],
    ['pauses while the keyboard is in it', { isFocused: true }, false],
    ['pauses out of view', { isInView: false }, false],
    ['stays stopped by the button', { isStopped: true }, false],
    ['is off under reduced motion', { prefersReducedMotion: true }, false],
    ['is off when all slides fit', { isLocked: true }, false],
  ])('%s', (_, facts, isMoving) => {
    expect(isAutoplaying({ ...free, ...facts })).toBe(isMoving);
  });

  it.each([
    ['autoplay can be stopped', {}, true],
    ['nothing to stop under reduced motion', { prefersReducedMotion: true }, false],
    ['nothing to stop when all slides fit', { isLocked: true }, false],
  ])('%s', (_, facts, can) => {
    expect(canAutoplay({ ...free, ...facts })).toBe(can);
  });
});
