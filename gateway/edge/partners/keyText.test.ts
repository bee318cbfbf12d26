import { expect, test } from 'vitest';
import { hashOf, isHashOf, keyText, newKey, parseKey } from './keyText.ts';

test('a key is parsed into its parts', () => {
  for (let count = 0; count < 50; count += 1) {
    const parts = newKey();
    const text = keyText(parts);
    expect(text).toMatch(/^skp_[a-z0-9]{12}_[\w-]{43}[a-z0-9]{7}$/);
    expect(parseKey(text)).toEqual(parts);
    expect(Buffer.from(parts.secret, 'base64url')).toHaveLength(32);
  }
});

test('a key with one wrong character is invalid', () => {
  const text = keyText(newKey());
  for (let at = 0; at < text.length; at += 1) {
    const other = text[at] === 'x' ? 'y' : 'x';
    expect(parseKey(text.slice(0, at) + other + text.slice(at + 1)), `at ${at}`).toBeNull();
  }
});

test.each([
  ['nothing', ''],
  ['another service’s key', 'sk_live_abcdefghijklmnop'],
  ['a key with a trailing line feed', `${keyText(newKey())}\n`],
  ['half a key', keyText(newKey()).slice(0, 40)],
  ['a very long text', `skp_${'a'.repeat(100_000)}`],
])('%s is no key', (_, text) => {
  expect(parseKey(text)).toBeNull();
});

test('the hash verifies the secret, and does not contain it', () => {
  const { secret } = newKey();
  const hash = hashOf(secret);
  expect(hash).not.toContain(secret);
  expect(isHashOf(hash, secret)).toBe(true);
  expect(isHashOf(hash, newKey().secret)).toBe(false);
  expect(isHashOf('not a hash', secret)).toBe(false);
});
