import { expect, test } from 'vitest';
import { shrinkRefusal } from './shrink.rules.ts';

const ids = (kind: string, count: number) => Array.from({ length: count }, (_, n) => `de:${kind}:${n}`);
const products = ids('product', 100);
const support = ids('support', 30);
const pages = ids('page', 4);

test.each([
  ['an empty index may be filled', [], [], 0, null],
  ['nothing is removed', products, products, 9, null],
  ['half may be removed', products, products.slice(50), 9, null],
  ['more than half may not', products, products.slice(0, 49), 9, '51 of 100 documents would be removed'],
  ['all may not', products, [], 9, 'the content service returned no entries'],
  ['no products indicate a failure of commerce', products, products, 0, 'commerce returned no products'],
  [
    'a complete kind may not be removed, however small',
    [...products, ...support],
    products,
    9,
    '30 of 30 documents of kind support would be removed',
  ],
  ['a kind with few documents may be removed', [...products, ...pages], products, 9, null],
  [
    'new documents do not compensate for removed ones',
    products,
    [...ids('post', 500), ...products.slice(60)],
    9,
    '60 of 100 documents would be removed',
  ],
])('%s', (_, indexed, wanted, soldProducts, refusal) => {
  expect(shrinkRefusal({ indexed, wanted: new Set(wanted), soldProducts })).toBe(refusal);
});
