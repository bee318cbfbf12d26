/** Classifies pointer gestures (platform.md 9, 'Touch gestures'; catalogue.md 9, 'Double tap'). */

/** Movement tolerance of a tap, CSS pixels. */
export const TAP_TOLERANCE = 10;
/** Minimum distance of a swipe; also the maximum distance between the taps of a double tap. CSS pixels. */
export const SWIPE_TOLERANCE = 30;
/** Minimum duration of a hold. */
export const HOLD_MS = 400;
/** Minimum duration of a long tap. */
export const LONG_TAP_MS = 400;
/** Maximum interval of a double tap. */
export const DOUBLE_TAP_MS = 300;
/** Throttle of drag reports. */
export const DRAG_REPORT_MS = 100;

/** Position and time of a pointer event: CSS pixels and milliseconds, from any fixed origin. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

export type Gesture = 'tap' | 'longTap' | 'drag' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown';

/** Classifies a press by its start and end. Between tap and swipe it is a drag without an effect. */
export function gestureOf(start: Touch, end: Touch): Gesture {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  if (Math.hypot(dx, dy) <= TAP_TOLERANCE) return end.atMs - start.atMs >= LONG_TAP_MS ? 'longTap' : 'tap';
  const isSideways = Math.abs(dx) > Math.abs(dy);
  if (Math.abs(isSideways ? dx : dy) < SWIPE_TOLERANCE) return 'drag';
  if (isSideways) return dx < 0 ? 'swipeLeft' : 'swipeRight';
  return dy < 0 ? 'swipeUp' : 'swipeDown';
}

/** True for a press that has stayed in place long enough. */
export function isHeld(start: Touch, now: Touch): boolean {
  return now.atMs - start.atMs >= HOLD_MS && Math.hypot(now.x - start.x, now.y - start.y) <= TAP_TOLERANCE;
}

/** @param earlier the previous tap, null when there was none */
export function isDoubleTap(earlier: Touch | null, tap: Touch): boolean {
  return (
    earlier !== null &&
    tap.atMs - earlier.atMs < DOUBLE_TAP_MS &&
    Math.hypot(tap.x - earlier.x, tap.y - earlier.y) <= SWIPE_TOLERANCE
  );
}

export function mayReport(lastMs: number, nowMs: number): boolean {
  return nowMs - lastMs >= DRAG_REPORT_MS;
}
