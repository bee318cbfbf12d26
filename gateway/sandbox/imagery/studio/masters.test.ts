import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { brandFor } from '../../brand/brand.ts';
import { pictureName } from '../../brand/ids.ts';
import { libraryOf, type DrawingSpec, type Picture, type SetItem } from '../library.ts';
import { hasMaster, masterFile, mastersFolder, storedMasters } from './masters.ts';
import { scenes } from './sceneOf.ts';
import { longFrame, steelEdge } from './skiShape.rules.ts';

const pictures = [...libraryOf(brandFor(), hasMaster).pictures.values()];
const stored = [...storedMasters()];

describe('rendered masters', () => {
  test('belong to pictures of the brand as it is now', () => {
    const current = new Set(pictures.map(masterFile));
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.filter((file) => !current.has(file))).toEqual([]);
  });

  test('show every product in every colour', () => {
    const have = new Set(stored);
    const fronts = pictures.filter(({ name }) => name.endsWith('_front'));
    const missing = fronts.filter((picture) => !have.has(masterFile(picture) ?? ''));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('show every scene that has a set', () => {
    const have = new Set(stored);
    const files = pictures.flatMap((picture) => {
      const file = picture.spec.kind === 'scene' ? masterFile(picture) : null;
      return file ? [{ name: picture.name, file }] : [];
    });
    expect(files.map(({ name }) => name).toSorted()).toEqual(Object.keys(scenes).toSorted());
    expect(files.filter(({ file }) => !have.has(file)).map(({ name }) => name)).toEqual([]);
  });

  test.each(['tail', 'side', 'mounted', 'scene'] as const)(
    'show every ski in its first colour: %s',
    (angle) => {
      const skis = brandFor().products.filter(({ kind }) => kind === 'ski');
      const { pictures: all } = libraryOf(brandFor(), () => true);
      const wanted = skis.flatMap(
        ({ key, colours }) => all.get(pictureName(key, colours[0]?.name ?? '', angle)) ?? [],
      );
      expect(wanted).toHaveLength(skis.length);
      expect(wanted.filter((picture) => !hasMaster(picture)).map(({ name }) => name)).toEqual([]);
    },
  );

  test.each([
    ['ski', 'back', 150],
    ['ski', 'detail', 150],
    ['binding', 'back', 30],
    ['binding', 'detail', 30],
    ['binding', 'heel', 30],
    ['pole', 'back', 40],
  ])('show every %s in every colour: %s', (kind, angle, some) => {
    const views = libraryOf(brandFor(), () => true).pictures;
    const wanted = [...views.values()].filter(
      ({ spec }) => spec.kind === 'product' && spec.product.kind === kind && spec.angle === angle,
    );
    expect(wanted.length).toBeGreaterThan(some);
    expect(wanted.filter((picture) => !hasMaster(picture)).map(({ name }) => name)).toEqual([]);
  });

  test('a view that has no drawing is in the set once it is rendered', () => {
    const brand = brandFor();
    const itemsOf = (isRendered: boolean): string[] => {
      const set = libraryOf(brand, () => isRendered).sets.get('lodestar-98_spruce_set');
      const named = (item: SetItem): string[] => {
        if (item.type === 'set') return item.set.items.flatMap(named);
        if (item.type === 'img') return [item.picture.name.split('_').at(-1) ?? ''];
        return [item.type === 'spin' ? `${item.set.items.length} frames` : item.type];
      };
      return set?.items.flatMap(named) ?? [];
    };
    expect(itemsOf(false)).toEqual(['front', 'back', 'detail', 'scene', 'video']);
    expect(itemsOf(true)).toEqual([
      'front',
      'back',
      'detail',
      'tail',
      'side',
      'mounted',
      'scene',
      'video',
      '24 frames',
    ]);
  });

  test('are not mixed with drawings in a set', () => {
    const brand = brandFor();
    const setOf = (ends: readonly string[]): string[] => {
      const { sets } = libraryOf(brand, ({ name }) => ends.some((end) => name.endsWith(end)));
      const named = (item: SetItem): string[] => {
        if (item.type === 'set') return item.set.items.flatMap(named);
        return item.type === 'img' ? [item.picture.name.split('_').at(-1) ?? ''] : [item.type];
      };
      return sets.get('lodestar-98_spruce_set')?.items.flatMap(named) ?? [];
    };
    expect(setOf(['_front'])).toEqual(['front']);
    expect(setOf(['_front', '_detail'])).toEqual(['front', 'detail']);
    expect(setOf(['_detail'])).toEqual(['front', 'back', 'detail', 'scene', 'video']);
  });

  test('take less room than git is meant to hold', () => {
    const bytes = stored.reduce((sum, file) => sum + statSync(join(mastersFolder, file)).size, 0);
    expect(bytes).toBeLessThan(40e6);
  });

  test('have the size of the picture and its ground in every corner', async () => {
    const picture = pictures.find(
      (one) => one.spec.kind === 'product' && stored.includes(masterFile(one) ?? ''),
    );
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

  test('show skis in the listed length and sidecut within 3 %', async () => {
    const have = new Set(stored);
    const skis = new Map<string, Picture>();
    for (const picture of pictures) {
      const { spec } = picture;
      if (spec.kind !== 'product' || spec.product.kind !== 'ski' || spec.angle !== 'front') continue;
      // The most vivid colour: ground, shadows and edges are grey.
      const most = skis.get(spec.product.key)?.spec;
      const isMore = most?.kind !== 'product' || vividness(spec) > vividness(most);
      if (have.has(masterFile(picture) ?? '') && vividness(spec) > 60 && isMore)
        skis.set(spec.product.key, picture);
    }
    expect(skis.size).toBeGreaterThan(40);
    for (const [key, { spec, width, height, ...picture }] of skis) {
      if (spec.kind !== 'product') continue;
      // The left one of the pair.
      const left = { left: width / 2 - 180, top: 0, width: 180, height };
      const { data } = await sharp(join(mastersFolder, masterFile({ spec, ...picture }) ?? ''))
        .extract(left)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const widths: number[] = [];
      for (let row = 0; row < height; row += 1) {
        let [first, last] = [-1, -1];
        for (let x = 0; x < left.width; x += 1) {
          const at = (row * left.width + x) * 3;
          if (!isSki(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
          if (first < 0) first = x;
          last = x;
        }
        if (first >= 0) widths.push(((last - first + 1) * longFrame) / height + 2 * steelEdge);
      }
      const part = (from: number, to: number): number[] =>
        widths.slice(widths.length * from, widths.length * to).toSorted((a, b) => a - b);
      const [tip, waist, tail] = [part(0, 0.3).at(-3), part(0.47, 0.64)[2], part(0.8, 1).at(-3)];
      const { Sidecut: sidecut, Length: length } = spec.product.measures;
      const listed = [...String(sidecut).split('-').map(Number), Number(length) * 10];
      [tip, waist, tail, (widths.length * longFrame) / height].forEach((value = 0, i) => {
        expect(Math.abs(value / (listed[i] ?? 0) - 1), `${key} ${listed[i]}: ${value}`).toBeLessThan(0.03);
      });
    }
  });

  test('are named anew when the colour changes', () => {
    const picture = pictures.find(({ spec }) => spec.kind === 'product');
    if (picture?.spec.kind !== 'product') throw new Error('the brand sells something');
    const repainted = { ...picture.spec, colour: { name: 'Any', hex: ['#123456'] } };
    expect(masterFile({ name: picture.name, spec: repainted })).not.toBe(masterFile(picture));
  });
});

function vividness({ colour }: Extract<DrawingSpec, { kind: 'product' }>): number {
  const hex = colour.hex[0] ?? '';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return chroma(red, green, blue);
}

/** Coloured, or darker than any shadow on the ground. */
function isSki(red: number, green: number, blue: number): boolean {
  return chroma(red, green, blue) >= 30 || Math.max(red, green, blue) < 110;
}

function chroma(red: number, green: number, blue: number): number {
  return Math.max(red, green, blue) - Math.min(red, green, blue);
}
