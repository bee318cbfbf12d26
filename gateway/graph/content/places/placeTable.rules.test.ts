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
    ['is led by the own country, the largest first', 'in', 'de', 8, [7, 6, 4, 5]],
    ['is in order of size elsewhere', 'in', 'fr', 8, [7, 4, 6, 5]],
    ['puts a whole name before a beginning', 'innsbruck', 'us', 8, [4]],
    ['is found by its name in another language', 'wien', 'de', 8, [0]],
    ['names a place once, whatever it is found by', 'v', 'at', 8, [0, 1]],
    ['is no more than was asked for', 'in', 'fr', 2, [7, 4]],
    ['may be nothing', 'zz', 'de', 8, []],
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
    ['the one of the own country', 'Vienna', 'us', 1],
    ['else the largest', 'Vienna', 'de', 0],
    ['the largest of its name in the own country', 'Denver', 'us', 2],
    ['by its name in another language', 'Wien', 'us', 0],
    ['nobody by half a name', 'Inns', 'at', null],
    ['nobody by a name that nobody has', 'Stollby', 'se', null],
    ['nobody by nothing', '', 'se', null],
  ])('%s', (_sentence, name, home, row) => {
    expect(meant(name, home)).toBe(row);
  });

  test.each([
    ['the one of the own country', 'Inns', 'us', 5],
    ['else the largest', 'Inns', 'de', 4],
    ['nobody by two letters', 'In', 'at', null],
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
