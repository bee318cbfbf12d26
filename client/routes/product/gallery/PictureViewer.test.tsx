/** The picture viewer, opened from the gallery. Times and distances are tested in gesture.rules.test.ts. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  image,
  video,
  pictures,
  setUp,
  gallery,
  track,
  closer,
  dialog,
  button,
  large,
  openViewer,
} from './testGallery.tsx';

/** Mock sizes: the simulated browser has no layout. */
beforeEach(() => {
  for (const [side, pixels] of [
    ['clientWidth', 400],
    ['clientHeight', 800],
  ] as const) {
    Object.defineProperty(HTMLElement.prototype, side, { value: pixels, configurable: true });
  }
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
});

/** The transform of the picture. */
const moved = () =>
  dialog()
    .getByAltText(/-Spruce$/)
    .closest<HTMLElement>('[style*="transform"]')!.style.transform;
const stage = () =>
  dialog()
    .getByAltText(/-Spruce$/)
    .closest<HTMLElement>('[style*="transform"]')!.parentElement!;
const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y = 0, pointerId = 1) =>
  fireEvent[type](type === 'pointerDown' ? stage() : document.body, {
    clientX: x,
    clientY: y,
    pointerId,
    button: 0,
    bubbles: true,
  });
const tap = () => {
  touch('pointerDown', 0);
  touch('pointerUp', 0);
};
const swipe = (dx: number) => {
  touch('pointerDown', 200);
  touch('pointerMove', 200 + dx);
  touch('pointerUp', 200 + dx);
};

describe('the picture viewer', () => {
  test.each<[string, () => Promise<void> | void]>([
    ['the button', () => userEvent.click(closer()!)],
    ['a tap on the picture', () => userEvent.click(gallery().getByAltText('front-Spruce'))],
    [
      'Enter on the row, and presses nothing else,',
      () => expect(fireEvent.keyDown(track(), { key: 'Enter' })).toBe(false),
    ],
  ])('%s opens it, and Back closes it', async (_, press) => {
    const { openOverlay } = setUp();
    await press();
    expect(await screen.findByRole('dialog', { name: 'Pictures of Lodestar 98' })).toBeDefined();
    expect(openOverlay).toHaveBeenCalledOnce();
  });

  test('a drag or a long press on the row does not', () => {
    const { openOverlay } = setUp();
    const picture = gallery().getByAltText('front-Spruce');
    fireEvent.pointerDown(picture, { clientX: 0 });
    fireEvent.click(picture, { clientX: 40 });
    expect(openOverlay).not.toHaveBeenCalled();
  });

  test('starts with the pressed picture; buttons change it, in a loop', async () => {
    setUp();
    await openViewer();
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    await userEvent.click(button('Previous picture'));
    expect(dialog().getByText('Picture 3 of 3')).toBeDefined();
    await userEvent.click(button('Next picture'));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    await userEvent.click(button('Next picture'));
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    expect(dialog().getByAltText('back-Spruce')).toBeDefined();
  });

  test('counts pictures only: videos cannot be zoomed', async () => {
    setUp([image('front-Spruce'), video(), image('back-Spruce')]);
    await openViewer();
    expect(dialog().getByText('Picture 1 of 2')).toBeDefined();
    await userEvent.keyboard('{End}');
    expect(dialog().getByAltText('back-Spruce')).toBeDefined();
  });

  test('keys zoom, pan a zoomed picture, and change an unzoomed one', async () => {
    setUp();
    await openViewer();
    await userEvent.keyboard('+');
    expect(dialog().getByText('Zoomed to 150%')).toBeDefined();
    await userEvent.keyboard('{ArrowRight}');
    expect(moved()).toBe('translate(-80px, 0px) scale(1.5)');
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    await userEvent.keyboard('0');
    expect(moved()).toBe('translate(0px, 0px) scale(1)');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    await userEvent.keyboard('{Home}');
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
  });

  test('browser shortcuts are left to the browser', async () => {
    setUp();
    await openViewer();
    fireEvent.keyDown(document.body, { key: '+', ctrlKey: true });
    expect(moved()).toContain('scale(1)');
  });

  test('zooms from 1 to 3, and back', async () => {
    setUp();
    await openViewer();
    expect(button('Zoom out').getAttribute('aria-disabled')).toBe('true');
    for (let press = 0; press < 5; press += 1) await userEvent.click(button('Zoom in'));
    expect(moved()).toContain('scale(3)');
    expect(button('Zoom in').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('300% Show whole picture'));
    expect(moved()).toContain('scale(1)');
  });

  test('loads the larger file on zoom, never before, and only that one', async () => {
    setUp();
    await openViewer();
    expect(large()).toBeNull();
    await userEvent.click(button('Zoom in'));
    expect(large()?.getAttribute('src')).toBe('/pictures/front-Spruce-large.webp');
    expect(large()?.dataset['state']).toBe('loading');
    fireEvent.load(large()!);
    expect(large()?.dataset['state']).toBe('shown');
    await userEvent.click(button('Next picture'));
    expect(large()).toBeNull();
    expect(moved()).toContain('scale(1)');
  });

  test('keeps the picture when the larger file fails to load', async () => {
    setUp();
    await openViewer();
    await userEvent.click(button('Zoom in'));
    fireEvent.error(large()!);
    expect(large()).toBeNull();
    expect(dialog().getByAltText('front-Spruce')).toBeDefined();
    expect(moved()).toContain('scale(1.5)');
  });

  test('shows the alt text of a picture that fails to load', async () => {
    setUp();
    await openViewer();
    fireEvent.error(dialog().getByAltText('front-Spruce'));
    expect(dialog().getByAltText('front-Spruce').parentElement!.dataset['failed']).toBe('front-Spruce');
  });
});

describe('touch gestures', () => {
  test('a double tap zooms in and out; one tap does nothing', async () => {
    setUp();
    await openViewer();
    tap();
    expect(moved()).toContain('scale(1)');
    tap();
    expect(moved()).toContain('scale(3)');
    tap();
    tap();
    expect(moved()).toContain('scale(1)');
  });

  test('a swipe changes an unzoomed picture', async () => {
    setUp();
    await openViewer();
    act(() => swipe(-60));
    expect(dialog().getByText('Picture 2 of 3')).toBeDefined();
    act(() => swipe(60));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    // Before the first comes the last.
    act(() => swipe(60));
    expect(dialog().getByText('Picture 3 of 3')).toBeDefined();
    expect(moved()).toBe('translate(0px, 0px) scale(1)');
  });

  test('a drag pans a zoomed picture, up to its edge', async () => {
    setUp();
    await openViewer();
    act(() => {
      tap();
      tap();
    });
    act(() => swipe(-60));
    expect(dialog().getByText('Picture 1 of 3')).toBeDefined();
    const x = Number(/translate\((-?[\d.]+)px/.exec(moved())?.[1]);
    expect(x).toBeLessThan(0);
    act(() => swipe(-4000));
    expect(moved()).toContain('translate(-400px');
  });

  test('a pinch zooms', async () => {
    setUp();
    await openViewer();
    act(() => {
      touch('pointerDown', 150, 0, 1);
      touch('pointerDown', 250, 0, 2);
      touch('pointerMove', 100, 0, 1);
      touch('pointerMove', 300, 0, 2);
      touch('pointerUp', 100, 0, 1);
      touch('pointerUp', 300, 0, 2);
    });
    expect(moved()).toContain('scale(2)');
    expect(dialog().getByText('Zoomed to 200%')).toBeDefined();
  });

  test('the wheel zooms, and the page behind does not scroll', async () => {
    setUp();
    await openViewer();
    const wheel = new WheelEvent('wheel', { deltaY: -100, cancelable: true, bubbles: true });
    act(() => void stage().dispatchEvent(wheel));
    expect(wheel.defaultPrevented).toBe(true);
    expect(dialog().getByText('Zoomed to 122%')).toBeDefined();
  });
});

test('the close button removes its history entry', async () => {
  const takeAway = vi.fn<() => void>();
  setUp(
    pictures,
    vi.fn(() => takeAway),
  );
  await openViewer();
  await userEvent.click(button('Close pictures'));
  expect(document.querySelector('dialog')!.open).toBe(false);
  expect(takeAway).toHaveBeenCalledOnce();
});
