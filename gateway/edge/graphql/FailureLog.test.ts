/** What is logged of failed fields: little of an outage, everything of an unexpected error. */
import { GraphQLError, parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { maskSourceError } from '../../graph/sourceErrors.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import type { SourceErrorCode } from '../../sources/transport/sourceNames.ts';
import { FailureLog } from './FailureLog.ts';
import { REPEAT_MS } from '../monitoring/reports/logThrottle.rules.ts';
import { LogThrottle } from '../monitoring/reports/LogThrottle.ts';
import { createLog } from '../monitoring/log.ts';

interface Line {
  level: number;
  requestId: string;
  operation: string;
  failures: { source?: string; code: string; fields: number; path: string; err?: { stack: string } }[];
}

const WARN = 40;
const ERROR = 50;

function listening() {
  const lines: Line[] = [];
  const clock = { now: 0 };
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const failures = new FailureLog(log, new LogThrottle(() => clock.now));
  return {
    lines,
    clock,
    report: (causes: readonly unknown[], operation: string | null = 'CategoryProductsQuery') =>
      failures.report({ requestId: 'r-1', operation }, causes.map(asField)),
  };
}

const [aliased] = (parse('{ ann_smith: offer }').definitions[0] as OperationDefinitionNode).selectionSet
  .selections;

function asField(cause: unknown, index: number): [GraphQLError, unknown] {
  const path = ['tiles', index, 'ann_smith'];
  const originalError = cause instanceof Error ? cause : new Error(String(cause));
  const thrown = new GraphQLError('in a field', { path, nodes: aliased ?? null, originalError });
  return [maskSourceError(thrown, 'Unexpected error.') as GraphQLError, cause];
}

const failure = (code: SourceErrorCode, source: 'commerce' | 'imagery' = 'commerce', status = 503) =>
  new SourceError(code, { source, call: 'getProducts' }, `answered ${status}`, {
    status,
    detail: { body: 'ann.smith@example.com' },
  });
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

describe('the outage of a source', () => {
  test('is logged in one line without a stack, however many tiles it empties', () => {
    const { lines, report } = listening();
    report([...times(24, () => failure('SOURCE_UNAVAILABLE')), failure('SOURCE_TIMEOUT', 'imagery', 408)]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: WARN,
      requestId: 'r-1',
      operation: 'CategoryProductsQuery',
      failures: [
        {
          source: 'commerce',
          code: 'SOURCE_UNAVAILABLE',
          fields: 24,
          path: 'tiles.0.ann_smith',
          call: 'getProducts',
          status: 503,
        },
        { source: 'imagery', code: 'SOURCE_TIMEOUT', fields: 1, path: 'tiles.24.ann_smith' },
      ],
    });
    expect(JSON.stringify(lines)).not.toMatch(/stack|detail|example\.com/);
  });

  test('is throttled and logged with the number suppressed; another outage is logged immediately', () => {
    const { lines, clock, report } = listening();
    times(50, () => report([failure('SOURCE_UNAVAILABLE')]));
    report([failure('SOURCE_UNAVAILABLE'), failure('SOURCE_TIMEOUT')]);
    clock.now = REPEAT_MS;
    times(2, () => report([failure('SOURCE_UNAVAILABLE')]));
    expect(lines.map(({ failures }) => failures)).toEqual([
      [expect.not.objectContaining({ suppressed: expect.anything() })],
      [expect.objectContaining({ code: 'SOURCE_TIMEOUT' })],
      [expect.objectContaining({ code: 'SOURCE_UNAVAILABLE', suppressed: 50 })],
    ]);
  });
});

describe('an unexpected error', () => {
  test('is logged each time, with the stack of the first field and the number of fields', () => {
    const { lines, report } = listening();
    const oddTile = () => new TypeError('undefined is not a function');
    times(3, () => report(times(24, oddTile)));
    expect(lines).toHaveLength(3);
    for (const { level, failures } of lines) {
      expect(level).toBe(ERROR);
      expect(failures).toEqual([
        expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR', fields: 24, path: 'tiles.0.ann_smith' }),
      ]);
      expect(failures[0]?.err?.stack).toContain('FailureLog.test.ts');
    }
  });

  test.each(['SOURCE_REFUSED', 'SOURCE_MISCONFIGURED'] as const)('includes a source’s %s', (code) => {
    const { lines, report } = listening();
    times(2, () => report([failure(code, 'commerce', 422)]));
    expect(lines.map(({ level }) => level)).toEqual([WARN, WARN]);
    expect(lines[1]?.failures[0]?.err?.stack).toContain('FailureLog.test.ts');
  });

  test('is logged even if an outage was logged recently', () => {
    const { lines, report } = listening();
    report([failure('SOURCE_UNAVAILABLE')]);
    report([failure('SOURCE_UNAVAILABLE'), new RangeError('odd')]);
    expect(lines[1]?.failures).toEqual([
      expect.objectContaining({ code: 'INTERNAL_SERVER_ERROR', fields: 1 }),
    ]);
  });
});

test('aliases of ad-hoc queries are not logged, only schema names', () => {
  const { lines, report } = listening();
  report([failure('SOURCE_UNAVAILABLE')], null);
  expect(lines[0]).toMatchObject({ operation: 'free', failures: [{ path: 'offer' }] });
  expect(JSON.stringify(lines)).not.toContain('ann_smith');
});

test('nothing is logged without failures', () => {
  const { lines, report } = listening();
  report([]);
  expect(lines).toEqual([]);
});
