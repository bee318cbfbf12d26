/**
 * The shop's tables, and how to open them. Money is in minor units (cents), times in milliseconds since 1970. `store`
 * is the row's commerce region: at the vendor each region is a separate store.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Incremented with every change of the tables or the seed: files of other versions are discarded and seeded again. */
export const schemaVersion = 11;

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE products (
    id INTEGER PRIMARY KEY, store TEXT NOT NULL, key TEXT NOT NULL, name TEXT NOT NULL, sku TEXT NOT NULL,
    price INTEGER NOT NULL, sale INTEGER, lowest INTEGER NOT NULL, highest INTEGER NOT NULL,
    availability TEXT NOT NULL, expected TEXT, tracking TEXT NOT NULL, stock INTEGER NOT NULL,
    is_new INTEGER NOT NULL, is_redesigned INTEGER NOT NULL, sold INTEGER NOT NULL,
    colours TEXT NOT NULL, size_option TEXT, sizes TEXT NOT NULL, categories TEXT NOT NULL);
  CREATE TABLE variants (
    id INTEGER PRIMARY KEY, product_id INTEGER NOT NULL, colour INTEGER NOT NULL, size INTEGER NOT NULL,
    sku TEXT NOT NULL, price INTEGER NOT NULL, sale INTEGER, stock INTEGER NOT NULL, purchasable INTEGER NOT NULL,
    grams INTEGER NOT NULL);
  CREATE TABLE categories (
    id INTEGER PRIMARY KEY, store TEXT NOT NULL, parent_id INTEGER NOT NULL, name TEXT NOT NULL, url TEXT NOT NULL,
    is_visible INTEGER NOT NULL, sort_order INTEGER NOT NULL);
  CREATE TABLE product_categories (
    category_id INTEGER NOT NULL, product_id INTEGER NOT NULL, PRIMARY KEY (category_id, product_id)) WITHOUT ROWID;

  CREATE TABLE settings (
    store TEXT NOT NULL, kind TEXT NOT NULL, id INTEGER NOT NULL, parent_id INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (store, kind, id)) WITHOUT ROWID;
  CREATE TABLE countries (id INTEGER PRIMARY KEY, name TEXT NOT NULL, iso2 TEXT NOT NULL UNIQUE, iso3 TEXT NOT NULL);
  CREATE TABLE states (
    id INTEGER PRIMARY KEY, country_id INTEGER NOT NULL REFERENCES countries (id), name TEXT NOT NULL, code TEXT NOT NULL);

  CREATE TABLE carts (
    id TEXT PRIMARY KEY, store TEXT NOT NULL, customer_id INTEGER NOT NULL, created INTEGER NOT NULL,
    updated INTEGER NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE cart_lines (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    product_id INTEGER NOT NULL, variant_id INTEGER NOT NULL, quantity INTEGER NOT NULL,
    UNIQUE (cart_id, variant_id));
  CREATE INDEX carts_by_age ON carts (updated);

  -- Ids are never given twice: a closed account's orders must not become its successor's.
  CREATE TABLE customers (
    id INTEGER PRIMARY KEY AUTOINCREMENT, store TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, first_name TEXT NOT NULL,
    last_name TEXT NOT NULL, company TEXT NOT NULL, phone TEXT NOT NULL, customer_group_id INTEGER, notes TEXT NOT NULL,
    form_fields TEXT NOT NULL, salt BLOB NOT NULL, password BLOB NOT NULL, created INTEGER NOT NULL,
    modified INTEGER NOT NULL, UNIQUE (store, email));
  CREATE TABLE addresses (
    id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    first_name TEXT NOT NULL, last_name TEXT NOT NULL, company TEXT NOT NULL, address1 TEXT NOT NULL,
    address2 TEXT NOT NULL, city TEXT NOT NULL, state_or_province TEXT NOT NULL, postal_code TEXT NOT NULL,
    country_code TEXT NOT NULL, phone TEXT NOT NULL);
  CREATE INDEX addresses_by_customer ON addresses (customer_id);
  CREATE TABLE sessions (
    digest BLOB PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE pro_codes (
    code TEXT PRIMARY KEY COLLATE NOCASE, store TEXT NOT NULL, region TEXT NOT NULL, expires TEXT NOT NULL,
    used_by INTEGER) WITHOUT ROWID;
  CREATE TABLE login_failures (store TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, at INTEGER NOT NULL);

  -- Who is to be written to when a variant is there again; asking twice is asking once.
  CREATE TABLE stock_notices (
    store TEXT NOT NULL, variant_id INTEGER NOT NULL, email TEXT NOT NULL COLLATE NOCASE, product_id INTEGER NOT NULL,
    locale TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (store, variant_id, email)) WITHOUT ROWID;

  -- Who wants which letters; joining a list twice is joining it once.
  CREATE TABLE email_signups (
    store TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, list TEXT NOT NULL, locale TEXT NOT NULL,
    consent INTEGER NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (store, email, list)) WITHOUT ROWID;

  -- BigCommerce's own list: one per address.
  CREATE TABLE subscribers (
    id INTEGER PRIMARY KEY, store TEXT NOT NULL, email TEXT NOT NULL COLLATE NOCASE, consent INTEGER NOT NULL,
    at INTEGER NOT NULL, UNIQUE (store, email));

  CREATE TABLE orders (
    id INTEGER PRIMARY KEY, store TEXT NOT NULL, customer_id INTEGER NOT NULL, email TEXT NOT NULL COLLATE NOCASE,
    body TEXT NOT NULL);
  CREATE INDEX orders_by_customer ON orders (customer_id);
  -- Orders that came to nothing (incomplete, refunded, cancelled, declined) are no sales.
  CREATE TRIGGER count_units_sold AFTER INSERT ON orders WHEN new.body ->> 'status_id' NOT IN (0, 4, 5, 6) BEGIN
    UPDATE products SET sold = sold + (
        SELECT SUM(value ->> 'quantity') FROM json_each(new.body, '$.products') WHERE value ->> 'product_id' = products.id)
      WHERE id IN (SELECT value ->> 'product_id' FROM json_each(new.body, '$.products'));
  END;
  CREATE TABLE shipments (id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES orders (id), body TEXT NOT NULL);
`;

/** Created after seeding: inserts are several times faster without them. */
const catalogueIndexes = `
  CREATE INDEX products_by_store ON products (store, id);
  CREATE INDEX products_by_sku ON products (sku, store);
  CREATE INDEX variants_by_product ON variants (product_id);
  CREATE INDEX variants_by_sku ON variants (sku);
  CREATE INDEX categories_by_store ON categories (store, id);
`;

export interface OpenShop {
  /** Folder of the database file. */
  dataDir: string;
  fresh: boolean;
  /** Hash of the seed's inputs; a file with another one is seeded again. */
  signature: string;
  seed(db: DatabaseSync): void;
}

export function openShop({ dataDir, fresh, signature, seed }: OpenShop): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'commerce.sqlite');
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
  db.exec(catalogueIndexes);
  db.prepare('INSERT INTO meta VALUES (?, ?)').run('signature', wanted);
  db.exec('COMMIT');
  return db;
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 2000',
  );
  return db;
}

/** Null for a new file, and for one whose seeding was interrupted. */
function signatureOf(db: DatabaseSync): string | null {
  const exists = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'meta'").get();
  if (!exists) return null;
  const row = db.prepare("SELECT value FROM meta WHERE name = 'signature'").get();
  return typeof row?.value === 'string' ? row.value : null;
}
