/** The part of an image that remains when the image service crops it to another aspect ratio. */
import type { PictureFacts, Rectangle } from './renditions.rules.ts';

/** A point in fractions of the image's width and height; 0 and 1 are the edges. */
export interface Point {
  x: number;
  y: number;
}

/**
 * `ratio` is the frame's width divided by its height. The crop is the largest that fits, centred as closely on the
 * point of interest as the image's edges allow (wire-protocols 4.3). All of the image without known dimensions.
 */
export function cropTo({ width, height, poi }: PictureFacts, ratio: number): Rectangle {
  if (!width || !height) return { x: 0, y: 0, w: 1, h: 1 };
  const natural = width / height;
  const [w, h] = [Math.min(1, ratio / natural), Math.min(1, natural / ratio)];
  return {
    x: startOf(poi ? poi.x + poi.w / 2 : 0.5, w),
    y: startOf(poi ? poi.y + poi.h / 2 : 0.5, h),
    w,
    h,
  };
}

/** Position in the crop. A point outside it gets fractions below 0 or above 1. */
export function pointInCrop({ x, y }: Point, picture: PictureFacts, ratio: number): Point {
  const crop = cropTo(picture, ratio);
  return { x: (x - crop.x) / crop.w, y: (y - crop.y) / crop.h };
}

/** `kept` is the fraction of the side that the crop keeps. */
function startOf(focus: number, kept: number): number {
  return Math.min(1 - kept, Math.max(0, focus - kept / 2));
}
