/** A field of a form that is refused, with the words that say why. */
import type { WordsKey } from '../content/wording/words.ts';

export interface FieldFault {
  /** Input field name; nested with a dot, such as `address.city`. */
  field: string;
  key: WordsKey;
  values?: Readonly<Record<string, string | number>>;
}
