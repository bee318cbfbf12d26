import { expect, test } from 'vitest';
import { contentTypeNames, logicalNames, pathInStack } from './contentTypes.rules.ts';

const names = contentTypeNames('product=produkt, page=seite');

test('a path names the content type as the stack does', () => {
  expect(pathInStack('/v3/content_types/product/entries', names)).toBe('/v3/content_types/produkt/entries');
  expect(pathInStack('/v3/content_types/banner/entries/page', names)).toBe(
    '/v3/content_types/banner/entries/page',
  );
  expect(logicalNames(names).get('seite')).toBe('page');
});

test('two content types may swap their names', () => {
  expect([...contentTypeNames('page=banner,banner=page')]).toHaveLength(2);
});

test.each([
  ['produkt=x', "names 'produkt', which is no content type"],
  ['product=Produkt', "has 'product=Produkt'"],
  ['product', "has 'product'"],
  ['product=a,product=b', "names 'product' twice"],
  ['product=page', "gives two content types the uid 'page'"],
])('%s is refused', (pairs, message) => {
  expect(() => contentTypeNames(pairs)).toThrow(message);
});
