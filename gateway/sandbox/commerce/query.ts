/** Prepared statements with the row type said once: `node:sqlite` itself types every column as any value it can hold. */
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

/** All or nothing: a refusal half-way leaves no trace. */
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

/** A condition of a list, left out when the caller did not ask for it. */
export type Condition = readonly [sql: string, value: SQLInputValue];

/** A list whose conditions vary by request: one statement for each combination, each using its index. */
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
