/** An invalid form field and the message key for it. */
import type { WordsKey } from '../content/wording/words.ts';

export interface FieldFault {
  /** Input field name; nested with a dot, such as `address.city`. */
  field: string;
  key: WordsKey;
  values?: Readonly<Record<string, string | number>>;
}
