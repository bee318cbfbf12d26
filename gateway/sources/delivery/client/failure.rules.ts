/** The report of a failed content delivery call (catalogue.md 8), in the vendor's field names. */
import type { SourceError } from '../../transport/errors.ts';

export interface DeliveryFailure {
  /** The vendor's number, never the HTTP status; null when the answer was not the vendor's. */
  error_code: number | null;
  error_message: string;
  /** By parameter. */
  errors: Readonly<Record<string, unknown>> | null;
  /** HTTP status; null when no answer came. */
  status: number | null;
  statusText: string;
}

/** Code 141: the entry does not exist. The message is the vendor's clients'; the service itself says "object". */
export const entryMissing = { error_code: 141, error_message: "The requested entry doesn't exist." } as const;

/** The vendor also uses code 141 for invalid parameters: only with an error of `uid` does it mean a missing entry. */
export function deliveryFailure({ status, message, detail }: SourceError): DeliveryFailure {
  const { body, statusText } = recordOf(detail);
  const { error_code: code, error_message: words, errors } = recordOf(body);
  const about = errors === undefined ? null : recordOf(errors);
  const isEntry = code === entryMissing.error_code && about !== null && 'uid' in about;
  return {
    error_code: typeof code === 'number' ? code : null,
    error_message: isEntry ? entryMissing.error_message : typeof words === 'string' ? words : message,
    errors: about,
    status,
    statusText: typeof statusText === 'string' ? statusText : '',
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
}
