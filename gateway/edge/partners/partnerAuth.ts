/**
 * Who asks the graph: reads `Authorization: Bearer skp_…` and nothing else. A key that does not open is answered here,
 * before a session is looked at. Guesses are limited by address; a key that opened from an address lately is no guess.
 */
import { LRUCache } from 'lru-cache';
import type { ApiClient } from '../http/edgeRequest.ts';
import type { Report } from '../../graph/reports.ts';
import type { Limiter, SharedState } from '../state/SharedState.ts';
import { hashOf } from './keyText.ts';
import { PartnerKeys, type Verified } from './partnerKeys.ts';
import type { PartnerRecord } from './partnerRecord.ts';

/** What is answered instead of an operation's result. */
export interface AuthRefusal {
  status: 401 | 429 | 503;
  code: 'UNAUTHENTICATED' | 'RATE_LIMITED' | 'KEYS_UNAVAILABLE';
  message: string;
  headers: Readonly<Record<string, string>>;
}

export interface AuthResult {
  /** Null for the public, and when the key does not open. */
  client: ApiClient | null;
  refusal: AuthRefusal | null;
}

/** Wrong keys of one address in a quarter of an hour. */
export const guessLimit = { points: 20, seconds: 15 * 60 };
/**
 * Milliseconds that a key goes on opening while shared state cannot be reached. Nobody can revoke one then either: the
 * command writes to the same place.
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
  /** By address and hash of the key: opened in the last hour. */
  readonly #opened = new LRUCache<string, true>({ max: 10_000, ttl: 60 * 60_000 });
  /** By hash of the key: what it opened, and when. */
  readonly #lastGood = new LRUCache<string, { record: PartnerRecord; at: number }>({ max: 10_000 });

  constructor(state: SharedState, report: Report) {
    this.#keys = new PartnerKeys(state);
    this.#guesses = state.limiter('partner-key-guesses', guessLimit);
    this.#report = report;
  }

  /** @param url path and query of the request: a key does not belong there. */
  async open(authorization: string | undefined, url: string, address: string): Promise<AuthResult> {
    if (/skp_[a-z0-9]{12}_/.test(url)) {
      return refused(
        'A key in an address is not accepted, and many have read it by now: rotate it, and send it in the Authorization header.',
      );
    }
    const bearer = /^Bearer(?: +(.*))?$/i.exec(authorization ?? '');
    // A proxy's own password, as in front of a shop that is not open yet, is not ours to judge.
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
        headers: { 'retry-after': '5' },
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
      if (verified.problem) this.#report('a partner key is broken', { reason: verified.problem.message });
      return refused(words[verified.verdict]);
    }
    if (isGuess) await this.#guesses.giveBack(address);
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
    headers: { 'www-authenticate': 'Bearer realm="partners", error="invalid_token"' },
  });
}

function tooManyGuesses(resetMs: number): AuthResult {
  return shut({
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many wrong keys from this address.',
    headers: { 'retry-after': String(Math.max(1, Math.ceil(resetMs / 1_000))) },
  });
}
