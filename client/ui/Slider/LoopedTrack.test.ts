import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoopedTrack } from './LoopedTrack.ts';

/** Three slides of 100 pixels; what the sliding part tells is told by the test, in its order. */
const width = 100;
let track: HTMLElement;
let looped: LoopedTrack;
/** Where a glide has come to; null: at its end. */
let onTheWay: number | null;

const offsetOf = (element: HTMLElement) => Number(/\((-?[\d.]+)px/.exec(element.style.transform)?.[1] ?? 0);
const slides = () => [...track.children] as HTMLElement[];
/** Left edges of the slides, as the shopper sees them. */
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
const letsGo = () => looped.on.touchEnd({ params: { speed: 500 } });

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

test('after the last comes the first, ahead; no slide is there twice, and none has moved in the document', () => {
  for (const own of [-100, -200, 0]) {
    looped.head(1);
    glides(own);
  }
  expect(offsetOf(track)).toBe(-300);
  expect(seen()[0]).toBe(0);
  expect(slides().map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('before the first comes the last, behind', () => {
  looped.head(-1);
  glides(-200);
  expect(offsetOf(track)).toBe(100);
  expect(seen()[2]).toBe(0);
});

test('round after round', () => {
  for (let step = 1; step <= 20; step += 1) {
    looped.head(1);
    glides(-(step % 3) * width);
    expect([step, offsetOf(track), seen()[step % 3]]).toEqual([step, -step * width, 0]);
  }
});

test('a finger that goes past the end finds the first slide there, and leads on to it', () => {
  for (const own of [-100, -200]) {
    looped.head(1);
    glides(own);
  }
  touches();
  drags(-240);
  expect(seen()[2]).toBe(-40);
  expect(seen()[0]).toBe(60);
  letsGo();
  glides(0);
  expect([offsetOf(track), seen()[0]]).toEqual([-300, 0]);
});

test('a press in the midst of a glide goes on from where that leads, and what is seen stays', () => {
  looped.head(1);
  glides(-100);
  onTheWay = -20;
  looped.head(1);
  glides(-200);
  expect(offsetOf(track)).toBe(-200);
  // The first two are still in view.
  expect(slides().slice(0, 2).map(offsetOf)).toEqual([0, 0]);
});

test('a finger that stops a glide holds the row where it is; when it does nothing else the row goes on', async () => {
  looped.head(1);
  glides(-100);
  onTheWay = -30;
  touches();
  expect(offsetOf(track)).toBe(-30);
  letsGo();
  await Promise.resolve();
  expect(offsetOf(track)).toBe(-100);
  expect(track.style.transitionDuration).toBe('500ms');
});

test('a window of another width keeps the slide that stands', () => {
  for (const own of [-100, -200, 0]) {
    looped.head(1);
    glides(own);
  }
  looped.on.setTransition(null, 0);
  looped.on.setTranslate({ width: 80 }, 0);
  expect(offsetOf(track)).toBe(-240);
  expect(offsetOf(slides()[0]!)).toBe(240);
});

test('ends as the plain row that it was', () => {
  looped.head(-1);
  glides(-200);
  looped.end();
  expect([track, ...slides()].map((element) => element.style.transform)).toEqual(['', '', '', '']);
});
