import { expect, test } from 'vitest';
import type { Localised } from '../../brand/types.ts';
import { checkRows, readRows, type RowShape } from './readData.ts';

interface Row {
  key: string;
  title: Localised;
  note?: Localised;
}
const shape: RowShape<Row> = { key: 'required', title: 'texts', note: 'optional texts' };
const title = { 'en-us': 'Wax', de: 'Wachs' };

test('rows with the right fields are returned as they are', () => {
  const rows = [
    { key: 'a', title },
    { key: 'b', title, note: { 'en-us': 'Warm' } },
  ];
  expect(checkRows('rows.json', rows, shape)).toBe(rows);
});

test.each([
  ['content is not a list', {}, 'sandbox/data/rows.json: is not a list'],
  ['a row is not an object', [null], 'sandbox/data/rows.json: row 1 is not an object'],
  ['a field is missing', [{ key: 'a', title }, { title }], 'sandbox/data/rows.json: row 2 misses key'],
  ['texts are missing', [{ key: 'a' }], 'sandbox/data/rows.json: row 1 misses title'],
  [
    'a field is unknown',
    [{ key: 'a', title, tittle: '' }],
    'sandbox/data/rows.json: row 1 has the unknown field tittle',
  ],
  [
    'the base locale is missing',
    [{ key: 'a', title: { de: 'Wachs' } }],
    'sandbox/data/rows.json: row 1 misses en-us in title',
  ],
  [
    'a locale is unknown',
    [{ key: 'a', title, note: { 'en-us': 'Warm', dk: 'Varm' } }],
    'sandbox/data/rows.json: row 1 has the unknown locale dk in note',
  ],
])('the error names file, row and field when %s', (_, content, message) => {
  expect(() => checkRows('rows.json', content, shape)).toThrow(message);
});

test('a file that does not exist is named', () => {
  expect(() => readRows('missing.json', shape)).toThrow('missing.json');
});
