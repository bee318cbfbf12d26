/**
 * What copies of the gateway behind one address must agree on: limits, revocations, the newest session, kept answers,
 * partners' keys. One interface, two makers: `embeddedState.ts` for one process, `redisState.ts` where `REDIS_URL` is set,
 * there behind `sturdyState.ts`, which says what each call does while the server cannot be reached.
 * Knows neither HTTP nor any source.
 */
export interface SharedState {
  readonly kind: 'embedded' | 'redis';
  /** True while the server behind it is not reached, and this process answers by itself. */
  readonly isAway: boolean;
  readonly values: KeptValues;
  /** Values of which the newest counts, whoever wrote it and in whatever order the writes arrive. */
  readonly newest: NewestValues;
  /** Records that stay until they are deleted, such as partners' keys. The same name is the same set everywhere. */
  records(name: string): Records;
  /** @param name tells this limit's counts from those of others. */
  limiter(name: string, limit: Limit): Limiter;
  /**
   * Runs one after the other what has the same key, over all copies. What `run` throws is passed on.
   *
   * @throws TurnTimeoutError, and `run` never began, when another copy held the turn for longer than any request lasts.
   */
  inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result>;
  /** Tells every copy, this one included. What is told while a copy is cut off does not reach it. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Gives what ends it.
   *
   * @param listening told each time that messages arrive from now on: what was told before may have been missed.
   */
  subscribe(channel: string, hear: (message: string) => void, listening?: () => void): () => void;
  /** Milliseconds of one round trip; rejects when there is no answer. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

export interface KeptValues {
  /** Null when it was never set, was deleted, or its time is over. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** False, and nothing written, when there is a value already. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
}

export interface Versioned {
  /** Counts up from 0. */
  version: number;
  value: string;
}

/** A version that nothing replaces as long as it is kept: nobody counts that far. */
export const finalVersion = 1_000_000_000;

export interface NewestValues {
  get(key: string): Promise<Versioned | null>;
  /** Null when it was written. When one of this version or a newer one stands there, that one's version. */
  set(key: string, newest: Versioned, ttlMs: number): Promise<number | null>;
}

export interface Records {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  /** All of them, by key; for commands, not for requests. */
  list(): Promise<ReadonlyMap<string, string>>;
}

export interface Limit {
  points: number;
  /** Seconds after which a key's points are whole again. */
  seconds: number;
}

export interface Limiter {
  /** Takes points; takes none beyond the limit. */
  consume(key: string, points?: number): Promise<LimitAnswer>;
  /** Gives points back that were taken for nothing. */
  giveBack(key: string, points?: number): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface LimitAnswer {
  allowed: boolean;
  /** Points left until the reset; 0 when refused. */
  remaining: number;
  /** Milliseconds until the points are whole again. */
  resetMs: number;
}

/** Another copy has the turn, and kept it for longer than the wait allows. */
export class TurnTimeoutError extends Error {
  override readonly name = 'TurnTimeoutError';
}

/** The server behind the state gives no answer. */
export class StateAwayError extends Error {
  override readonly name = 'StateAwayError';
}
