/** Comparison of skis (catalogue.md 3, Product settings; 9, Product categories). */
import { describe, expect, test } from 'vitest';
import { comparedRows, comparedSizeRows, comparedSizes, isComparable } from './comparison.rules.ts';

describe('comparable products', () => {
  test.each([
    ['a ski directly in the category', [['/skis']], true],
    ['a ski in a nested category', [['/skis', '/skis/touring']], true],
    ['one that is in another category too', [['/new'], ['/skis', '/skis/piste']], true],
    ['no pole', [['/poles', '/poles/touring']], false],
    ['not one whose category only starts with the same text', [['/skis-for-rent']], false],
    ['not one whose categories are not shown here', [], false],
    ['not one whose top category is not shown here', [['/poles', '/skis']], false],
  ])('%s', (_sentence, lineages, expected) => {
    expect(isComparable(lineages)).toBe(expected);
  });
});

const specs = (...pairs: readonly [string, string][]) => pairs.map(([title, value]) => ({ title, value }));

describe('rows of specifications', () => {
  test('every title of any product, in the settings’ order, then in original order', () => {
    const rows = comparedRows(
      [specs(['Core', 'Ash'], ['Waist', '98']), specs(['Terrain', 'Park'], ['Tail', 'Flat'])],
      [],
      ['terrain', 'waist'],
    );
    expect(rows.map(({ title }) => title)).toEqual(['Terrain', 'Waist', 'Core', 'Tail']);
  });

  test.each<[string, [string, string][][], (string | null)[], boolean]>([
    ['values are in the products’ order', [[['Waist', '98']], [['Waist', '88']]], ['98', '88'], true],
    ['a missing value is null, and differs', [[['Waist', '98']], []], ['98', null], true],
    ['an empty value counts as missing', [[['Waist', '98']], [['Waist', ' ']]], ['98', null], true],
    ['titles match case-insensitively', [[['Waist', '98']], [['WAIST ', '98']]], ['98', '98'], false],
    ['spaces around a value are ignored', [[['Waist', '98 ']], [['Waist', '98']]], ['98', '98'], false],
    ['a single product does not differ', [[['Waist', '98']]], ['98'], false],
  ])('%s', (_sentence, products, values, differs) => {
    const [row] = comparedRows(
      products.map((pairs) => specs(...pairs)),
      [],
      [],
    );
    expect(row).toEqual({ title: 'Waist', values, differs });
  });

  test('hidden attributes have no row', () => {
    expect(comparedRows([specs(['Season', '2027'])], ['season'], [])).toEqual([]);
  });

  test('no products, no rows', () => {
    expect(comparedRows([], [], ['waist'])).toEqual([]);
  });
});

const size = (label: string, ...pairs: readonly [string, string][]) => ({
  size: label,
  specs: specs(...pairs),
});

describe('what differs by size', () => {
  const short = { sizeTitle: 'Length', sizes: [size('164', ['Radius', '17'], ['Weight', '1310'])] };
  const long = {
    sizeTitle: 'Length',
    sizes: [size('171', ['Weight', '1380'], ['Radius', '18']), size('178', ['Radius', '19'])],
  };
  const plain = { sizeTitle: '', sizes: [] };

  test('each product lists its own sizes, one row per title', () => {
    expect(comparedSizeRows([short, long], [], ['radius'])).toEqual([
      {
        title: 'Radius',
        values: [
          [{ size: '164', value: '17' }],
          [
            { size: '171', value: '18' },
            { size: '178', value: '19' },
          ],
        ],
        differs: true,
      },
      {
        title: 'Weight',
        values: [[{ size: '164', value: '1310' }], [{ size: '171', value: '1380' }]],
        differs: true,
      },
    ]);
  });

  test('the same sizes with the same values do not differ', () => {
    expect(comparedSizeRows([short, short], [], []).map(({ differs }) => differs)).toEqual([false, false]);
  });

  test('a product without sizes is null', () => {
    expect(comparedSizeRows([short, plain], [], []).map(({ values }) => values[1])).toEqual([null, null]);
  });

  test('the sizes themselves are a row', () => {
    expect(comparedSizes([long, short, plain])).toEqual({
      title: 'Length',
      values: ['171, 178', '164', null],
      differs: true,
    });
  });

  test('no size row without sizes', () => {
    expect(comparedSizes([plain])).toBeNull();
    expect(comparedSizeRows([plain], [], [])).toEqual([]);
  });
});
