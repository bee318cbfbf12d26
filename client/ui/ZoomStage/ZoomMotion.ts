/**
 * Zooms and pans a picture: pinch, drag, wheel, double tap, hold and long tap. Runs outside React: every frame sets the
 * transform, and only the zoom level is reported, at most every 100 ms (platform.md 9). Holding the unzoomed picture
 * zooms in there; a drag then pans and releasing resets, while releasing in place, a long tap, keeps it. A long tap on
 * a zoomed picture resets it.
 */
import {
  gestureOf,
  HOLD_MS,
  isDoubleTap,
  isHeld,
  mayReport,
  TAP_TOLERANCE,
} from '../../viewport/gesture.rules.ts';
import type { Touch } from '../../viewport/gesture.rules.ts';
import {
  bounded,
  fitted,
  isZoomed,
  pannedByKey,
  panned,
  pinched,
  stepped,
  toggled,
  wheeled,
  whole,
} from './zoom.rules.ts';
import type { Point, Size, View } from './zoom.rules.ts';

export interface ZoomMotionOptions {
  /** Receives the pointer events and clips the picture. */
  readonly stage: HTMLElement;
  /** The element to transform: centred on the stage, as large as fits. */
  readonly picture: HTMLElement;
  /** Aspect ratio, width by height. */
  readonly ratio: number;
  readonly onScale: (scale: number) => void;
  /** The unzoomed picture was swiped: -1 asks for the previous, 1 for the next. */
  readonly onSwipe: (way: -1 | 1) => void;
}

/** State at the start of a gesture; reset whenever a finger is added or removed. */
interface Press {
  readonly view: View;
  readonly from: readonly Point[];
}

export class ZoomMotion {
  readonly #options: ZoomMotionOptions;
  readonly #listening = new AbortController();
  readonly #fingers = new Map<number, Point>();
  #subject: string | null = null;
  #view: View = whole;
  #press: Press | null = null;
  /** The only finger of the gesture; null once there were two. */
  #single: Touch | null = null;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  /** The press was held: it is no swipe. */
  #wasHeld = false;
  /** Zoomed by holding: `resting` until the finger moves. */
  #peek: 'resting' | 'looking' | null = null;
  /** Not a mouse, which has its own button for the context menu. */
  #isFinger = false;
  #lastTap: Touch | null = null;
  #frame: number | null = null;
  #reportedMs = Number.NEGATIVE_INFINITY;

  constructor(options: ZoomMotionOptions) {
    this.#options = options;
    const { stage } = options;
    const { signal } = this.#listening;
    stage.addEventListener('pointerdown', (event) => this.#touch(event), { signal });
    // On the window: a finger may leave the stage and return.
    window.addEventListener('pointermove', (event) => this.#move(event), { signal });
    window.addEventListener('pointerup', (event) => this.#handleRelease(event), { signal });
    window.addEventListener('pointercancel', (event) => this.#lose(event), { signal });
    window.addEventListener('resize', () => this.#settle(this.#view), { signal });
    stage.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    // A long press is handled here; a mouse's context menu, for saving the picture, is not blocked.
    stage.addEventListener(
      'contextmenu',
      (event) => this.#fingers.size > 0 && this.#isFinger && event.preventDefault(),
      { signal },
    );
    // The browser's native drag of pictures would cancel this one.
    stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    this.#draw();
    options.onScale(this.#view.scale);
  }

  /** Resets for another picture, without a transition. Idempotent. */
  begin(subject: string): void {
    if (subject === this.#subject) return;
    this.#subject = subject;
    this.#view = whole;
    this.#resetGesture();
    this.#draw();
    this.#report(Number.NEGATIVE_INFINITY);
  }

  step(way: 'in' | 'out'): void {
    this.#settle(stepped(this.#view, way));
  }

  reset(): void {
    this.#settle(whole);
  }

  /** @param direction -1, 0 or 1 per axis. */
  look(direction: Point): void {
    this.#settle(pannedByKey(this.#view, this.#size(), direction));
  }

  dispose(): void {
    this.#listening.abort();
    clearTimeout(this.#holdTimer);
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
  }

  #touch(event: PointerEvent): void {
    // With the control key a mouse opens its context menu, too.
    if (event.button !== 0 || event.ctrlKey || this.#fingers.size === 2) return;
    this.#single = this.#fingers.size === 0 ? touchOf(event) : null;
    this.#isFinger = event.pointerType !== 'mouse';
    this.#wasHeld = false;
    this.#peek = null;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#gestureStart();
    clearTimeout(this.#holdTimer);
    if (this.#single) this.#holdTimer = setTimeout(() => this.#hold(), HOLD_MS);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#press) return;
    const now = touchOf(event);
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#peek === 'resting') {
      if (!this.#single || Math.hypot(now.x - this.#single.x, now.y - this.#single.y) <= TAP_TOLERANCE)
        return;
      this.#peek = 'looking';
      this.#gestureStart();
    }
    this.#view = this.#follow(this.#press);
    this.#scheduleDraw();
    if (mayReport(this.#reportedMs, now.atMs)) this.#report(now.atMs);
  }

  /** The press was held long enough. On a zoomed picture only the release decides. */
  #hold(): void {
    const [finger] = this.#fingers.values();
    const start = this.#single;
    if (!start || !finger || !isHeld(start, { ...finger, atMs: start.atMs + HOLD_MS })) return;
    this.#wasHeld = true;
    if (isZoomed(this.#view)) return;
    this.#peek = 'resting';
    this.#settle(toggled(this.#view, this.#pointOf(finger)));
  }

  #handleRelease(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#holdTimer);
    if (this.#fingers.size > 0) {
      this.#gestureStart();
      return;
    }
    const start = this.#single;
    const from = this.#press?.view ?? this.#view;
    const peek = this.#peek;
    this.#press = null;
    this.#peek = null;
    const end = touchOf(event);
    const gesture = start ? gestureOf(start, end) : 'drag';
    if (gesture === 'tap') {
      const isDouble = isDoubleTap(this.#lastTap, end);
      this.#lastTap = isDouble ? null : end;
      this.#settle(isDouble ? toggled(from, this.#pointOf(end)) : from);
      return;
    }
    this.#lastTap = null;
    if (gesture === 'longTap') {
      this.#settle(peek ? this.#view : toggled(from, this.#pointOf(end)));
      return;
    }
    this.#settle(peek ? whole : this.#view);
    if (isZoomed(from) || this.#wasHeld) return;
    if (gesture === 'swipeLeft') this.#options.onSwipe(1);
    if (gesture === 'swipeRight') this.#options.onSwipe(-1);
  }

  /** The browser cancelled the pointer: end any gesture. */
  #lose(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    clearTimeout(this.#holdTimer);
    const peek = this.#peek;
    this.#single = null;
    this.#peek = null;
    if (this.#fingers.size > 0) this.#gestureStart();
    else {
      this.#press = null;
      this.#settle(peek ? whole : this.#view);
    }
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const { deltaY: delta, deltaMode, ctrlKey: isPinch } = event;
    const turned = wheeled(this.#view, { delta, deltaMode, isPinch }, this.#pointOf(touchOf(event)));
    this.#view = this.#bounded(turned);
    this.#resetGesture();
    this.#scheduleDraw();
    if (mayReport(this.#reportedMs, event.timeStamp) || !isZoomed(this.#view)) this.#report(event.timeStamp);
  }

  /** Fingers were added or removed: measure from here. */
  #gestureStart(): void {
    this.#resetGesture();
    this.#press = { view: this.#view, from: this.#points() };
  }

  #follow({ view, from }: Press): View {
    const now = this.#points();
    const [a, b] = from;
    const [c, d] = now;
    if (!a || !c) return view;
    if (b && d) return this.#bounded(pinched(view, [a, b], [c, d]));
    if (isZoomed(view)) return this.#bounded(panned(view, c.x - a.x, c.y - a.y));
    // An unzoomed picture follows horizontally only, for swiping.
    return panned(whole, c.x - a.x, 0);
  }

  /** Moves to a view with a transition (none with reduced motion: styles/tokens.css). */
  #settle(view: View): void {
    this.#view = this.#bounded(view);
    this.#options.picture.dataset['settling'] = '';
    this.#draw();
    this.#report(Number.NEGATIVE_INFINITY);
  }

  /** From here on the picture follows the fingers without a transition. */
  #resetGesture(): void {
    delete this.#options.picture.dataset['settling'];
  }

  #report(nowMs: number): void {
    this.#reportedMs = nowMs;
    this.#options.onScale(this.#view.scale);
  }

  #scheduleDraw(): void {
    this.#frame ??= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
    const { x, y, scale } = this.#view;
    const { stage, picture } = this.#options;
    picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.toggleAttribute('data-zoomed', isZoomed(this.#view));
  }

  #bounded(view: View): View {
    const size = this.#size();
    return bounded(view, size, fitted(size, this.#options.ratio));
  }

  #size(): Size {
    const { clientWidth, clientHeight } = this.#options.stage;
    return { width: clientWidth, height: clientHeight };
  }

  #points(): Point[] {
    return [...this.#fingers.values()].map((finger) => this.#pointOf(finger));
  }

  #pointOf({ x, y }: Point): Point {
    const { left, top, width, height } = this.#options.stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  }
}

function touchOf({ clientX, clientY, timeStamp }: MouseEvent): Touch {
  return { x: clientX, y: clientY, atMs: timeStamp };
}
