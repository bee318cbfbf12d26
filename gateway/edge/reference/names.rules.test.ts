import { describe, expect, test } from 'vitest';
import { findNames, MAX_FOUND } from './names.rules.ts';

const all = [
  ['product', 'One ski.'],
  ['productsByHandle', 'Several.'],
  ['Category.products', 'What is in it.'],
  ['Product.price', 'What it costs.'],
  ['PriceFilter', 'Ends of a range.'],
  ['Cart', 'Holds a product.'],
].map(([name = '', description = '']) => ({ name, description, path: `/${name}` }));
const names = (term: string): string[] => findNames(all, term).map(({ name }) => name);

describe('a search by name', () => {
  test.each<[string, string, string[]]>([
    [
      'finds the exact name first, whatever its case',
      'PRODUCT',
      ['product', 'Product.price', 'productsByHandle', 'Category.products', 'Cart'],
    ],
    ['finds a field by its own name before others', 'price', ['Product.price', 'PriceFilter']],
    ['finds a field by its coordinate', 'product.price', ['Product.price']],
    ['finds names with all words', 'category products', ['Category.products']],
    ['finds words of descriptions last', 'holds', ['Cart']],
    ['finds nothing for nothing', ' ', []],
    ['finds nothing for an unknown word', 'sled', []],
  ])('%s', (_, term, expected) => {
    const found = names(term);
    if (term === 'PRODUCT') {
      expect(found[0]).toBe('product');
      expect(found.at(-1)).toBe('Cart');
      expect(found.toSorted()).toEqual(expected.toSorted());
    } else expect(found).toEqual(expected);
  });

  test('finds words that a result does not show', () => {
    const guide = {
      name: 'Guide: Paging',
      path: '/guide#paging',
      description: 'First …',
      words: 'Pagination',
    };
    expect(findNames([...all, guide], 'pagination')).toEqual([guide]);
  });

  test('finds whole words before parts of others', () => {
    const some = [
      { name: 'a', path: '/a', description: 'A mean one.' },
      { name: 'barcode', path: '/barcode', description: 'GTIN (EAN) or UPC.' },
    ];
    expect(findNames(some, 'ean').map(({ name }) => name)).toEqual(['barcode', 'a']);
  });

  test('is limited', () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      name: `price${index}`,
      description: '',
      path: '',
    }));
    expect(findNames(many, 'price')).toHaveLength(MAX_FOUND);
  });
});
