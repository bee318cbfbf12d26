import { expect, test } from 'vitest';
import { lastUse, verdictOn } from './ended.rules.ts';
import type { OperationRecord } from './operationRecord.ts';

const record = (part: Partial<OperationRecord>): OperationRecord => ({
  name: 'Tile',
  since: '2026-01-01',
  builds: { old: '2026-02-01' },
  lastAsked: { public: '2026-02-01', 'Summit Data (k1)': '2026-01-10' },
  ...part,
});

test.each<[string, OperationRecord | undefined, string, string | null]>([
  ['an operation that nobody asked for the period may go', record({}), '2026-03-03', null],
  ['a day before it may not', record({}), '2026-03-02', 'the shop’s pages asked it on 2026-02-01'],
  [
    'a partner’s request counts',
    record({ lastAsked: { 'Summit Data (k1)': '2026-02-20' } }),
    '2026-03-03',
    'Summit Data (k1) asked it on 2026-02-20',
  ],
  [
    'one that a kept build sends may not go, although nobody asks it',
    record({ builds: { old: '2026-01-01', kept: '2026-03-02' } }),
    '2026-03-03',
    'build kept sends it',
  ],
  [
    'a build that no gateway keeps any more is no obstacle',
    record({ builds: { old: '2026-03-01' } }),
    '2026-03-03',
    null,
  ],
  [
    'one that was never asked may go when it has been recorded for the period',
    record({ since: '2026-02-01', lastAsked: {}, builds: {} }),
    '2026-03-03',
    null,
  ],
  [
    'one that has been recorded for less may not',
    record({ since: '2026-02-02', lastAsked: {}, builds: {} }),
    '2026-03-03',
    'it has been recorded only since 2026-02-02',
  ],
  ['one without a record may not', undefined, '2026-03-03', 'no gateway has recorded it'],
])('%s', (_, given, on, why) => {
  expect(verdictOn(given, on, 30)).toEqual(why === null ? { ended: true } : { ended: false, why });
});

test('the last use is the latest of all clients', () => {
  expect(lastUse({ public: '2026-01-01', other: '2026-01-02' })).toEqual({
    day: '2026-01-02',
    client: 'other',
  });
  expect(lastUse({})).toBeNull();
});
