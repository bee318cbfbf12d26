/** Hold and long tap (platform.md 9: both 400 ms, tap tolerance 10). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ZoomMotion } from './ZoomMotion.ts';

/** A square stage of 300 pixels with a picture that fills it; coordinates are relative to its centre. */
const side = 300;
let stage: HTMLElement;
let picture: HTMLElement;
let motion: ZoomMotion;
let nowMs: number;
const onSwipe = vi.fn<(way: -1 | 1) => void>();

function pointer(type: string, x: number, y: number, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    button: 0,
    pointerId: 1,
    pointerType: 'touch',
    clientX: x + side / 2,
    clientY: y + side / 2,
    ...more,
  });
  Object.defineProperty(event, 'timeStamp', { value: nowMs });
  stage.dispatchEvent(event);
  return event;
}
const down = (x: number, y: number, more?: PointerEventInit) => pointer('pointerdown', x, y, more);
const move = (x: number, y: number, more?: PointerEventInit) => pointer('pointermove', x, y, more);
const up = (x: number, y: number, more?: PointerEventInit) => pointer('pointerup', x, y, more);
const pass = (ms: number) => {
  nowMs += ms;
  vi.advanceTimersByTime(ms);
};
const view = () => {
  const [, x, y, scale] =
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\) scale\(([\d.]+)\)/.exec(picture.style.transform) ?? [];
  return { x: Number(x), y: Number(y), scale: Number(scale) };
};
const whole = { x: 0, y: 0, scale: 1 };

beforeEach(() => {
  nowMs = 1_000;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  stage = document.createElement('div');
  picture = document.createElement('div');
  stage.append(picture);
  document.body.append(stage);
  for (const length of ['clientWidth', 'clientHeight'])
    Object.defineProperty(stage, length, { value: side, configurable: true });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, side, side);
  motion = new ZoomMotion({ stage, picture, ratio: 1, onScale: () => {}, onSwipe });
  motion.begin('a');
});
afterEach(() => {
  motion.dispose();
  document.body.replaceChildren();
  vi.useRealTimers();
  onSwipe.mockReset();
});

describe('a hold', () => {
  test('zooms in at its point after 400 ms, not earlier', () => {
    down(50, 0);
    pass(399);
    expect(view()).toEqual(whole);
    pass(1);
    // The point under the finger stays there.
    expect(view()).toEqual({ x: -100, y: 0, scale: 3 });
  });

  test('tolerates a movement of 10 pixels', () => {
    down(0, 0);
    move(6, 8);
    pass(400);
    expect(view().scale).toBe(3);
  });

  test('is cancelled by a larger movement', () => {
    down(0, 0);
    move(11, 0);
    pass(900);
    expect(view().scale).toBe(1);
  });

  test('pans while dragging, and ends on release', () => {
    down(0, 0);
    pass(400);
    move(5, 0);
    expect(view()).toEqual({ x: 0, y: 0, scale: 3 });
    move(40, 0);
    move(140, -20);
    vi.advanceTimersByTime(20);
    expect(view()).toEqual({ x: 100, y: -20, scale: 3 });
    pass(100);
    up(140, -20);
    expect(view()).toEqual(whole);
    expect(onSwipe).not.toHaveBeenCalled();
  });

  test('ends when the browser cancels the pointer, or a second finger starts a pinch', () => {
    down(0, 0);
    pass(400);
    pointer('pointercancel', 0, 0);
    expect(view()).toEqual(whole);
    down(0, 0);
    pass(400);
    down(100, 0, { pointerId: 2 });
    up(100, 0, { pointerId: 2 });
    up(0, 0);
    expect(view().scale).toBe(3);
  });

  test('does nothing after the stage is destroyed', () => {
    down(0, 0);
    motion.dispose();
    pass(400);
    expect(view()).toEqual(whole);
  });
});

describe('a long tap', () => {
  test('zooms in at its point, and stays zoomed', () => {
    down(50, 0);
    pass(500);
    up(52, 0);
    expect(view()).toEqual({ x: -100, y: 0, scale: 3 });
  });

  test('resets a zoomed picture', () => {
    motion.step('in');
    down(50, 0);
    pass(500);
    expect(view().scale).toBe(1.5);
    up(50, 0);
    expect(view()).toEqual(whole);
  });

  test('and a following tap are no double tap', () => {
    down(0, 0);
    pass(400);
    up(0, 0);
    pass(50);
    down(0, 0);
    up(0, 0);
    expect(view().scale).toBe(3);
  });

  test.each<[string, PointerEventInit, boolean]>([
    ['asks for no menu of the browser’s by a finger', {}, true],
    ['of a mouse leaves the menu alone', { pointerType: 'mouse' }, false],
    ['nor is the menu taken from a mouse’s other button', { pointerType: 'mouse', button: 2 }, false],
    ['nor from the control key', { pointerType: 'mouse', ctrlKey: true }, false],
  ])('%s', (_, how, isTaken) => {
    down(0, 0, how);
    pass(400);
    expect(pointer('contextmenu', 0, 0, how).defaultPrevented).toBe(isTaken);
  });

  test('the context menu works again after the finger is lifted', () => {
    down(0, 0);
    up(0, 0);
    expect(pointer('contextmenu', 0, 0).defaultPrevented).toBe(false);
  });
});

test('a swipe without a hold still changes the picture', () => {
  down(0, 0);
  pass(100);
  move(-60, 0);
  up(-60, 0);
  expect(onSwipe).toHaveBeenCalledExactlyOnceWith(1);
});
