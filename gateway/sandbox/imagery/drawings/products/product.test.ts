import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandFor } from '../../../brand/brand.ts';
import type { AccessoryShape, ProductKind } from '../../../brand/types.ts';
import { drawFace } from './product.ts';
import { svgOf, type ProductSpec } from './sheet.ts';

const shapes: AccessoryShape[] = [
  'skin',
  'brake',
  'wax',
  'strap',
  'bag',
  'backpack',
  'beanie',
  'tee',
  'hoodie',
  'goggle',
  'helmet',
  'tool',
  'poster',
];
const kinds: [name: string, kind: ProductKind, shape?: AccessoryShape][] = [
  ['ski', 'ski'],
  ['pole', 'pole'],
  ['binding', 'binding'],
  ...shapes.map((shape): [string, ProductKind, AccessoryShape] => [shape, 'accessory', shape]),
];

function specOf(
  kind: ProductKind,
  shape: AccessoryShape | undefined,
  hex: readonly string[],
  family = 'lodestar',
): ProductSpec {
  return {
    kind: 'product',
    product: {
      key: `${family}-98`,
      kind,
      family,
      season: 2027,
      waist: 98,
      measures: {},
      ...(shape ? { shape } : {}),
    },
    colour: { name: 'Any', hex },
    angle: 'front',
  };
}

/** Pixels of a drawing, small, on the packshot background. */
async function small(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(svg, 90)))
    .flatten({ background: '#ECEAE4' })
    .raw()
    .toBuffer();
}

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

test.each(kinds)(
  'a %s does not touch the edges of its sheet, and its shadow matches its outline',
  async (_, kind, shape) => {
    const drawn = drawFace(specOf(kind, shape, ['#2E6357']), 'front');
    for (const part of [drawn.body, drawn.outline]) {
      const pixels = await small(part);
      const at = (x: number, y: number): number => pixels[(y * 90 + x) * 3] ?? 0;
      for (let x = 0; x < 90; x += 1) expect([at(x, 0), at(x, 119)]).toEqual([0xec, 0xec]);
      for (let y = 0; y < 120; y += 1) expect([at(0, y), at(89, y)]).toEqual([0xec, 0xec]);
      expect(pixels.filter((level, i) => i % 3 === 0 && level < 0xd0).length).toBeGreaterThan(250);
    }
  },
);

test.each(kinds)('a %s looks different from the back', async (_, kind, shape) => {
  const spec = specOf(kind, shape, ['#A8481F']);
  const [front, back] = await Promise.all([
    small(drawFace(spec, 'front').body),
    small(drawFace(spec, 'back').body),
  ]);
  expect(difference(front, back)).toBeGreaterThan(0.25);
});

test('colours of one product are distinguishable, for every product of the brand', async () => {
  const close: string[] = [];
  for (const { key, kind, shape, colours } of brandFor().products.filter(
    (product) => product.index % 6 === 0,
  )) {
    const pictures = await Promise.all(
      colours.map(({ hex }) => small(drawFace(specOf(kind, shape, hex), 'front').body)),
    );
    pictures.forEach((picture, i) => {
      for (let j = 0; j < i; j += 1)
        if (difference(picture, pictures[j] ?? picture) < 0.3) close.push(`${key} ${i}/${j}`);
    });
  }
  expect(close).toEqual([]);
});

test('families are distinguishable in the same colour', async () => {
  const families = [
    'lodestar',
    'overburden',
    'ropeway',
    'gangue',
    'adit',
    'night-shift',
    'canary',
    'assay',
    'shotfirer',
    'drift',
  ];
  const pictures = await Promise.all(
    families.map((family) => small(drawFace(specOf('ski', undefined, ['#2B4C63'], family), 'front').body)),
  );
  pictures.forEach((picture, i) => {
    for (let j = 0; j < i; j += 1) expect(difference(picture, pictures[j] ?? picture)).toBeGreaterThan(0.5);
  });
});
