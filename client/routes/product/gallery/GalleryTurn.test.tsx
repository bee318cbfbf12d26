/** Turning a product in its gallery: addresses load on intent, pictures when asked for; keys and dragging turn it. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded here, so that no test waits for it.
import './GalleryMotion.tsx';
import { image, setUp as setUpGallery, spin } from './testGallery.tsx';

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

function setUp() {
  return setUpGallery([image('front-Spruce'), spin()]);
}
type Mock = ReturnType<typeof setUp>['mock'];

const frames = [0, 1, 2, 3].map((frame) => `/frames/${frame}.webp`);

/** Answers the query for the addresses, which is the only one that waits. */
async function answer(mock: Mock): Promise<void> {
  expect(mock.getAllOperations().map(({ request }) => request.variables)).toEqual([
    { id: 'lodestar', color: 'spruce' },
  ]);
  const gallery = [{ __typename: 'Image' }, { __typename: 'Spin', still: { name: 'still' }, frames }];
  await act(async () =>
    mock.resolveMostRecentOperation({
      data: { node: { __typename: 'Product', id: 'lodestar', gallery } },
    }),
  );
}

async function turnIt(): Promise<void> {
  const { mock } = setUp();
  await userEvent.click(await start());
  await answer(mock);
}

const start = () => screen.findByRole('button', { name: 'Turn it', hidden: true });
const slider = () => screen.findByRole('slider', { hidden: true });
const shown = () => document.querySelector('img:has(+ input)')?.getAttribute('src');

test('its addresses load on intent, its pictures when it is asked for', async () => {
  const { mock } = setUp();
  const button = await start();
  expect(mock.getAllOperations()).toEqual([]);
  await userEvent.hover(button);
  await answer(mock);
  expect(asked).toEqual([]);
  await userEvent.click(button);
  expect(await slider()).toBeDefined();
  expect(asked).toEqual(frames);
  expect(mock.getAllOperations()).toEqual([]);
});

test('arrow keys turn it by a step, in a circle, without scrolling the row', async () => {
  await turnIt();
  const turned = await slider();
  expect([shown(), turned.getAttribute('aria-valuetext')]).toEqual(['/frames/0.webp', '0 degrees']);
  expect(fireEvent.keyDown(turned, { key: 'ArrowLeft' })).toBe(false);
  expect([shown(), turned.getAttribute('aria-valuetext')]).toEqual(['/frames/3.webp', '270 degrees']);
  expect(fireEvent.keyDown(turned, { key: 'Tab' })).toBe(true);
});

test('dragging by half the width turns it by half', async () => {
  await turnIt();
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
  await turnIt();
  expect(await screen.findByText('The pictures can’t be loaded right now. Try again later.')).toBeDefined();
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
});

test('says so when its addresses cannot be loaded', async () => {
  const { mock } = setUp();
  await userEvent.click(await start());
  await act(async () => mock.rejectMostRecentOperation(new Error('no answer')));
  expect(await screen.findByText('The pictures can’t be loaded right now. Try again later.')).toBeDefined();
});
