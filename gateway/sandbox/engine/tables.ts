/**
 * Where the search stand-in keeps its state: documents as JSON, their searchable words in FTS5, the engine's schema,
 * and the clicks it was told of. Documents are written once; a later start finds them and seeds nothing.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EngineDocument } from '../../sources/engine/wire.ts';
import type { StandinOptions } from '../source.ts';
import type { FieldType } from './columns.ts';
import { declaredFields } from './declaredFields.ts';
import { wordText } from './words.ts';

/** Raised when the tables or the way words are cut change: older files are then seeded again. */
const EDITION = 4;

export interface EngineOptions extends StandinOptions {
  /** What the documents are made from: a folder whose documents are made from something else is seeded again. */
  signature?: string;
}

/** Fields that are searched for words, with the engine's weights: a word in the title counts most. */
export const searchable: Readonly<Record<string, number>> = {
  title: 10,
  display_title: 8,
  category_titles: 4,
  tagline: 3,
  kind: 3,
  colors: 2,
  color_groups: 2,
  terrain: 2,
  body: 1,
};

/** Reads `documents` only when there is none yet, or none of the same making, or `fresh` is asked. */
export function openTables(options: EngineOptions, documents: Iterable<EngineDocument>): DatabaseSync {
  const db = open(options);
  if (options.fresh || signatureOf(db) !== wanted(options)) seed(db, wanted(options), documents);
  return db;
}

/** True when opening would read the documents: whoever has to gather them first can save the walk. */
export function needsDocuments(options: EngineOptions): boolean {
  if (options.fresh) return true;
  const db = open(options);
  const needs = signatureOf(db) !== wanted(options);
  db.close();
  return needs;
}

function open({ dataDir }: EngineOptions): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, 'engine.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000;');
  return db;
}

function wanted({ signature = '' }: EngineOptions): string {
  return `${EDITION}:${signature}`;
}

/** Null for a new file, and for one whose seeding was cut short. */
function signatureOf(db: DatabaseSync): string | null {
  if (!db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'seeded'").get()) return null;
  const row = db.prepare('SELECT signature FROM seeded').get();
  return row ? String(row['signature']) : null;
}

function seed(db: DatabaseSync, signature: string, documents: Iterable<EngineDocument>): void {
  const fields = Object.keys(searchable);
  db.exec('BEGIN');
  try {
    db.exec(`
      DROP TABLE IF EXISTS vocabulary; DROP TABLE IF EXISTS words; DROP TABLE IF EXISTS document;
      DROP TABLE IF EXISTS field; DROP TABLE IF EXISTS click; DROP TABLE IF EXISTS seeded;
      CREATE TABLE seeded (signature TEXT NOT NULL);
      CREATE TABLE document (
        row INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, title_words TEXT NOT NULL, body TEXT NOT NULL
      );
      CREATE INDEX document_by_title ON document (title_words);
      CREATE TABLE field (name TEXT PRIMARY KEY, type TEXT NOT NULL);
      CREATE TABLE click (
        at TEXT NOT NULL, query TEXT NOT NULL, document_id TEXT NOT NULL, request_id TEXT, tags TEXT NOT NULL
      );
      CREATE VIRTUAL TABLE words USING fts5(
        ${fields.join(', ')}, content = '', prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'
      );
      CREATE VIRTUAL TABLE vocabulary USING fts5vocab(words, 'row');
    `);
    const insertDocument = db.prepare(
      'INSERT INTO document (row, id, title_words, body) VALUES (?, ?, ?, ?)',
    );
    const insertWords = db.prepare(
      `INSERT INTO words (rowid, ${fields.join(', ')}) VALUES (?${', ?'.repeat(fields.length)})`,
    );
    const types = new Map(declaredFields);
    let row = 0;
    for (const document of documents) {
      const values = Object.entries(document);
      for (const [name, value] of values) addType(types, name, value);
      insertDocument.run(row, document.id, wordText(document.title), JSON.stringify(document));
      const texts = new Map(values);
      insertWords.run(row, ...fields.map((field) => searchText(texts.get(field))));
      row += 1;
    }
    const insertField = db.prepare('INSERT INTO field (name, type) VALUES (?, ?)');
    for (const [name, type] of types) insertField.run(name, type);
    db.prepare('INSERT INTO seeded (signature) VALUES (?)').run(signature);
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** A field that is not declared is a number when every value of it is. */
function addType(types: Map<string, FieldType>, name: string, value: unknown): void {
  if (declaredFields.has(name)) return;
  const all = (Array.isArray(value) ? value : [value]) as unknown[];
  if (all.length === 0 && types.has(name)) return;
  const isNumber =
    all.length > 0 && all.every((one) => typeof one === 'number') && types.get(name) !== 'text';
  types.set(name, isNumber ? 'number' : 'text');
}

function searchText(value: unknown): string {
  if (value === undefined) return '';
  return wordText(Array.isArray(value) ? value.join(' · ') : String(value));
}
