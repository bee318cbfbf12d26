/**
 * Facts about a request, gathered before any middleware: caller, path and time of arrival. Also sets the response's
 * request id and security headers.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from './edgeRequest.ts';
import { securityHeaders } from './securityHeaders.rules.ts';
import type { FollowedRequest } from '../monitoring/RequestMonitor.ts';

export interface Arrival {
  /** Collects what metrics, traces and logs report. */
  seen: FollowedRequest;
  requestId: string;
  /** The caller's address, as limits see it. */
  address: string;
  userAgent: string;
  /** Path and query as sent. */
  url: string;
  path: string;
  isApi: boolean;
  /** `performance.now()` on arrival. */
  at: number;
}

export interface ArrivalOptions {
  /** Number of reverse proxies in front (addressOf). */
  trustedProxies: number;
  /** Shoppers use HTTPS. */
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
