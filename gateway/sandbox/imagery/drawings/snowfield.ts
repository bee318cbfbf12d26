/** The snow in the foreground: its shape and the tracks on it. */
import type { Mark } from './landscape.ts';
import { NoiseTile } from './noise.ts';

type Height = (right: number, ahead: number) => number;

const swell = new NoiseTile(4, 4, 811);

/**
 * Rolling snow. @param relief metres from trough to crest. @param length metres from crest to crest. @param shift
 * selects the part of the noise field.
 */
export function rolling(relief: number, length: number, shift = 0): Height {
  const span = length * 4;
  return (right, ahead) => relief * 1.6 * swell.at(right / span + shift, ahead / (span * 1.2) + shift * 0.7);
}

/** @param rise metres up per metre ahead. @param tilt metres up per metre to the right. */
export function slope(rise: number, tilt: number, from = 0): Height {
  return (right, ahead) => rise * Math.max(0, ahead - from) + tilt * right;
}

export function together(...heights: readonly Height[]): Height {
  return (right, ahead) => {
    let sum = 0;
    for (const height of heights) sum += height(right, ahead);
    return sum;
  };
}

/** A path over the snow: metres to the right by distance ahead, between two distances. */
export interface Way {
  from: number;
  to: number;
  right(ahead: number): number;
}

/**
 * Presses grooves along a path: two parallel skis with raised rims. Fades out before it becomes narrower than a pixel,
 * to avoid aliasing.
 */
export function track(
  way: Way,
  { gap = 0.34, width = 0.13, depth = 1.1 }: { gap?: number; width?: number; depth?: number } = {},
) {
  return (right: number, ahead: number, mark: Mark): void => {
    if (ahead < way.from || ahead > way.to) return;
    const centre = way.right(ahead);
    const offset = right - centre;
    const reach = gap / 2 + width * 3;
    const soft = Math.max(width, ahead * 0.0011);
    if (Math.abs(offset) > reach + soft * 3) return;
    const fade = Math.min(1, width / (ahead * 0.0009));
    const step = 0.2;
    const drift = (way.right(ahead + step) - centre) / step;
    const across = 1 / Math.sqrt(1 + drift * drift);
    for (const side of gap === 0 ? [0] : [-0.5, 0.5]) {
      const d = (offset - side * gap) * across;
      if (Math.abs(d) > soft * 3.2) continue;
      const t = d / soft;
      // Slope of a groove with rims: the derivative of -(1 - t²) exp(-t²).
      const push = depth * fade * t * (2 - t * t) * 1.4 * Math.exp(-t * t);
      mark.slopeRight += push * across;
      mark.slopeAhead -= push * drift * across;
      mark.lit *= 1 - 0.3 * fade * Math.exp(-t * t * 1.5);
    }
  };
}

/** Linked turns. @param swing metres to each side. @param length metres per pair of turns. */
export function turns(
  from: number,
  to: number,
  start: number,
  lean: number,
  swing: number,
  length: number,
): Way {
  return {
    from,
    to,
    right: (ahead) =>
      start +
      lean * (ahead - from) +
      swing * Math.sin(((ahead - from) / length) * 2 * Math.PI) * Math.min(1, 0.4 + ahead / 120),
  };
}
