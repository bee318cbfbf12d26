/** What the change log keeps, and what it refuses instead of leaving a gap. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startRedis } from '../../testing/deployment/redis.ts';
import { embeddedState } from '../state/embeddedState.ts';
import { redisState } from '../state/redisState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { CatalogueRecord } from './CatalogueRecord.ts';
import { ChangeLog, ChangesExpired } from './ChangeLog.ts';
import { noFacts, type ProductChange, type ProductFacts } from './productChange.rules.ts';

const redis = await startRedis();
const folder = mkdtempSync(join(tmpdir(), 'skarn-changes-'));
const opened: SharedState[] = [];
afterAll(async () => {
  await Promise.all(opened.map((state) => state.close()));
  await redis.close();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const places: [string, () => () => SharedState][] = [
  [
    'a file',
    () => {
      const file = join(folder, `${(made += 1)}.sqlite`);
      return () => embeddedState({ file });
    },
  ],
  [
    'Redis',
    () => {
      const url = `${redis.url}/${(made += 1)}`;
      return () => redisState(url);
    },
  ],
];

const HOUR = 60 * 60_000;
const noon = Date.parse('2026-11-24T12:00:00Z');
const place = { locales: ['en-us'], regions: ['us'], ids: { us: 1 } };
const changed = (uid: string): ProductChange => ({
  uid,
  handle: uid,
  was: null,
  is: place,
  content: ['en-us'],
  price: [],
  stock: [],
  contentPrices: false,
});

describe.each(places)('in %s', (_, where) => {
  /** Opens the same place again at each call, as another process does. */
  function shared(): () => SharedState {
    const open = where();
    return () => {
      const state = open();
      opened.push(state);
      return state;
    };
  }

  test('changes are kept for a time', async () => {
    let now = noon;
    const log = new ChangeLog(shared()(), { days: 1, entries: 1_000 }, () => now);
    await log.startAt(now);
    await log.add([changed('a')]);
    now += 20 * HOUR;
    await log.add([changed('b')]);
    expect((await log.after(0, 10)).changes.map(({ uid }) => uid)).toEqual(['a', 'b']);
    expect(await log.earliest(HOUR)).toBe(noon);
    now += 10 * HOUR;
    await log.add([changed('c')]);
    await expect(log.after(0, 10)).rejects.toThrow(ChangesExpired);
    expect((await log.after(1, 10)).changes.map(({ uid }) => uid)).toEqual(['b', 'c']);
    await expect(log.sequenceBefore(noon, 0)).rejects.toThrow(ChangesExpired);
    expect(await log.sequenceBefore(noon + HOUR, 0)).toBe(1);
    const earliest = Number(await log.earliest(HOUR));
    await expect(log.sequenceBefore(earliest - 1, HOUR)).rejects.toThrow(ChangesExpired);
    expect(await log.sequenceBefore(earliest, HOUR)).toBe(1);
  });

  test('changes are kept up to a number', async () => {
    const log = new ChangeLog(shared()(), { days: 7, entries: 3 }, () => noon);
    await log.startAt(noon - HOUR);
    await log.add(['a', 'b', 'c', 'd', 'e'].map(changed));
    await expect(log.after(1, 10)).rejects.toThrow(ChangesExpired);
    expect((await log.after(2, 10)).changes.map(({ uid }) => uid)).toEqual(['c', 'd', 'e']);
  });

  test('a moment is found among the changes', async () => {
    let now = noon;
    const log = new ChangeLog(shared()(), { days: 7, entries: 1_000 }, () => now);
    await log.startAt(noon);
    for (const uid of ['a', 'b', 'c', 'd']) {
      now += HOUR;
      await log.add([changed(uid)]);
    }
    const found = [0, 1.5, 2.5, 3.5, 9].map((hours) => log.sequenceBefore(noon + hours * HOUR, 0));
    expect(await Promise.all(found)).toEqual([0, 1, 2, 3, 4]);
    expect(await log.sequenceBefore(noon + 2.5 * HOUR, HOUR)).toBe(1);
    await expect(log.sequenceBefore(noon - 1, 0)).rejects.toThrow(ChangesExpired);
  });

  test('numbers that the log never reached are refused', async () => {
    const log = new ChangeLog(shared()(), { days: 7, entries: 1_000 });
    await log.startAt(noon);
    await log.add([changed('a')]);
    await expect(log.after(2, 10)).rejects.toThrow(ChangesExpired);
  });

  const facts = (readAt: number, price: string): ProductFacts => ({
    ...noFacts(readAt),
    handle: 'a',
    regions: ['us'],
    ids: { us: 1 },
    content: { 'en-us': 'a' },
    stores: { us: { price, stock: 'a' } },
  });
  const record = (state: SharedState) => {
    const log = new ChangeLog(state, { days: 7, entries: 1_000 });
    return { log, catalogue: new CatalogueRecord(state, log) };
  };
  const any = () => undefined;

  test('a first catalogue is recorded without changes; later ones and another process compare with it', async () => {
    const open = shared();
    const { catalogue, log } = record(open());
    expect(await catalogue.record(new Map([['a', facts(1, 'one')]]))).toBe(0);
    expect(await log.since()).toBeNull();
    await catalogue.recordAll(new Map([['a', facts(10, 'one')]]), 10, any);
    expect(await log.since()).toBe(10);
    const restarted = record(open());
    const both = new Map([
      ['a', facts(20, 'two')],
      ['b', facts(20, 'one')],
    ]);
    expect(await restarted.catalogue.recordAll(both, 20, any)).toBe(2);
    expect(await catalogue.recordAll(both, 20, any)).toBe(0);
    expect(await restarted.catalogue.recordAll(new Map([['a', facts(30, 'two')]]), 30, any)).toBe(1);
    const { changes } = await log.after(0, 10);
    expect(changes.map(({ uid, price, is }) => [uid, price, is.locales])).toEqual([
      ['a', ['us'], ['en-us']],
      ['b', [], ['en-us']],
      ['b', [], []],
    ]);
  });

  test('an earlier read changes nothing', async () => {
    const { catalogue, log } = record(shared()());
    await catalogue.recordAll(new Map([['a', facts(1, 'one')]]), 1, any);
    await catalogue.record(new Map([['a', facts(20, 'two')]]));
    expect(await catalogue.recordAll(new Map([['a', facts(10, 'one')]]), 10, any)).toBe(0);
    expect(await catalogue.recordAll(new Map(), 10, any)).toBe(0);
    expect((await log.bounds()).last).toBe(1);
  });

  test('processes that record at once leave the latest read', async () => {
    const open = shared();
    const all = Array.from({ length: 8 }, () => record(open()));
    await all[0]?.catalogue.recordAll(new Map([['a', facts(1, 'one')]]), 1, any);
    await Promise.all(
      all.map(({ catalogue }, index) =>
        catalogue.record(new Map([['a', facts(10 + index, `price ${index}`)]])),
      ),
    );
    expect(await all[0]?.catalogue.record(new Map([['a', facts(99, 'price 7')]]))).toBe(0);
    const { changes = [] } = (await all[0]?.log.after(0, 100)) ?? {};
    expect(changes.length).toBeGreaterThan(0);
  });
});
