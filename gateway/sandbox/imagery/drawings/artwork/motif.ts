/** Type of a motif: a drawing that fills a strip of a top sheet. */
import type { Inks } from '../paint.ts';

export interface Strip {
  width: number;
  height: number;
  inks: Inks;
  seed: number;
}

/** Fills a strip with 0,0 at its upper left; may overflow, since it is clipped. */
export type Motif = (strip: Strip) => string;

/** Rounds a coordinate, to shorten paths with thousands of points. */
export function r(value: number): number {
  return Math.round(value * 10) / 10;
}
