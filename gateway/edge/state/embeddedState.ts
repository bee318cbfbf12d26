/** Shared state of a single process: in memory, with records in an SQLite file if configured. */
import { EventEmitter } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import { memoryLimiter } from './memoryLimiter.ts';
import { NewestValuesInMemory } from './newestValuesInMemory.ts';
import { createJournals, journalOf } from './embeddedJournal.ts';
import type { Records, SharedState } from './SharedState.ts';

export interface EmbeddedStateOptions {
  /** Persists records across restarts and shares them with the partner-key command. Null: in memory. */
  file: string | null;
}

const MAX_VALUES = 50_000;
/** Characters, keys included. */
const MAX_SIZE = 32 * 1024 * 1024;

export function embeddedState({ file }: EmbeddedStateOptions): SharedState {
  const values = new LRUCache<string, string>({
    max: MAX_VALUES,
    maxSize: MAX_SIZE,
    sizeCalculation: (value, key) => value.length + key.length,
  });
  const newest = new NewestValuesInMemory();
  const turns = new Map<string, Promise<unknown>>();
  const messages = new EventEmitter().setMaxListeners(0);
  const database = new DatabaseSync(file ?? ':memory:');
  // The command may write while the gateway reads; neither blocks the other for long.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000');
  database.exec(
    'CREATE TABLE IF NOT EXISTS records (name TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (name, key))',
  );
  createJournals(database);

  return {
    kind: 'embedded',
    isUnavailable: false,
    values: {
      get: async (key) => values.get(key) ?? null,
      set: async (key, value, ttlMs) => void values.set(key, value, { ttl: ttlMs }),
      async setIfAbsent(key, value, ttlMs) {
        if (values.get(key) !== undefined) return false;
        values.set(key, value, { ttl: ttlMs });
        return true;
      },
      delete: async (key) => void values.delete(key),
    },
    newest: {
      get: async (key) => newest.get(key),
      set: async (key, value, ttlMs) => newest.set(key, value, ttlMs),
    },
    records: (name) => recordsOf(database, name),
    journal: (name) => journalOf(database, name),
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
    publish: async (channel, message) => void messages.emit(channel, message),
    subscribe(channel, onMessage, onActive) {
      messages.on(channel, onMessage);
      onActive?.();
      return () => void messages.off(channel, onMessage);
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
  const keys = database.prepare('SELECT key FROM records WHERE name = ? ORDER BY key');
  const insert = database.prepare('INSERT OR IGNORE INTO records (name, key, value) VALUES (?, ?, ?)');
  const update = database.prepare('UPDATE records SET value = ? WHERE name = ? AND key = ? AND value = ?');
  const removeIf = database.prepare('DELETE FROM records WHERE name = ? AND key = ? AND value = ?');
  return {
    get: async (key) => (get.get(name, key)?.['value'] as string | undefined) ?? null,
    set: async (key, value) => void set.run(name, key, value),
    delete: async (key) => void remove.run(name, key),
    async replace(key, from, to) {
      if (from === null) return to === null ? !get.get(name, key) : insert.run(name, key, to).changes > 0;
      return (to === null ? removeIf.run(name, key, from) : update.run(to, name, key, from)).changes > 0;
    },
    keys: async () => keys.all(name).map((row) => String(row['key'])),
    list: async () =>
      new Map(all.all(name).map((row) => [String(row['key']), String(row['value'])] as const)),
  };
}
