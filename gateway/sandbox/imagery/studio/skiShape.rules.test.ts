import { describe, expect, test } from 'vitest';
import { brandFor } from '../../brand/brand.ts';
import { libraryOf } from '../library.ts';
import { baseHeightAt, halfWidthAt, skiNumbers, thicknessAt } from './skiShape.rules.ts';

const skis = [...libraryOf(brandFor(), () => false).pictures.values()].flatMap(({ name, spec }) =>
  spec.kind === 'product' && spec.product.kind === 'ski' && spec.angle === 'front'
    ? [{ name, family: spec.product.family, measures: spec.product.measures }]
    : [],
);
const samples = Array.from({ length: 1001 }, (_, i) => i / 1000);

describe('the shape of a ski', () => {
  test('has the listed tip, waist and tail within 3 %, for every ski that is sold', () => {
    expect(skis.length).toBeGreaterThan(100);
    for (const { name, family, measures } of skis) {
      const numbers = skiNumbers(measures, family);
      if (!numbers) throw new Error(`${name} lists no sidecut or no length`);
      const widest = (from: number, to: number): number =>
        2 * Math.max(...samples.filter((s) => s >= from && s <= to).map((s) => halfWidthAt(numbers, s)));
      const waist =
        2 * Math.min(...samples.filter((s) => s > 0.3 && s < 0.8).map((s) => halfWidthAt(numbers, s)));
      const measured = [widest(0, 0.4), waist, widest(0.7, 1)];
      const listed = String(measures['Sidecut']).split('-').map(Number);
      measured.forEach((value, i) => {
        expect(Math.abs(value / (listed[i] ?? 0) - 1), name).toBeLessThan(0.03);
      });
    }
  });

  test('is closed at both ends and never negative', () => {
    for (const { family, measures } of skis) {
      const numbers = skiNumbers(measures, family);
      if (!numbers) continue;
      expect(halfWidthAt(numbers, 0)).toBe(0);
      expect(halfWidthAt(numbers, 1)).toBe(0);
      const wrong = samples.filter(
        (s) => halfWidthAt(numbers, s) < 0 || baseHeightAt(numbers, s) < 0 || thicknessAt(numbers, s) <= 3,
      );
      expect(wrong).toEqual([]);
    }
  });

  test('raises the tail of a twin tip, and not that of a race ski', () => {
    const measures = { Sidecut: '122-92-122', Length: '165', Rocker: 'Tip and tail' };
    const twin = skiNumbers(measures, 'night-shift');
    const race = skiNumbers({ ...measures, Rocker: 'Camber' }, 'shotfirer');
    if (!twin || !race) throw new Error('the numbers are complete');
    expect(baseHeightAt(twin, 1)).toBeGreaterThan(40);
    expect(baseHeightAt(race, 1)).toBeLessThan(10);
  });

  test('is unknown without a sidecut', () => {
    expect(skiNumbers({ Length: '165' }, 'lodestar')).toBeNull();
  });
});
