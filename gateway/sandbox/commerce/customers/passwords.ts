/** Passwords are stored as salted scrypt digests and compared in constant time. */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';

/** About 15 ms per digest: the sandbox faces no attackers, and its tests log in often. */
const cost = { N: 4096, r: 8, p: 1 };
const digestBytes = 32;

export interface PasswordDigest {
  salt: Buffer;
  password: Buffer;
}

export function digestNow(plain: string): PasswordDigest {
  const salt = randomBytes(16);
  return { salt, password: scryptSync(plain, salt, digestBytes, cost) };
}

export async function digest(plain: string): Promise<PasswordDigest> {
  const salt = randomBytes(16);
  return { salt, password: await derive(plain, salt) };
}

/** Does the same work for an unknown customer, so that timing does not reveal who has an account. */
export async function matches(
  plain: string,
  kept: { salt: Uint8Array; password: Uint8Array } | undefined,
): Promise<boolean> {
  const given = await derive(plain, kept?.salt ?? Buffer.alloc(16));
  return kept !== undefined && timingSafeEqual(given, kept.password);
}

function derive(plain: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(plain, salt, digestBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
