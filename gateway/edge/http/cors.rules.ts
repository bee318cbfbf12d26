/**
 * Which pages of other sites may read the GraphQL endpoint's answers: those of partners, whose origins are configured.
 * They show their key; cookies of this site are never asked for, so none is allowed.
 */
export interface CorsFacts {
  origin: string | undefined;
  /** `access-control-request-method`; undefined when the request is no preflight. */
  asksForMethod: string | undefined;
  /** Empty: no other site may. */
  allowed: readonly string[];
}

/** Seconds that a browser may keep what a preflight said. */
const KEPT = 7_200;
const READABLE = 'RateLimit, RateLimit-Policy, Retry-After, X-Request-Id';

/** Headers of the answer, whatever it is. */
export function corsHeaders({ origin, asksForMethod, allowed }: CorsFacts): Record<string, string> {
  if (allowed.length === 0) return {};
  if (origin === undefined || !allowed.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    // Across origins the answer may be read, so it may be embedded there, too.
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
