/** Skis side by side: what may stand there, and how rows meet (catalogue.md 3, Product settings; 9, Product categories). */
import { describe, expect, test } from 'vitest';
import { comparedRows, comparedSizeRows, comparedSizes, isComparable } from './comparison.rules.ts';

describe('what can be compared', () => {
  test.each([
    ['a ski, filed right under the skis', [['/skis']], true],
    ['a ski, filed deep below them', [['/skis', '/skis/touring']], true],
    ['one that stands elsewhere too', [['/new'], ['/skis', '/skis/piste']], true],
    ['no pole', [['/poles', '/poles/touring']], false],
    ['nothing whose category only begins like it', [['/skis-for-rent']], false],
    ['nothing whose categories are not shown here', [], false],
    ['nothing whose top category is not shown here', [['/poles', '/skis']], false],
  ])('%s', (_sentence, lineages, expected) => {
    expect(isComparable(lineages)).toBe(expected);
  });
});

const specs = (...pairs: readonly [string, string][]) => pairs.map(([title, value]) => ({ title, value }));

describe('rows of specifications', () => {
  test('every title that any product has, in the settings’ order, then as they came', () => {
    const rows = comparedRows(
      [specs(['Core', 'Ash'], ['Waist', '98']), specs(['Terrain', 'Park'], ['Tail', 'Flat'])],
      [],
      ['terrain', 'waist'],
    );
    expect(rows.map(({ title }) => title)).toEqual(['Terrain', 'Waist', 'Core', 'Tail']);
  });

  test.each<[string, [string, string][][], (string | null)[], boolean]>([
    ['values stand in the products’ order', [[['Waist', '98']], [['Waist', '88']]], ['98', '88'], true],
    ['a missing value is null, and differs', [[['Waist', '98']], []], ['98', null], true],
    ['an empty value is a missing one', [[['Waist', '98']], [['Waist', ' ']]], ['98', null], true],
    ['titles meet in any case', [[['Waist', '98']], [['WAIST ', '98']]], ['98', '98'], false],
    [
      'spaces around a value make no difference',
      [[['Waist', '98 ']], [['Waist', '98']]],
      ['98', '98'],
      false,
    ],
    ['one product differs from nobody', [[['Waist', '98']]], ['98'], false],
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

  test('each product lists its own sizes, a row a title', () => {
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

  test('nothing comes in sizes: no such row', () => {
    expect(comparedSizes([plain])).toBeNull();
    expect(comparedSizeRows([plain], [], [])).toEqual([]);
  });
});
