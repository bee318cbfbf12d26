import { expect, test } from 'vitest';
import { otherViewed, withViewed } from './recentlyViewed.rules.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `ski-${index}`);

test.each<[string, readonly string[], string, readonly string[]]>([
  ['the first viewed product', [], 'a', ['a']],
  ['the latest comes first', ['a'], 'b', ['b', 'a']],
  ['one viewed again moves to the front', ['b', 'a'], 'a', ['a', 'b']],
  ['one viewed twice in a row changes nothing', ['a', 'b'], 'a', ['a', 'b']],
  ['beyond twelve the oldest is dropped', twelve, 'new', ['new', ...twelve.slice(0, 11)]],
  ['viewing one of twelve again drops none', twelve, 'ski-11', ['ski-11', ...twelve.slice(0, 11)]],
])('%s', (_sentence, list, handle, expected) => {
  expect(withViewed(list, handle)).toEqual(expected);
});

test.each<[string, string | null, readonly string[]]>([
  ['the current product is omitted', 'a', ['b']],
  ['without a current product all are listed', null, ['a', 'b']],
])('%s', (_sentence, current, expected) => {
  expect(otherViewed(['a', 'b'], current)).toEqual(expected);
});
