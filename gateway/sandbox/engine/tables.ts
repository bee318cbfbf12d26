/**
 * Storage of the search stand-in: documents as JSON, their words in FTS5, the engine's schema and settings, and
 * recorded clicks. Survives a restart.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EngineDocument } from '../../sources/engine/documents.ts';
import type { StandinOptions } from '../source.ts';

/** Incremented when the tables or tokenisation change: older files are discarded and indexed again. */
const SCHEMA_VERSION = 8;

/** Searched fields with their default weights. */
export const searchable: Readonly<Record<string, number>> = {
  product_type: 10,
  title: 8,
  display_title: 6,
  category_titles: 4,
  tagline: 3,
  kind: 3,
  colors: 2,
  color_groups: 2,
  terrain: 2,
  body: 1,
};

/** A new engine is filled with `documents`; an existing one ignores them. */
export function openTables(
  { dataDir, fresh }: StandinOptions,
  documents: Iterable<EngineDocument>,
): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'engine.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  if (fresh || schemaVersionOf(db) !== SCHEMA_VERSION) {
    db.exec('BEGIN');
    try {
      layOut(db);
      fill(db, documents);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
  return db;
}

function schemaVersionOf(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}

/**
 * Words of a document with null `title_words` are indexed by the next search, as the vendor, too, answers a write
 * before indexing.
 */
function layOut(db: DatabaseSync): void {
  db.exec(`
      DROP TABLE IF EXISTS vocabulary; DROP TABLE IF EXISTS words; DROP TABLE IF EXISTS document;
      DROP TABLE IF EXISTS field; DROP TABLE IF EXISTS click; DROP TABLE IF EXISTS seeded;
      DROP TABLE IF EXISTS setting; DROP TABLE IF EXISTS synonym_set;
      CREATE TABLE document (
        row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_words TEXT, body TEXT NOT NULL
      );
      CREATE INDEX document_by_title ON document (title_words);
      CREATE TABLE field (name TEXT PRIMARY KEY, type TEXT NOT NULL);
      CREATE TABLE setting (name TEXT PRIMARY KEY, json TEXT NOT NULL);
      CREATE TABLE synonym_set (id TEXT PRIMARY KEY, json TEXT NOT NULL);
      CREATE TABLE click (
        at TEXT NOT NULL, query TEXT NOT NULL, document_id TEXT NOT NULL, request_id TEXT, tags TEXT NOT NULL
      );
      CREATE VIRTUAL TABLE words USING fts5(
        ${Object.keys(searchable).join(', ')},
        content = '', contentless_delete = 1, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'
      );
      CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
      PRAGMA user_version = ${SCHEMA_VERSION};
    `);
}

/** Documents without a schema: a field is numeric when all its values are. */
function fill(db: DatabaseSync, documents: Iterable<EngineDocument>): void {
  const insert = db.prepare('INSERT INTO document (row, id, title_words, body) VALUES (?, ?, NULL, ?)');
  const types = new Map<string, 'text' | 'number'>();
  let row = 0;
  for (const document of documents) {
    insert.run(row, document.id, JSON.stringify(document));
    row += 1;
    for (const [name, value] of Object.entries(document)) {
      const all: unknown[] = Array.isArray(value) ? value : [value];
      if (name === 'id' || (all.length === 0 && types.has(name))) continue;
      const isNumber = all.length > 0 && all.every((one) => typeof one === 'number');
      types.set(name, isNumber && types.get(name) !== 'text' ? 'number' : 'text');
    }
  }
  const insertField = db.prepare('INSERT INTO field (name, type) VALUES (?, ?)');
  for (const [name, type] of types) insertField.run(name, type);
}
