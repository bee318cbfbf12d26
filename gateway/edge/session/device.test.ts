/** Content, visibility and lifetime of the device cookie. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DeviceCookie, type Device } from './device.ts';

const secret = 'for tests only, long enough to seal';
const marks = new DeviceCookie(secret, true);
const ruth = { store: 'us', email: 'ruth@skarn.example' };

const cookieOf = (device: Device): string => marks.save(device)?.split(';')[0] ?? '';
function known(...accounts: { store: string; email: string }[]): string {
  const device = marks.open(undefined);
  for (const account of accounts) device.remember(account);
  return cookieOf(device);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a browser', () => {
  test('without a cookie knows no account, and gets none', () => {
    const device = marks.open(undefined);
    expect(device.idFor(ruth)).toBeNull();
    expect(marks.save(device)).toBeNull();
  });

  test('that proved a password is known for that account, regardless of case', () => {
    const device = marks.open(known(ruth));
    expect(device.idFor(ruth)).toMatch(/^[\w-]{22}$/);
    expect(device.idFor({ store: 'us', email: ' RUTH@skarn.example ' })).toBe(device.idFor(ruth));
    expect(marks.save(device)).toBeNull();
  });

  test.each([
    ['at another store', { ...ruth, store: 'ca' }],
    ['of another address', { ...ruth, email: 'root@skarn.example' }],
  ])('is not known for an account %s', (_, account) => {
    expect(marks.open(known(ruth)).idFor(account)).toBeNull();
  });

  test('remembers the last five accounts', () => {
    const people = Array.from({ length: 6 }, (_, number) => ({ store: 'us', email: `p${number}@x.example` }));
    const device = marks.open(known(...people));
    expect(people.map((one) => device.idFor(one) !== null)).toEqual([false, true, true, true, true, true]);
  });

  test('is known for 180 days from the last proof', () => {
    const cookie = known(ruth);
    const day = 24 * 60 * 60_000;
    vi.setSystemTime(Date.now() + 179 * day);
    const device = marks.open(cookie);
    expect(device.idFor(ruth)).not.toBeNull();
    device.remember(ruth);
    const renewed = cookieOf(device);
    vi.setSystemTime(Date.now() + 2 * day);
    expect(marks.open(cookie).idFor(ruth)).toBeNull();
    expect(marks.open(renewed).idFor(ruth)).not.toBeNull();
  });
});

describe('the cookie', () => {
  test('is HttpOnly and persistent', () => {
    const device = marks.open(undefined);
    device.remember(ruth);
    expect(marks.save(device)).toMatch(
      /^skarn-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test('discloses no address, and nothing that two browsers have in common', () => {
    const texts = [known(ruth), known(ruth)].map((cookie) =>
      Buffer.from(/=([^.]*)/.exec(cookie)?.[1] ?? '', 'base64url').toString(),
    );
    const names = texts.map(
      (text) => (JSON.parse(text) as { accounts: { name: string }[] }).accounts[0]?.name,
    );
    expect(texts.join()).not.toMatch(/ruth|skarn/i);
    expect(names[0]).not.toBe(names[1]);
  });

  const forged = Buffer.from(JSON.stringify({ id: 'x', accounts: [] })).toString('base64url');
  test.each([
    ['empty', 'skarn-device='],
    ['garbage', 'skarn-device=%'],
    ['without signature', `skarn-device=${forged}`],
    ['with an empty signature', `skarn-device=${forged}.`],
    ['with another cookie’s signature', `skarn-device=${forged}.${known(ruth).split('.')[1]}`],
    ['over-long', `skarn-device=${'x'.repeat(5_000)}`],
  ])('%s is ignored', (_, cookie) => {
    const device = marks.open(cookie);
    expect(device.idFor(ruth)).toBeNull();
    expect(device.text).toBeNull();
  });

  test('with another secret is ignored', () => {
    const others = new DeviceCookie('another secret that is long enough', true);
    expect(others.open(known(ruth)).idFor(ruth)).toBeNull();
  });

  test('can be restored after a lost response, unless it is forged', () => {
    const lost = marks.open(known(ruth));
    const device = marks.open(undefined);
    device.adopt('forged.text');
    expect(marks.save(device)).toBeNull();
    device.adopt(lost.text ?? '');
    expect(marks.open(cookieOf(device)).idFor(ruth)).toBe(lost.idFor(ruth));
  });
});
