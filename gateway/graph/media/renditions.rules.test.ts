/** catalogue.md 9 "Images", size by size. */
import { describe, expect, test } from 'vitest';
import { isPictureSide, isQuality, rendition, zoomed, type PictureParams } from './renditions.rules.ts';

const address = (params: PictureParams): string => `/p?${JSON.stringify(params)}`;

const sizesOf = (picture: ReturnType<typeof rendition>): string[] =>
  picture.sources('density').map(({ width, height, media }) => `${width}x${height} ${media ?? 'beyond'}`);

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
  const tile = rendition('TILE', address, { aspect: null, isPackshot: true, poi: null });

  test('quality 75 in the image component, format auto, white background, dpi 96 at 1x', () => {
    expect(tile.src()).toBe(address({ w: 340, h: 453, fmt: 'auto', qlt: 75, bg: 'white', dpi: 96 }));
  });

  test('144 at 2x, with doubled pixels', () => {
    const double = address({ w: 420, h: 560, fmt: 'auto', qlt: 75, bg: 'white', dpi: 144 });
    expect(tile.sources('density')[0]?.srcSet).toContain(`, ${double} 2x`);
    expect(tile.sources('density')[0]?.srcSet).toMatch(/ 1x, /);
  });

  test('posters are requested with maxW 15, maxH 15, fmt jpg', () => {
    expect(tile.placeholder()).toBe(address({ maxW: 15, maxH: 15, fmt: 'jpg' }));
  });

  test.each([
    ['over https', 'http://images.example/i/k2/a', 'https://images.example/i/k2/a'],
    ['that stay where they are', 'https://images.example/i/k2/a', 'https://images.example/i/k2/a'],
    ['also where no protocol is named', '//images.example/i/k2/a', 'https://images.example/i/k2/a'],
    ['but from this machine', 'http://localhost:4100/i/k2/a', 'http://localhost:4100/i/k2/a'],
    ['and from one without a name', 'http://127.0.0.1:4100/i/k2/a', 'http://127.0.0.1:4100/i/k2/a'],
  ])('posters are requested %s', (_, given, asked) => {
    expect(rendition('TILE', () => given).placeholder()).toBe(asked);
  });

  test('quality 90 outside the image component', () => {
    expect(rendition('OPEN_GRAPH', address).src()).toContain('"qlt":90');
  });

  test('a banner follows its own aspect ratios, the mobile one below 1024', () => {
    const banner = rendition('BANNER', address, {
      aspect: { mobile: 4 / 5, desktop: 16 / 9 },
      isPackshot: false,
      poi: null,
    });
    expect(sizesOf(banner)).toEqual([
      '480x600 (max-width: 480px)',
      '768x960 (max-width: 768px)',
      '1024x576 (max-width: 1024px)',
      '1200x675 (max-width: 1200px)',
      '1440x810 (max-width: 1440px)',
      '1792x1008 beyond',
    ]);
    expect(banner.src()).toContain('"sm":"c"');
  });
});

describe('files described by width', () => {
  const short = ({ w, dpi }: PictureParams): string => `/${w}at${dpi}`;
  const byWidth = (...args: Parameters<typeof rendition>) => rendition(...args).sources('width');

  test('are one source when all frames share an aspect ratio', () => {
    expect(byWidth('TILE', short)).toEqual([
      {
        media: null,
        srcSet:
          '/210at96 210w, /267at96 267w, /340at96 340w, /353at96 353w, /420at144 420w, /545at144 545w, /706at144 706w',
        sizes: '(max-width: 480px) 210px, (max-width: 767px) 353px, 340px',
        width: 340,
        height: 453,
      },
    ]);
  });

  test('are one source per aspect ratio otherwise', () => {
    const sources = byWidth('BANNER', short, {
      aspect: { mobile: 4 / 5, desktop: 16 / 9 },
      isPackshot: false,
      poi: null,
    });
    expect(sources.map(({ media, width, height }) => [media, width, height])).toEqual([
      ['(max-width: 768px)', 768, 960],
      [null, 1792, 1008],
    ]);
    expect(sources[0]?.srcSet).toBe(
      '/480at96 480w, /607at96 607w, /768at96 768w, /960at144 960w, /1214at144 1214w, /1536at144 1536w',
    );
    expect(sources[0]?.sizes).toBe('(max-width: 480px) 480px, 768px');
  });

  test.each(['TILE', 'SLIDER', 'GALLERY', 'EVENT', 'PORTRAIT', 'CATEGORY', 'STORE', 'THUMBNAIL'] as const)(
    '%s: no file is more than √2 times as wide as the one before',
    (size) => {
      for (const { srcSet } of byWidth(size, short)) {
        const widths = [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const steps = widths.slice(1).map((width, index) => width / (widths[index] ?? width));
        expect(widths.length).toBeGreaterThan(1);
        expect(Math.max(...steps)).toBeLessThan(1.42);
      }
    },
  );
});

test('an Open Graph image is cropped to its frame, a packshot is padded', () => {
  expect(rendition('OPEN_GRAPH', address).src()).toContain('"sm":"c"');
  expect(rendition('OPEN_GRAPH', address, { aspect: null, isPackshot: true, poi: null }).src()).not.toContain(
    '"sm"',
  );
});

test.each([
  [1, true],
  [4000, true],
  [0, false],
  [4001, false],
  [12.5, false],
])('a side of %s pixels is allowed: %s', (pixels, verdict) => {
  expect(isPictureSide(pixels)).toBe(verdict);
});

test.each([
  [0, true],
  [100, true],
  [101, false],
  [-5, false],
])('quality %i: %s', (quality, verdict) => {
  expect(isQuality(quality)).toBe(verdict);
});

describe('point of interest', () => {
  const poi = { x: 0.25, y: 0.3, w: 0.5, h: 0.5 };
  const kept = JSON.stringify({ sm: 'c', poi }).slice(1, -1);

  test.each(['TILE', 'SLIDER', 'HOTSPOT_POPUP', 'BANNER', 'ERROR_BANNER', 'GALLERY', 'THUMBNAIL'] as const)(
    '%s: the crop of every breakpoint follows it, at 1x and at 2x',
    (size) => {
      const picture = rendition(size, address, { aspect: null, isPackshot: false, poi });
      const sources = picture.sources('density');
      const files = sources.flatMap(({ srcSet }) => srcSet.split(', /'));
      expect(files).toHaveLength(sources.length * 2);
      expect([picture.src(), ...files].filter((file) => !file.includes(kept))).toEqual([]);
    },
  );

  test('the crops of a banner differ in aspect ratio and keep the same part', () => {
    const sources = rendition('BANNER', address, {
      aspect: { mobile: 4 / 5, desktop: 16 / 9 },
      isPackshot: false,
      poi,
    }).sources('density');
    expect(new Set(sources.map(({ width, height }) => (width / height).toFixed(1)))).toEqual(
      new Set(['0.8', '1.8']),
    );
    expect(sources.every(({ srcSet }) => srcSet.split(kept).length === 3)).toBe(true);
  });

  test('a packshot is never cropped and has no point of interest', () => {
    const src = rendition('GALLERY', address, { aspect: null, isPackshot: true, poi }).src();
    expect(src).not.toContain('poi');
  });

  test('without a point of interest a crop is centred', () => {
    const src = rendition('BANNER', address).src();
    expect(src).toContain('"sm":"c"');
    expect(src).not.toContain('poi');
  });
});

describe('zoom max ratio 3', () => {
  test.each([
    ['no more pixels than the original has', { width: 1200, height: 1600 }, true, [1200, 1600]],
    [
      'no more than three times the widest gallery picture',
      { width: 6000, height: 8000 },
      true,
      [2520, 3360],
    ],
    ['a wide packshot is padded to the gallery’s frame', { width: 1600, height: 900 }, true, [1600, 2133]],
    ['any other wide image is cropped to it', { width: 1600, height: 900 }, false, [675, 900]],
    ['unknown size: the gallery’s 2x size', { width: null, height: null }, true, [1680, 2240]],
  ])('%s', (_, natural, isPackshot, [width, height]) => {
    expect(zoomed(address, natural, { isPackshot, poi: null })).toMatchObject({ width, height });
  });

  test('quality 90, white background, no 1x and 2x: it is already as large as possible', () => {
    const natural = { width: 1200, height: 1600 };
    expect(zoomed(address, natural, { isPackshot: true, poi: null }).src).toBe(
      address({ w: 1200, h: 1600, fmt: 'auto', qlt: 90, bg: 'white', dpi: 96 }),
    );
  });
});
