/**
 * The way from HTTP to the GraphQL endpoint: what is no GraphQL request of somebody who may ask is answered here, as a
 * well-formed GraphQL error; the rest goes on with its parameters read.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { corsHeaders } from './cors.rules.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { refusedAtDoor } from './graphqlDoor.rules.ts';
import { BadParams, readParams, type GraphqlParams } from './graphqlParams.ts';
import { ownOrigins } from './ownOrigins.rules.ts';

export interface DoorOptions {
  /** Origin that shoppers see; null: that of each request's Host. */
  publicOrigin: string | null;
  /** Origins of partners' pages. */
  corsOrigins: readonly string[];
}

export interface DoorContext {
  edge: EdgeRequest;
  params: GraphqlParams;
}

type Ask = (request: IncomingMessage, response: ServerResponse, context: DoorContext) => Promise<void> | void;

export function createGraphqlDoor({ publicOrigin, corsOrigins }: DoorOptions, ask: Ask) {
  return {
    /** Answers a preflight of another site's page; false when the request is none. */
    answeredPreflight(request: IncomingMessage, response: ServerResponse): boolean {
      const { origin } = request.headers;
      const asksForMethod = request.headers['access-control-request-method'];
      if (request.method !== 'OPTIONS' || origin === undefined || asksForMethod === undefined) return false;
      response.writeHead(204, corsHeaders({ origin, asksForMethod, allowed: corsOrigins })).end();
      return true;
    },

    async enter(request: IncomingMessage, response: ServerResponse, edge: EdgeRequest): Promise<void> {
      const { headers, method = 'GET' } = request;
      const { origin } = headers;
      for (const [name, value] of Object.entries(
        corsHeaders({ origin, asksForMethod: undefined, allowed: corsOrigins }),
      ))
        if (name === 'vary') response.appendHeader(name, value);
        else response.setHeader(name, value);
      const refused = refusedAtDoor({
        method,
        contentType: headers['content-type'],
        origin,
        fetchSite: textOf(headers['sec-fetch-site']),
        hasCookies: headers.cookie !== undefined,
        isNavigation: headers['sec-fetch-mode'] === 'navigate',
        isPartner: edge.client.kind === 'partner',
        ownOrigins: ownOrigins(publicOrigin, headers.host),
      });
      if (refused) return sendError(response, refused.status, refused.code, refused.message, refused.headers);
      let params: GraphqlParams;
      try {
        params = await readParams(request);
      } catch (error) {
        if (!(error instanceof BadParams)) throw error;
        if (error.status === 413) response.setHeader('connection', 'close');
        const code = error.status === 413 ? 'REQUEST_TOO_LARGE' : 'BAD_REQUEST';
        return sendError(response, error.status, code, error.message);
      }
      return ask(request, response, { edge, params });
    },
  };
}

function sendError(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
