import { describe, expect, test } from 'vitest';
import {
  brakeWidths,
  fittingSizes,
  productFit,
  waistsOf,
  widthFit,
  type FitVerdict,
  type SizedProduct,
} from './brakeFit.rules.ts';

const nothing: SizedProduct = { specs: [], size_title: '', size_specs: [] };
const sizes = (...labels: string[]) => labels.map((size) => ({ size, specs: [] }));
const widths = (...all: number[]) => all.map((width) => ({ size: `${width} mm`, width }));

describe('a width against the possible waists', () => {
  test.each<[string, number, number[], FitVerdict]>([
    ['as wide as the waist: fits', 98, [98], 'FITS'],
    ['15 mm wider: still fits', 113, [98], 'FITS'],
    ['more than 15 mm wider: too wide', 114, [98], 'TOO_WIDE'],
    ['narrower than the waist: too narrow', 97, [98], 'TOO_NARROW'],
    ['half a millimetre counts', 98, [98.5], 'TOO_NARROW'],
    ['nothing is known of the ski', 100, [], 'UNKNOWN'],
    ['fits every length', 100, [94, 96, 98], 'FITS'],
    ['fits one length and not the other: unknown', 95, [94, 98], 'UNKNOWN'],
    ['too narrow for every length', 90, [94, 98], 'TOO_NARROW'],
  ])('%s', (_sentence, width, waists, verdict) => {
    expect(widthFit(width, waists)).toBe(verdict);
  });
});

describe('a product in several widths', () => {
  test.each<[string, number[], number[], FitVerdict, string[]]>([
    ['fits when one of its widths does', [90, 100, 110, 120], [98], 'FITS', ['100 mm', '110 mm']],
    ['too narrow when all are', [80, 90], [98], 'TOO_NARROW', []],
    ['too wide when all are', [120, 130], [98], 'TOO_WIDE', []],
    ['between two widths: the wider one is too wide', [90, 120], [98], 'TOO_WIDE', []],
    ['a possible fit outranks those that do not fit', [90, 95], [94, 98], 'UNKNOWN', []],
    ['no width is known', [], [98], 'UNKNOWN', []],
    ['no waist is known', [90, 100], [], 'UNKNOWN', []],
  ])('%s', (_sentence, all, waists, verdict, fitting) => {
    expect(productFit(widths(...all), waists)).toBe(verdict);
    expect(fittingSizes(widths(...all), waists)).toEqual(fitting);
  });
});

describe('the waists of a ski', () => {
  const rows = (...sidecuts: string[]) =>
    sidecuts.map((value, index) => ({ size: `${170 + index}`, specs: [{ title: 'Sidecut', value }] }));
  const waist98 = [{ title: 'Waist', value: '98' }];
  const ski: SizedProduct = {
    specs: waist98,
    size_title: 'Length',
    size_specs: rows('120-94-110', '124-98-114'),
  };

  test.each<[string, SizedProduct, string | null, number[]]>([
    ['the chosen length’s: the middle of its sidecut', ski, '170', [94]],
    ['without a length: the waists of all lengths', ski, null, [94, 98]],
    ['an unknown length has none', ski, '999', [94, 98]],
    [
      'the product’s, where the lengths have none',
      { ...nothing, specs: waist98, size_specs: sizes('170') },
      '170',
      [98],
    ],
    ['the product’s, where there are no lengths', { ...nothing, specs: waist98 }, null, [98]],
    [
      'the same in every length counts once',
      { ...ski, size_specs: rows('120-98-110', '124-98-114') },
      null,
      [98],
    ],
    [
      'a length may have its own waist',
      { ...nothing, size_specs: [{ size: '1', specs: waist98 }] },
      '1',
      [98],
    ],
    ['a unit is ignored', { ...nothing, specs: [{ title: 'waist ', value: '98 mm' }] }, null, [98]],
    ['text is not a width', { ...nothing, specs: [{ title: 'Waist', value: 'slim' }] }, null, []],
    ['nothing is known', nothing, null, []],
  ])('%s', (_sentence, product, size, waists) => {
    expect(waistsOf(product, size)).toEqual(waists);
  });
});

describe('the widths of a brake', () => {
  test.each<[string, SizedProduct, (string | null)[], number[]]>([
    [
      'its sizes, when they are brake widths',
      { ...nothing, size_title: 'Brake Width', size_specs: sizes('90 mm', '100 mm') },
      ['90 mm', '100 mm'],
      [90, 100],
    ],
    [
      'one width among the specifications',
      { ...nothing, specs: [{ title: 'Brake Width', value: '85' }] },
      [null],
      [85],
    ],
    [
      'a size that is no width is left out',
      { ...nothing, size_title: 'brake width', size_specs: sizes('90 mm', 'One') },
      ['90 mm'],
      [90],
    ],
    [
      'sizes of other products are not widths',
      { ...nothing, size_title: 'Length', size_specs: sizes('170') },
      [],
      [],
    ],
  ])('%s', (_sentence, product, labels, all) => {
    expect(brakeWidths(product).map(({ size }) => size)).toEqual(labels);
    expect(brakeWidths(product).map(({ width }) => width)).toEqual(all);
  });
});
