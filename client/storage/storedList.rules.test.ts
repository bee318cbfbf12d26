import { expect, test } from 'vitest';
import { readStoredList } from './storedList.rules.ts';

test.each<[string, string | null, readonly string[]]>([
  ['a stored list is read', '["lodestar-98","känt"]', ['lodestar-98', 'känt']],
  ['nothing stored is an empty list', null, []],
  ['invalid JSON is an empty list', 'lodestar-98', []],
  ['no array is an empty list', '{"0":"lodestar-98"}', []],
  ['other types are dropped', '[98,null,{"handle":"a"},"ropeway-94"]', ['ropeway-94']],
  ['invalid segments are dropped', '["a b","a/b","a,b","a?b","","ok"]', ['ok']],
  ['too long entries are dropped', JSON.stringify(['x'.repeat(101), 'ok']), ['ok']],
  ['duplicates are dropped', '["a","b","a"]', ['a', 'b']],
  ['entries above the limit are dropped', '["a","b","c","d"]', ['a', 'b', 'c']],
])('%s', (_sentence, text, expected) => {
  expect(readStoredList(text, 3)).toEqual(expected);
});
