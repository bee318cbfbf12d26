import { describe, expect, test } from 'vitest';
import { rowMeant, rowOfId, rowsBeginning, type PlaceTable } from './placeTable.rules.ts';
import { foldPlace } from './placeText.rules.ts';

const towns = [
  ['Vienna', 'at', 1_691_468, 'Wien'],
  ['Vienna', 'us', 16_000],
  ['Denver', 'us', 600_000],
  ['Denver', 'us', 3_875],
  ['Innsbruck', 'at', 112_467],
  ['Innsbrook', 'us', 500],
  ['Inning', 'de', 4_000],
  ['Ingolstadt', 'de', 120_000],
] as const;

const entries = towns
  .flatMap(([name, , , other], row) => [
    { name: foldPlace(name), row },
    ...(other === undefined ? [] : [{ name: foldPlace(other), row }]),
  ])
  .sort((a, b) => (a.name < b.name ? -1 : 1));
const table: PlaceTable = {
  ids: Int32Array.from(towns.map((_town, row) => 100 + row)),
  names: towns.map(([name]) => name),
  countries: towns.map(([, country]) => country),
  regions: towns.map(() => ''),
  latitudes: new Float64Array(towns.length),
  longitudes: new Float64Array(towns.length),
  populations: Int32Array.from(towns.map(([, , population]) => population)),
  localNames: new Map(),
  entryNames: entries.map(({ name }) => name),
  entryRows: Int32Array.from(entries.map(({ row }) => row)),
};

describe('prefix matches', () => {
  test.each([
    ['starts with the reader’s country, largest first', 'in', 'de', 8, [7, 6, 4, 5]],
    ['is ordered by size elsewhere', 'in', 'fr', 8, [7, 4, 6, 5]],
    ['puts whole names before prefixes', 'innsbruck', 'us', 8, [4]],
    ['is found by its name in another language', 'wien', 'de', 8, [0]],
    ['lists each place once', 'v', 'at', 8, [0, 1]],
    ['respects the limit', 'in', 'fr', 2, [7, 4]],
    ['may be empty', 'zz', 'de', 8, []],
  ])('%s', (_sentence, name, home, most, rows) => {
    expect(rowsBeginning(table, name, home, most)).toEqual(rows);
  });

  test('include places abroad even when the reader’s country has many', () => {
    const many = Array.from({ length: 12 }, (_, row) => row);
    const crowded: PlaceTable = {
      ...table,
      countries: many.map((row) => (row < 10 ? 'us' : 'gb')),
      populations: Int32Array.from(many.map((row) => 100 - row)),
      entryNames: many.map(() => 'london'),
      entryRows: Int32Array.from(many),
    };
    expect(rowsBeginning(crowded, 'london', 'us', 8)).toEqual([0, 1, 2, 3, 4, 5, 10, 11]);
  });
});

describe('best match', () => {
  const meant = (name: string, home: string, by: 'whole' | 'beginning' = 'whole') =>
    rowMeant(table, foldPlace(name), by, home, () => true);

  test.each([
    ['the one in the reader’s country', 'Vienna', 'us', 1],
    ['otherwise the largest', 'Vienna', 'de', 0],
    ['the largest of that name in the reader’s country', 'Denver', 'us', 2],
    ['by its name in another language', 'Wien', 'us', 0],
    ['null for part of a name', 'Inns', 'at', null],
    ['null for an unknown name', 'Stollby', 'se', null],
    ['null for an empty name', '', 'se', null],
  ])('%s', (_sentence, name, home, row) => {
    expect(meant(name, home)).toBe(row);
  });

  test.each([
    ['the one in the reader’s country', 'Inns', 'us', 5],
    ['otherwise the largest', 'Inns', 'de', 4],
    ['null for two letters', 'In', 'at', null],
  ])('by a beginning: %s', (_sentence, name, home, row) => {
    expect(meant(name, home, 'beginning')).toBe(row);
  });

  test('respects the qualifiers', () => {
    const inCountry = (country: string) =>
      rowMeant(table, 'vienna', 'whole', 'us', (row) => table.countries[row] === country);
    expect([inCountry('at'), inCountry('fr')]).toEqual([0, null]);
  });

  test('by id, or null', () => {
    expect([rowOfId(table, 103), rowOfId(table, 999)]).toEqual([3, null]);
  });
});
