/** Reads the parameters of a GraphQL request; what has none is answered here, as a well-formed GraphQL error. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EdgeRequest } from './edgeRequest.ts';
import { BadParams, readParams, type GraphqlParams } from './graphqlParams.ts';

export interface DoorContext {
  edge: EdgeRequest;
  params: GraphqlParams;
}

type Ask = (request: IncomingMessage, response: ServerResponse, context: DoorContext) => Promise<void> | void;

export function createGraphqlDoor(ask: Ask) {
  return {
    async enter(request: IncomingMessage, response: ServerResponse, edge: EdgeRequest): Promise<void> {
      let params: GraphqlParams;
      try {
        params = await readParams(request);
      } catch (error) {
        if (!(error instanceof BadParams)) throw error;
        if (error.status === 413) response.setHeader('connection', 'close');
        const code = error.status === 413 ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST';
        response
          .writeHead(error.status, { 'content-type': 'application/json; charset=utf-8' })
          .end(JSON.stringify({ errors: [{ message: error.message, extensions: { code } }] }));
        return;
      }
      await ask(request, response, { edge, params });
    },
  };
}
