/** Contract of every shared state implementation. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startRedis } from '../../testing/deployment/redis.ts';
import { embeddedState } from './embeddedState.ts';
import { redisState } from './redisState.ts';
import { finalVersion, type SharedState } from './SharedState.ts';
import { resilientState } from './resilientState.ts';

const redis = await startRedis();
afterAll(() => redis.close());
const silent = { info: () => undefined, warn: () => undefined };

const makers: [name: string, open: () => Promise<SharedState>][] = [
  ['embedded', async () => embeddedState({ file: null })],
  ['redis', async () => redisState(redis.url)],
  ['resilient redis', async () => resilientState(redisState(`${redis.url}/1`), silent)],
];

describe.each(makers)('%s state', async (_, open) => {
  const state = await open();
  afterAll(() => state.close());

  test('a value expires after its TTL', async () => {
    await state.values.set('a', 'one', 60);
    expect(await state.values.get('a')).toBe('one');
    await sleep(90);
    expect(await state.values.get('a')).toBeNull();
  });

  test('setIfAbsent succeeds for one of two concurrent callers', async () => {
    const first = await Promise.all([
      state.values.setIfAbsent('b', 'one', 1_000),
      state.values.setIfAbsent('b', 'two', 1_000),
    ]);
    expect(first.filter(Boolean)).toHaveLength(1);
    await state.values.delete('b');
    expect(await state.values.setIfAbsent('b', 'three', 1_000)).toBe(true);
    expect(await state.values.get('b')).toBe('three');
  });

  test('the newest version wins, in any order', async () => {
    const { newest } = state;
    expect(await newest.get('n')).toBeNull();
    expect(await newest.set('n', { version: 2, value: 'a:b' }, 1_000)).toBeNull();
    expect(await newest.set('n', { version: 1, value: 'older' }, 1_000)).toBe(2);
    expect(await newest.set('n', { version: 2, value: 'as old' }, 1_000)).toBe(2);
    expect(await newest.get('n')).toEqual({ version: 2, value: 'a:b' });
    expect(await newest.set('n', { version: finalVersion, value: '' }, 80)).toBeNull();
    expect(await newest.set('n', { version: 3, value: 'newer' }, 1_000)).toBe(finalVersion);
    expect(await newest.get('n')).toEqual({ version: finalVersion, value: '' });
    await sleep(120);
    expect(await newest.get('n')).toBeNull();
  });

  test('a record is replaced only while it has the expected value', async () => {
    const records = state.records('replaced');
    expect(await records.replace('1', 'one', 'two')).toBe(false);
    expect(await records.replace('1', null, 'one')).toBe(true);
    expect(await records.replace('1', null, 'other')).toBe(false);
    expect(await records.replace('1', 'one', 'two')).toBe(true);
    expect(await records.replace('1', 'one', null)).toBe(false);
    expect(await records.get('1')).toBe('two');
    expect(await records.replace('1', 'two', null)).toBe(true);
    expect(await records.get('1')).toBeNull();
  });

  test('a journal numbers its entries without gaps, also when they are added at once', async () => {
    const journal = state.journal('j');
    const { id, ...empty } = await journal.bounds();
    expect(empty).toEqual({ first: 1, last: 0 });
    await Promise.all([journal.add(['a', 'b']), journal.add(['c', 'd'])]);
    const entries = await journal.after(0, 10);
    expect(entries.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
    expect(['abcd', 'cdab']).toContain(entries.map(({ value }) => value).join(''));
    expect(await journal.after(2, 1)).toEqual([entries[2]]);
    expect(await state.journal('other').after(0, 10)).toEqual([]);
    expect(await journal.bounds()).toEqual({ id, first: 1, last: 4 });
  });

  test('a journal keeps its numbers when entries are removed', async () => {
    const journal = state.journal('trimmed');
    await journal.add(['a', 'b', 'c']);
    await journal.removeTo(2);
    expect(await journal.bounds()).toMatchObject({ first: 3, last: 3 });
    expect(await journal.after(0, 10)).toEqual([{ sequence: 3, value: 'c' }]);
    await journal.removeTo(3);
    expect(await journal.bounds()).toMatchObject({ first: 4, last: 3 });
    expect(await journal.add(['d'])).toBe(4);
  });

  test('records persist, each in its own set', async () => {
    const keys = state.records('keys');
    await keys.set('1', 'one');
    await keys.set('2', 'two');
    await state.records('others').set('1', 'other');
    expect(await keys.list()).toEqual(
      new Map([
        ['1', 'one'],
        ['2', 'two'],
      ]),
    );
    await keys.delete('1');
    expect(await state.records('keys').get('1')).toBeNull();
    expect(await state.records('others').get('1')).toBe('other');
  });

  test('a limit is consumed, reports the rest, and a refusal consumes nothing', async () => {
    const limiter = state.limiter('test', { points: 10, seconds: 60 });
    expect(await limiter.consume('me', 4)).toMatchObject({ allowed: true, remaining: 6 });
    expect(await limiter.consume('me', 7)).toMatchObject({ allowed: false, remaining: 0 });
    const last = await limiter.consume('me', 6);
    expect(last).toMatchObject({ allowed: true, remaining: 0 });
    expect(last.resetMs).toBeGreaterThan(50_000);
    expect(await limiter.consume('another')).toMatchObject({ allowed: true, remaining: 9 });
    await limiter.refund('me', 3);
    expect(await limiter.consume('me', 3)).toMatchObject({ allowed: true });
    await limiter.forget('me');
    expect(await limiter.consume('me')).toMatchObject({ remaining: 9 });
    await limiter.refund('nobody', 5);
    expect(await limiter.consume('nobody', 11)).toMatchObject({ allowed: false });
  });

  test('a single call above the whole limit is refused and consumes nothing', async () => {
    const limiter = state.limiter('single', { points: 10, seconds: 60 });
    expect(await limiter.consume('me', 11)).toMatchObject({ allowed: false });
    expect(await limiter.consume('me', 10)).toMatchObject({ allowed: true });
  });

  test('runs with the same key are serialised, and a failure does not stop the next', async () => {
    const seen: string[] = [];
    const run = (name: string, ms: number) => async (): Promise<string> => {
      seen.push(`${name} in`);
      await sleep(ms);
      seen.push(`${name} out`);
      if (name === 'b') throw new Error('b failed');
      return name;
    };
    const settled = await Promise.allSettled([
      state.inTurn('turn', run('a', 30)),
      state.inTurn('turn', run('b', 10)),
      state.inTurn('turn', run('c', 1)),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    for (const [position, word] of seen.entries())
      expect(word).toBe(`${seen[position - (position % 2)]?.split(' ')[0]} ${position % 2 ? 'out' : 'in'}`);
  });

  test('messages are received until unsubscribed', async () => {
    const heard: string[] = [];
    const stop = state.subscribe('news', (message) => heard.push(message));
    await sleep(50);
    await state.publish('news', 'one');
    await expect.poll(() => heard).toEqual(['one']);
    stop();
    await state.publish('news', 'two');
    await sleep(50);
    expect(heard).toEqual(['one']);
  });

  test('answers a ping', async () => {
    expect(await state.ping()).toBeGreaterThanOrEqual(0);
  });
});
