import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bannerBlock, pictureData, renderPage } from '../PageBlocks/testPage.tsx';

const link = { text: 'See the skis', href: '/en-us/c/skis', opensNewTab: false };
const button = (text: string, to: object | null = link) => ({ text, style: 'primary', link: to });
const film = {
  __typename: 'Video',
  poster: pictureData('poster'),
  sources: [{ src: '/v/film/mp4_720p', type: 'video/mp4', width: 1280 }],
};

const look = (container: HTMLElement) => {
  const banner = container.querySelector('[data-position]')!;
  return Object.fromEntries(
    ['position', 'tone', 'icons', 'copy', 'zoomed'].map((name) => [
      name,
      banner.getAttribute(`data-${name}`),
    ]),
  );
};

let prefersReducedMotion = false;
let inView: (isInView: boolean) => void = () => {};
// The page has one observer, created on first use: install the mock before.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(callback: (entries: object[]) => void) {
      inView = (isIntersecting) =>
        callback([...document.querySelectorAll('video')].map((target) => ({ target, isIntersecting })));
    }
    observe() {}
    unobserve() {}
  },
);

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: prefersReducedMotion,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  prefersReducedMotion = false;
});

describe('a banner', () => {
  test('with one button and a link is one link as a whole', () => {
    renderPage([bannerBlock({ buttons: [button('See the skis')], link })]);
    const links = screen.getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual(['/en-us/c/skis']);
    expect(links[0]?.textContent).toBe('See the skis');
  });

  test('with several buttons has a link for each', () => {
    renderPage([
      bannerBlock({ buttons: [button('Skis'), button('Poles', { ...link, href: '/en-us/c/poles' })] }),
    ]);
    expect(screen.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Skis', '/en-us/c/skis'],
      ['Poles', '/en-us/c/poles'],
    ]);
  });

  test('with a disabled link shows its text without a link', () => {
    renderPage([bannerBlock({ buttons: [button('Soon', null)] })]);
    expect(screen.getByText('Soon')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('opens a new tab without an opener', () => {
    renderPage([bannerBlock({ buttons: [button('Out')], link: { ...link, opensNewTab: true } })]);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener');
  });

  test('keeps its aspect ratios on narrow and wide screens', () => {
    const { container } = renderPage([bannerBlock({})]);
    const style = container.querySelector<HTMLElement>('[data-position]')!.style;
    expect(style.getPropertyValue('--banner-ratio-mobile')).toBe('0.8');
    expect(Number(style.getPropertyValue('--banner-ratio'))).toBeCloseTo(16 / 9);
  });

  test.each(['desktop', 'mobile'])(
    'without an aspect ratio on %s screens is 300 px high there',
    (screens) => {
      const { container } = renderPage([bannerBlock({ [`${screens}AspectRatio`]: null })]);
      const { style } = container.querySelector<HTMLElement>('[data-position]')!;
      const suffix = screens === 'mobile' ? '-mobile' : '';
      expect(style.getPropertyValue(`--banner-ratio${suffix}`)).toBe('');
      expect(style.getPropertyValue(`--banner-height${suffix}`)).toBe('18.75rem');
    },
  );

  test.each(
    ['TOP', 'CENTER', 'BOTTOM'].flatMap((row) => ['LEFT', 'CENTER', 'RIGHT'].map((side) => `${row}_${side}`)),
  )('places its text: %s', (position) => {
    const { container } = renderPage([bannerBlock({ position })]);
    expect(look(container)['position']).toBe(position);
  });

  test.each([
    ['darkened: light text on a dark scrim', { isOverlayDark: true }, { tone: 'dark' }],
    ['not darkened: dark text on a light scrim', { isOverlayDark: false }, { tone: 'light' }],
    ['on a light picture: dark controls', { iconTone: 'DARK' }, { icons: 'dark' }],
    ['on a dark picture: light controls', { iconTone: 'LIGHT' }, { icons: 'light' }],
    ['with zoom', { isZoomed: true }, { zoomed: '' }],
    ['with its text on the picture', {}, { copy: 'over' }],
  ])('%s', (_state, banner, expected) => {
    const { container } = renderPage([bannerBlock(banner)]);
    expect(look(container)).toMatchObject(expected);
  });

  test('is shaded as much as its picture needs on narrow and wide screens', () => {
    const shade = { desktop: 0.22, desktopTop: 0, mobile: 0.4, mobileTop: 0.1 };
    const { container } = renderPage([bannerBlock({ shade })]);
    const { style } = container.querySelector<HTMLElement>('[data-position]')!;
    expect(
      ['desktop', 'desktop-top', 'mobile', 'mobile-top'].map((name) =>
        style.getPropertyValue(`--shade-${name}`),
      ),
    ).toEqual(['0.22', '0', '0.4', '0.1']);
  });

  test('leaves the shade of an unknown picture to the style sheet', () => {
    const { container } = renderPage([bannerBlock({ shade: null })]);
    const { style } = container.querySelector<HTMLElement>('[data-position]')!;
    expect(style.cssText).toContain('--banner-ratio');
    expect(style.cssText).not.toContain('--shade');
  });

  test('without zoom is static', () => {
    const { container } = renderPage([bannerBlock({})]);
    expect(look(container)['zoomed']).toBeNull();
  });

  test('with text beside the picture has no overlay, and is still one link as a whole', () => {
    const { container } = renderPage([
      bannerBlock({ isCopyBeside: true, buttons: [button('See the skis')], link }),
    ]);
    expect(look(container)['copy']).toBe('beside');
    const frame = container.querySelector('picture')!.closest('[data-copy] > div')!;
    expect(frame.textContent).toBe('');
    expect(screen.getByRole('link', { name: 'See the skis' }).getAttribute('href')).toBe('/en-us/c/skis');
  });

  test('above the fold loads its picture first; later ones are lazy', () => {
    renderPage([bannerBlock({}, 'first'), bannerBlock({}, 'second')]);
    expect(screen.getByAltText('What first shows').getAttribute('loading')).toBe('eager');
    expect(screen.getByAltText('What second shows').getAttribute('loading')).toBe('lazy');
  });
});

describe('a video', () => {
  test('plays muted, looped, without controls, while it is in view', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
    const { container } = renderPage([bannerBlock({ background: film })]);
    const video = container.querySelector('video')!;
    expect({
      muted: video.muted,
      loop: video.loop,
      controls: video.controls,
      inline: video.hasAttribute('playsinline'),
    }).toEqual({
      muted: true,
      loop: true,
      controls: false,
      inline: true,
    });
    expect(play).not.toHaveBeenCalled();
    act(() => inView(true));
    expect(play).toHaveBeenCalledOnce();
    act(() => inView(false));
    expect(pause).toHaveBeenCalled();
  });

  test('stays a poster with prefers-reduced-motion', () => {
    prefersReducedMotion = true;
    const { container } = renderPage([bannerBlock({ background: film })]);
    expect(container.querySelector('video')).toBeNull();
    expect(screen.getByAltText('What poster shows')).toBeTruthy();
  });
});
