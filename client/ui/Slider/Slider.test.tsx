import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubView } from '../../viewport/testView.ts';
import { Slider } from './Slider.tsx';
import type { SliderAutoplay } from './Slider.tsx';

const view = stubView();

/** Swiper only counts here; the positions of slides are tested in a browser (e2e/shopping/tile.spec.ts). */
const steps = vi.hoisted(() => ({
  next: 0,
  previous: 0,
  to: [] as number[],
  isEnd: false,
  terms: {} as object,
}));
vi.mock('swiper', () => ({
  default: class {
    isBeginning = true;
    isLocked = false;
    slides = [];
    params: { loop: boolean };
    constructor(_root: HTMLElement, terms: { loop: boolean }) {
      this.params = terms;
      steps.terms = terms;
    }
    get isEnd() {
      return steps.isEnd;
    }
    slideNext() {
      steps.next += 1;
    }
    slidePrev() {
      steps.previous += 1;
    }
    slideTo(index: number) {
      steps.to.push(index);
    }
    destroy() {}
  },
}));

let prefersReducedMotion: boolean;
beforeEach(() => {
  Object.assign(steps, { next: 0, previous: 0, to: [], isEnd: false });
  prefersReducedMotion = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: prefersReducedMotion,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const autoplay: SliderAutoplay = { delayMs: 3_000, pauseLabel: 'Pause slides', playLabel: 'Play slides' };

async function mount(props: { autoplay?: SliderAutoplay } = {}) {
  const rendered = render(
    <Slider label="New" previousLabel="Previous" nextLabel="Next" {...props}>
      <a href="/a">A</a>
      <a href="/b">B</a>
    </Slider>,
  );
  return rendered;
}

async function comeIntoView() {
  view.show();
  await act(() => vi.dynamicImportSettled());
  // Autoplay observes the viewport itself once mounted.
  view.show();
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const row = () => screen.getByRole('region', { name: 'New' });

describe('a slider', () => {
  test('starts disabled: a plain row with all slides', async () => {
    await mount();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next', hidden: true }).disabled).toBe(true);
    fireEvent.keyDown(screen.getByRole('link', { name: 'A' }), { key: 'ArrowRight' });
    expect(steps.next).toBe(0);
  });

  test('is mounted when it comes into view, with the options of its layout', async () => {
    await mount();
    await comeIntoView();
    expect(steps.terms).toMatchObject({
      speed: 500,
      threshold: 2,
      touchAngle: 60,
      spaceBetween: 10,
      loop: false,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(steps.next).toBe(1);
  });

  test('steps without a transition under reduced motion', async () => {
    prefersReducedMotion = true;
    await mount();
    await comeIntoView();
    expect(steps.terms).toMatchObject({ speed: 0 });
  });

  test('keyboard on: arrows move the focused row', async () => {
    await mount();
    await comeIntoView();
    fireEvent.keyDown(screen.getByRole('link', { name: 'A' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('link', { name: 'A' }), { key: 'ArrowLeft' });
    fireEvent.keyDown(screen.getByRole('link', { name: 'A' }), { key: 'a' });
    expect([steps.next, steps.previous]).toEqual([1, 1]);
  });

  test('does not autoplay, and has no pause button', async () => {
    await mount();
    await comeIntoView();
    pass(10_000);
    expect(steps.next).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });
});

describe('a slider with autoplay', () => {
  test('steps every 3000 ms', async () => {
    await mount({ autoplay });
    await comeIntoView();
    pass(2_999);
    expect(steps.next).toBe(0);
    pass(1);
    expect(steps.next).toBe(1);
    pass(6_000);
    expect(steps.next).toBe(3);
  });

  test('wraps at its end', async () => {
    await mount({ autoplay });
    await comeIntoView();
    steps.isEnd = true;
    pass(3_000);
    expect([steps.next, steps.to]).toEqual([0, [0]]);
  });

  test.each<[string, () => void, () => void]>([
    [
      'hover',
      () => fireEvent.pointerEnter(row(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(row(), { pointerType: 'mouse' }),
    ],
    [
      'touch',
      () => fireEvent.pointerDown(row(), { pointerType: 'touch' }),
      () => fireEvent.pointerUp(document.body, { pointerType: 'touch' }),
    ],
    [
      'a touch that scrolls the page',
      () => fireEvent.pointerDown(row(), { pointerType: 'touch' }),
      () => fireEvent.pointerCancel(document.body, { pointerType: 'touch' }),
    ],
    ['a hidden tab', () => setTab('hidden'), () => setTab('visible')],
    ['leaving the view', () => view.show(false), () => view.show(true)],
  ])('pauses on %s and resumes afterwards', async (_cause, begin, end) => {
    await mount({ autoplay });
    await comeIntoView();
    act(begin);
    pass(10_000);
    expect(steps.next).toBe(0);
    act(end);
    pass(3_000);
    expect(steps.next).toBe(1);
  });

  test('pauses while the keyboard focus is in it, but not for a click', async () => {
    await mount({ autoplay });
    await comeIntoView();
    const link = screen.getByRole('link', { name: 'A' });
    vi.spyOn(link, 'matches').mockReturnValue(true);
    fireEvent.focusIn(link);
    pass(10_000);
    expect(steps.next).toBe(0);
    fireEvent.focusOut(link, { relatedTarget: document.body });
    pass(3_000);
    expect(steps.next).toBe(1);
    vi.spyOn(link, 'matches').mockReturnValue(false);
    fireEvent.focusIn(link);
    pass(3_000);
    expect(steps.next).toBe(2);
  });

  test('is paused and resumed by its button', async () => {
    await mount({ autoplay });
    await comeIntoView();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    pass(10_000);
    expect(steps.next).toBe(0);
    // A stopped row stays stopped when other causes of a pause end.
    fireEvent.pointerEnter(row(), { pointerType: 'mouse' });
    fireEvent.pointerLeave(row(), { pointerType: 'mouse' });
    pass(10_000);
    expect(steps.next).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play slides' }));
    pass(3_000);
    expect(steps.next).toBe(1);
  });

  test('does not autoplay under reduced motion, and needs no button', async () => {
    prefersReducedMotion = true;
    await mount({ autoplay });
    await comeIntoView();
    pass(10_000);
    expect(steps.next).toBe(0);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  test('stops when it is unmounted', async () => {
    const { unmount } = await mount({ autoplay });
    await comeIntoView();
    unmount();
    pass(10_000);
    expect(steps.next).toBe(0);
    expect(view.watched.size).toBe(0);
  });
});

function setTab(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
