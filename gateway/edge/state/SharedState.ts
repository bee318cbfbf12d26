/**
 * State shared by all gateway replicas: limits, revocations, the newest sessions, cached values, partner keys. Two
 * implementations: `embeddedState.ts` for a single process, and `redisState.ts` when `REDIS_URL` is set, wrapped by
 * `resilientState.ts`, which defines the fallback of each call during an outage. Knows neither HTTP nor any source.
 */
export interface SharedState {
  readonly kind: 'embedded' | 'redis';
  /** True while the server is unreachable and this process uses its own memory. */
  readonly isUnavailable: boolean;
  readonly values: ExpiringValues;
  /** Last-version-wins values, independent of writer and arrival order. */
  readonly newest: NewestValues;
  /** Persistent records, such as partner keys. The same name is the same set in all replicas. */
  records(name: string): Records;
  /** Persistent ordered entries, such as the changes of products. The same name is the same journal in all replicas. */
  journal(name: string): Journal;
  /** @param name keeps this limit's counters apart from others. */
  limiter(name: string, limit: Limit): Limiter;
  /**
   * Serialises runs with the same key across all replicas. Errors of `run` are passed on.
   * @throws TurnTimeoutError without running `run`, when another replica holds the turn for longer than any request
   * lasts.
   */
  inTurn<Result>(key: string, run: () => Promise<Result>): Promise<Result>;
  /** Publishes to every replica, this one included. Replicas that are disconnected miss the message. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Returns the unsubscribe function.
   * @param listening called whenever a subscription becomes active: earlier messages may have been missed.
   */
  subscribe(channel: string, onMessage: (message: string) => void, onActive?: () => void): () => void;
  /** Round-trip time in milliseconds; rejects when there is no answer. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

export interface ExpiringValues {
  /** Null when it was never set, was deleted, or has expired. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, ttlMs: number): Promise<void>;
  /** Returns false without writing when a value exists. */
  setIfAbsent(key: string, value: string, ttlMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
}

export interface Versioned {
  /** Increments from 0. */
  version: number;
  value: string;
}

/** A version higher than any counter reaches, so that nothing replaces the value until it expires. */
export const finalVersion = 1_000_000_000;

export interface NewestValues {
  get(key: string): Promise<Versioned | null>;
  /** Null when written; otherwise the stored version, which is the same or newer. */
  set(key: string, newest: Versioned, ttlMs: number): Promise<number | null>;
}

export interface Records {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  delete(key: string): Promise<void>;
  /**
   * Replaces a record that nobody else has changed meanwhile. `from` is the expected value and `to` the new one; null
   * stands for no record. Returns false without writing when another value is stored.
   */
  replace(key: string, from: string | null, to: string | null): Promise<boolean>;
  /** The keys of all records; for commands, not for requests. */
  keys(): Promise<readonly string[]>;
  /** All records by key; for commands, not for requests. */
  list(): Promise<ReadonlyMap<string, string>>;
}

export interface JournalEntry {
  /** Increments by 1, from 1. */
  sequence: number;
  value: string;
}

export interface JournalBounds {
  /** Of this journal: another one when the server has lost its memory and numbering begins anew. */
  id: string;
  /** Of the oldest entry kept; `last + 1` when there is none. */
  first: number;
  /** Of the newest entry ever added; 0 before the first. */
  last: number;
}

export interface Journal {
  /** Adds entries in this order, all or none, and returns the number of the last one. */
  add(values: readonly string[]): Promise<number>;
  /** Entries after this number, oldest first. Removed entries are skipped silently: compare with `bounds` afterwards. */
  after(sequence: number, most: number): Promise<JournalEntry[]>;
  bounds(): Promise<JournalBounds>;
  /** Removes the entries up to this number, itself included. */
  removeTo(sequence: number): Promise<void>;
}

export interface Limit {
  points: number;
  /** Seconds until a key's points reset. */
  seconds: number;
}

export interface Limiter {
  /** Consumes points; none when the limit would be exceeded. */
  consume(key: string, points?: number): Promise<LimitAnswer>;
  /** Refunds points. */
  refund(key: string, points?: number): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface LimitAnswer {
  allowed: boolean;
  /** Points left until the reset; 0 when refused. */
  remaining: number;
  /** Milliseconds until the reset. */
  resetMs: number;
}

/** Another replica held the turn for longer than the maximum wait. */
export class TurnTimeoutError extends Error {
  override readonly name = 'TurnTimeoutError';
}

/** The state server does not respond. */
export class StateUnavailableError extends Error {
  override readonly name = 'StateUnavailableError';
}
