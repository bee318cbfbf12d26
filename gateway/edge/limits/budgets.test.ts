import { expect, test } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import { Budgets } from './budgets.ts';
import { publicClient } from '../http/edgeRequest.ts';

const points = { publicCostPerMinute: 100, partnerCostPerMinute: 1_000, pagesPerMinute: 2 };
const partner = { ...publicClient, kind: 'partner' as const, id: 'p1' };

test('a key’s own budget takes precedence, and applies over all addresses', async () => {
  const budgets = new Budgets({ ...points, state: embeddedState({ file: null }), report: () => {} });
  expect(budgets.costLimit(partner)).toBe(1_000);
  const own = { ...partner, costPerMinute: 50 };
  expect(await budgets.takeCost(own, '203.0.113.1', 30)).toMatchObject({
    allowed: true,
    limit: 50,
    remaining: 20,
  });
  expect(await budgets.takeCost(own, '203.0.113.2', 30)).toMatchObject({ allowed: false, policy: 'partner' });
});

test('pages and points are counted separately', async () => {
  const budgets = new Budgets({ ...points, state: embeddedState({ file: null }), report: () => {} });
  expect(await budgets.takeCost(publicClient, '203.0.113.1', 100)).toMatchObject({ allowed: true });
  expect(await budgets.takePage('203.0.113.1')).toMatchObject({ allowed: true, remaining: 1 });
});

test('during an outage of the shared state nobody is refused, and it is reported', async () => {
  const away = () => Promise.reject(new Error('connection lost'));
  const reports: string[] = [];
  const budgets = new Budgets({
    ...points,
    state: { limiter: () => ({ consume: away, refund: away, forget: away }) },
    report: (message) => void reports.push(message),
  });
  expect(await budgets.takeCost(partner, '', 1_000_000)).toBeNull();
  expect(await budgets.takePage('203.0.113.1')).toBeNull();
  expect(reports).toEqual(['rate limits are not enforced', 'rate limits are not enforced']);
});
