/**
 * Index of the vocabulary: positions of each word, and the words that a query word may mean. Built on first use and
 * cached until the vocabulary changes; positions are read on demand.
 */
import type { StatementSync } from 'node:sqlite';
import type { DocumentIndex } from '../documentIndex.ts';
import { stem } from './stems.ts';
import { alike, isUnspaced } from './words.ts';

/** Positions of a word, by document: entries `i` of the lists belong together. */
export interface Places {
  rows: Uint32Array;
  /** Number of the field in `Lexicon.fields`. */
  fields: Uint8Array;
  /** Number of preceding words in the field. */
  offsets: Uint32Array;
}

/** Longer words match exactly only: they are neither split nor inflected. */
export const MAX_WORD_LENGTH = 40;

const lexicons = new WeakMap<readonly string[], Lexicon>();

export function lexiconOf(index: DocumentIndex): Lexicon {
  let lexicon = lexicons.get(index.vocabulary);
  if (!lexicon) lexicons.set(index.vocabulary, (lexicon = new Lexicon(index)));
  return lexicon;
}

export class Lexicon {
  /** Searchable fields by number, as in `Places`. */
  readonly fields: string[] = [];
  readonly #words: readonly string[];
  readonly #all: ReadonlySet<string>;
  readonly #placesOf: StatementSync;
  readonly #places = new Map<string, Places>();
  readonly #forms = new Map<string, ReadonlyMap<string, readonly string[]>>();
  #backwards: readonly string[] | undefined;
  #unspaced: readonly string[] | undefined;

  constructor(index: DocumentIndex) {
    this.#words = index.vocabulary;
    this.#all = new Set(index.vocabulary);
    index.db.exec(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.place USING fts5vocab('main', 'words', 'instance')",
    );
    this.#placesOf = index.db.prepare('SELECT doc, col, "offset" AS place FROM temp.place WHERE term = ?');
  }

  get words(): readonly string[] {
    return this.#words;
  }

  has(word: string): boolean {
    return this.#all.has(word);
  }

  places(word: string): Places {
    let places = this.#places.get(word);
    if (!places) this.#places.set(word, (places = this.#readPlaces(word)));
    return places;
  }

  #readPlaces(word: string): Places {
    const found = this.#all.has(word) ? this.#placesOf.all(word) : [];
    const fields = new Uint8Array(found.length);
    found.forEach(({ col }, place) => {
      const name = String(col);
      if (!this.fields.includes(name)) this.fields.push(name);
      fields[place] = this.fields.indexOf(name);
    });
    return {
      rows: Uint32Array.from(found, ({ doc }) => Number(doc)),
      fields,
      offsets: Uint32Array.from(found, ({ place }) => Number(place)),
    };
  }

  /** The word's other spellings and inflections, including itself if present. */
  forms(word: string, language: string): readonly string[] {
    if (word.length > MAX_WORD_LENGTH) return [];
    let forms = this.#forms.get(language);
    if (!forms) {
      forms = Map.groupBy(this.#words, (known) => alike(stem(known, language)));
      this.#forms.set(language, forms);
    }
    return forms.get(alike(stem(word, language))) ?? [];
  }

  beginningWith(word: string): readonly string[] {
    return beginning(this.#words, word);
  }

  /** Longer words that end with this one. */
  endingWith(word: string): readonly string[] {
    this.#backwards ??= this.#words.map(reversed).sort();
    return beginning(this.#backwards, reversed(word))
      .map(reversed)
      .filter((known) => known !== word);
  }

  /** Words of unspaced scripts that contain this one. */
  holding(word: string): readonly string[] {
    this.#unspaced ??= this.#words.filter(isUnspaced);
    return this.#unspaced.filter((known) => known.includes(word) && known !== word);
  }
}

function reversed(word: string): string {
  return [...word].toReversed().join('');
}

/** Binary search: all words with this prefix follow its position. */
function beginning(sorted: readonly string[], word: string): readonly string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let place = low; place < sorted.length; place += 1) {
    const known = sorted[place] ?? '';
    if (!known.startsWith(word)) break;
    found.push(known);
  }
  return found;
}
