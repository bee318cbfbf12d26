import { describe, expect, test } from 'vitest';
import { groupByCause, type FailedField } from './failedFields.rules.ts';

const field = (path: string, facts: Partial<FailedField> = {}): FailedField => ({
  source: 'commerce',
  code: 'SOURCE_UNAVAILABLE',
  path,
  place: '',
  cause: path,
  ...facts,
});
const summed = (...failed: FailedField[]) =>
  groupByCause(failed).map(({ source, code, path, fields }) => [source, code, path, fields]);

describe('failed fields of an operation', () => {
  test('are grouped by source and code, with their number and the first path', () => {
    expect(
      summed(
        field('tiles.0.offer'),
        field('tiles.0.image', { source: 'imagery' }),
        field('tiles.1.offer'),
        field('tiles.2.offer', { code: 'SOURCE_TIMEOUT' }),
        field('tiles.3.offer'),
      ),
    ).toEqual([
      ['commerce', 'SOURCE_UNAVAILABLE', 'tiles.0.offer', 3],
      ['imagery', 'SOURCE_UNAVAILABLE', 'tiles.0.image', 1],
      ['commerce', 'SOURCE_TIMEOUT', 'tiles.2.offer', 1],
    ]);
  });

  test('are grouped by stack when the error was unexpected', () => {
    const ours = { source: null, code: 'INTERNAL_SERVER_ERROR' };
    expect(
      summed(
        field('a', { ...ours, place: 'at price' }),
        field('b', { ...ours, place: 'at stock' }),
        field('c', { ...ours, place: 'at price' }),
      ),
    ).toEqual([
      [null, 'INTERNAL_SERVER_ERROR', 'a', 2],
      [null, 'INTERNAL_SERVER_ERROR', 'b', 1],
    ]);
  });
});
