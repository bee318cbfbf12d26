/** What a finger, a pen or a mouse meant (platform.md 9, 'Touch gestures'; catalogue.md 9, 'Double tap'). */

/** CSS pixels that a tap may wander. */
export const TAP_TOLERANCE = 10;
/** CSS pixels from which a movement is a swipe; also how far apart the two taps of a double tap may lie. */
export const SWIPE_TOLERANCE = 30;
/** A press that rests this long is held. */
export const HOLD_MS = 400;
/** A press that is let go after this long was a long tap. */
export const LONG_TAP_MS = 400;
/** Two taps within less than this are a double tap. */
export const DOUBLE_TAP_MS = 300;
/** While a drag goes on, its state is told no more often than this. */
export const DRAG_REPORT_MS = 100;

/** Where and when a pointer touched: CSS pixels of any one origin, milliseconds of any one clock. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

export type Gesture = 'tap' | 'longTap' | 'drag' | 'swipeLeft' | 'swipeRight' | 'swipeUp' | 'swipeDown';

/** Names a press by where and when it began and ended. Between tap and swipe it is a drag that led nowhere. */
export function gestureOf(start: Touch, end: Touch): Gesture {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  if (Math.hypot(dx, dy) <= TAP_TOLERANCE) return end.atMs - start.atMs >= LONG_TAP_MS ? 'longTap' : 'tap';
  const isSideways = Math.abs(dx) > Math.abs(dy);
  if (Math.abs(isSideways ? dx : dy) < SWIPE_TOLERANCE) return 'drag';
  if (isSideways) return dx < 0 ? 'swipeLeft' : 'swipeRight';
  return dy < 0 ? 'swipeUp' : 'swipeDown';
}

/** True while a press rests where it began, once it has rested long enough. */
export function isHeld(start: Touch, now: Touch): boolean {
  return now.atMs - start.atMs >= HOLD_MS && Math.hypot(now.x - start.x, now.y - start.y) <= TAP_TOLERANCE;
}

/** @param earlier the tap before, null when there was none */
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
