/**
 * CORS for the GraphQL endpoint: the configured origins of partners may read its responses. Partners send a key;
 * credentials are never allowed.
 */
export interface CorsFacts {
  origin: string | undefined;
  /** `access-control-request-method`; undefined when the request is not a preflight. */
  asksForMethod: string | undefined;
  /** Empty: no other origin is allowed. */
  allowed: readonly string[];
}

/** Seconds for which browsers may cache a preflight. */
const KEPT = 7_200;
const READABLE = 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/** CORS headers of any response. */
export function corsHeaders({ origin, asksForMethod, allowed }: CorsFacts): Record<string, string> {
  if (allowed.length === 0) return {};
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    // A cross-origin caller that may read the response may also embed it.
    'cross-origin-resource-policy': 'cross-origin',
    ...(asksForMethod === undefined
      ? { 'access-control-expose-headers': READABLE }
      : {
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type',
          'access-control-max-age': String(KEPT),
        }),
  };
}
