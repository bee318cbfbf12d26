/** Tokens of the stand-in: signed, valid for two minutes and one verification, bound to key, action and page. */
import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';

export interface Challenge {
  siteKey: string;
  action: string;
  /** 0 to 1. */
  score: number;
  /** Host of the requesting page; empty when unknown. */
  hostname: string;
  /** Milliseconds since 1970. */
  at: number;
}

interface Made extends Challenge {
  id: string;
}

const lifeMs = 2 * 60_000;

export class Tokens {
  readonly #key = randomBytes(32);
  /** Ids of verified tokens with their expiry. */
  readonly #used = new Map<string, number>();

  make(challenge: Challenge): string {
    const made: Made = { ...challenge, id: randomUUID() };
    const text = Buffer.from(JSON.stringify(made)).toString('base64url');
    return `${text}.${this.#sign(text)}`;
  }

  /** The token's content. `invalid`: not issued here. `over`: expired or already verified. */
  use(token: string, now: number): Challenge | 'invalid' | 'over' {
    const [text = '', signature = ''] = token.split('.');
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'invalid';
    const { id, ...challenge } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Made;
    for (const [old, endsAt] of this.#used) if (endsAt < now) this.#used.delete(old);
    const endsAt = challenge.at + lifeMs;
    if (endsAt < now || this.#used.has(id)) return 'over';
    this.#used.set(id, endsAt);
    return challenge;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
