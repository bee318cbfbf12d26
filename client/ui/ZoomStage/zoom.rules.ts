/**
 * Geometry of a zoomed picture: from 1 to 3 times (catalogue.md 9, 'Zoom max ratio 3, min 1'), panned no further than
 * its own edges. Lengths are CSS pixels; points are relative to the centre of the stage.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The zoom level and the position of the picture's centre. */
export interface View extends Point {
  readonly scale: number;
}

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 3;
/** Zoom factor of a key or button press. */
const STEP = 1.5;
/** Share of the stage that an arrow key pans. */
const PAN_SHARE = 0.2;

/** Unzoomed and centred. */
export const whole: View = { scale: MIN_ZOOM, x: 0, y: 0 };

export function isZoomed({ scale }: Pick<View, 'scale'>): boolean {
  return scale > MIN_ZOOM;
}

/** Size of a picture of this aspect ratio that fits the stage. */
export function fitted(stage: Size, ratio: number): Size {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}

/** Clamps a view, so that no gap opens between the edges of picture and stage while the picture is larger. */
export function bounded(view: View, stage: Size, picture: Size): View {
  const scale = clamp(view.scale, MIN_ZOOM, MAX_ZOOM);
  const roomX = Math.max(0, (picture.width * scale - stage.width) / 2);
  const roomY = Math.max(0, (picture.height * scale - stage.height) / 2);
  return { scale, x: clamp(view.x, -roomX, roomX), y: clamp(view.y, -roomY, roomY) };
}

/** The point keeps its place. */
export function zoomedAt(view: View, scale: number, point: Point): View {
  const next = clamp(scale, MIN_ZOOM, MAX_ZOOM);
  const times = next / view.scale;
  return { scale: next, x: point.x - (point.x - view.x) * times, y: point.y - (point.y - view.y) * times };
}

/** Two fingers: their distance zooms, their midpoint pans. */
export function pinched(view: View, before: readonly [Point, Point], now: readonly [Point, Point]): View {
  const from = middle(before);
  const to = middle(now);
  const scale = (view.scale * distance(now)) / Math.max(1, distance(before));
  const zoomed = zoomedAt(view, scale, from);
  return panned(zoomed, to.x - from.x, to.y - from.y);
}

export function panned(view: View, dx: number, dy: number): View {
  return { scale: view.scale, x: view.x + dx, y: view.y + dy };
}

/** An arrow key shows more in its direction, so the picture moves the other way. */
export function pannedByKey(view: View, stage: Size, direction: Point): View {
  return panned(view, -direction.x * stage.width * PAN_SHARE, -direction.y * stage.height * PAN_SHARE);
}

/** A double tap zooms to the maximum, and out from any zoom. */
export function toggled(view: View, point: Point): View {
  return isZoomed(view) ? whole : zoomedAt(view, MAX_ZOOM, point);
}

/** A press of `+` (in) or `-` (out). Unzoomed it is centred again. */
export function stepped(view: View, way: 'in' | 'out'): View {
  return zoomedAt(view, way === 'in' ? view.scale * STEP : view.scale / STEP, { x: 0, y: 0 });
}

/** WheelEvent.deltaMode counts pixels, lines or pages. */
const pixelsPerUnit = [1, 16, 400] as const;

/**
 * @param delta wheel delta; negative (away from the user) zooms in.
 * @param isPinch a trackpad pinch arrives as a wheel event with the control key, in far smaller steps.
 */
export function wheeled(
  view: View,
  { delta, deltaMode, isPinch }: { delta: number; deltaMode: number; isPinch: boolean },
  point: Point,
): View {
  const pixels = delta * (pixelsPerUnit[deltaMode as 0 | 1 | 2] ?? 1);
  return zoomedAt(view, view.scale * Math.exp(-clamp(pixels, -200, 200) * (isPinch ? 0.01 : 0.002)), point);
}

function middle([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function distance([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  // `+ 0` turns the minus zero of an empty range into zero.
  return Math.min(most, Math.max(least, value)) + 0;
}
