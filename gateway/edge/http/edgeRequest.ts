/** What the HTTP edge knows of one request before any GraphQL runs: who asks, until when, and where it is logged. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { CallLog } from '../../sources/transport/callLog.ts';
import type { Markets } from '../../graph/region/markets/markets.rules.ts';
import type { Attempts } from '../limits/attempts/attemptLimits.ts';
import type { CustomerCarts } from '../../graph/session.ts';
import type { Device } from '../session/device.ts';
import type { PasswordAttempts } from '../../graph/limits.ts';
import type { Report } from '../../graph/reports.ts';
import type { Session } from '../session/session.ts';

/** Who asks the graph: the public, which is this shop's own pages, or a partner that showed its key. */
export interface ApiClient {
  kind: 'public' | 'partner';
  /** `public`, or the key's public id; never the key. */
  id: string;
  /** For logs and metrics. */
  name: string;
  /** What a key opens; empty for the public, which runs shipped operations only. */
  scopes: ReadonlySet<string>;
  /** Points of cost that may be spent in a minute; null means the public's own limit. */
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
  /** Where the caller calls from, as limits see it. */
  address: string;
  session: Session;
  /** What is offered where when the request arrived. */
  markets: Markets;
  /** Account at the image service that the editors name; null where the configured one counts. */
  imagesAlias: string | null;
  /** What this browser proved before, signed in or not. */
  device: Device;
  /** Country that the edge before the gateway tells in its header, ISO 3166 alpha-2 in lower case; null without one. */
  country: string | null;
  /** Carts that customers had in other sessions. */
  customerCarts: CustomerCarts;
  /** Limits of what this caller may try. */
  attempts: Attempts;
  /** Limits of the passwords that this caller may try. */
  passwords: PasswordAttempts;
  /** Tells the log what whoever runs the shop should hear of. */
  report: Report;
  /** `performance.now()` at which the request's time is over. */
  deadline: number;
  /** Aborts when the caller closes the connection before the answer is complete. */
  signal: AbortSignal;
  log: CallLog;
  /** Value of the anti-forgery header, null when absent. */
  csrfToken: string | null;
  /** Names the gesture behind a mutation, so that a repeat is known as one; as it was sent, null when absent. */
  idempotencyKey: string | null;
  /** Value of the header with a token of the bot protection, null when absent. */
  botToken: string | null;
  /** True when the answer shall carry `extensions.upstream`. */
  explains: boolean;
  /** Points of query cost that were charged for it; absent when none were. */
  cost?: number;
  /** True when whoever waits for the answer was charged for it already. */
  isPaid?: boolean;
  /** Collects what the answer rests on; absent where it is served to nobody else. */
  facts?: AnswerFacts;
  /** True once the answer turned out to carry GraphQL errors. */
  hasErrors?: boolean;
  /** Pattern of the screen that the address names, such as `/p/:uid`, once a page was asked for. */
  screen?: string;
  /** Runs once the operation is done and before the head of the answer is written: keeps session and device. */
  beforeAnswer?: () => Promise<void>;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Keeps a well-formed `x-request-id` of the caller, so that one id runs through all logs; makes one otherwise. */
export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** Headers in which edges tell the shopper's country; the first one that is there counts. */
const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country'];

/** XX and T1 are how an edge says that it does not know. */
export function countryOf(headers: IncomingMessage['headers']): string | null {
  const told = COUNTRY_HEADERS.map((name) => headers[name]).find((value) => value !== undefined);
  return typeof told === 'string' && /^[a-z]{2}$/i.test(told) && told.toUpperCase() !== 'XX'
    ? told.toLowerCase()
    : null;
}

/**
 * Who calls, for limits. Each trusted proxy appends the address that it was called from to X-Forwarded-For; what stands
 * before those is the caller's own claim and never believed.
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
