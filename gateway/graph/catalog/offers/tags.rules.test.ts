/** catalogue.md 4 "Tags", row by row. Sale's own conditions are rows of price.rules.test.ts. */
import { expect, test } from 'vitest';
import { productTags, type TagFacts } from './tags.rules.ts';

const none: TagFacts = { isOnSale: false, isNew: false, isRedesigned: false, inAddOnGrid: false };

test.each<[string, Partial<TagFacts>, string[]]>([
  ['Sale: on sale', { isOnSale: true }, ['SALE']],
  ['Sale hides New and Redesigned', { isOnSale: true, isNew: true, isRedesigned: true }, ['SALE']],
  ['New: not on sale and the new flag is true', { isNew: true }, ['NEW']],
  ['Redesigned: not on sale and not New', { isRedesigned: true }, ['REDESIGNED']],
  ['Redesigned is not shown beside New', { isNew: true, isRedesigned: true }, ['NEW']],
  ['no tag by default', {}, []],
  ['Sale: not an add-on grid', { isOnSale: true, inAddOnGrid: true }, []],
  ['New: not an add-on grid', { isNew: true, inAddOnGrid: true }, []],
  ['Redesigned: not an add-on grid', { isRedesigned: true, inAddOnGrid: true }, []],
  [
    'tags are hidden for add-on grids',
    { isOnSale: true, isNew: true, isRedesigned: true, inAddOnGrid: true },
    [],
  ],
])('%s', (_sentence, facts, tags) => {
  expect(productTags({ ...none, ...facts })).toEqual(tags);
});
