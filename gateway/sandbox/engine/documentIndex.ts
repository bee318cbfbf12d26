/**
 * The engine's documents, indexed for search: columns in memory, words, and whole documents by row. Writes are visible
 * to the next search, which rebuilds the affected columns and words.
 */
import type { DatabaseSync } from 'node:sqlite';
import { Column, type FieldValue } from './columns.ts';
import { prepareWrite } from './prepareWrite.ts';
import { EngineSettings } from './engineSettings.ts';
import { searchable } from './tables.ts';
import { wordText } from './language/words.ts';

export type StoredDocument = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

export interface DocumentToStore {
  id: string;
  /** The document as JSON. */
  text: string;
}

export class DocumentIndex {
  readonly settings: EngineSettings;
  readonly #db: DatabaseSync;
  #rows: number;
  #columns: ReadonlyMap<string, Column> | null = null;
  #vocabulary: readonly string[] | null = null;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.settings = new EngineSettings(db);
    this.#rows = Number(db.prepare('SELECT count(*) AS rows FROM document').get()?.['rows']);
  }

  /** The tables, with every document's words up to date. */
  get db(): DatabaseSync {
    this.#cutWords();
    return this.#db;
  }

  /** Number of documents; rows are numbered from 0, without gaps. */
  get rows(): number {
    return this.#rows;
  }

  /** Field weights: the engine's search settings. */
  get weights(): Readonly<Record<string, number>> {
    const fields = Object.entries(this.settings.search.search_fields);
    return Object.fromEntries(fields.map(([field, { weight }]) => [field, weight]));
  }

  /** Synonyms, one list per meaning. */
  get synonyms(): readonly (readonly string[])[] {
    return this.settings.synonyms.map(({ synonyms }) => synonyms);
  }

  /** Undefined for a field that is neither declared nor in any document. */
  column(field: string): Column | undefined {
    return (this.#columns ??= this.#readColumns()).get(field);
  }

  /** All words of all documents, folded and sorted. */
  get vocabulary(): readonly string[] {
    this.#cutWords();
    return (this.#vocabulary ??= this.#db
      .prepare('SELECT term FROM vocabulary')
      .all()
      .map(({ term }) => String(term))
      .sort());
  }

  /** False when columns or words have to be built first, which takes seconds for many documents. */
  get isPrepared(): boolean {
    return this.#columns !== null && this.#vocabulary !== null;
  }

  document(row: number): StoredDocument {
    const found = this.#db.prepare('SELECT body FROM document WHERE row = ?').get(row);
    if (!found) throw new RangeError(`no document in row ${row}`);
    return JSON.parse(String(found['body'])) as StoredDocument;
  }

  /** Documents in the order of their rows. */
  list(skip: number, limit: number): StoredDocument[] {
    return this.#db
      .prepare('SELECT body FROM document WHERE row >= ? ORDER BY row LIMIT ?')
      .all(skip, limit)
      .map(({ body }) => JSON.parse(String(body)) as StoredDocument);
  }

  /** Adds documents or replaces those with the same id, atomically. */
  put(documents: readonly DocumentToStore[]): void {
    const save = prepareWrite(
      this.#db,
      `
      INSERT INTO document (row, id, title_words, body) VALUES (?, ?, NULL, ?)
      ON CONFLICT (id) DO UPDATE SET title_words = NULL, body = excluded.body
    `,
    );
    const known = this.#db.prepare('SELECT 1 FROM document WHERE id = ?');
    this.#write(() => {
      for (const { id, text } of documents) {
        const isKnown = known.get(id) !== undefined;
        save.run(isKnown ? null : this.#rows, id, text);
        if (!isKnown) this.#rows += 1;
      }
    });
  }

  /** Whether each id was there. The last document takes the row of a removed one, so that rows have no gaps. */
  remove(ids: readonly string[]): boolean[] {
    const find = this.#db.prepare('SELECT row FROM document WHERE id = ?');
    const drop = prepareWrite(this.#db, 'DELETE FROM document WHERE row = ?');
    const dropWords = prepareWrite(this.#db, 'DELETE FROM words WHERE rowid = ?');
    const move = prepareWrite(this.#db, 'UPDATE document SET row = ?, title_words = NULL WHERE row = ?');
    return this.#write(() =>
      ids.map((id) => {
        const found = find.get(id);
        if (!found) return false;
        const row = Number(found['row']);
        drop.run(row);
        dropWords.run(row);
        this.#rows -= 1;
        if (row === this.#rows) return true;
        dropWords.run(this.#rows);
        move.run(row, this.#rows);
        return true;
      }),
    );
  }

  /** Rebuilds the columns with the current types. */
  forgetColumns(): void {
    this.#columns = null;
  }

  #write<Result>(change: () => Result): Result {
    const before = this.#rows;
    this.#columns = null;
    this.#vocabulary = null;
    this.#db.exec('BEGIN');
    try {
      const result = change();
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      this.#db.exec('ROLLBACK');
      this.#rows = before;
      throw error;
    }
  }

  #readColumns(): ReadonlyMap<string, Column> {
    const columns = new Map([['id', new Column('text')]]);
    for (const [name, type] of this.settings.types) {
      columns.set(name, new Column(type === 'number' ? 'number' : 'text'));
    }
    for (const { body } of this.#db.prepare('SELECT body FROM document ORDER BY row').iterate()) {
      const document = JSON.parse(String(body)) as StoredDocument;
      for (const [name, column] of columns) {
        const values = valuesOf(document[name]);
        column.append(column.type === 'number' ? values.map(Number) : values.map(String));
      }
    }
    return columns;
  }

  #cutWords(): void {
    const waiting = this.#db.prepare('SELECT row, body FROM document WHERE title_words IS NULL').all();
    if (waiting.length === 0) return;
    const fields = Object.keys(searchable);
    const cut = cutter();
    const save = prepareWrite(
      this.#db,
      `INSERT OR REPLACE INTO words (rowid, ${fields.join(', ')}) VALUES (?${', ?'.repeat(fields.length)})`,
    );
    const mark = prepareWrite(this.#db, 'UPDATE document SET title_words = ? WHERE row = ?');
    this.#vocabulary = null;
    this.#db.exec('BEGIN');
    try {
      for (const { row, body } of waiting) {
        const document = JSON.parse(String(body)) as StoredDocument;
        save.run(Number(row), ...fields.map((field) => cut(valuesOf(document[field]).join(' · '))));
        mark.run(cut(valuesOf(document['title']).join(' ')), Number(row));
      }
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Documents of several locales share many texts: each is tokenised once. */
function cutter(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) known.set(text, (found = wordText(text)));
    return found;
  };
}

export function valuesOf(value: FieldValue | readonly FieldValue[] | undefined): readonly FieldValue[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [value];
}
