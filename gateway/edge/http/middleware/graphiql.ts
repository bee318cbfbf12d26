/** GraphiQL's page, for a browser that opens the endpoint, and its files. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Graphiql } from '../../graphql/graphiql/graphiqlPage.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function graphiql({ page }: Graphiql): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) => {
    const isNavigation =
      incoming.method === 'GET' && (incoming.headers.accept?.includes('text/html') ?? false);
    // A persisted operation's address shows its answer.
    if (!isNavigation || arrival.url.includes('documentId=')) return next();
    outgoing.appendHeader('vary', 'Accept');
    await page.send(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}

export function graphiqlFiles({ file }: Graphiql): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) => {
    const found = await file(arrival.path);
    if (found === null) return next();
    await found.send(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  };
}
