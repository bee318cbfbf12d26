/** Which documents answer one unit of a query, and how well. */
import type { Lexicon } from './lexicon.ts';
import type { Unit } from './queryUnits.ts';
import type { Choice } from './reading.ts';

/** What each further place of an answer adds to its best one. */
const MORE_PLACES = 0.2;
/** What a guess adds where a better answer stands, or the other way round. */
const MORE_GUESSES = 0.1;
/** What a fact counts, of the title's weight. */
const FACT = 0.5;
/** From this quality on, words count as the ones that were asked. */
const SURE = 0.9;

/** A mistyped word still covers its word of a title; the beginning of one covers it too. */
const MISSPELT_TITLE = 0.6;

/** A place in the index as one number: where two words stand next to each other, so do their numbers. */
const FIELDS = 32;
const OFFSETS = 65_536;
function placeNumber(row: number, field: number, offset: number): number {
  return (row * FIELDS + field) * OFFSETS + offset;
}

/** Row of such a number. */
export function rowAt(place: number): number {
  return Math.floor(place / OFFSETS / FIELDS);
}

/** Which documents answer one unit of the query. */
export class Answers {
  readonly isOptional: boolean;
  /** By row; 0 where the document does not answer. */
  readonly scores: Float64Array;
  /** How many words of the title the unit covers, by row. */
  readonly inTitle: Uint8Array;
  /** Where the very words that were asked stand, with the weight of the field. */
  readonly places = new Map<number, number>();
  readonly #lexicon: Lexicon;
  readonly #weights: Readonly<Record<string, number>>;
  readonly #mask: Uint8Array;
  /** By row, a bit for each field that has answered: a word that is repeated says no more. */
  readonly #answered: Uint32Array;
  /** By row, the best of the answers that are only guessed. */
  readonly #guessed: Float64Array;
  #isAnswered = false;
  /** How many documents answer. */
  count = 0;

  constructor(
    unit: Unit,
    lexicon: Lexicon,
    weights: Readonly<Record<string, number>>,
    mask: Uint8Array,
    marks: Set<string>,
  ) {
    this.isOptional = unit.isOptional;
    this.#lexicon = lexicon;
    this.#weights = weights;
    this.#mask = mask;
    this.scores = new Float64Array(mask.length);
    this.inTitle = new Uint8Array(mask.length);
    this.#answered = new Uint32Array(mask.length);
    this.#guessed = new Float64Array(mask.length);
    for (const guess of unit.guesses) {
      const choices = guess().toSorted((left, right) => right.quality - left.quality);
      for (const choice of choices) this.#add(choice, marks);
      if (this.#isAnswered || this.isOptional) break;
    }
    for (let row = 0; row < mask.length; row += 1) {
      const sure = this.scores[row] ?? 0;
      const guessed = this.#guessed[row] ?? 0;
      if (guessed > 0) this.scores[row] = more(sure, guessed, MORE_GUESSES);
      if (sure > 0 || guessed > 0) this.count += 1;
    }
  }

  #add({ mask, sequence, quality }: Choice, marks: Set<string>): void {
    const fact = (this.#weights['title'] ?? 0) * FACT * quality;
    if (mask && fact > 0)
      for (let row = 0; row < mask.length; row += 1)
        if (mask[row] === 1 && this.#mask[row] === 1) this.#score(row, fact, FIELDS - 1, quality);
    if (sequence && sequence.every((words) => words.length > 0)) {
      if (sequence.length === 1) this.#addWords(sequence[0] ?? [], quality, marks);
      else this.#addSequence(sequence, quality, marks);
    }
  }

  #addWords(found: readonly string[], quality: number, marks: Set<string>): void {
    for (const word of new Set(found)) {
      const { rows, fields, offsets } = this.#lexicon.places(word);
      let isThere = false;
      for (let place = 0; place < rows.length; place += 1) {
        const row = rows[place] ?? 0;
        if (this.#mask[row] !== 1) continue;
        const field = fields[place] ?? 0;
        const name = this.#lexicon.fields[field] ?? '';
        const weight = this.#weights[name] ?? 0;
        if (weight === 0) continue;
        isThere = true;
        this.#score(row, weight * quality, field, quality);
        if (name === 'title' && quality >= MISSPELT_TITLE)
          this.inTitle[row] = Math.max(this.inTitle[row] ?? 0, 1);
        if (quality >= SURE) this.places.set(placeNumber(row, field, offsets[place] ?? 0), weight);
      }
      if (isThere) marks.add(word);
    }
  }

  #addSequence(sequence: readonly (readonly string[])[], quality: number, marks: Set<string>): void {
    let ends = new Set<number>();
    const answering: string[] = [];
    sequence.forEach((found, step) => {
      const next = new Set<number>();
      for (const word of new Set(found)) {
        const { rows, fields, offsets } = this.#lexicon.places(word);
        let isThere = false;
        for (let place = 0; place < rows.length; place += 1) {
          const row = rows[place] ?? 0;
          if (this.#mask[row] !== 1) continue;
          const number = placeNumber(row, fields[place] ?? 0, offsets[place] ?? 0);
          if (step > 0 && !ends.has(number - 1)) continue;
          next.add(number);
          isThere = true;
        }
        if (isThere) answering.push(word);
      }
      ends = next;
    });
    for (const number of ends) {
      const row = rowAt(number);
      const field = Math.floor(number / OFFSETS) % FIELDS;
      const name = this.#lexicon.fields[field] ?? '';
      const weight = this.#weights[name] ?? 0;
      if (weight === 0) continue;
      this.#score(row, weight * quality, field, quality);
      if (name === 'title') this.inTitle[row] = Math.max(this.inTitle[row] ?? 0, sequence.length);
    }
    if (ends.size > 0) for (const word of answering) marks.add(word);
  }

  /** The best field counts wholly, each further one a little; of guesses only the best counts. */
  #score(row: number, score: number, field: number, quality: number): void {
    this.#isAnswered = true;
    if (quality < SURE) {
      this.#guessed[row] = Math.max(this.#guessed[row] ?? 0, score);
      return;
    }
    const bit = 1 << field;
    const answered = this.#answered[row] ?? 0;
    if ((answered & bit) !== 0) return;
    this.#answered[row] = answered | bit;
    this.scores[row] = more(this.scores[row] ?? 0, score, MORE_PLACES);
  }
}

function more(left: number, right: number, share: number): number {
  return Math.max(left, right) + Math.min(left, right) * share;
}
