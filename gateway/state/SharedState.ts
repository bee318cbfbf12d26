/**
 * What copies of the gateway behind one address must agree on: limits, revocations, the newest session, kept answers,
 * partners' keys. One interface, two makers: `embeddedState.ts` for one process, `redisState.ts` where `REDIS_URL` is set.
 * Knows neither HTTP nor any source. Every call may reject while the server behind it cannot be reached; who calls
 * decides what the shop does without it.
 */
export interface SharedState {
  readonly kind: 'embedded' | 'redis';
  readonly values: KeptValues;
  /** Records that stay until they are deleted, such as partners' keys. The same name is the same set everywhere. */
  records(name: string): Records;
  /** @param name tells this limit's counts from those of others. */
  limiter(name: string, limit: Limit): Limiter;
  /** Runs one after the other what has the same key, over all copies. What `run` throws is passed on. */
  inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result>;
  /** Tells every copy, this one included. What is told while a copy is cut off does not reach it. */
  publish(channel: string, message: string): Promise<void>;
  /** Gives what ends it. */
  subscribe(channel: string, hear: (message: string) => void): () => void;
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
