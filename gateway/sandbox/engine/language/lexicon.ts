/**
 * What the words of an index are good for: where each stands, and which of them a word may mean. Made on first use and
 * kept while the index's vocabulary is the same one; where a word stands is read when somebody asks for the word.
 */
import type { StatementSync } from 'node:sqlite';
import type { DocumentIndex } from '../documentIndex.ts';
import { stem } from './stems.ts';
import { alike, isUnspaced } from './words.ts';

/** Where a word stands, by document: entry `i` of each list belongs together. */
export interface Places {
  rows: Uint32Array;
  /** Number of the field in `Lexicon.fields`. */
  fields: Uint8Array;
  /** How many words stand before it in the field. */
  offsets: Uint32Array;
}

/** Longer words are only themselves: nobody splits or bends them. */
export const LONGEST_WORD = 40;

const lexicons = new WeakMap<readonly string[], Lexicon>();

export function lexiconOf(index: DocumentIndex): Lexicon {
  let lexicon = lexicons.get(index.vocabulary);
  if (!lexicon) lexicons.set(index.vocabulary, (lexicon = new Lexicon(index)));
  return lexicon;
}

export class Lexicon {
  /** Searchable fields by number, as `Places` has them. */
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

  /** The word in other spellings and other forms of the language, itself among them when there. */
  forms(word: string, language: string): readonly string[] {
    if (word.length > LONGEST_WORD) return [];
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

  /** Words of unspaced writing that hold this one anywhere. */
  holding(word: string): readonly string[] {
    this.#unspaced ??= this.#words.filter(isUnspaced);
    return this.#unspaced.filter((known) => known.includes(word) && known !== word);
  }
}

function reversed(word: string): string {
  return [...word].toReversed().join('');
}

/** Binary search: whatever begins with the word stands right behind it. */
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
