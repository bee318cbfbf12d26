import { expect, test } from 'vitest';
import { keyStop } from './keyStop.rules.ts';

const now = Date.parse('2026-11-28T12:00:00Z');
const good = { scopes: ['search', 'catalogue'], expiresAt: null, revokedAt: null };

test.each([
  ['a valid key', good, null],
  ['a key before its expiry', { ...good, expiresAt: '2026-11-28T12:00:01Z' }, null],
  ['no key', null, 'Its key does not exist.'],
  ['a revoked key', { ...good, revokedAt: '2026-11-28T11:00:00Z' }, 'Its key is revoked.'],
  ['an expired key', { ...good, expiresAt: '2026-11-28T12:00:00Z' }, 'Its key has expired.'],
  ['a key of other scopes', { ...good, scopes: ['content'] }, 'Its key lacks the scope catalogue.'],
])('%s', (_, key, stop) => {
  expect(keyStop(key, now)).toBe(stop);
});
