/** The GraphQL endpoint: yoga behind the edge. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { createGraphql } from '../graphql.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function graphql({ enter }: Pick<ReturnType<typeof createGraphql>, 'enter'>): EdgeMiddleware {
  return async (c) => {
    await enter(c.env.incoming, c.env.outgoing, c.get('edge'));
    return RESPONSE_ALREADY_SENT;
  };
}
