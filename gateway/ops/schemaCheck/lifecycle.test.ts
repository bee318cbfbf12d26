/**
 * The life of a field and of the operations that use it, from deprecation to removal, with a clock that the tests move:
 * gateways record requests, and each day's revision is judged by what they recorded.
 */
import { describe, beforeEach, afterEach, expect, test } from 'vitest';
import { publicClient, type ApiClient } from '../../edge/http/edgeRequest.ts';
import { deprecatedUse } from '../../edge/operationRecords/deprecatedUse.ts';
import { OperationRecorder, type KeptBuild } from '../../edge/operationRecords/OperationRecorder.ts';
import { operationReport } from '../../edge/operationRecords/operationReport.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import type { SharedState } from '../../edge/state/SharedState.ts';
import { buildSchema, parse } from 'graphql';
import type { Approval } from './judgeChanges.ts';
import { judgeRevision, type Revision } from './judgeRevision.ts';
import { retired } from './retireOperations.ts';
import { reportText } from './schemaReport.ts';

const OLD = 'a'.repeat(64);
const NEW = 'b'.repeat(64);
const texts = {
  [OLD]: 'query Tile { ski { weight } }',
  [NEW]: 'query Tile { ski { grams } }',
};
const skiWith = (fields: string): string => `type Query { ski: Ski } type Ski { grams: Int ${fields} }`;
const living = skiWith('weight: Int');
const deprecated = skiWith(
  'weight: Int @deprecated(reason: "Said twice. Removed after 2027-04-01: use Ski.grams")',
);
const removed = skiWith('');

const summit: ApiClient = { ...publicClient, kind: 'partner', id: 'k1', name: 'Summit Data' };
let state: SharedState;
let today: string;
beforeEach(() => {
  state = embeddedState({ file: null });
});
afterEach(() => state.close());

/** A gateway that keeps these builds runs on each of the days, and is asked. */
async function gatewayRuns(
  days: readonly string[],
  { builds, operations, asked = [] }: { builds: KeptBuild[]; operations: string[]; asked?: string[] },
): Promise<void> {
  const gateway = new OperationRecorder({
    state,
    names: new Map(operations.map((id) => [id, 'Tile'])),
    builds,
    deprecatedIn: deprecatedUse(buildSchema(deprecated)),
    log: { warn: () => {} },
    now: () => new Date(`${today}T12:00:00Z`),
  });
  for (const day of days) {
    today = day;
    for (const id of asked) gateway.asked(id, publicClient);
    if (asked.length > 0) gateway.queried(parse('{ ski { weight } }'), summit);
    await gateway.flush();
  }
  await gateway.stop();
}
const usage = () => operationReport(state, { on: today, quietDays: 30 });
const revision = (schema: string, ...ids: (keyof typeof texts)[]): Revision => ({
  schema,
  operations: Object.fromEntries(ids.map((id) => [id, texts[id] ?? ''])),
});
async function judge(before: Revision, after: Revision, approvals: Approval[] = []) {
  const report = await usage();
  const judged = await judgeRevision({ before, after, approvals, isRestart: false, usage: report, today });
  const text = reportText({
    ...judged,
    base: { how: 'main', revision: '' },
    notes: [],
    unusedApprovals: [],
    ended: judged.ended.map((id) => ({ id, name: 'Tile' })),
    usage: report,
  });
  return { ...judged, text, isAccepted: text.endsWith('Accepted.\n') };
}

const oldBuild: KeptBuild = { id: 'old', operations: [OLD] };
const newBuild: KeptBuild = { id: 'new', operations: [NEW] };

/** Until the end of January both builds are kept; then pages of the old one stay open until 5 April. */
async function untilApril(lastAskedOn = '2027-04-05'): Promise<void> {
  await gatewayRuns(['2027-01-01', '2027-01-31'], {
    builds: [oldBuild, newBuild],
    operations: [OLD, NEW],
    asked: [OLD, NEW],
  });
  await gatewayRuns([lastAskedOn], { builds: [newBuild], operations: [OLD, NEW], asked: [OLD, NEW] });
}

test('deprecated, announced, aged out, removed', async () => {
  await untilApril();
  // The deprecation itself is accepted.
  expect((await judge(revision(living, OLD, NEW), revision(deprecated, OLD, NEW))).isAccepted).toBe(true);

  // Before the date nothing helps, although the client has changed.
  today = '2027-03-31';
  const early = await judge(revision(deprecated, NEW), revision(removed, NEW));
  expect(early.changes).toMatchObject([{ verdict: 'needsApproval', path: 'Ski.weight' }]);
  expect(early.text).toContain('announced to stay until 2027-04-01');

  // After it the operation of open pages still stands in the way.
  today = '2027-04-06';
  const open = await judge(revision(deprecated, OLD, NEW), revision(removed, OLD, NEW));
  expect(open.isAccepted).toBe(false);
  expect(open.text).toContain(
    `Breaks shipped operations:
  Field 'weight' (deprecated) was removed from object type 'Ski'
    used by Tile (asked 2027-04-05 by the shop’s pages)
    in partners’ own queries last on 2027-04-05, by Summit Data (k1)
`,
  );
  expect(retired(texts, new Set([NEW]), await usage()).ended).toEqual([]);

  // Thirty days after its last request the operation may go,
  await gatewayRuns(['2027-05-05'], { builds: [newBuild], operations: [OLD, NEW], asked: [] });
  const { ended, kept } = retired(texts, new Set([NEW]), await usage());
  expect([ended, Object.keys(kept)]).toEqual([[OLD], [NEW]]);
  const retirement = await judge(revision(deprecated, OLD, NEW), { schema: deprecated, operations: kept });
  expect([retirement.isAccepted, retirement.ended]).toEqual([true, [OLD]]);
  expect(retirement.text).toContain('Ended and removed: Tile (asked 2027-04-05 by the shop’s pages).');

  // and the field with it, in the same change or later.
  for (const before of [revision(deprecated, OLD, NEW), revision(deprecated, NEW)]) {
    const removal = await judge(before, revision(removed, NEW));
    expect(removal.changes).toMatchObject([{ verdict: 'announced', path: 'Ski.weight' }]);
    expect(removal.isAccepted).toBe(true);
    expect(removal.text).toContain('in partners’ own queries last on 2027-04-05, by Summit Data (k1)');
  }
});

describe('is refused', () => {
  test('a deprecation without a date, or with an invalid one', async () => {
    await untilApril();
    for (const reason of ['use Ski.grams', 'Removed after 2027-02-30: use Ski.grams']) {
      const undated = skiWith(`weight: Int @deprecated(reason: "${reason}")`);
      const { text, isAccepted } = await judge(revision(living, OLD, NEW), revision(undated, OLD, NEW));
      expect(isAccepted).toBe(false);
      expect(text).toContain('Ski.weight is deprecated without a removal date');
    }
  });

  test('a date that comes earlier than announced; a later one is accepted', async () => {
    await untilApril();
    const moved = (date: string) => revision(deprecated.replace('2027-04-01', date), OLD, NEW);
    const earlier = await judge(moved('2027-04-01'), moved('2027-01-01'));
    expect(earlier.text).toContain('announced to be removed after 2027-04-01: 2027-01-01 is too early');
    expect(earlier.isAccepted).toBe(false);
    expect((await judge(moved('2027-04-01'), moved('2027-07-01'))).isAccepted).toBe(true);
  });

  test('a removal on the date itself, which a commit may still approve', async () => {
    await untilApril();
    today = '2027-04-01';
    const approvals = [{ path: 'Ski.weight', why: 'nobody depends on it yet' }];
    expect((await judge(revision(deprecated, NEW), revision(removed, NEW))).isAccepted).toBe(false);
    expect((await judge(revision(deprecated, NEW), revision(removed, NEW), approvals)).isAccepted).toBe(true);
  });

  test('the removal of an operation that is asked, that a kept build sends, or that no gateway knows', async () => {
    const removal = () => judge(revision(living, OLD, NEW), revision(living, NEW));
    today = '2027-06-01';
    expect((await removal()).problems[0]).toContain('no gateway has recorded it');
    await untilApril('2027-05-10');
    today = '2027-06-01';
    expect((await removal()).problems[0]).toContain('the shop’s pages asked it on 2027-05-10');
    await gatewayRuns(['2027-07-01'], { builds: [oldBuild], operations: [OLD, NEW] });
    expect((await removal()).problems[0]).toContain('build old sends it');
    await gatewayRuns(['2027-07-03'], { builds: [newBuild], operations: [OLD, NEW] });
    expect((await removal()).isAccepted).toBe(true);
  });

  test('an ended operation that is still listed, with the way to remove it', async () => {
    await untilApril();
    await gatewayRuns(['2027-05-05'], { builds: [newBuild], operations: [OLD, NEW] });
    const { text, isAccepted } = await judge(revision(deprecated, OLD, NEW), revision(removed, OLD, NEW));
    expect(isAccepted).toBe(false);
    expect(text).toContain('They have ended: npm run operations:retire -- --usage <report> removes them.');
  });

  test('the retirement of an operation that the present client sends', async () => {
    await untilApril();
    await gatewayRuns(['2027-06-05'], { builds: [], operations: [OLD, NEW] });
    expect(retired(texts, new Set([OLD, NEW]), await usage()).ended).toEqual([]);
  });
});
