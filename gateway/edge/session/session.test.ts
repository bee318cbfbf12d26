import { afterAll, describe, expect, test } from 'vitest';
import { embeddedState } from '../state/embeddedState.ts';
import { redisState } from '../state/redisState.ts';
import type { SharedState } from '../state/SharedState.ts';
import { startRedis } from '../../testing/deployment/redis.ts';
import { CsrfGuard } from './csrf.ts';
import { maxRemembered } from '../../graph/cart/lines/lineNotices.rules.ts';
import { Session, sessionShape } from './session.ts';
import { SessionStore } from './sessionStore.ts';

const secret = 'a secret that is at least 32 characters long';
const redis = await startRedis();
const states: SharedState[] = [];
afterAll(async () => {
  await Promise.all(states.map((state) => state.close()));
  await redis.close();
});
const opened = (state: SharedState): SharedState => {
  states.push(state);
  return state;
};
const embedded = opened(embeddedState({ file: null }));
const store = new SessionStore(secret, false, embedded);
const pair = (setCookie: string): string => setCookie.split(';')[0] ?? '';

describe('session cookie', () => {
  test('is written only when changed', async () => {
    expect(await store.save(await store.open(undefined))).toBeNull();
  });

  test('restores the cart of each store', async () => {
    const session = await store.open(undefined);
    session.keepCart('us', 'cart-1');
    const written = await store.save(session);
    expect(written).toContain('HttpOnly');
    expect(written).toContain('SameSite=Lax');
    expect(written).not.toContain('cart-1');
    const back = await store.open(pair(written ?? ''));
    expect(back.cartId('us')).toBe('cart-1');
    expect(back.cartId('ca')).toBeNull();
    expect(back.isNew).toBe(false);
  });

  test('is ignored when tampered with or encrypted with another secret', async () => {
    const session = new Session(null);
    session.keepCart('us', 'cart-1');
    const foreign = await new SessionStore('another secret of at least 32 characters', false, embedded).save(
      session,
    );
    expect((await store.open(pair(foreign ?? ''))).isNew).toBe(true);
    expect((await store.open('skarn-session=garbage')).isNew).toBe(true);
  });

  test('fits the browsers’ size limit, with the carts of two stores at their maximum', async () => {
    const customer = { id: 1_002, email: 'somebody.with.a.long.name@example.com', token: 'x'.repeat(64) };
    const signedIn = {
      ...customer,
      expiresAt: Date.now(),
      groupId: 12,
      proRegion: 'pro_eu',
      proUntil: Date.now(),
    };
    const session = new Session(
      sessionShape.parse({ id: crypto.randomUUID(), carts: {}, customers: { us: signedIn } }),
    );
    const ids = Array.from({ length: maxRemembered }, (_, index) => 10_000_000 + index);
    for (const shop of ['us', 'eu_region_1']) {
      session.keepCart(shop, crypto.randomUUID());
      session.keepCartPrices(shop, Object.fromEntries(ids.map((id) => [id, 1_299.95])));
      session.keepCartQuantities(shop, Object.fromEntries(ids.map((id) => [id, 12])));
      for (const change of ids.slice(0, 8)) session.recordChange(`change ${change}`.slice(-12));
      session.markCartMissing(shop, Date.now());
    }
    expect((await store.save(session))?.length).toBeLessThan(4_096);
  });

  test('contains the units of each variant', async () => {
    const session = new Session(null);
    expect(session.knownCarts('us')).toEqual([{ quantities: {}, changes: [] }]);
    session.keepCart('us', 'cart-1');
    expect(session.knownCarts('us')[0]?.quantities).toBeNull();
    session.keepCartPrices('us', { 7: 10, 8: 20 });
    session.keepCartQuantities('us', { 7: 1, 8: 3 });
    expect(session.knownCarts('us')[0]?.quantities).toEqual({ 7: 1, 8: 3 });
    session.keepCartQuantities('us', null);
    expect(session.knownCarts('us')[0]?.quantities).toBeNull();
  });

  test('is Secure behind HTTPS', async () => {
    const session = new Session(null);
    session.begin();
    expect(await new SessionStore(secret, true, embedded).save(session)).toContain('Secure');
  });
});

/** Two stores on one state are two replicas; one store used twice is a single process. */
const copies: [name: string, open: () => Promise<[SessionStore, SessionStore]>][] = [
  ['on one replica', async () => [store, store]],
  [
    'on two replicas',
    async () => {
      const states = [opened(redisState(redis.url)), opened(redisState(redis.url))] as const;
      await Promise.all(states.map((state) => state.ping()));
      return [new SessionStore(secret, false, states[0]), new SessionStore(secret, false, states[1])];
    },
  ],
];

describe.each(copies)('requests of one browser that overlap %s', async (_, open) => {
  const [store, other] = await open();

  async function begun(): Promise<string> {
    const session = await store.open(undefined);
    session.begin();
    return pair((await store.save(session)) ?? '');
  }
  /** A change as mutations make it: serialized, then saved. */
  async function change(cookie: string, run: (session: Session) => void, at = other): Promise<string> {
    const opened = await at.open(cookie);
    const changed = await at.inTurn(opened, async (session) => {
      if (session) run(session);
      return session;
    });
    return pair((changed && (await at.save(changed))) ?? '');
  }

  test('each change builds on the previous one, whichever cookie was sent', async () => {
    const cookie = await begun();
    await change(cookie, (session) => session.keepCart('us', 'cart-1'), store);
    const last = await change(cookie, (session) => session.keepCart('ca', 'cart-2'));
    const back = await store.open(last);
    expect([back.cartId('us'), back.cartId('ca')]).toEqual(['cart-1', 'cart-2']);
  });

  test('an observation does not undo a concurrent change', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    await change(cookie, (session) => session.keepCart('us', 'cart-1'));
    look.dropCart('ca');
    look.keepCart('ca', 'seen');
    expect(await store.save(look)).toBeNull();
    expect((await store.open(cookie)).cartId('us')).toBe('cart-1');
  });

  test('nor an earlier one', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    let seen = '';
    await other.inTurn(await other.open(cookie), async (session) => {
      look.keepCart('ca', 'seen');
      seen = pair((await store.save(look)) ?? '');
      session?.keepCart('us', 'cart-1');
    });
    expect(seen).not.toBe('');
    expect((await store.open(seen)).cartId('us')).toBe('cart-1');
  });

  test('a replaced session is not written, and reports it', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    look.keepCart('us', 'cart-1');
    expect(look.isReplaced).toBe(false);
    const signedOut = await change(cookie, (session) => session.signOut());
    await expect.poll(() => look.isReplaced).toBe(true);
    expect(await store.save(look)).toBeNull();
    expect((await store.open(cookie)).isNew).toBe(true);
    expect((await store.open(signedOut)).isNew).toBe(false);
  });

  test('a change that waited for a sign-out is refused', async () => {
    const cookie = await begun();
    const opened = await store.open(cookie);
    await change(cookie, (session) => session.signOut());
    expect(await store.inTurn(opened, async (session) => session)).toBeNull();
  });

  test('two concurrent changes both apply', async () => {
    const cookie = await begun();
    await Promise.all([
      change(cookie, (session) => session.keepCart('us', 'cart-1'), store),
      change(cookie, (session) => session.keepCart('ca', 'cart-2'), other),
    ]);
    const back = await store.open(cookie);
    expect([back.cartId('us'), back.cartId('ca')]).toEqual(['cart-1', 'cart-2']);
  });

  test('a change takes precedence over concurrent observations, however many', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    await other.inTurn(await other.open(cookie), async (session) => {
      for (const cart of ['a', 'b', 'c']) {
        look.keepCart('ca', cart);
        await store.save(look);
      }
      session?.keepCart('us', 'cart-1');
    });
    expect((await store.open(cookie)).cartId('us')).toBe('cart-1');
  });

  test('a browser that missed a response gets its state', async () => {
    const cookie = await begun();
    await change(cookie, (session) => session.keepCart('us', 'cart-1'));
    const given = pair((await store.save(await store.open(cookie))) ?? '');
    expect(given).not.toBe('');
    expect(
      (await new SessionStore(secret, false, embeddedState({ file: null })).open(given)).cartId('us'),
    ).toBe('cart-1');
    expect(await store.save(await store.open(given))).toBeNull();
    const again = await store.open(given);
    again.writeAgain();
    expect(pair((await store.save(again)) ?? '')).toBe(given);
  });

  test('also when its change had nothing left to do', async () => {
    const cookie = await begun();
    await change(cookie, (session) => session.keepCart('us', 'cart-1'));
    const given = await change(cookie, () => undefined);
    const alone = new SessionStore(secret, false, embeddedState({ file: null }));
    expect((await alone.open(given)).cartId('us')).toBe('cart-1');
    expect(await change(given, () => undefined)).toBe('');
  });
});

describe('the shared state', () => {
  /** Counts accesses. */
  function counted(): [SharedState, () => number] {
    let calls = 0;
    const state = embeddedState({ file: null });
    const { newest } = state;
    const count = <Result>(result: Result): Result => {
      calls += 1;
      return result;
    };
    return [
      {
        ...state,
        newest: {
          get: (key) => count(newest.get(key)),
          set: (key, value, ttlMs) => count(newest.set(key, value, ttlMs)),
        },
      },
      () => calls,
    ];
  }

  test('is not read for a browser without a session, nor to begin one, and read once otherwise', async () => {
    const [state, calls] = counted();
    const store = new SessionStore(secret, false, state);
    const session = await store.open(undefined);
    await store.save(session);
    session.begin();
    const cookie = pair((await store.save(session)) ?? '');
    await store.open('skarn-session=garbage');
    expect(calls()).toBe(0);
    await store.save(await store.open(cookie));
    expect(calls()).toBe(1);
  });

  test('contains nothing of a session in plain text', async () => {
    const [state] = counted();
    const store = new SessionStore(secret, false, state);
    const begun = await store.open(undefined);
    begun.begin();
    const opened = await store.open(pair((await store.save(begun)) ?? ''));
    await store.inTurn(opened, async (session) => session?.keepCart('us', 'cart-1'));
    const kept = await state.newest.get(`session:${begun.id}`);
    expect(kept?.version).toBe(1);
    expect(kept?.value).not.toContain('cart-1');
    expect((await store.open(`skarn-session=${kept?.value}`)).cartId('us')).toBe('cart-1');
  });
});

describe('anti-forgery token', () => {
  const guard = new CsrfGuard(secret, false);

  test('belongs to one session', () => {
    const mine = new Session(sessionShape.parse({ id: 'a', carts: {} }));
    const theirs = new Session(sessionShape.parse({ id: 'b', carts: {} }));
    expect(guard.accepts(mine, guard.token(mine))).toBe(true);
    expect(guard.accepts(mine, guard.token(theirs))).toBe(false);
    expect(guard.accepts(mine, null)).toBe(false);
    expect(guard.accepts(mine, '')).toBe(false);
  });

  test('is refused for a browser without a session', () => {
    const fresh = new Session(null);
    expect(guard.accepts(fresh, guard.token(fresh))).toBe(false);
  });
});
