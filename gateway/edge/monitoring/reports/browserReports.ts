/**
 * Endpoint for reports that browsers send by themselves. As anybody can send anything, reports are handled before a
 * session is opened, and are limited in rate and size.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../limits/budget.rules.ts';
import { readBody } from '../../http/requestLimits.ts';

export interface BrowserReportsOptions {
  /** Accepted media types; others are answered 415. */
  types: RegExp;
  /** Maximum body size in bytes. */
  maxBytes: number;
  /** Reports per minute, in total and per network; further ones are dropped silently. */
  acceptedPerMinute: { total: number; network?: number };
  /** Accepted origins; absent for reports that browsers send without one. Others are answered 403. */
  ownOrigins?: (host: string | undefined) => readonly string[];
  /** @param body parsed JSON, null when invalid or too long. @returns the status: 400 for an invalid report. */
  handle: (body: unknown) => 204 | 400 | Promise<204 | 400>;
}

/** @param address the caller's address, as limits see it. */
export type ReportHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

export function createBrowserReports(options: BrowserReportsOptions): ReportHandler {
  const { types, maxBytes, acceptedPerMinute, ownOrigins, handle } = options;
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const total = limiter(acceptedPerMinute.total);
  const ofNetwork = acceptedPerMinute.network === undefined ? null : limiter(acceptedPerMinute.network);

  async function isAccepted(address: string): Promise<boolean> {
    try {
      await ofNetwork?.consume(networkOf(address));
      await total.consume('all');
      return true;
    } catch {
      return false;
    }
  }

  return async (request, response, address) => {
    const { method, headers } = request;
    if (method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    if (!types.test(headers['content-type'] ?? '')) {
      response.writeHead(415).end();
      return;
    }
    if (ownOrigins && !isOfOwnPage(headers, ownOrigins(headers.host))) {
      response.writeHead(403).end();
      return;
    }
    if (!(await isAccepted(address))) {
      response.writeHead(204).end();
      return;
    }
    const body = await readBody(request, maxBytes).catch(() => '');
    response.writeHead(await handle(parsed(body))).end();
  };
}

/** Browsers send the page's origin with every POST, so a request without one does not come from a page. */
function isOfOwnPage(headers: IncomingMessage['headers'], own: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  return own.includes(headers.origin ?? '') && (site === undefined || site === 'same-origin');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
