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
  ['up from one is the one before', 'ArrowUp', list, 'b', 'a', true],
  ['up from the first is the field', 'ArrowUp', list, 'a', null, true],
  ['down where there is nothing is the text’s', 'ArrowDown', [], null, null, false],
  ['up too', 'ArrowUp', [], null, null, false],
  ['down from what is gone is the first', 'ArrowDown', list, 'gone', 'a', true],
  ['right in a list is the text’s, and the field is meant again', 'ArrowRight', list, 'b', null, false],
  ['left too', 'ArrowLeft', list, 'b', null, false],
  ['right in a grid is the next cell', 'ArrowRight', grid, 'a', 'a×', true],
  ['at the end of a row it stays', 'ArrowRight', grid, 'a×', 'a×', true],
  ['left is the cell before', 'ArrowLeft', grid, 'b×', 'b', true],
  ['at the start of a row it stays', 'ArrowLeft', grid, 'b', 'b', true],
  ['in the field, left and right are the text’s', 'ArrowLeft', grid, null, null, false],
  ['down from a row’s second cell is the next row', 'ArrowDown', grid, 'a×', 'b', true],
  ['Home is the text’s', 'Home', list, 'b', null, false],
  ['End is the text’s', 'End', grid, 'a×', null, false],
])('%s', (_sentence, key, rows, active, to, isTaken) => {
  expect(stepOf(key, rows, active)).toEqual({ active: to, isTaken });
});

test.each(['a', 'Tab', 'PageDown', ' '])('the key %j does not navigate', (key) => {
  expect(stepOf(key, list, 'a')).toBeNull();
});
