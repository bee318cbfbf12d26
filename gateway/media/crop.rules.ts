/** Where a place of a picture lies once the image service has cropped the picture to a frame of another shape. */
import type { PictureFacts } from './renditions.rules.ts';

/** A place as fractions of a picture's width and height; 0 and 1 are its edges. */
export interface Point {
  x: number;
  y: number;
}

/**
 * `ratio` is the frame's width by height. The crop is the largest that fits, as near to the middle of the point of
 * interest as the picture's edges allow (wire-protocols 4.3). A place that the crop leaves out gets fractions below 0 or
 * above 1; of a picture of unknown size nobody knows the crop, and the place stays where it was.
 */
export function pointInCrop({ x, y }: Point, { width, height, poi }: PictureFacts, ratio: number): Point {
  if (!width || !height) return { x, y };
  const natural = width / height;
  return {
    x: within(x, poi ? poi.x + poi.w / 2 : 0.5, Math.min(1, ratio / natural)),
    y: within(y, poi ? poi.y + poi.h / 2 : 0.5, Math.min(1, natural / ratio)),
  };
}

/** `kept` is the share of the side that the crop keeps. */
function within(at: number, focus: number, kept: number): number {
  const start = Math.min(1 - kept, Math.max(0, focus - kept / 2));
  return (at - start) / kept;
}
