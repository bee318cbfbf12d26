/** Repetition at another gateway after the first one crashed during a mutation. */
import { parse, type ExecutionResult } from 'graphql';
import { expect, test } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import { DeviceCookie } from '../session/device.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import { createIdempotency } from './idempotency.ts';
import { Session } from '../session/session.ts';
import { SessionStore } from '../session/sessionStore.ts';

const secret = 'a secret that is at least 32 characters long';
const done: ExecutionResult = { data: { ok: true } };

/** The first run never ends, but its lock expires, as after a crash. */
async function repeatOf(text: string): Promise<{ runs: number; result: ExecutionResult }> {
  const embedded = embeddedState({ file: null });
  const state = { values: embedded.values, inTurn: <Result>(_: string, run: () => Promise<Result>) => run() };
  const idempotency = createIdempotency({
    state,
    sessions: new SessionStore(secret, false, embedded),
    secret,
    mask: (error) => error as Error,
    log: { warn: () => undefined },
  });
  const device = new DeviceCookie(secret, false).open(undefined);
  const edge = { session: new Session(null), idempotencyKey: 'gesture-1', device } as EdgeRequest;
  const requested = { document: parse(text) };
  let runs = 0;
  const begun = new Promise<void>((begin) => {
    void idempotency.once(edge, requested, () => {
      runs += 1;
      begin();
      return new Promise(() => undefined);
    });
  });
  await begun;
  const result = await idempotency.once(edge, requested, async () => {
    runs += 1;
    return done;
  });
  return { runs, result };
}

test.each([
  'mutation { addCartItem(input: { variantId: "v" }) { __typename } }',
  'mutation { changeCartItem(input: { lineId: "l", quantity: 2 }) { __typename } }',
  'mutation { removeCartItem(input: { lineId: "l" }) { __typename } deleteCart { deletedCartId } }',
])('%s reads the cart first, so it runs', async (text) => {
  expect(await repeatOf(text)).toEqual({ runs: 2, result: done });
});

test.each([
  'mutation { createAccount(input: {}) { __typename } }',
  'mutation { addCartItem(input: { variantId: "v" }) { __typename } signOut { __typename } }',
  'mutation { ...All } fragment All on Mutation { deleteCart { deletedCartId } }',
])('%s is not repeated when its outcome is unknown', async (text) => {
  const { runs, result } = await repeatOf(text);
  expect(runs).toBe(1);
  expect(result.errors?.[0]?.extensions['code']).toBe('IDEMPOTENCY_KEY_IN_DOUBT');
});
