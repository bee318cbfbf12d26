/**
 * The pro programme: what a pro code says, who counts as a pro, and how near a yearly spend is to its limit
 * (platform.md 3, 4, 6, 9). The text names the code's form and its region field; all else here is a decision.
 */
import { billingRegion, spendBrand } from '../region/billing.rules.ts';
import type { Markets } from '../region/markets.rules.ts';
import { contentRegion, isProCode, isProRegion } from '../region/region.rules.ts';
import type { WordsKey } from '../content/words.ts';
import type { FieldFault } from './accountForm.rules.ts';

/** Platform.md 9, default brand spend limit: currency units a year. */
export const DEFAULT_SPEND_LIMIT = 3000;

/** Share of the limit from which a shopper is told that it is near. */
const NEAR = 0.8;
const FIELD = 'pro code';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The parts of a customer that may hold the code. */
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
      /** Milliseconds since 1970 from which the code no longer holds; null when it does not end. */
      expires: number | null;
    };

export type ProStatus = 'NONE' | 'ACTIVE' | 'EXPIRED' | 'MALFORMED' | 'NOT_HERE';
export type SpendLevel = 'FINE' | 'NEAR' | 'OVER';

const none: ProCodeReading = { kind: 'NONE' };
const malformed: ProCodeReading = { kind: 'MALFORMED' };

/** Form fields are named by people: compared trimmed and without regard to case, as display texts are. */
export function isProCodeField(name: string): boolean {
  return name.trim().toLowerCase() === FIELD;
}

/**
 * A JSON value read from the form field named 'Pro Code' or from the notes. The form field wins while anything is in
 * it, and anything but a code is malformed there. Notes are free text: they hold a code only when all of them is one
 * JSON object, so that a quoted code in a remark about somebody makes nobody a pro.
 */
export function readProCode({ formFields, notes }: ProCodeHolder): ProCodeReading {
  const typed = formFields.find(({ name, value }) => isProCodeField(name) && value.trim() !== '');
  if (typed) return codeFrom(jsonObject(typed.value));
  const noted = jsonObject(notes);
  return noted ? codeFrom(noted) : none;
}

/** What the session keeps of a code: the region that makes a pro, and until when. Nothing of a malformed one. */
export function proFacts(holder: ProCodeHolder): { proRegion: string | null; proUntil: number | null } {
  const code = readProCode(holder);
  return code.kind === 'FOUND'
    ? { proRegion: code.region, proUntil: code.expires }
    : { proRegion: null, proUntil: null };
}

/** A status in which somebody is a pro, wherever pro prices hold. */
export function isProStatus(status: ProStatus): boolean {
  return status === 'ACTIVE' || status === 'NOT_HERE';
}

/**
 * Whether pros with an account at this store have pro prices in this country. Norway and Japan have no pro region; in
 * Poland pros are billed by the European store, so an account at the American one makes nobody a pro there.
 */
export function hasProRegion(country: string, store: string, markets: Markets): boolean {
  const region = contentRegion(country, true, markets);
  return isProRegion(region) && billingRegion(region) === store;
}

/**
 * The brand that counts a customer's spend in this country (platform.md 4). Null where it is another store's: customers'
 * numbers are a store's own, and the same number there may be somebody else.
 */
export function spendBrandAt(country: string, store: string, markets: Markets): string | null {
  const brand = spendBrand(country);
  const brandStore = brand === 'no' ? billingRegion(contentRegion(country, true, markets)) : brand;
  return brandStore === store ? brand : null;
}

/** What the commerce service says of a typed code, as it writes it; anything else is a code that is not valid. */
const codeProblems: Readonly<Record<string, WordsKey>> = {
  'is expired': 'refusal.proCode.expired',
  'is used': 'refusal.proCode.used',
  'is for another store': 'refusal.proCode.otherStore',
};

/** The fault of the input's field `proCode`. */
export function proCodeFault(problem: string): FieldFault {
  return { field: 'proCode', key: codeProblems[problem] ?? 'refusal.account.proCode' };
}

/**
 * `isHere` says whether the country has a pro region for the customer's store: without one pros stay pros, without
 * pro prices. A code of a region that is no pro region makes no pro; a code that ended makes none either.
 */
export function proStatus(code: ProCodeReading, isHere: boolean, nowMs: number): ProStatus {
  if (code.kind !== 'FOUND') return code.kind;
  if (!isProCode(code.region)) return 'NONE';
  if (code.expires !== null && nowMs >= code.expires) return 'EXPIRED';
  return isHere ? 'ACTIVE' : 'NOT_HERE';
}

/**
 * The day on which a membership ends, `yyyy-mm-dd`: what the spend service says (platform.md 3, proExpirationDate), else
 * the last day of the code. Null when neither ends it.
 */
export function lastDay(expirationDate: string | null, proUntil: number | null): string | null {
  if (expirationDate) return expirationDate.slice(0, 10);
  return proUntil === null ? null : new Date(proUntil - 1).toISOString().slice(0, 10);
}

export interface SpendSum {
  spent: number;
  limit: number;
  inCart: number;
  adding: number | null;
  /** All of it together. */
  after: number;
  /** What may still be bought within the limit; 0 when it is passed. */
  remaining: number;
  /** Shares of the limit; above 1 when it is passed. */
  spentFraction: number;
  afterFraction: number;
  level: SpendLevel;
}

export interface SpendSoFar {
  /** Null when nothing is counted yet: nothing was spent. */
  spent: number | null;
  /** Null where the default holds. */
  limit: number | null;
}

/** What a cart, and perhaps one thing more, would bring the yearly spend to. All in currency units. */
export function spendSum(soFar: SpendSoFar, inCart: number, adding: number | null): SpendSum {
  const spent = soFar.spent ?? 0;
  const limit = soFar.limit ?? DEFAULT_SPEND_LIMIT;
  const after = cents(spent + inCart + (adding ?? 0));
  return {
    spent,
    limit,
    inCart,
    adding,
    after,
    remaining: Math.max(0, cents(limit - after)),
    spentFraction: fraction(spent, limit),
    afterFraction: fraction(after, limit),
    level: spendLevel(after, limit),
  };
}

/** The limit itself may be spent: over is above it, near is from four fifths of it. */
export function spendLevel(after: number, limit: number = DEFAULT_SPEND_LIMIT): SpendLevel {
  if (after > limit) return 'OVER';
  return after > 0 && after >= limit * NEAR ? 'NEAR' : 'FINE';
}

/** Of nothing everything is too much: a limit of zero counts as reached by nothing, and passed by anything. */
function fraction(amount: number, limit: number): number {
  return limit > 0 ? amount / limit : Number(amount > 0);
}

/** Sums of amounts drift by less than a cent. */
function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
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

/** A day alone holds until it is over, in universal time. Null when there is none, undefined when it is no date. */
export function momentOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return undefined;
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(T\S+)?$/.exec(value.trim()) ?? [];
  if (day === undefined) return undefined;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The parser takes 30 February for 2 March.
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
