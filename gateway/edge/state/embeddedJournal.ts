/** Journals of a single process, in the SQLite database of its records. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Journal } from './SharedState.ts';

export function createJournals(database: DatabaseSync): void {
  database.exec(
    'CREATE TABLE IF NOT EXISTS journals (name TEXT PRIMARY KEY, id TEXT NOT NULL, last INTEGER NOT NULL)',
  );
  database.exec(
    'CREATE TABLE IF NOT EXISTS journal_entries (name TEXT, sequence INTEGER, value TEXT NOT NULL, PRIMARY KEY (name, sequence)) WITHOUT ROWID',
  );
}

export function journalOf(database: DatabaseSync, name: string): Journal {
  const open = database.prepare('INSERT OR IGNORE INTO journals (name, id, last) VALUES (?, ?, 0)');
  const facts = database.prepare('SELECT id, last FROM journals WHERE name = ?');
  const advance = database.prepare('UPDATE journals SET last = last + 1 WHERE name = ? RETURNING last');
  const insert = database.prepare('INSERT INTO journal_entries (name, sequence, value) VALUES (?, ?, ?)');
  const after = database.prepare(
    'SELECT sequence, value FROM journal_entries WHERE name = ? AND sequence > ? ORDER BY sequence LIMIT ?',
  );
  const remove = database.prepare('DELETE FROM journal_entries WHERE name = ? AND sequence <= ?');
  const read = () => {
    open.run(name, randomUUID());
    const { id, last } = facts.get(name) ?? {};
    return { id: String(id), last: Number(last) };
  };
  return {
    async add(values) {
      // One transaction: the indexer may write to the same file.
      database.exec('BEGIN IMMEDIATE');
      try {
        open.run(name, randomUUID());
        for (const value of values) insert.run(name, Number(advance.get(name)?.['last']), value);
        const { last } = read();
        database.exec('COMMIT');
        return last;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
    after: async (sequence, most) =>
      after
        .all(name, sequence, most)
        .map((row) => ({ sequence: Number(row['sequence']), value: String(row['value']) })),
    async bounds() {
      const { id, last } = read();
      const [oldest] = after.all(name, 0, 1);
      return { id, last, first: oldest ? Number(oldest['sequence']) : last + 1 };
    },
    removeTo: async (sequence) => void remove.run(name, sequence),
  };
}
