/** What a motif is: a picture that fills a strip of a top sheet. */
import type { Inks } from '../paint.ts';

export interface Strip {
  width: number;
  height: number;
  inks: Inks;
  seed: number;
}

/** Fills a strip, 0,0 at its upper left; may run over the edges, since it gets clipped. */
export type Motif = (strip: Strip) => string;

/** A coordinate short enough for a path of thousands. */
export function r(value: number): number {
  return Math.round(value * 10) / 10;
}
