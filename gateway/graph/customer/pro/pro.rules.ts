/**
 * Pro programme rules: pro codes, pro status and yearly spend (platform.md 3, 4, 6, 9). The specification gives the
 * code's format and region field; everything else here is a decision.
 */
import { billingRegion, spendBrand } from '../../region/markets/billing.rules.ts';
import type { Markets } from '../../region/markets/markets.rules.ts';
import { contentRegion, isProCode, isProRegion } from '../../region/markets/region.rules.ts';
import { minorUnits, type MinorUnits } from '../../../sources/transport/minorUnits.rules.ts';
import type { FieldFault } from '../fieldFault.ts';

/** Platform.md 9, default brand spend limit: currency units a year. */
const DEFAULT_SPEND_LIMIT = 3000;

const FIELD = 'pro code';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The customer fields that may contain the code. */
export interface ProCodeHolder {
  formFields: readonly { name: string; value: string }[];
  notes: string;
}

export type ProCodeReading =
  | { kind: 'NONE' }
  | { kind: 'MALFORMED' }
  | {
      kind: 'FOUND';
      region: string;
      code: string | null;
      /** Epoch milliseconds of expiry; null when it does not expire. */
      expires: number | null;
    };

export type ProStatus = 'NONE' | 'ACTIVE' | 'EXPIRED' | 'MALFORMED' | 'NOT_HERE';
export type SpendLevel = 'FINE' | 'NEAR' | 'OVER';

const none: ProCodeReading = { kind: 'NONE' };
const malformed: ProCodeReading = { kind: 'MALFORMED' };

/** Compared trimmed and case-insensitively, as people name form fields. */
export function isProCodeField(name: string): boolean {
  return name.trim().toLowerCase() === FIELD;
}

/**
 * Reads a JSON value from the form field 'Pro Code' or from the notes. A non-empty form field takes precedence, and
 * anything but a code is malformed there. Notes are free text: they count only when they consist of one JSON object, so
 * that a code quoted in a remark makes no one a pro.
 */
export function readProCode({ formFields, notes }: ProCodeHolder): ProCodeReading {
  const typed = formFields.find(({ name, value }) => isProCodeField(name) && value.trim() !== '');
  if (typed) return codeFrom(jsonObject(typed.value));
  const noted = jsonObject(notes);
  return noted ? codeFrom(noted) : none;
}

/** The session's facts of a code: region and expiry. None for a malformed one. */
export function proFacts(holder: ProCodeHolder): { proRegion: string | null; proUntil: number | null } {
  const code = readProCode(holder);
  return code.kind === 'FOUND'
    ? { proRegion: code.region, proUntil: code.expires }
    : { proRegion: null, proUntil: null };
}

/** Statuses of pros, whether or not pro prices apply. */
export function isProStatus(status: ProStatus): boolean {
  return status === 'ACTIVE' || status === 'NOT_HERE';
}

/**
 * Whether pros of this store have pro prices in this country. Norway and Japan have no pro region; Poland's pros are
 * billed by the European store, so an American account does not make a pro there.
 */
export function hasProRegion(country: string, store: string, markets: Markets): boolean {
  const region = contentRegion(country, true, markets);
  return isProRegion(region) && billingRegion(region) === store;
}

/**
 * The brand that counts a customer's spend in this country (platform.md 4). Null when it belongs to another store,
 * whose customer ids are unrelated.
 */
export function spendBrandAt(country: string, store: string, markets: Markets): string | null {
  const brand = spendBrand(country);
  const brandStore = brand === 'no' ? billingRegion(contentRegion(country, true, markets)) : brand;
  return brandStore === store ? brand : null;
}

/** Commerce's reasons for refusing a code; any other means an invalid code. */
const codeProblems: Readonly<Record<string, Pick<FieldFault, 'code' | 'key'>>> = {
  'is expired': { code: 'PRO_CODE_EXPIRED', key: 'refusal.proCode.expired' },
  'is used': { code: 'PRO_CODE_USED', key: 'refusal.proCode.used' },
  'is for another store': { code: 'PRO_CODE_OF_OTHER_STORE', key: 'refusal.proCode.otherStore' },
};
const invalidCode = { code: 'INVALID_PRO_CODE', key: 'refusal.account.proCode' } as const;

/** The fault of input field `proCode`. */
export function proCodeFault(problem: string): FieldFault {
  return { path: ['input', 'proCode'], ...(codeProblems[problem] ?? invalidCode) };
}

/**
 * `isHere`: the country has a pro region for the customer's store; otherwise pros keep their status without pro prices.
 * Codes of other regions and expired codes make no pro.
 */
export function proStatus(code: ProCodeReading, isHere: boolean, nowMs: number): ProStatus {
  if (code.kind !== 'FOUND') return code.kind;
  if (!isProCode(code.region)) return 'NONE';
  if (code.expires !== null && nowMs >= code.expires) return 'EXPIRED';
  return isHere ? 'ACTIVE' : 'NOT_HERE';
}

/**
 * Last day of a membership, `yyyy-mm-dd`: from the spend service (platform.md 3, proExpirationDate), else from the
 * code. Null when it does not end.
 */
export function lastDay(expirationDate: string | null, proUntil: number | null): string | null {
  if (expirationDate) return expirationDate.slice(0, 10);
  return proUntil === null ? null : new Date(proUntil - 1).toISOString().slice(0, 10);
}

export interface SpendSum {
  spent: MinorUnits;
  limit: MinorUnits;
  inCart: MinorUnits;
  adding: MinorUnits | null;
  /** Sum of all of it. */
  after: MinorUnits;
  /** Remaining amount within the limit; 0 when exceeded. */
  remaining: MinorUnits;
  /** Fractions of the limit; above 1 when exceeded. */
  spentFraction: number;
  afterFraction: number;
  level: SpendLevel;
}

/** As sources send it, in currency units, except for the further item. */
export interface SpendFacts {
  /** Null without a record: nothing was spent. */
  spent: number | null;
  /** Null means the default. */
  limit: number | null;
  inCart: number;
  /** Price of a further item; null for none. */
  adding: MinorUnits | null;
}

/** The yearly spend including the cart and an optional further item. */
export function spendSum(facts: SpendFacts, currency: string): SpendSum {
  const spent = minorUnits(facts.spent ?? 0, currency);
  const limit = minorUnits(facts.limit ?? DEFAULT_SPEND_LIMIT, currency);
  const inCart = minorUnits(facts.inCart, currency);
  const { adding } = facts;
  const after = spent + inCart + (adding ?? 0);
  return {
    spent,
    limit,
    inCart,
    adding,
    after,
    remaining: Math.max(0, limit - after),
    spentFraction: fraction(spent, limit),
    afterFraction: fraction(after, limit),
    level: spendLevel(after, limit),
  };
}

/** Above the limit is over; from four fifths of it is near. */
export function spendLevel(after: MinorUnits, limit: MinorUnits): SpendLevel {
  if (after > limit) return 'OVER';
  return after > 0 && after * 5 >= limit * 4 ? 'NEAR' : 'FINE';
}

/** A limit of zero is reached by zero and exceeded by anything more. */
function fraction(amount: MinorUnits, limit: MinorUnits): number {
  return limit > 0 ? amount / limit : Number(amount > 0);
}

function codeFrom(value: Readonly<Record<string, unknown>> | null): ProCodeReading {
  const region = value?.['region'];
  if (typeof region !== 'string' || region.trim() === '') return malformed;
  const expires = momentOf(value?.['expires']);
  if (expires === undefined) return malformed;
  const code = value?.['code'];
  return {
    kind: 'FOUND',
    region: region.trim(),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
    expires,
  };
}

/** A plain date is valid until the end of that day, UTC. Null for none, undefined for an invalid date. */
export function momentOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return undefined;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(T\S+)?$/.exec(value.trim()) ?? [];
  if (day === undefined) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The parser accepts 30 February as 2 March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(day)) return undefined;
  if (time === undefined) return midnight + DAY_MS;
  const moment = Date.parse(`${day}${time}`);
  return Number.isNaN(moment) ? undefined : moment;
}

function jsonObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
