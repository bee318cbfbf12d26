/** What a failed content delivery reports (catalogue.md 8), in the vendor's own field names. */
import type { SourceError } from '../transport/errors.ts';

export interface DeliveryFailure {
  /** The vendor's own number, never the HTTP status; null where the answer was none of the vendor's. */
  error_code: number | null;
  error_message: string;
  /** What is wrong, by parameter. */
  errors: Readonly<Record<string, unknown>> | null;
  /** HTTP status; null when no answer came. */
  status: number | null;
  statusText: string;
}

/** Code 141 means that the entry does not exist. The vendor's own text says "object"; its clients say this. */
export const entryMissing = { error_code: 141, error_message: "The requested entry doesn't exist." } as const;

/** The vendor gives this code to wrong parameters, too: only of an entry's uid does it say that there is none. */
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
