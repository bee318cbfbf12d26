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

describe('anti-forgery token', () => {
  const guard = new CsrfGuard(secret, false);

  test('belongs to one session', () => {
    const mine = new Session({ id: 'a', version: 0, carts: {}, customers: {} });
    const theirs = new Session({ id: 'b', version: 0, carts: {}, customers: {} });
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
