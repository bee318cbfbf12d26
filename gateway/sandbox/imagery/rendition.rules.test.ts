import { expect, test } from 'vitest';
import { parseRendition, type PictureFacts, type Rendition } from './rendition.rules.ts';

const packshot: PictureFacts = { width: 1200, height: 1600, alpha: false, poi: null };
const scene: PictureFacts = {
  width: 2400,
  height: 1350,
  alpha: false,
  poi: { x: 0.6, y: 0.2, w: 0.2, h: 0.4 },
};
const logo: PictureFacts = { width: 1200, height: 300, alpha: true, poi: null };

function parsed(query: string, picture: PictureFacts, accept = '', extension: string | null = null) {
  return parseRendition([...new URLSearchParams(query).entries()], extension, accept, picture);
}

const sizes: [sentence: string, query: string, picture: PictureFacts, expected: Partial<Rendition>][] = [
  ['without parameters the master is returned', '', scene, { width: 2400, height: 1350 }],
  ['w alone keeps the ratio', 'w=600', packshot, { width: 600, height: 800 }],
  ['h alone keeps the ratio', 'h=400', packshot, { width: 300, height: 400 }],
  [
    'w and h together place the picture on its background',
    'w=480&h=480',
    packshot,
    { width: 480, height: 480, fit: 'contain' },
  ],
  [
    'a tile of the same shape has no bars of one pixel',
    'w=340&h=453',
    packshot,
    { width: 340, height: 453, fit: 'cover' },
  ],
  ['sm=c crops to fit', 'w=1440&h=300&sm=c', scene, { width: 1440, height: 300, fit: 'cover' }],
  ['sm=s stretches', 'w=100&h=100&sm=s', scene, { width: 100, height: 100, fit: 'fill' }],
  ['aspect works with w alone', 'w=141&aspect=1:1', scene, { width: 141, height: 141, fit: 'cover' }],
  ['aspect works with h alone', 'h=90&aspect=16:9', packshot, { width: 160, height: 90, fit: 'cover' }],
  [
    "sm=aspect is the vendor's form of it",
    'sm=aspect&aspect=1:1&w=141',
    scene,
    { width: 141, height: 141, fit: 'cover' },
  ],
  [
    'aspect alone cuts the largest piece of that shape',
    'aspect=1:1',
    scene,
    { width: 1350, height: 1350, fit: 'cover' },
  ],
  ['maxW and maxH bound the size', 'maxW=15&maxH=15', scene, { width: 15, height: 8 }],
  ['maxW never enlarges', 'maxW=4000', packshot, { width: 1200, height: 1600 }],
  ['fractions of a pixel are rounded', 'w=340.5', packshot, { width: 341, height: 455 }],
  ['dpi changes no pixel', 'w=600&dpi=144', packshot, { width: 600, height: 800, dpi: 144 }],
  ['without dpi the file names none', 'w=600', packshot, { dpi: null }],
  ['a crop is centred by default', 'w=100&aspect=1:1', scene, { focus: { x: 0.5, y: 0.5 } }],
  [
    'scaleFit=poi crops around the point of interest',
    'w=100&aspect=1:1&scaleFit=poi',
    scene,
    { focus: { x: 0.7, y: 0.4 } },
  ],
  [
    "poi overrules the picture's own",
    'w=100&aspect=1:1&scaleFit=poi&poi=0,0,0.5,0.5',
    scene,
    { focus: { x: 0.25, y: 0.25 } },
  ],
  ["qlt has the vendor's default by format", 'fmt=webp', scene, { quality: 80 }],
  ['qlt=default is equivalent', 'fmt=jpg&qlt=default', scene, { quality: 75 }],
  ['bg takes names', 'bg=white', logo, { background: { r: 255, g: 255, b: 255 } }],
  ['bg takes rgb()', 'bg=rgb(236,234,228)', logo, { background: { r: 236, g: 234, b: 228 } }],
];
test.each(sizes)('%s', (_, query, picture, expected) => {
  expect(parsed(query, picture)).toMatchObject({ rendition: expected });
});

const everyone = 'image/avif,image/webp,image/png,*/*;q=0.8';
const formats: [
  sentence: string,
  query: string,
  accept: string,
  picture: PictureFacts,
  extension: string | null,
  format: string,
  negotiated: boolean,
][] = [
  ['auto prefers WebP, since cold AVIF is slow', 'fmt=auto', everyone, scene, null, 'webp', true],
  [
    'auto returns AVIF to clients that accept no WebP',
    'fmt=auto',
    'image/avif,*/*',
    scene,
    null,
    'avif',
    true,
  ],
  ['unknown clients get JPEG', 'fmt=auto', '*/*', scene, null, 'jpg', true],
  ['unknown clients get PNG of transparent pictures', 'fmt=auto', '*/*', logo, null, 'png', true],
  ['no fmt is auto', '', everyone, scene, null, 'webp', true],
  ['fmt may stand as an extension', '', everyone, scene, 'png', 'png', false],
  ['fmt overrules the extension', 'fmt=avif', everyone, scene, 'png', 'avif', false],
  ['jpeg is jpg', 'fmt=jpeg', everyone, scene, null, 'jpg', false],
];
test.each(formats)('%s', (_, query, accept, picture, extension, format, negotiated) => {
  expect(parsed(query, picture, accept, extension)).toMatchObject({ rendition: { format }, negotiated });
});

const refused: [sentence: string, query: string][] = [
  ['an excessive width', 'w=99999999'],
  ['a width just beyond the longest side', 'w=4097'],
  ['an excessive height derived from a valid width', 'w=4000&aspect=1:9'],
  ['too many pixels with valid sides', 'w=4000&h=4000'],
  ['a negative width', 'w=-1'],
  ['no width at all', 'w=0'],
  ['not a number', 'w=NaN'],
  ['an infinite number', 'h=Infinity'],
  ['a number in another notation', 'w=1e3'],
  ['an empty number', 'w='],
  ['a bound of zero', 'maxW=0'],
  ['an unknown format', 'fmt=svg'],
  ['a quality above 100', 'qlt=101'],
  ['a quality that is not a number', 'qlt=best'],
  ['a dpi of zero', 'dpi=0'],
  ['an excessive dpi', 'dpi=1201'],
  ['a dpi that is not a number', 'dpi=retina'],
  ['a ratio without a second half', 'aspect=16:'],
  ['a ratio of zero', 'aspect=0:0'],
  ['an excessive ratio', 'aspect=9999:1'],
  ['a colour beyond 255', 'bg=rgb(256,0,0)'],
  ['a colour with markup', 'bg=url(http://127.0.0.1)'],
  ['an unknown fit', 'sm=zoom'],
  ['a rectangle of three numbers', 'poi=0,0,1'],
  ['a rectangle outside of the picture', 'poi=0,0,9,9'],
  ['the same parameter twice', 'w=100&w=200'],
  ['an overlong value', `bg=${'a'.repeat(65)}`],
  ['too many parameters', Array.from({ length: 25 }, (_, i) => `x${i}=1`).join('&')],
];
test.each(refused)('refuses %s', (_, query) => {
  expect(parsed(query, scene)).toEqual({ error: expect.any(String) });
});

test('the order of parameters and redundant ones do not change the cache key', () => {
  const accept = 'image/webp';
  expect(parsed('w=340&fmt=auto&dpi=96&v=2', scene, accept)).toEqual(
    parsed('v=1&dpi=96&fmt=auto&w=340', scene, accept),
  );
});
