/** The engine's documents, ready to be asked: their schema, their columns in memory, and whole documents by row. */
import type { DatabaseSync } from 'node:sqlite';
import { Column, type FieldType, type FieldValue } from './columns.ts';

export type StoredDocument = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

export class DocumentIndex {
  readonly db: DatabaseSync;
  /** How many documents there are; rows are numbered from 0. */
  readonly rows: number;
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #vocabulary: readonly string[];

  constructor(db: DatabaseSync) {
    this.db = db;
    const columns = new Map<string, Column>();
    for (const { name, type } of db.prepare('SELECT name, type FROM field').iterate()) {
      columns.set(String(name), new Column(type as FieldType));
    }
    let rows = 0;
    for (const { body } of db.prepare('SELECT body FROM document ORDER BY row').iterate()) {
      const document = JSON.parse(String(body)) as StoredDocument;
      for (const [name, column] of columns) column.append(valuesOf(document[name]));
      rows += 1;
    }
    this.rows = rows;
    this.#columns = columns;
    this.#vocabulary = db
      .prepare('SELECT term FROM vocabulary')
      .all()
      .map(({ term }) => String(term))
      .sort();
  }

  /** Undefined when the field is neither declared nor in any document. */
  column(field: string): Column | undefined {
    return this.#columns.get(field);
  }

  /** All words of all documents, folded and sorted. */
  get vocabulary(): readonly string[] {
    return this.#vocabulary;
  }

  document(row: number): StoredDocument {
    const found = this.db.prepare('SELECT body FROM document WHERE row = ?').get(row);
    if (!found) throw new RangeError(`no document in row ${row}`);
    return JSON.parse(String(found['body'])) as StoredDocument;
  }
}

export function valuesOf(value: FieldValue | readonly FieldValue[] | undefined): readonly FieldValue[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}
