/**
 * Issued pro codes. Fixed and public: anyone who tries the shop may join the pro programme with one. `SKARN-PRO-US-1`
 * to `-40` at the American store, `-CA-` at the Canadian, `-EU-` at the European one, and `-NO-` for Norwegians, who
 * have their account at the American store (platform.md 4). Each is valid for one account.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { StoreRegion } from '../../brand/types.ts';

/** Codes of each programme: more than anyone types by hand or a test run uses. */
export const codesOfAProgramme = 40;

const programmes: readonly { letters: string; store: StoreRegion; region: string }[] = [
  { letters: 'US', store: 'us', region: 'pro' },
  { letters: 'NO', store: 'us', region: 'pro_no' },
  { letters: 'CA', store: 'ca', region: 'pro_ca' },
  { letters: 'EU', store: 'eu_region_1', region: 'pro_eu_region_1' },
];

/** Expired, whenever the sandbox is started. */
export const pastDay = '2025-04-30';
export const expiredCode = 'SKARN-PRO-US-OLD';
/** Redeemed by an account that was deleted since; it stays used. */
export const usedCode = 'SKARN-PRO-US-USED';
const closedAccount = 1;

const dayMs = 24 * 60 * 60 * 1000;

export interface IssuedCode {
  code: string;
  store: StoreRegion;
  region: string;
  /** Last day, `yyyy-mm-dd`. */
  expires: string;
  /** Id of the account that used it. */
  usedBy: number | null;
}

export function issuedProCodes(now: number): IssuedCode[] {
  const inAYear = new Date(now + 365 * dayMs).toISOString().slice(0, 10);
  const codes: IssuedCode[] = programmes.flatMap(({ letters, store, region }) =>
    Array.from({ length: codesOfAProgramme }, (_, index) => ({
      code: `SKARN-PRO-${letters}-${index + 1}`,
      store,
      region,
      expires: inAYear,
      usedBy: null,
    })),
  );
  const american = { store: 'us', region: 'pro' } as const;
  return [
    ...codes,
    { ...american, code: expiredCode, expires: pastDay, usedBy: null },
    { ...american, code: usedCode, expires: inAYear, usedBy: closedAccount },
  ];
}

/** For the shop API; a gateway that uses BigCommerce's API keeps its own (sandbox/proCodes.ts). */
export function seedProCodes(db: DatabaseSync, now: number): void {
  const insert = db.prepare('INSERT INTO pro_codes VALUES (?, ?, ?, ?, ?)');
  for (const { code, store, region, expires, usedBy } of issuedProCodes(now))
    insert.run(code, store, region, expires, usedBy);
}
