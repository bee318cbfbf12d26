import { expect, test } from 'vitest';
import { keyVerdict, type KeyTimes } from './keyVerdict.rules.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const open: KeyTimes = { expiresAt: null, revokedAt: null, previousUntil: null };

test.each<[string, KeyTimes, 'current' | 'previous' | 'neither', ReturnType<typeof keyVerdict>]>([
  ['a key without expiry is good', open, 'current', 'good'],
  ['a key is good before its expiry', { ...open, expiresAt: '2026-11-22T12:00:00.001Z' }, 'current', 'good'],
  [
    'a key has expired at its expiry',
    { ...open, expiresAt: '2026-11-22T12:00:00.000Z' },
    'current',
    'expired',
  ],
  [
    'a revoked key is revoked, whether expired or not',
    { ...open, revokedAt: '2026-11-01T00:00:00Z', expiresAt: '2026-11-02T00:00:00Z' },
    'current',
    'revoked',
  ],
  [
    'the previous secret is good during its grace period',
    { ...open, previousUntil: '2026-11-22T12:00:01Z' },
    'previous',
    'good',
  ],
  [
    'the previous secret is invalid at the end of its grace period',
    { ...open, previousUntil: '2026-11-22T12:00:00Z' },
    'previous',
    'rotated',
  ],
  [
    'a grace period ends with a revocation',
    { ...open, previousUntil: '2026-12-01T00:00:00Z', revokedAt: '2026-11-22T11:00:00Z' },
    'previous',
    'revoked',
  ],
  [
    'and with the expiry of the key',
    { ...open, previousUntil: '2026-12-01T00:00:00Z', expiresAt: '2026-11-22T11:00:00Z' },
    'previous',
    'expired',
  ],
  [
    'a wrong secret does not disclose a revocation',
    { ...open, revokedAt: '2026-11-22T11:00:00Z' },
    'neither',
    'unknown',
  ],
])('%s', (_, times, secret, verdict) => {
  expect(keyVerdict(times, secret, now)).toBe(verdict);
});
