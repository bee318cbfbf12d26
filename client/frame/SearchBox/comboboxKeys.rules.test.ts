import { expect, test } from 'vitest';
import { stepOf, type Rows } from './comboboxKeys.rules.ts';

const list: Rows = [['a'], ['b'], ['c']];
const grid: Rows = [
  ['a', 'a×'],
  ['b', 'b×'],
];

test.each<[string, string, Rows, string | null, string | null, boolean]>([
  ['down from the field is the first', 'ArrowDown', list, null, 'a', true],
  ['down from one is the next', 'ArrowDown', list, 'a', 'b', true],
  ['down from the last is the field', 'ArrowDown', list, 'c', null, true],
  ['up from the field is the last', 'ArrowUp', list, null, 'c', true],
  ['up from one is the previous', 'ArrowUp', list, 'b', 'a', true],
  ['up from the first is the field', 'ArrowUp', list, 'a', null, true],
  ['down in an empty list is left to the text', 'ArrowDown', [], null, null, false],
  ['up too', 'ArrowUp', [], null, null, false],
  ['down from a removed item is the first', 'ArrowDown', list, 'gone', 'a', true],
  ['right in a list is left to the text, and the field becomes active', 'ArrowRight', list, 'b', null, false],
  ['left too', 'ArrowLeft', list, 'b', null, false],
  ['right in a grid is the next cell', 'ArrowRight', grid, 'a', 'a×', true],
  ['at the end of a row it stays', 'ArrowRight', grid, 'a×', 'a×', true],
  ['left is the previous cell', 'ArrowLeft', grid, 'b×', 'b', true],
  ['at the start of a row it stays', 'ArrowLeft', grid, 'b', 'b', true],
  ['in the field, left and right are left to the text', 'ArrowLeft', grid, null, null, false],
  ['down from a row’s second cell is the next row', 'ArrowDown', grid, 'a×', 'b', true],
  ['Home is left to the text', 'Home', list, 'b', null, false],
  ['End is left to the text', 'End', grid, 'a×', null, false],
])('%s', (_sentence, key, rows, active, to, isTaken) => {
  expect(stepOf(key, rows, active)).toEqual({ active: to, isTaken });
});

test.each(['a', 'Tab', 'PageDown', ' '])('the key %j does not navigate', (key) => {
  expect(stepOf(key, list, 'a')).toBeNull();
});
