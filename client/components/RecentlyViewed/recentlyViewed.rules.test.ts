import { expect, test } from 'vitest';
import { otherViewed, withViewed } from './recentlyViewed.rules.ts';

const twelve = Array.from({ length: 12 }, (_, index) => `ski-${index}`);

test.each<[string, readonly string[], string, readonly string[]]>([
  ['the first product seen', [], 'a', ['a']],
  ['the latest comes first', ['a'], 'b', ['b', 'a']],
  ['one seen again moves to the front', ['b', 'a'], 'a', ['a', 'b']],
  ['one seen twice in a row changes nothing', ['a', 'b'], 'a', ['a', 'b']],
  ['of more than twelve the oldest is forgotten', twelve, 'new', ['new', ...twelve.slice(0, 11)]],
  ['of twelve none is forgotten for one of them', twelve, 'ski-11', ['ski-11', ...twelve.slice(0, 11)]],
])('%s', (_sentence, list, uid, expected) => {
  expect(withViewed(list, uid)).toEqual(expected);
});

test.each<[string, string | null, readonly string[]]>([
  ['the product on screen is left out', 'a', ['b']],
  ['where no product is on screen all stay', null, ['a', 'b']],
])('%s', (_sentence, current, expected) => {
  expect(otherViewed(['a', 'b'], current)).toEqual(expected);
});
