import { expect, test } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { PartnerUsage, usageOf } from './partnerUsage.ts';

const silent = { warn: () => {} };
const at = (day: string): Date => new Date(`${day}T10:00:00Z`);

test('counts of two replicas are added up, by key and day', async () => {
  const state = embeddedState({ file: null });
  const copies = [new PartnerUsage(state, silent), new PartnerUsage(state, silent)];
  for (const copy of copies) {
    copy.count('a', { cost: 5, failed: false }, at('2026-11-21'));
    copy.count('a', { cost: 7, failed: true }, at('2026-11-22'));
    copy.count('b', { cost: 1, failed: false }, at('2026-11-22'));
  }
  expect(await usageOf(state, 'a')).toEqual({});
  await Promise.all(copies.map((copy) => copy.stop()));
  expect(await usageOf(state, 'a')).toEqual({
    '2026-11-21': { requests: 2, errors: 0, cost: 10, lastUsedAt: '2026-11-21T10:00:00.000Z' },
    '2026-11-22': { requests: 2, errors: 2, cost: 14, lastUsedAt: '2026-11-22T10:00:00.000Z' },
  });
  expect((await usageOf(state, 'b'))['2026-11-22']?.requests).toBe(2);
  expect(copies[0]?.totals().get('a')).toEqual({ requests: 2, errors: 1, cost: 12 });
  await state.close();
});

test('counts that could not be written are retried, once', async () => {
  const state = embeddedState({ file: null });
  let isDown = true;
  const warnings: object[] = [];
  const shaky: SharedState = {
    ...state,
    inTurn: (key, run) => (isDown ? Promise.reject(new Error('down')) : state.inTurn(key, run)),
  };
  const usage = new PartnerUsage(shaky, { warn: (facts: object) => void warnings.push(facts) });
  usage.count('a', { cost: 5, failed: false }, at('2026-11-22'));
  await usage.flush();
  expect(warnings).toHaveLength(1);
  usage.count('a', { cost: 5, failed: false }, at('2026-11-22'));
  isDown = false;
  await usage.stop();
  expect((await usageOf(state, 'a'))['2026-11-22']).toMatchObject({ requests: 2, cost: 10 });
  await state.close();
});

test('counts are kept for 90 days, and unreadable ones are ignored', async () => {
  const state = embeddedState({ file: null });
  await state.records('partner-usage').set('a', '{"spoilt": true');
  const usage = new PartnerUsage(state, silent);
  for (let day = 0; day < 100; day += 1) {
    usage.count('a', { cost: 0, failed: false }, new Date(Date.UTC(2026, 0, 1 + day)));
  }
  await usage.stop();
  const days = Object.keys(await usageOf(state, 'a'));
  expect([days.length, days[0], days.at(-1)]).toEqual([90, '2026-01-11', '2026-04-10']);
  await state.close();
});
