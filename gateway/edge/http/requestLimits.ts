/**
 * Limits on size, duration and form of any HTTP request. A request that exceeds one is answered as soon as that is
 * certain, and its connection is closed without reading the rest. Requests are passed on only when complete, so that
 * unfinished ones take no room from others.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../../graph/errorCodes.rules.ts';
import { CallerCounts } from '../limits/callerCounts.ts';
import { RequestSlots } from './requestSlots.ts';

export interface RequestLimits {
  /** Path and query. */
  urlBytes: number;
  bodyBytes: number;
  /** All headers with the request line; beyond it Node itself refuses. */
  headerBytes: number;
  headers: number;
  /** From the first byte to the end of the headers. */
  headersMs: number;
  /** From the first byte to the end of the body, before Node itself gives up. */
  requestMs: number;
  /** From the end of the headers to the end of the body. */
  bodyMs: number;
  /** Incomplete requests per caller, and in total. The oldest is evicted for a new one. */
  unfinishedOfCaller: number;
  unfinished: number;
  /** Connections per address. Behind a proxy all have the same address: the proxy has to limit them. */
  connectionsOfAddress: number;
  /** Keep-alive timeout; longer than that of reverse proxies, so that they close first. */
  keepAliveMs: number;
  /** Maximum silence during a request or response. */
  silenceMs: number;
  /** Interval of checks for slow requests. */
  checkMs: number;
}

export const requestLimits: RequestLimits = {
  urlBytes: 8_192,
  bodyBytes: 100_000,
  headerBytes: 32_768,
  headers: 100,
  headersMs: 10_000,
  requestMs: 30_000,
  bodyMs: 5_000,
  // Enough for an office behind one address, and more than a browser uses.
  unfinishedOfCaller: 32,
  unfinished: 1_000,
  connectionsOfAddress: 4_000,
  keepAliveMs: 65_000,
  silenceMs: 120_000,
  checkMs: 2_000,
};

export class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';

  constructor(most: number) {
    super(`The body has more than ${most} bytes.`);
  }
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface Callers {
  /** The address of a request, as limits see it. */
  callerOf(request: IncomingMessage): string;
  /** True without a proxy in front: a connection then belongs to its caller. */
  isDirect: boolean;
}

const directCallers: Callers = {
  callerOf: ({ socket }) => socket.remoteAddress ?? '',
  isDirect: true,
};

/** A complete body, or one that was too long. Stored with the request, as `npm run dev` loads this module twice. */
const arrived = Symbol.for('skarn.arrivedBody');
interface Arrived extends IncomingMessage {
  [arrived]?: Promise<string>;
}

/** @param answer called with complete requests within the limits. */
export function createLimitedServer(
  answer: Answer,
  limits: RequestLimits = requestLimits,
  { callerOf, isDirect }: Callers = directCallers,
): Server {
  const unfinished = new RequestSlots(limits.unfinishedOfCaller, limits.unfinished);
  const connections = new CallerCounts(limits.connectionsOfAddress);

  const refuse = (request: IncomingMessage, response: ServerResponse, refusal: Refusal): void => {
    const { status, message, headers, code } = refusal;
    // Who sends JSON reads an error as JSON, in the form of GraphQL.
    const isJson = code !== undefined && /^application\/json\b/i.test(request.headers['content-type'] ?? '');
    const type = isJson ? { 'content-type': 'application/json; charset=utf-8' } : {};
    const body = isJson ? JSON.stringify({ errors: [{ message, extensions: { code } }] }) : message;
    response
      .writeHead(status, { ...refusalHeaders, ...type, ...headers, connection: 'close' })
      .end(`${body}\n`);
    closeWhenUnread(request, response);
  };
  const goOn: Answer = (request, response) => {
    closeWhenUnread(request, response);
    answer(request, response);
  };
  const answerWhole = async (
    request: IncomingMessage,
    response: ServerResponse,
    leave: () => void,
  ): Promise<void> => {
    const timer = setTimeout(() => {
      leave();
      if (!response.headersSent) refuse(request, response, tooSlow);
    }, limits.bodyMs);
    const body = readWhole(request, limits.bodyBytes);
    (request as Arrived)[arrived] = body;
    // The reader gets the error of a body that is too long.
    await body.catch(() => {});
    clearTimeout(timer);
    leave();
    if (!response.headersSent && !response.destroyed) goOn(request, response);
  };
  const take: Answer = (request, response) => {
    const refusal = refused(request, limits);
    if (refusal) return refuse(request, response, refusal);
    if (!hasBody(request)) return goOn(request, response);
    const leave = unfinished.enter(callerOf(request), () => refuse(request, response, tooManyUnfinished));
    void answerWhole(request, response, leave);
    return undefined;
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    take,
  );
  server.maxHeadersCount = limits.headers + 1;
  server.timeout = limits.silenceMs;
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // `Expect: 100-continue` saves the caller from sending a body that would be refused.
    if (refused(request, limits) === null) response.writeContinue();
    take(request, response);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...refusalHeaders, connection: 'close' }).end('Expectation failed\n');
  });
  server.on('clientError', answerBroken);
  if (isDirect)
    server.on('connection', (socket: Socket) => {
      const leave = connections.enter(socket.remoteAddress ?? '');
      if (leave === null) socket.destroy();
      else socket.once('close', leave);
    });
  return server;
}

interface Refusal {
  status: number;
  message: string;
  headers?: Readonly<Record<string, string>>;
  /** Of the error in JSON, for what programs that send JSON may meet. */
  code?: ErrorCode;
}

const tooSlow: Refusal = { status: 408, message: 'The request took too long to arrive.' };
const tooManyUnfinished: Refusal = {
  status: 429,
  message: 'Too many incomplete requests from this address.',
  headers: { 'retry-after': '5' },
};

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function refused({ url = '', rawHeaders, headers }: IncomingMessage, limits: RequestLimits): Refusal | null {
  if (url.length > limits.urlBytes) {
    return { status: 414, message: `The URL has more than ${limits.urlBytes} bytes.` };
  }
  if (rawHeaders.length / 2 > limits.headers) {
    return { status: 431, message: `The request has more than ${limits.headers} headers.` };
  }
  if (Number(headers['content-length'] ?? 0) > limits.bodyBytes) {
    return { status: 413, message: new BodyTooLong(limits.bodyBytes).message, code: 'REQUEST_TOO_LARGE' };
  }
  return null;
}

const refusalHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Milliseconds in which a caller who is still sending may read the refusal. */
const LINGER = 500;

/** The connection of an answered request with an unread body cannot be reused, and must not stay open. */
function closeWhenUnread(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, LINGER).unref();
  });
}

const brokenStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Malformed or endless requests have no response object: the refusal is written to the socket. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = brokenStatuses[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** May be called repeatedly. @throws BodyTooLong, leaving the rest unread; Error when the caller disconnects. */
export async function readBody(
  request: IncomingMessage,
  most: number = requestLimits.bodyBytes,
): Promise<string> {
  const body = await ((request as Arrived)[arrived] ??= readWhole(request, most));
  if (Buffer.byteLength(body) > most) throw new BodyTooLong(most);
  return body;
}

function readWhole(request: IncomingMessage, most: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const stop = (): void => {
      request.off('data', take);
      request.pause();
    };
    const take = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > most) {
        stop();
        reject(new BodyTooLong(most));
      } else chunks.push(chunk);
    };
    const left = (): void => reject(new Error('The caller disconnected.'));
    request.on('data', take);
    request.once('end', () => {
      // Created lazily: its stack would be most of the cost of reading a body.
      request.off('close', left);
      const [only] = chunks;
      resolve((chunks.length === 1 && only ? only : Buffer.concat(chunks)).toString('utf8'));
    });
    request.once('error', reject);
    request.once('close', left);
  });
}
