/** Reads rows of `data/` and checks their fields, so that a mistake is reported with its file, row and field. */
import { readFileSync } from 'node:fs';
import { locales } from '../../brand/types.ts';

/** A file of `data/` has not the shape that its reader expects. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(file: string, problem: string) {
    super(`sandbox/data/${file}: ${problem}`);
  }
}

/** Texts are by locale, with the base locale among them. */
type Presence = 'required' | 'optional' | 'texts' | 'optional texts';

/** Every field of a row, so that an unknown one is a mistake. Values other than texts are not checked. */
export type RowShape<Row> = Readonly<Record<keyof Row, Presence>>;

type Table = Readonly<Record<string, unknown>>;

const folder = new URL('../../data/', import.meta.url);
const known = new Set<string>(locales);

export function readRows<Row>(file: string, shape: RowShape<Row>): readonly Row[] {
  const content: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  return checkRows(file, content, shape);
}

export function checkRows<Row>(file: string, content: unknown, shape: RowShape<Row>): readonly Row[] {
  if (!Array.isArray(content)) throw new DataError(file, 'is not a list');
  content.forEach((row: unknown, at) => {
    const problem = isTable(row) ? problemOf(row, shape) : 'is not an object';
    if (problem) throw new DataError(file, `row ${at + 1} ${problem}`);
  });
  return content as Row[];
}

function problemOf(row: Table, shape: Readonly<Record<string, Presence>>): string | undefined {
  const unknown = Object.keys(row).find((field) => !(field in shape));
  if (unknown) return `has the unknown field ${unknown}`;
  for (const [field, presence] of Object.entries(shape)) {
    const value = row[field];
    if (value === undefined) {
      if (!presence.startsWith('optional')) return `misses ${field}`;
    } else if (presence.endsWith('texts')) {
      const problem = problemOfTexts(value);
      if (problem) return `${problem} in ${field}`;
    }
  }
  return undefined;
}

function problemOfTexts(texts: unknown): string | undefined {
  if (!isTable(texts) || typeof texts['en-us'] !== 'string') return 'misses en-us';
  const unknown = Object.keys(texts).find((locale) => !known.has(locale));
  return unknown && `has the unknown locale ${unknown}`;
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
