/**
 * What browsers send of a page by themselves, with nobody waiting for the answer. Anybody can send it anything, so it is
 * heard before there is a session, only so often, and only so long.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { networkOf } from '../../limits/budget.rules.ts';
import { readBody } from '../../http/requestLimits.ts';

export interface BrowserReportsOptions {
  /** Media types that are taken; others are answered 415. */
  types: RegExp;
  /** Longest body that is read, in bytes. */
  mostBytes: number;
  /** Reports in a minute, from everybody together and from one network; beyond it nobody listens, and says so to nobody. */
  heardPerMinute: { together: number; network?: number };
  /** Origins that may send it; absent where browsers send it without saying for whom. Others are answered 403. */
  ownOrigins?: (host: string | undefined) => readonly string[];
  /** @param body parsed JSON, null when it is none or too long. @returns the status: 400 for what makes no sense. */
  hear: (body: unknown) => 204 | 400 | Promise<204 | 400>;
}

/** @param address where the caller calls from, as limits see it. */
export type TakeReport = (
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
) => Promise<void>;

export function createBrowserReports(options: BrowserReportsOptions): TakeReport {
  const { types, mostBytes, heardPerMinute, ownOrigins, hear } = options;
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 });
  const together = limiter(heardPerMinute.together);
  const ofNetwork = heardPerMinute.network === undefined ? null : limiter(heardPerMinute.network);

  async function isHeard(address: string): Promise<boolean> {
    try {
      await ofNetwork?.consume(networkOf(address));
      await together.consume('all');
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
    if (!(await isHeard(address))) {
      response.writeHead(204).end();
      return;
    }
    const body = await readBody(request, mostBytes).catch(() => '');
    response.writeHead(await hear(parsed(body))).end();
  };
}

/** Browsers name the page's origin with every POST; who names none is no page. */
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
