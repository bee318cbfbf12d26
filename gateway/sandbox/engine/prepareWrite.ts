import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Prepares a statement that writes. Each run also returns the last rowid of the connection, which may be one of the
 * full-text index's own, beyond the safe integers: it would fail the run unless it is read as a BigInt.
 */
export function prepareWrite(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReadBigInts(true);
  return statement;
}
