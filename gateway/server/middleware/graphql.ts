/** The GraphQL endpoint: yoga behind the edge. */
import type { GraphqlEndpoint } from '../graphql.ts';
import { readParams } from '../graphqlParams.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function graphql(endpoint: Pick<GraphqlEndpoint, 'answer'>): EdgeMiddleware {
  return async (c) =>
    endpoint.answer(c.req.raw, {
      edge: c.get('edge'),
      params: () => readParams(c.env.incoming),
      res: c.env.outgoing,
    });
}
