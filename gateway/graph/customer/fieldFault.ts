/** An invalid form field: where it is, why it is refused, and the message key for it. */
import type { WordsKey } from '../content/wording/words.ts';
import type { InputPath } from '../refusal.ts';

export type FieldErrorCode =
  | 'ADDRESS_NOT_FOUND'
  | 'CONSENT_REQUIRED'
  | 'COUNTRY_NOT_SERVED'
  | 'EMAIL_UNUSABLE'
  | 'INVALID_EMAIL'
  | 'INVALID_ORDER_NUMBER'
  | 'INVALID_PHONE'
  | 'INVALID_POSTAL_CODE'
  | 'INVALID_PRO_CODE'
  | 'PRO_CODE_EXPIRED'
  | 'PRO_CODE_OF_OTHER_STORE'
  | 'PRO_CODE_USED'
  | 'REFUSED'
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNKNOWN_REGION';

export interface FieldFault {
  path: InputPath;
  code: FieldErrorCode;
  key: WordsKey;
  values?: Readonly<Record<string, string | number>>;
}
