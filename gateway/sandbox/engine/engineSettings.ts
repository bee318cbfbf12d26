/** The engine's configuration: field types, weights of searched fields, and synonyms. */
import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { searchable } from './tables.ts';
import { prepareWrite } from './prepareWrite.ts';

export type SchemaType = 'text' | 'number' | 'date' | 'geolocation';

export interface SynonymSet {
  id: string;
  synonyms: readonly string[];
}

export interface SearchSettings {
  search_fields: Readonly<Record<string, { weight: number }>>;
  result_fields: Readonly<Record<string, unknown>>;
  boosts: Readonly<Record<string, unknown>>;
}

export class EngineSettings {
  readonly #db: DatabaseSync;
  #types: Map<string, SchemaType>;
  #synonyms: SynonymSet[];
  #search: SearchSettings | null;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#types = new Map(
      db
        .prepare('SELECT name, type FROM field ORDER BY rowid')
        .all()
        .map(({ name, type }) => [String(name), type as SchemaType]),
    );
    this.#synonyms = db
      .prepare('SELECT id, json FROM synonym_set ORDER BY rowid')
      .all()
      .map(({ id, json }) => ({ id: String(id), synonyms: JSON.parse(String(json)) as string[] }));
    const saved = db.prepare("SELECT json FROM setting WHERE name = 'search'").get();
    this.#search = saved ? (JSON.parse(String(saved['json'])) as SearchSettings) : null;
  }

  /** Types by field; `id` is implicit and in no schema. */
  get types(): ReadonlyMap<string, SchemaType> {
    return this.#types;
  }

  /** Whether any type has changed. */
  setTypes(types: Iterable<readonly [string, SchemaType]>): boolean {
    const save = prepareWrite(
      this.#db,
      'INSERT INTO field (name, type) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET type = excluded.type',
    );
    let changed = false;
    for (const [name, type] of types) {
      if (this.#types.get(name) === type) continue;
      save.run(name, type);
      this.#types.set(name, type);
      changed = true;
    }
    return changed;
  }

  /** Default weights until some are saved. */
  get search(): SearchSettings {
    const weights = Object.entries(searchable).map(([field, weight]) => [field, { weight }] as const);
    return this.#search ?? { search_fields: Object.fromEntries(weights), result_fields: {}, boosts: {} };
  }

  saveSearch(settings: SearchSettings): void {
    prepareWrite(
      this.#db,
      "INSERT INTO setting VALUES ('search', ?) ON CONFLICT (name) DO UPDATE SET json = excluded.json",
    ).run(JSON.stringify(settings));
    this.#search = settings;
  }

  get synonyms(): readonly SynonymSet[] {
    return this.#synonyms;
  }

  addSynonyms(synonyms: readonly string[]): SynonymSet {
    const digest = createHash('sha256').update(JSON.stringify([synonyms, this.#synonyms.length, Date.now()]));
    return this.replaceSynonyms(`syn-${digest.digest('hex').slice(0, 24)}`, synonyms);
  }

  replaceSynonyms(id: string, synonyms: readonly string[]): SynonymSet {
    prepareWrite(
      this.#db,
      'INSERT INTO synonym_set VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
    ).run(id, JSON.stringify(synonyms));
    const set = { id, synonyms };
    const place = this.#synonyms.findIndex((one) => one.id === id);
    this.#synonyms = place < 0 ? [...this.#synonyms, set] : this.#synonyms.with(place, set);
    return set;
  }

  removeSynonyms(id: string): boolean {
    this.#synonyms = this.#synonyms.filter((set) => set.id !== id);
    return prepareWrite(this.#db, 'DELETE FROM synonym_set WHERE id = ?').run(id).changes > 0;
  }
}
