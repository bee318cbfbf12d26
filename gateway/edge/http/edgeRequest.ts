/** What the HTTP edge knows of a request before GraphQL runs: the caller, the deadline, the logs. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { CallLog } from '../../sources/transport/callLog.ts';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import type { Attempts } from '../limits/attempts/attemptLimits.ts';
import type { CustomerCarts } from '../../graph/session.ts';
import type { Device } from '../session/device.ts';
import type { PasswordAttempts } from '../../graph/limits.ts';
import type { ProductChanges } from '../../graph/productChanges.ts';
import type { Report } from '../../graph/reports.ts';
import type { Session } from '../session/session.ts';

/** A caller of the API: the public, which is this shop's own pages, or a partner with a key. */
export interface ApiClient {
  kind: 'public' | 'partner';
  /** `public`, or the public id of the key; never the key itself. */
  id: string;
  /** For logs and metrics. */
  name: string;
  /** Scopes of the key; empty for the public, which runs shipped operations only. */
  scopes: ReadonlySet<string>;
  /** Cost points per minute; null for the public limit. */
  costPerMinute: number | null;
}

export const publicClient: ApiClient = {
  kind: 'public',
  id: 'public',
  name: 'public',
  scopes: new Set(),
  costPerMinute: null,
};

export interface EdgeRequest {
  requestId: string;
  client: ApiClient;
  /** The caller's address, as limits see it. */
  address: string;
  session: Session;
  /** The table of markets when the request arrived. */
  markets: Markets;
  /** Account at the image service set by editors; null for the configured one. */
  imagesAlias: string | null;
  /** What this browser proved before, signed in or not. */
  device: Device;
  /** Country from the header of the CDN or proxy in front, ISO 3166 alpha-2 in lower case; null without one. */
  country: string | null;
  /** Carts of customers in their other sessions. */
  customerCarts: CustomerCarts;
  /** The log of product changes. */
  changes: ProductChanges;
  /** Limits on what this caller may attempt. */
  attempts: Attempts;
  /** Limits on the passwords that this caller may attempt. */
  passwords: PasswordAttempts;
  /** Logs what operators should know. */
  report: Report;
  /** `performance.now()` at the request's deadline. */
  deadline: number;
  /** Aborts when the caller closes the connection before the response is complete. */
  signal: AbortSignal;
  log: CallLog;
  /** Value of the anti-forgery header, null when absent. */
  csrfToken: string | null;
  /** Idempotency key of a mutation, as sent; null when absent. */
  idempotencyKey: string | null;
  /** Value of the bot protection token's header, null when absent. */
  botToken: string | null;
  /** Collects hints for `extensions.hints`; absent where no developer reads them. */
  hints?: Set<string>;
  /** True when the response must contain `extensions.upstream`. */
  explains: boolean;
  /** Query cost points charged for the request; absent when none were. */
  cost?: number;
  /** True when the caller who waits for the response was charged already. */
  isPaid?: boolean;
  /** True for a background request, whose reads wait for fresh answers. */
  awaitsRefresh?: boolean;
  /** Collects what the response depends on; absent where it is not shared. */
  facts?: AnswerFacts;
  /** True once the response turned out to contain GraphQL errors. */
  hasErrors?: boolean;
  /** Path pattern of the requested screen, such as `/p/:handle`; set when a page was requested. */
  screen?: string;
  /** Runs after the operation and before the response headers are written: saves session and device cookie. */
  beforeAnswer?: () => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Keeps a well-formed `x-request-id` of the caller, so that one id appears in all logs; otherwise creates one. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Headers in which CDNs and proxies send the shopper's country, by precedence. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country'];

/** XX and T1 stand for an unknown country. */
export function countryOf(headers: IncomingMessage['headers']): string | null {
  const reported = COUNTRY_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  return typeof reported === 'string' && /^[a-z]{2}$/i.test(reported) && reported.toUpperCase() !== 'XX'
    ? reported.toLowerCase()
    : null;
}

/**
 * The caller's address, for limits. Each trusted proxy appends the address of its own client to X-Forwarded-For;
 * entries before those are set by the caller and not trusted.
 */
export function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return own;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim());
  return chain.at(-trustedProxies) || own;
}

export function abortWhenGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) abort.abort();
  });
  request.once('error', () => abort.abort());
  return abort.signal;
}
