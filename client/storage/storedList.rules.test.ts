import { expect, test } from 'vitest';
import { readStoredList } from './storedList.rules.ts';

test.each<[string, string | null, readonly string[]]>([
  ['a list is read as it was kept', '["lodestar-98","känt"]', ['lodestar-98', 'känt']],
  ['nothing kept is an empty list', null, []],
  ['what is no JSON is an empty list', 'lodestar-98', []],
  ['what is no list is an empty list', '{"0":"lodestar-98"}', []],
  ['what is no text is left out', '[98,null,{"uid":"a"},"ropeway-94"]', ['ropeway-94']],
  ['what cannot be an address’s segment is left out', '["a b","a/b","a,b","a?b","","ok"]', ['ok']],
  ['what is endless is left out', JSON.stringify(['x'.repeat(101), 'ok']), ['ok']],
  ['what stands there twice counts once', '["a","b","a"]', ['a', 'b']],
  ['what is too many is left out', '["a","b","c","d"]', ['a', 'b', 'c']],
])('%s', (_sentence, text, expected) => {
  expect(readStoredList(text, 3)).toEqual(expected);
});
