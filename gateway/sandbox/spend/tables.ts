/** Tables of the product's own small services. Money in minor units (cents), times in milliseconds since 1970. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Incremented with every change of the tables or the seed: files of other versions are discarded and seeded again. */
const schemaVersion = 3;

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE members (
    customer_id INTEGER NOT NULL, brand_id TEXT NOT NULL, employee_group INTEGER NOT NULL, spend_limit INTEGER,
    expires INTEGER NOT NULL, PRIMARY KEY (customer_id, brand_id)) WITHOUT ROWID;
  CREATE TABLE purchases (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL, brand_id TEXT NOT NULL, at INTEGER NOT NULL,
    amount INTEGER NOT NULL);
  CREATE INDEX purchases_by_member ON purchases (customer_id, brand_id, at);
  CREATE TABLE shipping_settings (
    region TEXT PRIMARY KEY, is_enabled INTEGER NOT NULL, hide_free_shipping_groups TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE display_texts (
    content_type TEXT NOT NULL, uid TEXT NOT NULL, locale TEXT NOT NULL, texts TEXT NOT NULL,
    PRIMARY KEY (content_type, uid, locale)) WITHOUT ROWID;
`;

export function openSpend(
  dataDir: string,
  fresh: boolean,
  signature: string,
  seed: (db: DatabaseSync) => void,
): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'spend.sqlite');
  const wanted = `${schemaVersion}:${signature}`;
  if (!fresh) {
    const kept = open(file);
    if (signatureOf(kept) === wanted) return kept;
    kept.close();
  }
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  const db = open(file);
  db.exec('BEGIN');
  db.exec(tables);
  seed(db);
  db.prepare('INSERT INTO meta VALUES (?, ?)').run('signature', wanted);
  db.exec('COMMIT');
  return db;
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000');
  return db;
}

/** Null for a new file, and for one whose seeding was interrupted. */
function signatureOf(db: DatabaseSync): string | null {
  const exists = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get();
  if (!exists) return null;
  const row = db.prepare("SELECT value FROM meta WHERE name = 'signature'").get();
  return typeof row?.value === 'string' ? row.value : null;
}
