/** Shade behind the words of a banner, by the picture's brightness. */
import { describe, expect, test } from 'vitest';
import type { AspectRatios, PictureFacts } from '../../media/renditions.rules.ts';
import { bannerPositions, type BannerPosition } from './banner.rules.ts';
import { bannerShade, contrast, shadeOpacity, SHADES, type LuminanceGrid } from './shade.rules.ts';

const whole = { x: 0, y: 0, w: 1, h: 1 };
const plain = (grey: number): LuminanceGrid => ({ columns: 1, rows: 1, brightest: [grey], darkest: [grey] });

describe('the opacity', () => {
  test.each<[string, number, boolean, number]>([
    ['light words need none on a dark picture', 40, true, 0],
    ['none up to a grey of 111', 111, true, 0],
    ['some from there on', 112, true, 0.01],
    ['half on snow in the shade', 200, true, 0.5],
    ['most on white', 255, true, 0.62],
    ['dark words need none on snow', 200, false, 0],
    ['most on black', 0, false, 0.53],
  ])('%s', (_sentence, grey, isOverlayDark, opacity) => {
    expect(shadeOpacity(plain(grey), whole, isOverlayDark)).toBe(opacity);
  });

  test.each([true, false])(
    'is the lowest at which the words have 4.5:1 (dark overlay: %s)',
    (isOverlayDark) => {
      const { words, shade } = isOverlayDark ? SHADES.dark : SHADES.light;
      const at = (grey: number, opacity: number): number => {
        const mixed = shade.map((part) => part * opacity + grey * (1 - opacity)) as [number, number, number];
        return contrast(words, mixed);
      };
      for (let grey = 0; grey <= 255; grey += 1) {
        const opacity = shadeOpacity(plain(grey), whole, isOverlayDark);
        expect(at(grey, opacity)).toBeGreaterThanOrEqual(4.5);
        if (opacity > 0) expect(at(grey, opacity - 0.01)).toBeLessThan(4.5);
      }
    },
  );

  test.each<[string, typeof whole, number]>([
    ['counts the brightest field of the area', whole, 0.62],
    ['ignores fields beside it', { x: 0, y: 0, w: 0.5, h: 0.5 }, 0],
    ['counts a field that the area touches', { x: 0, y: 0, w: 0.51, h: 0.5 }, 0.5],
    ['counts the field around an area without extent', { x: 0.5, y: 0.5, w: 0, h: 0 }, 0.62],
  ])('%s', (_sentence, area, opacity) => {
    const grid = { columns: 2, rows: 2, brightest: [20, 200, 20, 255], darkest: [0, 0, 0, 0] };
    expect(shadeOpacity(grid, area, true)).toBe(opacity);
  });
});

/** Twelve by eight fields, all dark but one. */
function brightAt(column: number, row: number): LuminanceGrid {
  const brightest = Array.from({ length: 96 }, (_, index) => (index === row * 12 + column ? 255 : 20));
  return { columns: 12, rows: 8, brightest, darkest: brightest };
}
const wide: PictureFacts = { width: 2400, height: 1200, poi: null };
const shadeOf = (
  grid: LuminanceGrid,
  position: BannerPosition,
  aspect: AspectRatios = { desktop: 2, mobile: 1 },
  picture = wide,
) => bannerShade(grid, picture, { aspect, position, isOverlayDark: true });

describe('a banner', () => {
  test.each<[string, BannerPosition, [number, number], Partial<Record<'desktop' | 'mobile', number>>]>([
    ['words at the lower left: bright snow below them counts', 'BOTTOM_LEFT', [1, 7], { desktop: 0.62 }],
    ['a window at the right does not', 'BOTTOM_LEFT', [11, 6], { desktop: 0 }],
    ['nor the sky', 'BOTTOM_LEFT', [5, 0], { desktop: 0, mobile: 0 }],
    ['words at the upper right: the sky above them counts', 'TOP_RIGHT', [9, 1], { desktop: 0.62 }],
    ['the lower left does not', 'TOP_RIGHT', [1, 7], { desktop: 0 }],
    ['on phones words take the whole width', 'BOTTOM_LEFT', [8, 6], { desktop: 0, mobile: 0.62 }],
    ['what the phone’s crop cuts off does not count', 'BOTTOM_LEFT', [1, 6], { desktop: 0.62, mobile: 0 }],
  ])('%s', (_sentence, position, [column, row], expected) => {
    expect(shadeOf(brightAt(column, row), position)).toMatchObject(expected);
  });

  test('the crop follows the point of interest', () => {
    const right = { ...wide, poi: { x: 0.8, y: 0, w: 0.2, h: 1 } };
    expect(shadeOf(brightAt(11, 6), 'BOTTOM_LEFT', undefined, right).mobile).toBe(0.62);
    expect(shadeOf(brightAt(11, 6), 'BOTTOM_LEFT').mobile).toBe(0);
  });

  test('the header’s shade is by the upper edge alone', () => {
    expect(shadeOf(brightAt(6, 0), 'BOTTOM_LEFT')).toEqual({
      desktop: 0,
      desktopTop: 0.62,
      mobile: 0,
      mobileTop: 0.62,
    });
    expect(shadeOf(brightAt(6, 5), 'BOTTOM_LEFT')).toMatchObject({ desktopTop: 0, mobileTop: 0 });
  });

  test('without an aspect ratio the whole picture counts', () => {
    const aspect = { desktop: null, mobile: null };
    const all = { desktop: 0.62, desktopTop: 0.62, mobile: 0.62, mobileTop: 0.62 };
    expect(shadeOf(brightAt(11, 7), 'TOP_LEFT', aspect)).toEqual(all);
  });

  test.each(bannerPositions)('at %s a white picture is shaded most, a black one not at all', (position) => {
    expect(Object.values(shadeOf(plain(255), position))).toEqual([0.62, 0.62, 0.62, 0.62]);
    expect(Object.values(shadeOf(plain(0), position))).toEqual([0, 0, 0, 0]);
  });
});
