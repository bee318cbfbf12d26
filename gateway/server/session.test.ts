import { describe, expect, test } from 'vitest';
import { CsrfGuard } from './csrf.ts';
import { Session, SessionStore } from './session.ts';

const secret = 'a secret that is at least 32 characters long';
const store = new SessionStore(secret, false);
const pair = (setCookie: string): string => setCookie.split(';')[0] ?? '';

describe('session cookie', () => {
  test('is written only when something changed', async () => {
    expect(await store.save(await store.open(undefined))).toBeNull();
  });

  test('brings the cart back, one for each store', async () => {
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

  test('counts as none when tampered with or sealed with another secret', async () => {
    const session = new Session(null);
    session.keepCart('us', 'cart-1');
    const foreign = await new SessionStore('another secret of at least 32 characters', false).save(session);
    expect((await store.open(pair(foreign ?? ''))).isNew).toBe(true);
    expect((await store.open('skarn-session=garbage')).isNew).toBe(true);
  });

  test('is marked secure behind https', async () => {
    const session = new Session(null);
    session.begin();
    expect(await new SessionStore(secret, true).save(session)).toContain('Secure');
  });
});

describe('requests of one browser that overlap', () => {
  async function begun(): Promise<string> {
    const session = await store.open(undefined);
    session.begin();
    return pair((await store.save(session)) ?? '');
  }
  /** A change as mutations make it: in turn, then saved. */
  async function change(cookie: string, run: (session: Session) => void): Promise<string> {
    const opened = await store.open(cookie);
    const changed = await store.inTurn(opened, async (session) => {
      if (session) run(session);
      return session;
    });
    return pair((changed && (await store.save(changed))) ?? '');
  }

  test('each change builds on the one before, whichever cookie it came with', async () => {
    const cookie = await begun();
    await change(cookie, (session) => session.keepCart('us', 'cart-1'));
    const last = await change(cookie, (session) => session.keepCart('ca', 'cart-2'));
    const back = await store.open(last);
    expect([back.cartId('us'), back.cartId('ca')]).toEqual(['cart-1', 'cart-2']);
  });

  test('what a look found out does not undo a change that was made meanwhile', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    await change(cookie, (session) => session.keepCart('us', 'cart-1'));
    look.dropCart('ca');
    look.keepCart('ca', 'seen');
    expect(await store.save(look)).toBeNull();
    expect((await store.open(cookie)).cartId('us')).toBe('cart-1');
  });

  test('nor one that it was written before', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    let seen = '';
    await store.inTurn(await store.open(cookie), async (session) => {
      look.keepCart('ca', 'seen');
      seen = pair((await store.save(look)) ?? '');
      session?.keepCart('us', 'cart-1');
    });
    expect(seen).not.toBe('');
    expect((await store.open(seen)).cartId('us')).toBe('cart-1');
  });

  test('a session that was replaced meanwhile is not written, and says so', async () => {
    const cookie = await begun();
    const look = await store.open(cookie);
    look.keepCart('us', 'cart-1');
    expect(look.isReplaced).toBe(false);
    const signedOut = await change(cookie, (session) => session.signOut());
    expect(look.isReplaced).toBe(true);
    expect(await store.save(look)).toBeNull();
    expect((await store.open(cookie)).isNew).toBe(true);
    expect((await store.open(signedOut)).isNew).toBe(false);
  });

  test('a change that waited for a sign-out is told that there is no session', async () => {
    const cookie = await begun();
    const opened = await store.open(cookie);
    await change(cookie, (session) => session.signOut());
    expect(await store.inTurn(opened, async (session) => session)).toBeNull();
  });
});

describe('anti-forgery token', () => {
  const guard = new CsrfGuard(secret, false);

  test('belongs to one session', () => {
    const mine = new Session({
      id: 'a',
      version: 0,
      carts: {},
      cartPrices: {},
      preview: null,
      customers: {},
    });
    const theirs = new Session({
      id: 'b',
      version: 0,
      carts: {},
      cartPrices: {},
      preview: null,
      customers: {},
    });
    expect(guard.accepts(mine, guard.token(mine))).toBe(true);
    expect(guard.accepts(mine, guard.token(theirs))).toBe(false);
    expect(guard.accepts(mine, null)).toBe(false);
    expect(guard.accepts(mine, '')).toBe(false);
  });

  test('is refused for a browser that brought no session', () => {
    const fresh = new Session(null);
    expect(guard.accepts(fresh, guard.token(fresh))).toBe(false);
  });
});
