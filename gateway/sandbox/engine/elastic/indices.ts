/** Indices, their aliases and documents, stored in SQLite as JSON; loaded into memory on first use of an index. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { StandinOptions } from '../../source.ts';
import { Analyzers } from './analysis.ts';
import { admit, checkMapping, propertyAt, type Property } from './fields.ts';
import type { Kept, Source } from './kept.ts';
import { copiesIn, Postings, textsAt } from './postings.ts';
import { illegal, noIndex, Refusal } from './refusal.ts';
import type { AliasAction, IndexBody, ServingSettings } from './shapes.ts';

export class Index {
  readonly name: string;
  readonly body: IndexBody;
  readonly analyzers: Analyzers;
  readonly documents = new Map<string, Kept>();
  readonly #copies: ReadonlyMap<string, readonly string[]>;
  readonly #postings = new Map<string, Postings>();

  constructor(name: string, body: IndexBody) {
    this.name = name;
    this.body = body;
    this.analyzers = new Analyzers(body);
    checkMapping(body, this.analyzers);
    this.#copies = copiesIn(body.mappings.properties as Record<string, Property>);
  }

  property(path: string): Property | null {
    return propertyAt(this.body.mappings.properties as Record<string, Property>, path);
  }

  keep(id: string, source: Source): void {
    this.documents.set(id, { id, source });
    this.#postings.clear();
  }

  /** False when it was missing. */
  drop(id: string): boolean {
    this.#postings.clear();
    return this.documents.delete(id);
  }

  textsAt(document: Kept, path: string): string[] {
    return textsAt(document, path, this.#copies);
  }

  postings(path: string): Postings {
    let known = this.#postings.get(path);
    if (!known) {
      const analyzer = this.property(path)?.analyzer;
      known = new Postings(
        analyzer === undefined ? [] : this.documents.values(),
        (document) => this.textsAt(document, path),
        (text) => this.analyzers.tokens(analyzer ?? '', text),
      );
      this.#postings.set(path, known);
    }
    return known;
  }
}

export class Indices {
  readonly #db: DatabaseSync;
  readonly #indices = new Map<string, Index>();
  readonly #aliases = new Map<string, Set<string>>();

  constructor({ dataDir, fresh }: StandinOptions) {
    mkdirSync(dataDir, { recursive: true });
    this.#db = new DatabaseSync(join(dataDir, 'elastic.sqlite'));
    this.#db.exec(`
      PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE IF NOT EXISTS elastic_index (name TEXT PRIMARY KEY, body TEXT NOT NULL);
      CREATE TABLE IF NOT EXISTS elastic_alias (alias TEXT, name TEXT, PRIMARY KEY (alias, name));
      CREATE TABLE IF NOT EXISTS elastic_document (name TEXT, id TEXT, source TEXT NOT NULL, PRIMARY KEY (name, id));
    `);
    if (fresh)
      this.#db.exec('DELETE FROM elastic_index; DELETE FROM elastic_alias; DELETE FROM elastic_document');
    for (const { name, body } of this.#db.prepare('SELECT name, body FROM elastic_index').all()) {
      this.#indices.set(String(name), new Index(String(name), JSON.parse(String(body)) as IndexBody));
    }
    for (const { alias, name } of this.#db.prepare('SELECT alias, name FROM elastic_alias').all())
      this.#point(String(alias), String(name));
    for (const row of this.#db.prepare('SELECT name, id, source FROM elastic_document').all()) {
      this.#indices
        .get(String(row['name']))
        ?.keep(String(row['id']), JSON.parse(String(row['source'])) as Source);
    }
  }

  close(): void {
    this.#db.close();
  }

  isAlias(name: string): boolean {
    return this.#aliases.has(name);
  }

  /** By its own name or by an alias. @throws Refusal for an unknown one, or for an alias of several indices. */
  index(name: string): Index {
    const behind = [...(this.#aliases.get(name) ?? [name])];
    if (behind.length > 1) throw illegal(`alias [${name}] has more than one index associated with it`);
    const index = this.#indices.get(behind[0] ?? name);
    if (!index) throw noIndex(name);
    return index;
  }

  /** Names of the indices behind an alias. */
  behind(alias: string): string[] {
    return [...(this.#aliases.get(alias) ?? [])];
  }

  create(name: string, body: IndexBody): void {
    if (this.#indices.has(name) || this.#aliases.has(name)) {
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`, {
        index: name,
      });
    }
    if (name !== name.toLowerCase() || /[\\/*?"<>| ,#:]|^[-_+]/.test(name)) {
      throw new Refusal(400, 'invalid_index_name_exception', `Invalid index name [${name}]`, { index: name });
    }
    const index = new Index(name, body);
    this.#indices.set(name, index);
    this.#save(index);
    this.change(Object.keys(body.aliases).map((alias) => ({ add: { index: name, alias } })));
  }

  delete(name: string): void {
    if (this.#aliases.has(name)) {
      throw illegal(
        `The provided expression [${name}] matches an alias, specify the corresponding concrete indices instead.`,
      );
    }
    if (!this.#indices.delete(name)) throw noIndex(name);
    this.#db.prepare('DELETE FROM elastic_index WHERE name = ?').run(name);
    this.#db.prepare('DELETE FROM elastic_document WHERE name = ?').run(name);
    for (const [alias, names] of this.#aliases)
      if (names.delete(name) && names.size === 0) this.#aliases.delete(alias);
    this.#saveAliases();
  }

  /** Atomic: every index is looked up before any change. */
  change(actions: readonly AliasAction[]): void {
    for (const action of actions) {
      for (const { index } of Object.values(action)) if (!this.#indices.has(index)) throw noIndex(index);
      if ('add' in action && this.#indices.has(action.add.alias)) {
        const { alias } = action.add;
        throw new Refusal(
          400,
          'invalid_alias_name_exception',
          `Invalid alias name [${alias}]: an index or data stream exists with the same name as the alias`,
        );
      }
    }
    for (const action of actions) {
      if ('add' in action) this.#point(action.add.alias, action.add.index);
      else if ('remove' in action) this.#aliases.get(action.remove.alias)?.delete(action.remove.index);
      else this.delete(action.remove_index.index);
    }
    this.#saveAliases();
  }

  describe(index: Index, own: Record<string, unknown>): void {
    index.body.mappings['_meta'] = own;
    this.#save(index);
  }

  /** Where nobody set a number, an index has one replica, as in the service. */
  settings({ body }: Index): Record<string, string> {
    return { number_of_replicas: '1', ...body.settings?.index };
  }

  /** Kept and answered; they change nothing else here. */
  set(index: Index, settings: ServingSettings): void {
    const { settings: { analysis = { filter: {}, analyzer: {} }, index: own } = {} } = index.body;
    const changed = Object.entries({ ...own, ...settings }).filter(([, value]) => value !== null);
    index.body.settings = { analysis, index: Object.fromEntries(changed) };
    this.#save(index);
  }

  /** True when it was new. */
  put(index: Index, id: string, source: Source): boolean {
    const fields = Object.keys(index.body.mappings.properties).length;
    admit(index.body, id, source);
    if (Object.keys(index.body.mappings.properties).length !== fields) this.#save(index);
    const isNew = !index.documents.has(id);
    index.keep(id, source);
    this.#db
      .prepare('INSERT OR REPLACE INTO elastic_document (name, id, source) VALUES (?, ?, ?)')
      .run(index.name, id, JSON.stringify(source));
    return isNew;
  }

  /** False when it was missing. */
  remove(index: Index, id: string): boolean {
    this.#db.prepare('DELETE FROM elastic_document WHERE name = ? AND id = ?').run(index.name, id);
    return index.drop(id);
  }

  #point(alias: string, name: string): void {
    this.#aliases.set(alias, (this.#aliases.get(alias) ?? new Set()).add(name));
  }

  #save({ name, body }: Index): void {
    this.#db
      .prepare('INSERT OR REPLACE INTO elastic_index (name, body) VALUES (?, ?)')
      .run(name, JSON.stringify(body));
  }

  #saveAliases(): void {
    this.#db.exec('DELETE FROM elastic_alias');
    const insert = this.#db.prepare('INSERT INTO elastic_alias (alias, name) VALUES (?, ?)');
    for (const [alias, names] of this.#aliases) for (const name of names) insert.run(alias, name);
  }
}
