/** Authentication during an outage of the shared state. */
import { afterEach, expect, test, vi } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { PartnerAuth } from './partnerAuth.ts';
import { PartnerKeys } from './partnerKeys.ts';

function shaky() {
  const state = embeddedState({ file: null });
  const standing = { isDown: false };
  const shared: SharedState = {
    ...state,
    records: (name) => ({
      ...state.records(name),
      get: (key) => (standing.isDown ? Promise.reject(new Error('away')) : state.records(name).get(key)),
    }),
  };
  const reports: string[] = [];
  return {
    standing,
    reports,
    shared,
    auth: new PartnerAuth(shared, (message) => void reports.push(message)),
  };
}

const partner = { name: 'A', scopes: ['search'] as const, costPerMinute: 7, expiresAt: null, note: '' };

afterEach(() => void vi.useRealTimers());

test('during an outage a key used recently stays valid for a minute, others are refused, and it is reported', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { standing, reports, shared, auth } = shaky();
  const keys = new PartnerKeys(shared);
  const [used, unused] = [await keys.create(partner, new Date()), await keys.create(partner, new Date())];
  const open = async (key: string) => auth.open(`Bearer ${key}`, '/api/graphql', '10.0.0.1');
  expect((await open(used.key)).client).toMatchObject({ id: used.record.id, costPerMinute: 7 });

  standing.isDown = true;
  expect((await open(used.key)).client?.id).toBe(used.record.id);
  expect((await open(unused.key)).refusal).toMatchObject({
    status: 503,
    code: 'KEYS_UNAVAILABLE',
    retryAfterSeconds: 5,
  });
  expect(new Set(reports)).toEqual(new Set(['partner keys cannot be looked up']));

  vi.advanceTimersByTime(61_000);
  expect((await open(used.key)).refusal?.status).toBe(503);

  standing.isDown = false;
  expect((await open(unused.key)).client?.id).toBe(unused.record.id);
  await shared.close();
});

test('a revoked key does not become valid again by an outage', async () => {
  const { standing, shared, auth } = shaky();
  const keys = new PartnerKeys(shared);
  const { key, record } = await keys.create(partner, new Date());
  const open = async () => auth.open(`bearer ${key}`, '/api/graphql', '10.0.0.1');
  expect((await open()).refusal).toBeNull();
  await keys.revoke(record.id, new Date());
  expect((await open()).refusal?.status).toBe(401);
  standing.isDown = true;
  expect((await open()).refusal?.status).toBe(503);
  await shared.close();
});

test('a request without a key is public, and causes no look-up', async () => {
  const { standing, shared, auth } = shaky();
  standing.isDown = true;
  for (const authorization of [undefined, 'Basic c2hvcDpzaG9w', 'Bearers skp'])
    expect(await auth.open(authorization, '/api/graphql', '10.0.0.1')).toEqual({
      client: null,
      refusal: null,
    });
  await shared.close();
});
