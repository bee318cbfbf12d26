/** Prepared statements with a declared row type: `node:sqlite` types every column as any value. */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

export interface Query<Row> {
  all(...values: SQLInputValue[]): Row[];
  get(...values: SQLInputValue[]): Row | undefined;
  /** Rows changed. */
  run(...values: SQLInputValue[]): number;
}

export function query<Row = never>(db: DatabaseSync, sql: string): Query<Row> {
  const statement = db.prepare(sql);
  return {
    all: (...values) => statement.all(...values) as Row[],
    get: (...values) => statement.get(...values) as Row | undefined,
    run: (...values) => Number(statement.run(...values).changes),
  };
}

/** Atomic: a refusal midway rolls everything back. */
export function transaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** A list condition, omitted when the caller did not ask for it. */
export type Condition = readonly [sql: string, value: SQLInputValue];

/** A list whose conditions vary by request: one statement per combination, so that each uses its index. */
export function filteredQuery<Row>(
  db: DatabaseSync,
  sql: (where: string) => string,
): (conditions: readonly Condition[], ...more: SQLInputValue[]) => Row[] {
  const statements = new Map<string, Query<Row>>();
  return (conditions, ...more) => {
    const where = conditions.map(([condition]) => `(${condition})`).join(' AND ');
    let statement = statements.get(where);
    if (!statement) statements.set(where, (statement = query<Row>(db, sql(where))));
    return statement.all(...conditions.map(([, value]) => value), ...more);
  };
}
