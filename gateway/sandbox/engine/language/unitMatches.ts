/** Documents that match one unit of a query, and how well. */
import type { Lexicon } from './lexicon.ts';
import type { Unit } from './queryUnits.ts';
import type { Interpretation } from './interpretation.ts';

/** Weight of each further match beyond the best. */
const MORE_PLACES = 0.2;
/** Weight of a guess beside a better match, and the reverse. */
const MORE_GUESSES = 0.1;
/** Weight of a fact, relative to the title's. */
const FACT = 0.5;
/** From this quality on, words count as exact. */
const SURE = 0.9;

/** A mistyped word and a prefix still cover their word of a title. */
const MISSPELT_TITLE = 0.6;

/** A position in the index as one number: adjacent words have consecutive numbers. */
const FIELDS = 32;
const OFFSETS = 65_536;
function placeNumber(row: number, field: number, offset: number): number {
  return (row * FIELDS + field) * OFFSETS + offset;
}

/** Row of a position number. */
export function rowAt(place: number): number {
  return Math.floor(place / OFFSETS / FIELDS);
}

/** Documents that match one unit of the query. */
export class UnitMatches {
  readonly isOptional: boolean;
  /** By row; 0 for no match. */
  readonly scores: Float64Array;
  /** Number of the title's words that the unit covers, by row. */
  readonly inTitle: Uint8Array;
  /** Positions of exact matches, with the weight of the field. */
  readonly places = new Map<number, number>();
  readonly #lexicon: Lexicon;
  readonly #weights: Readonly<Record<string, number>>;
  readonly #mask: Uint8Array;
  /** By row, a bit for each field that has matched: repeated words do not count. */
  readonly #answered: Uint32Array;
  /** By row, the best guessed match. */
  readonly #guessed: Float64Array;
  #isAnswered = false;
  /** Number of matching documents. */
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
      const interpretations = guess().toSorted((left, right) => right.quality - left.quality);
      for (const interpretation of interpretations) this.#add(interpretation, marks);
      if (this.#isAnswered || this.isOptional) break;
    }
    for (let row = 0; row < mask.length; row += 1) {
      const sure = this.scores[row] ?? 0;
      const guessed = this.#guessed[row] ?? 0;
      if (guessed > 0) this.scores[row] = more(sure, guessed, MORE_GUESSES);
      if (sure > 0 || guessed > 0) this.count += 1;
    }
  }

  #add({ mask, sequence, quality }: Interpretation, marks: Set<string>): void {
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

  /** The best field counts fully, each further one a little; of guesses only the best counts. */
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
