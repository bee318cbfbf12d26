import { describe, expect, test } from 'vitest';
import { readStoredList } from './storedList.rules.ts';
import { mostSearches, searchForm, withoutSearch, withSearch } from './recentSearches.rules.ts';

describe('a stored search', () => {
  test.each<[string, readonly string[], string, readonly string[]]>([
    ['the latest first', ['poles'], 'lodestar', ['lodestar', 'poles']],
    ['without duplicates', ['poles', 'lodestar'], 'lodestar', ['lodestar', 'poles']],
    ['case-insensitively, in the latest spelling', ['Lodestar'], 'lodestar', ['lodestar']],
    ['without surplus blanks', [], '  178   cm ', ['178 cm']],
    ['at most six', ['a', 'b', 'c', 'd', 'e', 'f'], 'g', ['g', 'a', 'b', 'c', 'd', 'e']],
    ['blanks are not stored', ['poles'], '   ', ['poles']],
    ['too long terms are not stored', ['poles'], 'x'.repeat(101), ['poles']],
    ['other scripts are stored as well', [], 'スキー 板', ['スキー 板']],
  ])('%s', (_sentence, list, term, expected) => {
    expect(withSearch(list, term)).toEqual(expected);
  });
});

test('is removed whatever its case', () => {
  expect(withoutSearch(['Poles', 'lodestar'], 'poles')).toEqual(['lodestar']);
});

test('is validated when read, since others may have written to the storage', () => {
  const written = JSON.stringify(['178 cm', '', '  ', 'line\nbreak', 4, 'x'.repeat(101), 'wax?']);
  expect(readStoredList(written, mostSearches, searchForm)).toEqual(['178 cm', 'wax?']);
});
