/**
 * Authenticates callers of the API by `Authorization: Bearer skp_…` alone. An invalid key is refused before a session
 * is read. Guesses are limited by address; a key that was valid from the same address recently does not count as a
 * guess.
 */
import { LRUCache } from 'lru-cache';
import type { ApiClient } from '../http/edgeRequest.ts';
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';
import type { Report } from '../../graph/reports.ts';
import type { Limiter, SharedState } from '../state/SharedState.ts';
import { hashOf } from './keyText.ts';
import { PartnerKeys, type Verified } from './partnerKeys.ts';
import type { PartnerRecord } from './partnerRecord.ts';

/** Sent in place of an operation's result. */
export interface AuthRefusal {
  status: 401 | 429 | 503;
  code: ErrorCode & ('UNAUTHENTICATED' | 'RATE_LIMITED' | 'KEYS_UNAVAILABLE');
  message: string;
  /** Null when repeating it would not help. */
  retryAfterSeconds: number | null;
  headers: Readonly<Record<string, string>>;
}

export interface AuthResult {
  /** Null for the public, and for an invalid key. */
  client: ApiClient | null;
  refusal: AuthRefusal | null;
}

/** Invalid keys per address in a quarter of an hour. */
export const guessLimit = { points: 20, seconds: 15 * 60 };
/**
 * Milliseconds for which a key remains valid while the shared state is unavailable. Keys cannot be revoked then either,
 * as the command writes to the same state.
 */
const OUTAGE_GRACE = 60_000;

const words: Readonly<Record<Exclude<Verified['verdict'], 'good'>, string>> = {
  malformed: 'This is no key, or it was not copied exactly.',
  unknown: 'This key is not known.',
  broken: 'This key is not known.',
  revoked: 'This key was revoked.',
  expired: 'This key has expired.',
  rotated: 'This key was replaced by a newer one, and its time is over.',
};

export class PartnerAuth {
  readonly #keys: PartnerKeys;
  readonly #guesses: Limiter;
  readonly #report: Report;
  /** Address and hash of keys that were valid in the last hour. */
  readonly #opened = new LRUCache<string, true>({ max: 10_000, ttl: 60 * 60_000 });
  /** By hash of the key: its result, and when. */
  readonly #lastGood = new LRUCache<string, { record: PartnerRecord; at: number }>({ max: 10_000 });

  constructor(state: SharedState, report: Report) {
    this.#keys = new PartnerKeys(state);
    this.#guesses = state.limiter('partner-key-guesses', guessLimit);
    this.#report = report;
  }

  /** @param url path and query of the request, which must not contain a key. */
  async open(authorization: string | undefined, url: string, address: string): Promise<AuthResult> {
    if (/skp_[a-z0-9]{12}_/.test(url)) {
      return refused(
        'Keys in URLs are refused, as URLs are logged: rotate this one, and send the new one in the Authorization header.',
      );
    }
    const bearer = /^Bearer(?: +(.*))?$/i.exec(authorization ?? '');
    // Basic authentication of a proxy, for example in front of a staging shop, is ignored.
    if (!bearer) return { client: null, refusal: null };
    const shown = bearer[1] ?? '';
    try {
      return await this.#judge(shown, address);
    } catch (error) {
      this.#report('partner keys cannot be looked up', {
        reason: error instanceof Error ? error.message : String(error),
      });
      const last = this.#lastGood.get(hashOf(shown));
      if (last && Date.now() < last.at + OUTAGE_GRACE && isWithin(last.record.expiresAt))
        return opened(last.record);
      return shut({
        status: 503,
        code: 'KEYS_UNAVAILABLE',
        message: 'Keys cannot be checked at the moment.',
        retryAfterSeconds: 5,
        headers: {},
      });
    }
  }

  async #judge(shown: string, address: string): Promise<AuthResult> {
    const digest = hashOf(shown);
    const place = `${address} ${digest}`;
    const isGuess = !this.#opened.has(place);
    if (isGuess) {
      const { allowed, resetMs } = await this.#guesses.consume(address);
      if (!allowed) return tooManyGuesses(resetMs);
    }
    const verified = await this.#keys.verify(shown, new Date());
    if (verified.verdict !== 'good') {
      this.#opened.delete(place);
      this.#lastGood.delete(digest);
      if (verified.problem)
        this.#report('the record of a partner key is unreadable', { reason: verified.problem.message });
      return refused(words[verified.verdict]);
    }
    if (isGuess) await this.#guesses.refund(address);
    this.#opened.set(place, true);
    this.#lastGood.set(digest, { record: verified.record, at: Date.now() });
    return opened(verified.record);
  }
}

function isWithin(expiresAt: string | null): boolean {
  return expiresAt === null || Date.now() < Date.parse(expiresAt);
}

function opened({ id, name, scopes, costPerMinute }: PartnerRecord): AuthResult {
  return {
    client: { kind: 'partner', id, name, scopes: new Set(scopes), costPerMinute },
    refusal: null,
  };
}

function shut(refusal: AuthRefusal): AuthResult {
  return { client: null, refusal };
}

function refused(message: string): AuthResult {
  return shut({
    status: 401,
    code: 'UNAUTHENTICATED',
    message,
    retryAfterSeconds: null,
    headers: { 'www-authenticate': 'Bearer realm="partners", error="invalid_token"' },
  });
}

function tooManyGuesses(resetMs: number): AuthResult {
  return shut({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many wrong keys from this address.',
    retryAfterSeconds: Math.max(1, Math.ceil(resetMs / 1_000)),
    headers: {},
  });
}
