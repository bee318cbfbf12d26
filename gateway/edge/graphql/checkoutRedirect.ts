/**
 * `GET /api/checkout?locale=en-us`: leads to the checkout of the session's cart, for stores whose addresses are good for
 * one visit, so that pages must not hold them. A cart that cannot be checked out is shown, and says why.
 */
import { execute, parse, type GraphQLSchema } from 'graphql';
import { contextsOf, type RequestContext } from '../../graph/context.ts';
import type { EdgeMiddleware } from '../http/middleware/EdgeEnv.ts';
import { json } from '../http/middleware/json.ts';
import type { Sources } from '../sources.ts';

const operation = parse('mutation { openCheckout { ... on OpenCheckoutPayload { url } } }');

export function checkoutRedirect(schema: GraphQLSchema, sources: Sources): EdgeMiddleware {
  /** Null when the cart cannot be checked out, or a source is down. */
  async function checkoutUrl(contextValue: RequestContext): Promise<string | null> {
    const { data } = await execute({ schema, document: operation, contextValue });
    return (data as { openCheckout: { url?: string } } | null | undefined)?.openCheckout.url ?? null;
  }

  return async (c) => {
    const { incoming, arrival } = c.env;
    if (incoming.method !== 'GET') return json(c, { error: 'Method not allowed' }, 405, { allow: 'GET' });
    // Fetching an address ahead would use it up.
    if (incoming.headers['sec-purpose'] !== undefined) return c.body(null, 503);
    const edge = c.get('edge');
    const locale = new URLSearchParams(arrival.url.split('?')[1]).get('locale') ?? '';
    const context = contextsOf(sources, edge).inMarket(locale);
    if (!context || edge.session.isFramed) return json(c, { error: 'There is no such checkout' }, 400);
    const location = (await checkoutUrl(context)) ?? `/${context.locale}/cart`;
    await edge.beforeAnswer?.();
    return c.body(null, 303, { location, 'referrer-policy': 'no-referrer' });
  };
}
