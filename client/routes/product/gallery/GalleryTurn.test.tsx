/** Turning a product in its gallery: pictures load when asked for, then keys and dragging turn it. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded here, so that no test waits for it.
import './GalleryMotion.tsx';
import { image, setUp, spin } from './testGallery.tsx';

/** The pictures that were asked for; they load or fail at once. */
let asked: string[] = [];
let fails = false;
const { Image: real } = globalThis;

beforeEach(() => {
  asked = [];
  fails = false;
  class Loading extends EventTarget {
    set src(address: string) {
      asked.push(address);
      queueMicrotask(() => this.dispatchEvent(new Event(fails ? 'error' : 'load')));
    }
  }
  Object.assign(globalThis, { Image: Loading });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { Image: real });
});

const start = () => screen.findByRole('button', { name: 'Turn it', hidden: true });
const slider = () => screen.findByRole('slider', { hidden: true });
const shown = () => document.querySelector('img:has(+ input)')?.getAttribute('src');

test('its pictures load when it is asked for, not before', async () => {
  setUp([image('front-Spruce'), spin()]);
  const button = await start();
  expect(asked).toEqual([]);
  await userEvent.click(button);
  expect(await slider()).toBeDefined();
  expect(asked).toEqual(['/frames/0.webp', '/frames/1.webp', '/frames/2.webp', '/frames/3.webp']);
});

test('arrow keys turn it by a step, in a circle, without scrolling the row', async () => {
  setUp([image('front-Spruce'), spin()]);
  await userEvent.click(await start());
  const turned = await slider();
  expect([shown(), turned.getAttribute('aria-valuetext')]).toEqual(['/frames/0.webp', '0 degrees']);
  expect(fireEvent.keyDown(turned, { key: 'ArrowLeft' })).toBe(false);
  expect([shown(), turned.getAttribute('aria-valuetext')]).toEqual(['/frames/3.webp', '270 degrees']);
  expect(fireEvent.keyDown(turned, { key: 'Tab' })).toBe(true);
});

test('dragging by half the width turns it by half', async () => {
  setUp([image('front-Spruce'), spin()]);
  await userEvent.click(await start());
  const turned = await slider();
  Object.assign(turned, { setPointerCapture: vi.fn() });
  Object.defineProperty(turned, 'clientWidth', { value: 400 });
  fireEvent.pointerDown(turned, { clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(turned, { clientX: 300 });
  expect(shown()).toBe('/frames/2.webp');
  fireEvent.pointerUp(turned);
  fireEvent.pointerMove(turned, { clientX: 100 });
  expect(shown()).toBe('/frames/2.webp');
});

test('says so when its pictures fail to load, and keeps its still', async () => {
  fails = true;
  setUp([image('front-Spruce'), spin()]);
  await userEvent.click(await start());
  expect(await screen.findByText('The pictures can’t be loaded right now. Try again later.')).toBeDefined();
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
});
