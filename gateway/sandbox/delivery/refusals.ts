/**
 * The vendor's error responses (wire-protocols 1.4). `error_code` is the vendor's own number, never the HTTP status.
 * Where the vendor's response is not documented (unknown branch, environment), the most similar documented one is used.
 */
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export interface Refusal {
  status: ContentfulStatusCode;
  body: { error_message: string; error_code: number; errors?: Record<string, string[]> };
  headers?: Record<string, string>;
}

function refusal(status: ContentfulStatusCode, code: number, message: string, field?: string): Refusal {
  const errors = field === undefined ? {} : { errors: { [field]: ['is not valid.'] } };
  return { status, body: { error_message: message, error_code: code, ...errors } };
}

export const entryMissing = refusal(422, 141, "The requested object doesn't exist.", 'uid');
export const assetMissing = refusal(404, 145, 'Asset was not found.', 'uid');
export const stackMissing = refusal(412, 109, "We can't find that Stack. Please try again.", 'api_key');
/** A token of the wrong kind or unknown. Not 401, which one of the vendor's clients retries (wire-protocols 1.5). */
export const tokenRefused = refusal(412, 109, stackMissing.body.error_message, 'access_token');
export const tokenEmpty = refusal(
  401,
  105,
  "You're not allowed in here unless you're logged in.",
  'access_token',
);
export const branchMissing = refusal(412, 109, 'The requested branch was not found in this Stack.', 'branch');
export const urlTooLong = refusal(414, 414, 'Request-URI Too Large');
export const pathMissing = refusal(404, 404, 'The requested URL was not found on this server.');

export function contentTypeMissing(uid: string): Refusal {
  return refusal(422, 118, `The Content Type '${uid}' was not found. Please try again.`, 'uid');
}

export function environmentMissing(name: string | null): Refusal {
  return refusal(422, 141, `The environment '${name ?? ''}' was not found. Please try again.`, 'environment');
}

export function localeMissing(locale: string): Refusal {
  return refusal(422, 141, `The language '${locale}' was not found. Please try again.`, 'locale');
}

export function parameterRefused(parameter: string, message: string): Refusal {
  return refusal(422, 141, message, parameter);
}

export function tooMany(seconds: number): Refusal {
  return {
    ...refusal(429, 429, 'Too many requests. Please try again after some time.'),
    headers: { 'retry-after': String(seconds) },
  };
}
