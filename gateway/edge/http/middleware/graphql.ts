/** The GraphQL endpoint: passes requests on to yoga. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { GraphqlEndpoint } from '../../graphql/graphql.ts';
import { readParams } from '../../graphql/graphqlParams.ts';
import { sendBuffered } from '../compression/sendBuffered.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function graphql(endpoint: Pick<GraphqlEndpoint, 'answer'>): EdgeMiddleware {
  return async (c) => {
    const { incoming, outgoing, arrival } = c.env;
    const { accept } = incoming.headers;
    const answer = await endpoint.answer(
      { method: incoming.method ?? 'GET', url: arrival.url, headers: accept === undefined ? {} : { accept } },
      { edge: c.get('edge'), params: () => readParams(incoming), res: outgoing },
    );
    await sendBuffered(incoming, outgoing, answer);
    return RESPONSE_ALREADY_SENT;
  };
}
