/** How the edge answers a key that does not open, and counts those that do. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DoorRefusal } from '../partners/partnerDoor.ts';
import type { PartnerUsage } from '../partners/partnerUsage.ts';
import type { EdgeRequest } from './edgeRequest.ts';

const GRAPHQL_JSON = 'application/graphql-response+json';

/** As a GraphQL answer, so that a partner's client needs no second way to read errors. */
export function sendDoorRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, message, headers }: DoorRefusal,
): void {
  const type = request.headers.accept?.includes(GRAPHQL_JSON) ? GRAPHQL_JSON : 'application/json';
  response.writeHead(status, {
    ...headers,
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'private, no-store',
  });
  response.end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  // What was sent along is not read.
  request.resume();
}

export function countWhenDone(usage: PartnerUsage, response: ServerResponse, edge: EdgeRequest): void {
  response.once('close', () => {
    const failed = response.statusCode >= 400 || edge.hasErrors === true;
    usage.count(edge.client.id, { cost: edge.cost ?? 0, failed }, new Date());
  });
}
