/** Fetch options for reads from the gateway. */
export const accept = 'application/graphql-response+json, application/json';

export interface RequestOptions {
  readonly signal: AbortSignal;
  /** A preload: low priority in the gateway's load shedding, and on the network. */
  readonly isAhead: boolean;
}

/** `Sec-Purpose` can only be set by browsers; the gateway reads both (shedding.rules.ts). */
export function requestInit({ signal, isAhead }: RequestOptions): RequestInit {
  return isAhead
    ? { headers: { accept, purpose: 'prefetch' }, priority: 'low', signal }
    : { headers: { accept }, signal };
}
