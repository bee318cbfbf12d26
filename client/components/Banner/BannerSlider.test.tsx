import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubView } from '../../viewport/testView.ts';
import { bannerData, renderPage, sliderBlock } from '../PageBlocks/testPage.tsx';

const view = stubView();

/** Swiper only counts here; the positions of slides are tested in a browser (e2e/content/banner.spec.ts). */
const row = vi.hoisted(() => ({
  terms: {} as { loop?: boolean; rewind?: boolean },
  slideBy: (_step: number) => {},
}));
vi.mock('swiper', () => ({
  default: class {
    realIndex = 0;
    activeIndex = 0;
    isBeginning = true;
    isEnd = false;
    isLocked = false;
    slides: HTMLElement[];
    params: object;
    constructor(root: HTMLElement, terms: { loop: boolean; on: { slideChange: (now: unknown) => void } }) {
      this.params = terms;
      this.slides = [...root.querySelectorAll<HTMLElement>('li[aria-roledescription]')];
      row.terms = terms;
      row.slideBy = (step) => {
        this.realIndex = (this.realIndex + step + this.slides.length) % this.slides.length;
        this.activeIndex = this.realIndex;
        terms.on.slideChange(this);
      };
    }
    slideNext() {
      row.slideBy(1);
    }
    slidePrev() {
      row.slideBy(-1);
    }
    slideTo() {}
    destroy() {}
  },
}));

let prefersReducedMotion: boolean;
beforeEach(() => {
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

const link = (name: string) => ({
  text: name,
  style: 'primary',
  link: { href: `/en-us/c/${name}`, opensNewTab: false },
});
const three = sliderBlock([
  bannerData({ iconTone: 'LIGHT', buttons: [link('wax'), link('files')] }, 'bench'),
  bannerData({ iconTone: 'DARK', buttons: [link('skis'), link('poles')] }, 'noon'),
  bannerData({ iconTone: 'DARK' }, 'storm'),
]);

async function mount() {
  const rendered = renderPage([three]);
  view.show();
  await act(() => vi.dynamicImportSettled());
  view.show();
  return rendered;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () =>
  screen
    .getAllByRole('listitem', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.getAttribute('aria-label'));

describe('a slider of banners', () => {
  test('is a carousel with numbered slides', async () => {
    await mount();
    const carousel = screen.getByRole('region', { name: 'Highlights' });
    expect(carousel.getAttribute('aria-roledescription')).toBe('carousel');
    const slides = screen.getAllByRole('listitem', { hidden: true });
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides.every((slide) => slide.getAttribute('aria-roledescription') === 'slide')).toBe(true);
  });

  test('before Swiper loads, all its banners are reachable', () => {
    renderPage([three]);
    expect(shown()).toHaveLength(3);
  });

  test('autoplay 7000 ms with loop', async () => {
    await mount();
    // The loop is rendered by ui/Slider/LoopedTrack.ts: moving slides in the document would count as layout shift.
    expect(row.terms).toMatchObject({ loop: false, rewind: true, virtualTranslate: true });
    // A loop has no ends to stop at.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(false);
    pass(6_999);
    expect(shown()).toEqual(['1 of 3']);
    pass(1);
    expect(shown()).toEqual(['2 of 3']);
    pass(14_000);
    expect(shown()).toEqual(['1 of 3']);
  });

  test('slides out of view are inert', async () => {
    await mount();
    expect(shown()).toEqual(['1 of 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toEqual(['2 of 3']);
  });

  test('its controls use the text colour of the current banner', async () => {
    const { container } = await mount();
    const room = container.querySelector<HTMLElement>('section[aria-roledescription]')!.parentElement!;
    expect(room.dataset['icons']).toBe('light');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(room.dataset['icons']).toBe('dark');
  });

  test('arrow keys move it, with the focus', async () => {
    await mount();
    const first = screen.getByRole('link', { name: 'wax' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2 of 3');
  });

  test('is announced on manual navigation, but not on autoplay', async () => {
    const { container } = await mount();
    const track = container.querySelector('[aria-live]')!;
    expect(track.getAttribute('aria-live')).toBe('off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }));
    expect(track.getAttribute('aria-live')).toBe('polite');
    pass(20_000);
    expect(shown()).toEqual(['1 of 3']);
  });

  test('does not autoplay under reduced motion, and has no pause button then', async () => {
    prefersReducedMotion = true;
    await mount();
    pass(20_000);
    expect(shown()).toEqual(['1 of 3']);
    expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull();
  });

  test('above the fold loads its first picture eagerly', () => {
    renderPage([three]);
    expect(screen.getByAltText('What bench shows').getAttribute('loading')).toBe('eager');
    expect(screen.getByAltText('What noon shows').getAttribute('loading')).toBe('lazy');
  });
});
