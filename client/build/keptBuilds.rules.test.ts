// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { filesToDrop, keptBuilds, type BuildRecord } from './keptBuilds.rules.ts';

const build = (id: string, day: number): BuildRecord => ({
  id,
  at: new Date(Date.UTC(2026, 0, day)).toISOString(),
  files: [`${id}.js`, 'shared.js'],
});
const ids = (builds: readonly BuildRecord[]) => builds.map(({ id }) => id);

describe('files of earlier builds are kept for a while', () => {
  test.each<[string, BuildRecord[], BuildRecord, string[]]>([
    ['the first build', [], build('a', 1), ['a']],
    ['the one before', [build('a', 1)], build('b', 2), ['a', 'b']],
    [
      'the previous one, however old: its pages were open until now',
      [build('a', 1)],
      build('b', 300),
      ['a', 'b'],
    ],
    [
      'those replaced less than two weeks ago',
      [build('a', 1), build('b', 8)],
      build('c', 20),
      ['a', 'b', 'c'],
    ],
    ['not those replaced before', [build('a', 1), build('b', 5)], build('c', 20), ['b', 'c']],
    ['the same source built again is one build', [build('a', 1), build('b', 2)], build('b', 3), ['a', 'b']],
    ['a restored build is the newest', [build('a', 1), build('b', 2)], build('a', 3), ['b', 'a']],
  ])('%s', (_, before, next, expected) => {
    expect(ids(keptBuilds(before, next))).toEqual(expected);
  });

  test('rebuilding the same source keeps its date', () => {
    expect(keptBuilds([build('a', 1)], build('a', 9))).toEqual([build('a', 1)]);
  });

  test('files that no kept build has are deleted, shared ones stay', () => {
    const kept = keptBuilds([build('a', 1), build('b', 5)], build('c', 20));
    expect(filesToDrop(['a.js', 'b.js', 'c.js', 'shared.js', 'stray.js'], kept)).toEqual([
      'a.js',
      'stray.js',
    ]);
  });

  test('a compressed file is deleted with its original', () => {
    expect(filesToDrop(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'b.js.gz'], [build('b', 1)])).toEqual([
      'a.js',
      'a.js.br',
    ]);
  });
});
