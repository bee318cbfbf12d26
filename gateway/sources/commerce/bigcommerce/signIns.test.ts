/** Sign-ins with a test clock. */
import { beforeEach, describe, expect, test } from 'vitest';
import { SignIns, type SignInState } from './signIns.ts';

const day = 24 * 60 * 60_000;
let clock = Date.parse('2026-11-24T12:00:00Z');
let values = new Map<string, string>();
const state: SignInState = {
  get: async (key) => values.get(key) ?? null,
  set: async (key, value) => void values.set(key, value),
};
const open = (secret = 'a secret of 32 characters or more') => new SignIns(secret, state, () => clock);

beforeEach(() => {
  clock = Date.parse('2026-11-24T12:00:00Z');
  values = new Map();
});

describe('a sign-in', () => {
  test('holds for fourteen days, in every replica', async () => {
    const { token, expires_at: expires } = open().issue('us', 7);
    expect(expires).toBe('2026-12-08T12:00:00.000Z');
    expect(await open().find('us', token)).toMatchObject({ store: 'us', customerId: 7 });
    clock += 14 * day;
    expect(await open().find('us', token)).toBeNull();
  });

  test('is of one store', async () => {
    expect(await open().find('ca', open().issue('us', 7).token)).toBeNull();
  });

  test('that ended stays ended, and no other one', async () => {
    const [one, two] = [open().issue('us', 7), open().issue('us', 7)];
    await open().end(one.token);
    expect(await open().find('us', one.token)).toBeNull();
    expect(await open().find('us', two.token)).not.toBeNull();
  });

  test('ends with all others of the customer, at this store, but not those that follow', async () => {
    const before = open().issue('us', 7);
    const others = [open().issue('us', 8), open().issue('ca', 7)] as const;
    await open().endAll('us', 7);
    clock += 1;
    const after = open().issue('us', 7);
    expect(await open().find('us', before.token)).toBeNull();
    expect(await open().find('us', after.token)).not.toBeNull();
    expect(await open().find('us', others[0].token)).not.toBeNull();
    expect(await open().find('ca', others[1].token)).not.toBeNull();
  });
});

describe('a forged token', () => {
  test.each([
    ['of another customer', (token: string) => token.replace('.7.', '.8.')],
    ['that was issued later', (token: string) => token.replace(/\.7\.\d+\./, '.7.9999999999999.')],
    ['without a signature', (token: string) => token.replace(/\.[^.]+$/, '.')],
    ['with more parts', (token: string) => `${token}.x`],
    ['of another shop', () => open('another secret of 32 characters').issue('us', 7).token],
    ['that is empty', () => ''],
  ])('%s is none', async (_, forge) => {
    const forged = forge(open().issue('us', 7).token);
    expect(await open().find('us', forged)).toBeNull();
    await open().end(forged);
    expect(values.size).toBe(0);
  });
});
