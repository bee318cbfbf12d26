/** Fetch options for reads from the gateway. */
export const accept = 'application/graphql-response+json, application/json';

export interface RequestOptions {
  readonly signal: AbortSignal;
  /** Nobody waits for it yet: a busy shop answers others first, and so does a narrow line. */
  readonly isAhead: boolean;
}

/** `Sec-Purpose` is the browser's own to write; the gateway reads both (shedding.rules.ts). */
export function requestInit({ signal, isAhead }: RequestOptions): RequestInit {
  return isAhead
    ? { headers: { accept, purpose: 'prefetch' }, priority: 'low', signal }
    : { headers: { accept }, signal };
}
