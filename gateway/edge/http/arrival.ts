/**
 * What is known of a request as soon as it is here, before any middleware: who calls, what for, and since when. The
 * answer's request id and security headers are set along with it, so whatever answers need not think of them.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from './edgeRequest.ts';
import { securityHeaders } from './securityHeaders.rules.ts';
import type { FollowedRequest } from '../monitoring/RequestMonitor.ts';

export interface Arrival {
  /** Takes what metrics, traces and logs are told. */
  seen: FollowedRequest;
  requestId: string;
  /** Where the caller calls from, as limits see it. */
  address: string;
  userAgent: string;
  /** Path and query as sent. */
  url: string;
  path: string;
  isApi: boolean;
  /** `performance.now()` at which it was here. */
  at: number;
}

export interface ArrivalOptions {
  /** Reverse proxies in front (addressOf). */
  trustedProxies: number;
  /** Shoppers come by https. */
  isSecure: boolean;
}

type Arrive = (request: IncomingMessage, response: ServerResponse, seen: FollowedRequest) => Arrival;

export function createArrivals({ trustedProxies, isSecure }: ArrivalOptions): Arrive {
  const headers = Object.entries(securityHeaders(isSecure));
  return (request, response, seen) => {
    response.setHeader('x-request-id', seen.requestId);
    for (const [name, value] of headers) response.setHeader(name, value);
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    return {
      seen,
      requestId: seen.requestId,
      address: addressOf(request, trustedProxies),
      userAgent: request.headers['user-agent'] ?? '',
      url,
      path,
      isApi: path.startsWith('/api/'),
      at: performance.now(),
    };
  };
}
