/**
 * A sentence of the specification, where it acts and the test that shows it. `specification.test.ts` holds the rows
 * against the tree and writes them as a table.
 */

export interface ActingRow {
  /** Document and section, such as `platform.md 4`. */
  section: string;
  /** The specification's own words; ` … ` stands for what is left out. */
  sentence: string;
  /** The module that decides it. */
  acts: string;
  /** The file that shows it. */
  test: string;
  /** A part of a title or of a row's name, as it is written in the test. */
  shows: string;
}

/** A sentence that is done otherwise on purpose. */
export interface OtherwiseRow {
  section: string;
  sentence: string;
  otherwise: string;
}

export type SpecificationRow = ActingRow | OtherwiseRow;

/** Sentences of one section that act in one module and are shown by one test. */
export function shown(
  section: string,
  acts: string,
  test: string,
  ...pairs: readonly (readonly [sentence: string, shows: string])[]
): ActingRow[] {
  return pairs.map(([sentence, shows]) => ({ section, sentence, acts, test, shows }));
}

/** Sentences of one section that are done otherwise, for one reason. */
export function otherwise(section: string, reason: string, ...sentences: readonly string[]): OtherwiseRow[] {
  return sentences.map((sentence) => ({ section, sentence, otherwise: reason }));
}
