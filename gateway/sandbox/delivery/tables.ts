/**
 * Entries in SQLite: one row per entry, locale and stage, with the few columns that queries use; the JSON is in a
 * separate table to keep scans short.
 * Seeded once; a changed seed, or `fresh`, seeds again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { LRUCache } from 'lru-cache';
import type { StandinOptions } from '../source.ts';
import { valuesAt, isRecord } from './filter.ts';
import { indexed, listPaths } from './filterSql.ts';

/** A stored version of an entry: in one locale, published or draft. */
export interface EntryRow {
  contentType: string;
  uid: string;
  /** Locale in which it is published. */
  locale: string;
  /** False for a draft, visible in preview only. */
  published: boolean;
  /** The whole entry, including system fields. */
  data: Readonly<Record<string, unknown>>;
}

const layout = `
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, content_type TEXT NOT NULL, uid TEXT NOT NULL, locale TEXT NOT NULL,
    published INTEGER NOT NULL, url TEXT, updated_at TEXT NOT NULL,
    UNIQUE (content_type, uid, locale, published)
  );
  CREATE INDEX entries_by_uid ON entries (uid);
  CREATE INDEX entries_by_url ON entries (content_type, url);
  CREATE INDEX entries_by_update ON entries (content_type, locale, updated_at DESC, uid);
  CREATE TABLE entry_data (id INTEGER PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE entry_values (
    entry INTEGER NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (entry, field, value)
  ) WITHOUT ROWID;
  CREATE INDEX values_to_entry ON entry_values (field, value, entry);
  CREATE TABLE seeded (print TEXT NOT NULL);
`;

/** In all cached results together: 8 MB. */
const maxCachedIds = 1_000_000;

export class Tables {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #ids = new LRUCache<string, readonly number[]>({
    maxSize: maxCachedIds,
    sizeCalculation: (ids) => ids.length + 1,
  });

  constructor(options: StandinOptions, rows: () => readonly EntryRow[]) {
    mkdirSync(options.dataDir, { recursive: true });
    this.#database = new DatabaseSync(join(options.dataDir, 'delivery.sqlite'));
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    if (options.trusted && !options.fresh && this.#print() !== null) return;
    const seed = rows();
    const print = printOf(seed);
    if (options.fresh || this.#print() !== print) this.#seed(seed, print);
  }

  all(sql: string, values: readonly SQLInputValue[]): Record<string, unknown>[] {
    return this.#statement(sql).all(...values);
  }

  one(sql: string, values: readonly SQLInputValue[]): Record<string, unknown> | undefined {
    return this.#statement(sql).get(...values);
  }

  /**
   * All results of a query for ids: a list's pages and its count are cut from the same result. Cached until an entry is
   * written, as in the vendor's own cache.
   */
  ids(sql: string, values: readonly SQLInputValue[]): readonly number[] {
    const key = `${sql} ${JSON.stringify(values)}`;
    let ids = this.#ids.get(key);
    if (!ids) {
      ids = this.all(sql, values).map(({ id }) => Number(id));
      this.#ids.set(key, ids);
    }
    return ids;
  }

  /** The entry of a row found in `entries`. */
  entry(id: unknown): Record<string, unknown> {
    const row = this.one('SELECT data FROM entry_data WHERE id = ?', [Number(id)]);
    const data: unknown = JSON.parse(String(row?.data));
    return isRecord(data) ? data : {};
  }

  /** Replaces the version of an entry in the same locale and stage. */
  put(row: EntryRow): void {
    const key = [row.contentType, row.uid, row.locale, Number(row.published)];
    const found = this.one(
      'SELECT id FROM entries WHERE content_type = ? AND uid = ? AND locale = ? AND published = ?',
      key,
    );
    this.#ids.clear();
    this.#database.exec('BEGIN');
    if (found) {
      const id = [Number(found.id)];
      for (const sql of ['entries WHERE id', 'entry_data WHERE id', 'entry_values WHERE entry'])
        this.#statement(`DELETE FROM ${sql} = ?`).run(...id);
    }
    this.#insert(row);
    this.#database.exec('COMMIT');
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      // The SQL varies with the length of lists: cache the common statements only.
      if (this.#statements.size > 200) this.#statements.clear();
      this.#statements.set(sql, (statement = this.#database.prepare(sql)));
    }
    return statement;
  }

  #print(): string | null {
    const known = this.#database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'seeded'").get();
    const row = known && this.#database.prepare('SELECT print FROM seeded').get();
    return row ? String(row.print) : null;
  }

  #seed(rows: readonly EntryRow[], print: string): void {
    this.#database.exec('BEGIN');
    for (const table of ['entries', 'entry_data', 'entry_values', 'seeded']) {
      this.#database.exec(`DROP TABLE IF EXISTS ${table}`);
    }
    this.#database.exec(layout);
    for (const row of rows) this.#insert(row);
    this.#database.prepare('INSERT INTO seeded VALUES (?)').run(print);
    this.#database.exec('COMMIT; ANALYZE');
  }

  #insert(row: EntryRow): void {
    const url = typeof row.data.url === 'string' ? row.data.url : null;
    const { lastInsertRowid } = this.#statement(
      'INSERT INTO entries (content_type, uid, locale, published, url, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
    ).run(row.contentType, row.uid, row.locale, Number(row.published), url, String(row.data.updated_at));
    this.#statement('INSERT INTO entry_data VALUES (?, ?)').run(lastInsertRowid, JSON.stringify(row.data));
    const value = this.#statement('INSERT OR IGNORE INTO entry_values VALUES (?, ?, ?)');
    for (const path of listPaths) {
      for (const found of valuesAt(row.data, path.split('.'))) {
        const text = indexed(found);
        if (text !== null) value.run(lastInsertRowid, path, text);
      }
    }
  }
}

function printOf(rows: readonly EntryRow[]): string {
  const hash = createHash('sha256').update(layout).update(listPaths.join());
  for (const row of rows) hash.update(`${row.locale} ${row.published} ${JSON.stringify(row.data)}\n`);
  return hash.digest('base64url');
}
