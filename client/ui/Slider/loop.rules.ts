/**
 * Geometry of a loop without cloned slides: every slide exists once, and is placed on the side of the row about to be
 * seen. Offsets are the row's translation in CSS pixels: 0 at the first slide, decreasing.
 */

export interface LoopGeometry {
  /** Of one slide. */
  readonly width: number;
  readonly count: number;
}

/** 1 for next, -1 for previous, 0 for the nearer direction. */
export type Way = -1 | 0 | 1;

/**
 * Rendered position for an offset: a whole number of rounds away from it, as close as possible to the current position,
 * in the requested direction.
 */
export function drawnOffset(own: number, now: number, way: Way, { width, count }: LoopGeometry): number {
  const round = width * count;
  return own + Math.round((now - (way * width) / 2 - own) / round) * round;
}

/** By how many rounds a slide is shifted to be visible at an offset; 0 is its own place. */
export function roundsOf(index: number, offset: number, { width, count }: LoopGeometry): number {
  // Avoids minus zero.
  return Math.round((-offset - index * width) / (width * count)) + 0;
}
