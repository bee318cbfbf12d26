/**
 * A row in a loop, drawn without copies: every slide is there once, and stands on whichever side of the row the shopper
 * is about to see. Offsets are CSS pixels that the row is moved by; the row's own order begins at 0 and counts down.
 */

export interface Ring {
  /** Of one slide. */
  readonly width: number;
  readonly count: number;
}

/** 1 on to the next slide, -1 back, 0 wherever it is nearer. */
export type Way = -1 | 0 | 1;

/**
 * Where the row is drawn for an offset of its own: a whole number of rounds away from it, as near as can be to where it
 * is drawn now, in the way that was asked for.
 */
export function drawnOffset(own: number, now: number, way: Way, { width, count }: Ring): number {
  const round = width * count;
  return own + Math.round((now - (way * width) / 2 - own) / round) * round;
}

/** How many rounds a slide is put on, so that it stands beside what is seen at an offset; 0 is its own place. */
export function roundsOf(index: number, offset: number, { width, count }: Ring): number {
  // Not minus zero.
  return Math.round((-offset - index * width) / (width * count)) + 0;
}
