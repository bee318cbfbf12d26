import { expect, test } from 'vitest';
import { parseRange, type Range } from './range.rules.ts';

const rows: [sentence: string, header: string | undefined, expected: Range][] = [
  ['no header asks for the whole', undefined, 'whole'],
  ['a first and a last byte, both inclusive', 'bytes=0-99', { first: 0, last: 99 }],
  ['an open end goes to the last byte', 'bytes=400-', { first: 400, last: 999 }],
  ['a suffix counts from the end', 'bytes=-100', { first: 900, last: 999 }],
  ['a suffix longer than the file is the file', 'bytes=-5000', { first: 0, last: 999 }],
  ['a last byte beyond the end is the end', 'bytes=900-5000', { first: 900, last: 999 }],
  ['a first byte beyond the end cannot be satisfied', 'bytes=1000-', 'unsatisfiable'],
  ['an empty suffix cannot be satisfied', 'bytes=-0', 'unsatisfiable'],
  ['a range that runs backwards is ignored', 'bytes=9-3', 'whole'],
  ['several ranges are answered with the whole', 'bytes=0-1,5-6', 'whole'],
  ['other units are ignored', 'lines=1-2', 'whole'],
  ['an empty range is ignored', 'bytes=-', 'whole'],
];
test.each(rows)('%s', (_, header, expected) => {
  expect(parseRange(header, 1000)).toEqual(expected);
});
