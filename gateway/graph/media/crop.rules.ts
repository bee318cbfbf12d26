/** Maps a point of an image to its position after the image service has cropped it to another aspect ratio. */
import type { PictureFacts } from './renditions.rules.ts';

/** A point in fractions of the image's width and height; 0 and 1 are the edges. */
export interface Point {
  x: number;
  y: number;
}

/**
 * `ratio` is the frame's width divided by its height. The crop is the largest that fits, centred as closely on the
 * point of interest as the image's edges allow (wire-protocols 4.3). A point outside the crop gets fractions below 0 or
 * above 1. Without known dimensions the crop is unknown and the point is returned unchanged.
 */
export function pointInCrop({ x, y }: Point, { width, height, poi }: PictureFacts, ratio: number): Point {
  if (!width || !height) return { x, y };
  const natural = width / height;
  return {
    x: within(x, poi ? poi.x + poi.w / 2 : 0.5, Math.min(1, ratio / natural)),
    y: within(y, poi ? poi.y + poi.h / 2 : 0.5, Math.min(1, natural / ratio)),
  };
}

/** `kept` is the fraction of the side that the crop keeps. */
function within(at: number, focus: number, kept: number): number {
  const start = Math.min(1 - kept, Math.max(0, focus - kept / 2));
  return (at - start) / kept;
}
