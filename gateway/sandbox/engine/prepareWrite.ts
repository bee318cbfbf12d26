import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Prepares a write statement. Each run also returns the connection's last rowid, which may belong to the full-text
 * index and exceed the safe integers; reading it as a number would throw, so it is read as a BigInt.
 */
export function prepareWrite(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
