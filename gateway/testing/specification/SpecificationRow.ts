/**
 * A sentence of the specification, the module that implements it and the test that covers it. `specification.test.ts`
 * checks the rows against the tree and writes them as a table.
 */

export interface ActingRow {
  /** Document and section, such as `platform.md 4`. */
  section: string;
  /** The specification's own words; ` … ` marks omissions. */
  sentence: string;
  /** The implementing module. */
  acts: string;
  /** The test file that covers it. */
  test: string;
  /** A part of a test title or of a row's name, as written in the test. */
  shows: string;
}

/** A sentence that is deliberately not implemented as written. */
export interface OtherwiseRow {
  section: string;
  sentence: string;
  otherwise: string;
}

export type SpecificationRow = ActingRow | OtherwiseRow;

/** Sentences of one section with the same module and test. */
export function shown(
  section: string,
  acts: string,
  test: string,
  ...pairs: readonly (readonly [sentence: string, shows: string])[]
): ActingRow[] {
  return pairs.map(([sentence, shows]) => ({ section, sentence, acts, test, shows }));
}

/** Sentences of one section that deviate for the same reason. */
export function otherwise(section: string, reason: string, ...sentences: readonly string[]): OtherwiseRow[] {
  return sentences.map((sentence) => ({ section, sentence, otherwise: reason }));
}
