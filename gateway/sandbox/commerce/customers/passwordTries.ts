/** Passwords that are tried, whichever API asked: as at the vendor, too many wrong ones are answered with 429. */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';
import { query } from '../query.ts';
import { Refusal } from '../refusal.ts';
import type { CustomerRow } from './customerRows.ts';
import { matches } from './passwords.ts';

const windowMs = 60_000;
const wrongTries = 5;

export function passwordTries(db: DatabaseSync, now: () => number) {
  const forget = query(db, 'DELETE FROM login_failures WHERE at <= ?');
  const fail = query(db, 'INSERT INTO login_failures VALUES (?, ?, ?)');
  const failures = query<{ count: number; first: number }>(
    db,
    'SELECT COUNT(*) AS count, MIN(at) AS first FROM login_failures WHERE store = ? AND email = ?',
  );

  /**
   * @throws Refusal 429 with the vendor's headers after five wrong passwords within a minute for one e-mail address.
   */
  return async (
    store: StoreRegion,
    email: string,
    kept: CustomerRow | undefined,
    pw: string,
  ): Promise<boolean> => {
    forget.run(now() - windowMs);
    const past = failures.get(store, email) ?? { count: 0, first: 0 };
    if (past.count >= wrongTries) {
      const waitMs = Math.max(0, past.first + windowMs - now());
      throw new Refusal(429, 'rate_limited', 'Too many wrong passwords', {
        headers: {
          'X-Rate-Limit-Time-Window-Ms': String(windowMs),
          'X-Rate-Limit-Time-Reset-Ms': String(waitMs),
          'X-Rate-Limit-Requests-Quota': String(wrongTries),
          'X-Rate-Limit-Requests-Left': '0',
          'X-Retry-After': String(Math.ceil(waitMs / 1000)),
        },
      });
    }
    const right = await matches(pw, kept);
    if (!right) fail.run(store, email, now());
    return right;
  };
}
