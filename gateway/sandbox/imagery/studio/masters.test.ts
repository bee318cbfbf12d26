import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandFor } from '../../brand/brand.ts';
import { libraryOf } from '../library.ts';
import { masterFile, mastersFolder } from './masters.ts';

const pictures = [...libraryOf(brandFor()).pictures.values()];
const stored = readdirSync(mastersFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(mastersFolder.length));

describe('rendered masters', () => {
  test('belong to pictures of the brand as it is now', () => {
    const current = new Set(pictures.map(masterFile));
    expect(stored.length).toBeGreaterThan(30);
    expect(stored.filter((file) => !current.has(file))).toEqual([]);
  });

  test('show every colour of a product or none, so that a colour changes nothing else', () => {
    const have = new Set(stored);
    const fronts = pictures.filter(({ name }) => name.endsWith('_front'));
    const byProduct = Map.groupBy(fronts, ({ spec }) => (spec.kind === 'product' ? spec.product.key : ''));
    const mixed = [...byProduct].filter(([, colours]) => {
      const rendered = colours.filter((picture) => have.has(masterFile(picture) ?? ''));
      return rendered.length > 0 && rendered.length < colours.length;
    });
    expect(mixed.map(([key]) => key)).toEqual([]);
  });

  test('have the size of the picture and its ground in every corner', async () => {
    const picture = pictures.find((one) => stored.includes(masterFile(one) ?? ''));
    if (!picture) throw new Error('at least one is rendered');
    const { data, info } = await sharp(join(mastersFolder, masterFile(picture) ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([picture.width, picture.height]);
    const corners = [0, info.width - 1, info.width * (info.height - 1), info.width * info.height - 1];
    for (const corner of corners) {
      const [r, g, b] = data.subarray(corner * info.channels, corner * info.channels + 3);
      expect(Math.abs((r ?? 0) - 0xec) + Math.abs((g ?? 0) - 0xea) + Math.abs((b ?? 0) - 0xe4)).toBeLessThan(
        6,
      );
    }
  });

  test('are named anew when the colour changes', () => {
    const picture = pictures.find(({ spec }) => spec.kind === 'product');
    if (picture?.spec.kind !== 'product') throw new Error('the brand sells something');
    const repainted = { ...picture.spec, colour: { name: 'Any', hex: ['#123456'] } };
    expect(masterFile({ name: picture.name, spec: repainted })).not.toBe(masterFile(picture));
  });
});
