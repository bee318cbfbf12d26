/**
 * Format of a partner's key: `skp_{id}_{secret}{checksum}`. The id is public and identifies the key in logs; the secret
 * has 256 bits; the checksum distinguishes a typing mistake from a guess, and lets secret scanners recognise keys,
 * without any look-up.
 */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface KeyParts {
  /** Twelve lowercase letters and digits. */
  id: string;
  /** 32 random bytes as base64url, 43 characters. */
  secret: string;
}

/** Prefix for secret scanners. */
const KEY = /^skp_([a-z0-9]{12})_([\w-]{43})([a-z0-9]{7})$/;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export function newKey(): KeyParts {
  return { id: newId(), secret: newSecret() };
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

function newId(): string {
  return Array.from({ length: 12 }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}

export function keyText({ id, secret }: KeyParts): string {
  const body = `skp_${id}_${secret}`;
  return body + checksum(body);
}

/** Null when malformed. */
export function parseKey(text: string): KeyParts | null {
  const [, id, secret, sum] = KEY.exec(text) ?? [];
  if (id === undefined || secret === undefined) return null;
  return checksum(`skp_${id}_${secret}`) === sum ? { id, secret } : null;
}

/** CRC-32 in base 36: always seven characters. */
function checksum(body: string): string {
  return crc32(body).toString(36).padStart(7, '0');
}

/**
 * Hash for storage. One round of SHA-256 suffices: slow hashes such as bcrypt protect guessable passwords, while 256
 * random bits cannot be guessed. A slow hash would cost every request of a partner, and could be abused for denial of
 * service.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Constant-time comparison. */
export function isHashOf(hash: string, secret: string): boolean {
  const stored = Buffer.from(hash, 'hex');
  const given = createHash('sha256').update(secret).digest();
  return stored.length === given.length && timingSafeEqual(stored, given);
}
