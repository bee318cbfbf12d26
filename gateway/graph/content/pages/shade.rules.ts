/** How much shade a banner's picture needs for the words on it. */
import { cropTo } from '../../media/crop.rules.ts';
import type { AspectRatios, PictureFacts, Rectangle } from '../../media/renditions.rules.ts';
import type { BannerPosition } from './banner.rules.ts';

/** Brightness of a picture by fields, row by row from its top-left corner; 0 black to 255 white. */
export interface LuminanceGrid {
  columns: number;
  rows: number;
  /** The grey as bright as each field's brightest parts. */
  brightest: readonly number[];
  /** The same of its darkest. */
  darkest: readonly number[];
}

/** Opacities of the shade: behind a banner's words, and at its upper edge for a header. */
export interface BannerShade {
  desktop: number;
  desktopTop: number;
  mobile: number;
  mobileTop: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** Words and the colour of the shade behind them; what `BannerShade` says of them in the schema. */
export const SHADES = {
  dark: { words: [245, 244, 240], shade: [14, 22, 32] },
  light: { words: [20, 24, 26], shade: [245, 244, 240] },
} as const satisfies Record<string, { words: Colour; shade: Colour }>;

/** WCAG 2.2, 1.4.3, for text of any size. */
const MIN_CONTRAST = 4.5;

export function bannerShade(
  grid: LuminanceGrid,
  picture: PictureFacts,
  {
    aspect,
    position,
    isOverlayDark,
  }: { aspect: AspectRatios; position: BannerPosition; isOverlayDark: boolean },
): BannerShade {
  const opacity = (screen: Screen, area: Rectangle): number => {
    const ratio = aspect[screen];
    // Without a ratio the crop depends on the screen's width: the whole picture counts.
    const place = ratio === null ? everything : inPicture(area, cropTo(picture, ratio));
    return shadeOpacity(grid, place, isOverlayDark);
  };
  return {
    desktop: opacity('desktop', wordsArea(position, 'desktop')),
    desktopTop: opacity('desktop', headArea),
    mobile: opacity('mobile', wordsArea(position, 'mobile')),
    mobileTop: opacity('mobile', headArea),
  };
}

/**
 * Lowest opacity of the shade, 0 to 1 in hundredths, at which the words have a contrast of 4.5:1 on the worst field of
 * an area: the brightest for light words, the darkest for dark ones.
 * @param area in fractions of the picture.
 */
export function shadeOpacity(grid: LuminanceGrid, area: Rectangle, isOverlayDark: boolean): number {
  const { words, shade } = isOverlayDark ? SHADES.dark : SHADES.light;
  const fields = fieldsIn(isOverlayDark ? grid.brightest : grid.darkest, grid, area);
  const worst = isOverlayDark ? Math.max(...fields) : Math.min(...fields);
  const isReadable = (percent: number): boolean => {
    const mixed = shade.map((part) => (part * percent + worst * (100 - percent)) / 100);
    return contrast(words, mixed as unknown as Colour) >= MIN_CONTRAST;
  };
  let [low, high] = [0, 100];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReadable(middle)) high = middle;
    else low = middle + 1;
  }
  return low / 100;
}

function fieldsIn(fields: readonly number[], { columns, rows }: LuminanceGrid, area: Rectangle): number[] {
  const left = Math.floor(area.x * columns);
  const top = Math.floor(area.y * rows);
  return fields.filter((_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const isBeside = column < left || column >= Math.max(left + 1, (area.x + area.w) * columns);
    return !isBeside && row >= top && row < Math.max(top + 1, (area.y + area.h) * rows);
  });
}

type Screen = keyof AspectRatios;

/**
 * Where the words of a banner may be, in fractions of its frame. Their height depends on the screen's width and the
 * language; on narrow screens they take the whole width.
 */
function wordsArea(position: BannerPosition, screen: Screen): Rectangle {
  const [vertical, horizontal] = position.split('_') as [keyof typeof heights, keyof typeof widths];
  return { ...heights[vertical], ...(screen === 'mobile' ? wholeWidth : widths[horizontal]) };
}

const heights = {
  TOP: { y: 0, h: 0.75 },
  CENTER: { y: 0.1, h: 0.8 },
  BOTTOM: { y: 0.25, h: 0.75 },
} as const;
const wholeWidth = { x: 0, w: 1 } as const;
const widths = {
  LEFT: { x: 0, w: 0.64 },
  CENTER: { x: 0.05, w: 0.9 },
  RIGHT: { x: 0.36, w: 0.64 },
} as const;

/** Where a header of 64 px may overlie a banner: a sixth of one that is as wide as high on a phone. */
const headArea: Rectangle = { x: 0, y: 0, w: 1, h: 0.17 };
const everything: Rectangle = { x: 0, y: 0, w: 1, h: 1 };

function inPicture(area: Rectangle, crop: Rectangle): Rectangle {
  return {
    x: crop.x + area.x * crop.w,
    y: crop.y + area.y * crop.h,
    w: area.w * crop.w,
    h: area.h * crop.h,
  };
}

/** WCAG 2.2: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
