/** The state of one process alone: in memory, and records in an SQLite file where one is named. */
import { EventEmitter } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit, Limiter, LimitAnswer, Records, SharedState } from './SharedState.ts';

export interface EmbeddedStateOptions {
  /** Keeps records over restarts, and shows them to commands beside the gateway. Null: in memory. */
  file: string | null;
}

const KEPT_VALUES = 50_000;

export function embeddedState({ file }: EmbeddedStateOptions): SharedState {
  const kept = new LRUCache<string, string>({ max: KEPT_VALUES });
  const turns = new Map<string, Promise<unknown>>();
  const told = new EventEmitter().setMaxListeners(0);
  const database = new DatabaseSync(file ?? ':memory:');
  // A command writes while the gateway reads: neither waits for the other for long.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000');
  database.exec(
    'CREATE TABLE IF NOT EXISTS records (name TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (name, key))',
  );

  return {
    kind: 'embedded',
    values: {
      get: async (key) => kept.get(key) ?? null,
      set: async (key, value, ttlMs) => void kept.set(key, value, { ttl: ttlMs }),
      async setIfAbsent(key, value, ttlMs) {
        if (kept.get(key) !== undefined) return false;
        kept.set(key, value, { ttl: ttlMs });
        return true;
      },
      delete: async (key) => void kept.delete(key),
    },
    records: (name) => recordsOf(database, name),
    limiter: memoryLimiter,
    async inTurn(key, run) {
      const before = turns.get(key);
      const turn = (async () => {
        await before?.catch(() => undefined);
        return run();
      })();
      turns.set(key, turn);
      try {
        return await turn;
      } finally {
        if (turns.get(key) === turn) turns.delete(key);
      }
    },
    publish: async (channel, message) => void told.emit(channel, message),
    subscribe(channel, hear) {
      told.on(channel, hear);
      return () => void told.off(channel, hear);
    },
    ping: async () => 0,
    close: async () => database.close(),
  };
}

function recordsOf(database: DatabaseSync, name: string): Records {
  const get = database.prepare('SELECT value FROM records WHERE name = ? AND key = ?');
  const set = database.prepare('INSERT OR REPLACE INTO records (name, key, value) VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM records WHERE name = ? AND key = ?');
  const all = database.prepare('SELECT key, value FROM records WHERE name = ? ORDER BY key');
  return {
    get: async (key) => (get.get(name, key)?.['value'] as string | undefined) ?? null,
    set: async (key, value) => void set.run(name, key, value),
    delete: async (key) => void remove.run(name, key),
    list: async () =>
      new Map(all.all(name).map((row) => [String(row['key']), String(row['value'])] as const)),
  };
}

function memoryLimiter(name: string, { points, seconds }: Limit): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: seconds, keyPrefix: name });
  return {
    async consume(key, taken = 1): Promise<LimitAnswer> {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, taken);
        return { allowed: true, remaining: remainingPoints, resetMs: msBeforeNext };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        // The library counts what it refuses, too.
        await limiter.reward(key, taken);
        return { allowed: false, remaining: 0, resetMs: error.msBeforeNext };
      }
    },
    giveBack: async (key, given = 1) => void (await limiter.reward(key, given)),
    forget: async (key) => void (await limiter.delete(key)),
  };
}
