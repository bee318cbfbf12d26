/** catalogue.md 9 "Images", size by size. */
import { describe, expect, test } from 'vitest';
import { isPictureSide, rendition, type PictureParams } from './renditions.rules.ts';

const address = (params: PictureParams): string => `/p?${JSON.stringify(params)}`;

const sizesOf = (picture: ReturnType<typeof rendition>): string[] =>
  picture.sources.map(({ width, height, media }) => `${width}x${height} ${media ?? 'beyond'}`);

test.each([
  [
    'tile: 210x280 up to 480 wide; 353x471 up to 767 wide; 340x453 from 768 wide',
    'TILE',
    ['210x280 (max-width: 480px)', '353x471 (max-width: 767px)', '340x453 beyond'],
  ],
  [
    'slider: 430x573 up to 480px; 348x464 up to 767; 340x453 up to 1440; 453x604 from 1441',
    'SLIDER',
    [
      '430x573 (max-width: 480px)',
      '348x464 (max-width: 767px)',
      '340x453 (max-width: 1440px)',
      '453x604 beyond',
    ],
  ],
  ['hotspot popup image 480x480', 'HOTSPOT_POPUP', ['480x480 beyond']],
  [
    'banner default sizes by breakpoint 480, 768, 1024, 1200, 1440, 1792 wide, 300 high',
    'BANNER',
    [
      '480x300 (max-width: 480px)',
      '768x300 (max-width: 768px)',
      '1024x300 (max-width: 1024px)',
      '1200x300 (max-width: 1200px)',
      '1440x300 (max-width: 1440px)',
      '1792x300 beyond',
    ],
  ],
  [
    'error-page banner sizes 430x459, 718x199, 1150x319, 1390x386',
    'ERROR_BANNER',
    [
      '430x459 (max-width: 480px)',
      '718x199 (max-width: 768px)',
      '1150x319 (max-width: 1439px)',
      '1390x386 beyond',
    ],
  ],
] as const)('%s', (_sentence, size, expected) => {
  expect(sizesOf(rendition(size, address))).toEqual(expected);
});

describe('files of a size', () => {
  const tile = rendition('TILE', address, { aspect: null, isPackshot: true });

  test('quality 75 in the image component, format auto, white background, dpi 96 at 1x', () => {
    expect(tile.src).toBe(address({ w: 340, h: 453, fmt: 'auto', qlt: 75, bg: 'white', dpi: 96 }));
  });

  test('144 at 2x, with doubled pixels', () => {
    const double = address({ w: 420, h: 560, fmt: 'auto', qlt: 75, bg: 'white', dpi: 144 });
    expect(tile.sources[0]?.srcSet).toContain(`, ${double} 2x`);
    expect(tile.sources[0]?.srcSet).toMatch(/ 1x, /);
  });

  test('placeholder 15 px', () => {
    expect(tile.placeholder).toBe(address({ maxW: 15, maxH: 15, fmt: 'jpg' }));
  });

  test('a banner follows its own aspect ratios, the mobile one below 1024', () => {
    const banner = rendition('BANNER', address, {
      aspect: { mobile: 4 / 5, desktop: 16 / 9 },
      isPackshot: false,
    });
    expect(sizesOf(banner)).toEqual([
      '480x600 (max-width: 480px)',
      '768x960 (max-width: 768px)',
      '1024x576 (max-width: 1024px)',
      '1200x675 (max-width: 1200px)',
      '1440x810 (max-width: 1440px)',
      '1792x1008 beyond',
    ]);
    expect(banner.src).toContain('"sm":"c"');
  });
});

test('a shared picture is cropped to its frame, a packshot is placed in it', () => {
  expect(rendition('OPEN_GRAPH', address).src).toContain('"sm":"c"');
  expect(rendition('OPEN_GRAPH', address, { aspect: null, isPackshot: true }).src).not.toContain('"sm"');
});

test.each([
  [1, true],
  [4000, true],
  [0, false],
  [4001, false],
  [12.5, false],
])('a side of %s pixels may be asked for: %s', (pixels, verdict) => {
  expect(isPictureSide(pixels)).toBe(verdict);
});
