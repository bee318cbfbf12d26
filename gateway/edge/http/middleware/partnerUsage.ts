/** Refuses invalid keys, and counts the usage of valid ones. */
import type { PartnerUsage } from '../../partners/partnerUsage.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

const GRAPHQL_JSON = 'application/graphql-response+json';

export function partnerUsage(usage: Pick<PartnerUsage, 'count'>): EdgeMiddleware {
  return async (c, next) => {
    const key = c.get('key');
    const edge = c.get('edge');
    const { incoming, outgoing } = c.env;
    if (key?.refusal) {
      const { status, code, message, retryAfterSeconds, headers } = key.refusal;
      const isLater = retryAfterSeconds !== null;
      const extensions = { code, ...(isLater ? { retryAfterSeconds } : {}) };
      // As a GraphQL response, so that partners' clients handle it like other errors.
      const type = incoming.headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
      return c.body(JSON.stringify({ errors: [{ message, extensions }] }), status, {
        ...headers,
        ...(isLater ? { 'retry-after': String(retryAfterSeconds) } : {}),
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'private, no-store',
      });
    }
    if (key?.client)
      outgoing.once('close', () => {
        const failed = outgoing.statusCode >= 400 || edge.hasErrors === true;
        usage.count(edge.client.id, { cost: edge.cost ?? 0, failed }, new Date());
      });
    return next();
  };
}
