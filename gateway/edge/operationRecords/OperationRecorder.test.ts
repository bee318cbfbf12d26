/** Recorders with a clock of their own, over a real state. */
import { buildSchema, parse } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publicClient, type ApiClient } from '../http/edgeRequest.ts';
import { embeddedState } from '../state/embeddedState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { deprecatedUse } from './deprecatedUse.ts';
import { OperationRecorder, type KeptBuild } from './OperationRecorder.ts';
import { operationReport } from './operationReport.ts';

const schema = buildSchema(`
  type Query { ski: Ski }
  type Ski { uid: String weight: Int @deprecated(reason: "Removed after 2027-04-01: use Ski.uid") }
`);
const partner: ApiClient = { ...publicClient, kind: 'partner', id: 'k1', name: 'Summit Data' };
let state: SharedState;
let today = '';
beforeEach(() => {
  state = embeddedState({ file: null });
  today = '2026-11-01';
});
afterEach(() => state.close());

function recorder(builds: readonly KeptBuild[] = [], of: Pick<SharedState, 'records' | 'inTurn'> = state) {
  return new OperationRecorder({
    state: of,
    names: new Map([
      ['a1', 'Tile'],
      ['b2', 'Cart'],
    ]),
    builds,
    deprecatedIn: deprecatedUse(schema),
    log: { warn: () => {} },
    now: () => new Date(`${today}T12:00:00Z`),
  });
}
const report = () => operationReport(state, { on: today, quietDays: 30 });

test('records the first day, the builds that send it and the last request of each client', async () => {
  const one = recorder([{ id: 'build1', operations: ['a1'] }]);
  const other = recorder([{ id: 'build2', operations: ['a1', 'b2'] }]);
  one.asked('a1', publicClient);
  await one.flush();
  today = '2026-11-05';
  one.asked('a1', partner);
  other.asked('a1', publicClient);
  other.asked('unknown', publicClient);
  await Promise.all([one.stop(), other.flush()]);
  await other.stop();
  expect(await report()).toEqual({
    on: '2026-11-05',
    quietDays: 30,
    operations: {
      a1: {
        name: 'Tile',
        since: '2026-11-01',
        builds: { build1: '2026-11-01', build2: '2026-11-05' },
        lastAsked: { public: '2026-11-05', 'Summit Data (k1)': '2026-11-05' },
      },
      b2: { name: 'Cart', since: '2026-11-01', builds: { build2: '2026-11-05' }, lastAsked: {} },
    },
    elements: {},
  });
});

test('a build is recorded each day for as long as a gateway keeps it', async () => {
  const gateway = recorder([{ id: 'build1', operations: ['a1'] }]);
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) {
    today = day;
    await gateway.flush();
  }
  await gateway.stop();
  expect((await report()).operations['a1']?.builds).toEqual({ build1: '2026-11-03' });
});

test('deprecated elements in a partner’s own queries are recorded by the partner', async () => {
  const gateway = recorder();
  gateway.queried(parse('{ ski { uid } }'), partner);
  const query = parse('{ ski { uid weight } }');
  gateway.queried(query, partner);
  today = '2026-11-02';
  gateway.queried(query, partner);
  await gateway.stop();
  expect((await report()).elements).toEqual({ 'Ski.weight': { 'Summit Data (k1)': '2026-11-02' } });
});

test('what could not be written is written later', async () => {
  let isDown = true;
  const shaky: Pick<SharedState, 'records' | 'inTurn'> = {
    records: (name) => state.records(name),
    inTurn: (key, run) => (isDown ? Promise.reject(new Error('down')) : state.inTurn(key, run)),
  };
  const gateway = recorder([], shaky);
  gateway.asked('a1', publicClient);
  gateway.queried(parse('{ ski { weight } }'), partner);
  await gateway.flush();
  expect((await report()).operations).toEqual({});
  isDown = false;
  await gateway.stop();
  const { operations, elements } = await report();
  expect(operations['a1']?.lastAsked).toEqual({ public: '2026-11-01' });
  expect(elements['Ski.weight']).toEqual({ 'Summit Data (k1)': '2026-11-01' });
});

test('an unreadable record begins anew', async () => {
  await state.records('operation-records').set('a1', '{"since": "long ago"}');
  const gateway = recorder();
  expect((await report()).operations).toEqual({});
  await gateway.flush();
  await gateway.stop();
  expect((await report()).operations['a1']?.since).toBe('2026-11-01');
});
