import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoopedTrack } from './LoopedTrack.ts';

/** Three slides of 100 pixels; the test emits Swiper's events in its order. */
const width = 100;
let track: HTMLElement;
let looped: LoopedTrack;
/** Current position of a running transition; null: at its end. */
let onTheWay: number | null;

const offsetOf = (element: HTMLElement) => Number(/\((-?[\d.]+)px/.exec(element.style.transform)?.[1] ?? 0);
const slides = () => [...track.children] as HTMLElement[];
/** Left edges of the slides on screen. */
const seen = () => slides().map((slide, index) => index * width + offsetOf(slide) + offsetOf(track));

const glides = (own: number) => {
  looped.on.setTransition(null, 500);
  looped.on.setTranslate({ width }, own);
};
const drags = (own: number) => looped.on.setTranslate({ width }, own);
const touches = () => {
  looped.on.touchStart();
  looped.on.setTransition(null, 0);
};
const release = () => looped.on.touchEnd({ params: { speed: 500 } });

beforeEach(() => {
  onTheWay = null;
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      readonly m41 = onTheWay ?? offsetOf(track);
    },
  );
  track = document.createElement('ul');
  track.append(...['a', 'b', 'c'].map((name) => Object.assign(document.createElement('li'), { id: name })));
  document.body.append(track);
  looped = new LoopedTrack(track, slides());
  drags(0);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('after the last comes the first; no slide is duplicated or moved in the document', () => {
  for (const own of [-100, -200, 0]) {
    looped.head(1);
    glides(own);
  }
  expect(offsetOf(track)).toBe(-300);
  expect(seen()[0]).toBe(0);
  expect(slides().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('before the first comes the last', () => {
  looped.head(-1);
  glides(-200);
  expect(offsetOf(track)).toBe(100);
  expect(seen()[2]).toBe(0);
});

test('wraps any number of times', () => {
  for (let step = 1; step <= 20; step += 1) {
    looped.head(1);
    glides(-(step % 3) * width);
    expect([step, offsetOf(track), seen()[step % 3]]).toEqual([step, -step * width, 0]);
  }
});

test('dragging past the end shows the first slide and continues to it', () => {
  for (const own of [-100, -200]) {
    looped.head(1);
    glides(own);
  }
  touches();
  drags(-240);
  expect(seen()[2]).toBe(-40);
  expect(seen()[0]).toBe(60);
  release();
  glides(0);
  expect([offsetOf(track), seen()[0]]).toEqual([-300, 0]);
});

test('a press during a transition starts from its target, without a visual jump', () => {
  looped.head(1);
  glides(-100);
  onTheWay = -20;
  looped.head(1);
  glides(-200);
  expect(offsetOf(track)).toBe(-200);
  // The first two are still in view.
  expect(slides().slice(0, 2).map(offsetOf)).toEqual([0, 0]);
});

test('touching during a transition stops the row in place; releasing without a drag resumes it', async () => {
  looped.head(1);
  glides(-100);
  onTheWay = -30;
  touches();
  expect(offsetOf(track)).toBe(-30);
  release();
  await Promise.resolve();
  expect(offsetOf(track)).toBe(-100);
  expect(track.style.transitionDuration).toBe('500ms');
});

test('resizing keeps the current slide', () => {
  for (const own of [-100, -200, 0]) {
    looped.head(1);
    glides(own);
  }
  looped.on.setTransition(null, 0);
  looped.on.setTranslate({ width: 80 }, 0);
  expect(offsetOf(track)).toBe(-240);
  expect(offsetOf(slides()[0]!)).toBe(240);
});

test('destroying it restores the plain row', () => {
  looped.head(-1);
  glides(-200);
  looped.end();
  expect([track, ...slides()].map((element) => element.style.transform)).toEqual(['', '', '', '']);
});
