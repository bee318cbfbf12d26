/**
 * Stand-in of the search service (wire-protocols 2): the vendor's search, multi search, query suggestion and click
 * calls, with and without `.json`, so that the vendor's own client works against it unchanged; and the calls that fill
 * an engine (writeCalls.ts).
 */
import { randomBytes } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { EngineDocument } from '../../sources/engine/documents.ts';
import type { Standin, StandinOptions } from '../source.ts';
import { DocumentIndex } from './documentIndex.ts';
import { prepareSearches } from './prepareSearches.ts';
import { prepareWrite } from './prepareWrite.ts';
import { RateLimit } from './rateLimit.ts';
import { isObject } from './ranges.ts';
import { readRequest } from './request.ts';
import { requestJson } from './requestJson.ts';
import { search, type SearchAnswer } from './search.ts';
import { readSuggestionRequest, suggestions } from './suggestions.ts';
import { openTables } from './tables.ts';
import { writeCalls } from './writeCalls.ts';

/** The sandbox's fixed and public credentials. A private key may do everything, a search key may search. */
const engineName = 'shop';
const searchKey = 'search-sandbox';
const privateKey = 'private-search-sandbox';

const base = '/api/as/v1/engines/';
/** Vendor limit of a write call. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_QUERIES = 10;

type Status = 200 | 400 | 401 | 404 | 413 | 429;
interface Answer {
  status: Status;
  /** Undefined sends an empty body, as the vendor does for a click. */
  json?: unknown;
}

/** A new engine is filled with `documents`; an existing one ignores them. */
export function engineStandin(documents: Iterable<EngineDocument>, options: StandinOptions): Standin {
  const db = openTables(options, documents);
  const index = new DocumentIndex(db);
  const limit = new RateLimit();
  const insertClick = prepareWrite(
    db,
    'INSERT INTO click (at, query, document_id, request_id, tags) VALUES (?, ?, ?, ?, ?)',
  );

  const answers = {
    search(json: unknown, requestId: string): Answer {
      const request = readRequest(index, json);
      if (Array.isArray(request)) return { status: 400, json: { errors: request } };
      return { status: 200, json: search(index, engineName, request, requestId) };
    },
    multi_search(json: unknown, requestId: string): Answer {
      const queries = isObject(json) ? json['queries'] : undefined;
      if (!Array.isArray(queries)) return refusal('Missing required parameter: queries');
      if (queries.length > MAX_QUERIES)
        return refusal(`Queries must contain no more than ${MAX_QUERIES} queries`);
      const requests = queries.map((query) => readRequest(index, query));
      // One invalid search refuses them all, each with its own list of errors (recorded).
      if (requests.some(Array.isArray)) {
        return {
          status: 400,
          json: requests.map((request) => ({ errors: Array.isArray(request) ? request : [] })),
        };
      }
      return {
        status: 200,
        json: requests.flatMap((request): SearchAnswer[] =>
          Array.isArray(request) ? [] : [search(index, engineName, request, requestId)],
        ),
      };
    },
    query_suggestion(json: unknown, requestId: string): Answer {
      const request = readSuggestionRequest(index, json);
      if (Array.isArray(request)) return { status: 400, json: { errors: request } };
      const documents = suggestions(index, request).map((suggestion) => ({ suggestion }));
      return { status: 200, json: { results: { documents }, meta: { request_id: requestId } } };
    },
    click(json: unknown): Answer {
      const { query, document_id: id, request_id: requestId, tags = [] } = isObject(json) ? json : {};
      if (typeof query !== 'string') return refusal('Missing required parameter: query');
      if (typeof id !== 'string') return refusal('Missing required parameter: document_id');
      if (!Array.isArray(tags) || tags.some((tag) => typeof tag !== 'string')) {
        return refusal('Tags must be an array of strings');
      }
      insertClick.run(
        new Date().toISOString(),
        query,
        id,
        typeof requestId === 'string' ? requestId : null,
        JSON.stringify(tags),
      );
      return { status: 200 };
    },
  };
  const searches = new Map<string, (json: unknown, requestId: string) => Answer>(Object.entries(answers));
  const writes = writeCalls(index);

  interface Found {
    isWrite: boolean;
    answer(json: unknown, requestId: string): Answer;
  }
  function callOf(method: string, path: string): Found | null {
    const search = searches.get(path.replace(/\.json$/, ''));
    if (search && (method === 'GET' || method === 'POST')) return { isWrite: false, answer: search };
    const write = writes.get(`${method} ${path}`);
    if (write) return { isWrite: true, answer: (json) => write(json, '') };
    const [name = '', id = '', ...more] = path.split('/');
    const named = more.length === 0 && id !== '' ? writes.get(`${method} ${name}/*`) : undefined;
    return named ? { isWrite: true, answer: (json) => named(json, decodeURIComponent(id)) } : null;
  }

  const app = new Hono();
  // The vendor's browser client sends credentials, which requires a named origin instead of `*`.
  app.use(
    cors({
      origin: (origin) => origin,
      credentials: true,
      exposeHeaders: ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-request-id'],
    }),
  );
  app.use(async (context, next) => {
    await next();
    context.header('x-ratelimit-limit', String(limit.most));
    context.header('x-ratelimit-remaining', String(limit.remaining(performance.now())));
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: (context) => send(context, '', refusal('Request is too large', 413)),
    }),
  );
  app.all(`${base}:engine/*`, async (context) => {
    const requestId = randomBytes(16).toString('hex');
    if (!limit.take(performance.now())) return send(context, requestId, refusal('Too many requests', 429));
    const { method } = context.req;
    const path = context.req.path.slice(base.length).split('/').slice(1).join('/');
    const found = callOf(method, path);
    const unknown = authorizationProblem(context.req.header('authorization'), found?.isWrite ?? false);
    if (unknown) {
      context.header('www-authenticate', 'Token realm="App Search"');
      return send(context, requestId, { status: 401, json: { error: unknown } });
    }
    if (context.req.param('engine') !== engineName) {
      return send(context, requestId, refusal('Could not find engine.', 404));
    }
    if (!found) return send(context, requestId, refusal('Not found', 404));
    const json = await requestJson(context);
    return send(
      context,
      requestId,
      json === undefined ? refusal('Request body is not JSON') : found.answer(json, requestId),
    );
  });
  app.notFound((context) => send(context, '', refusal('Not found', 404)));

  return {
    name: 'engine',
    app,
    owns: (pathname) => pathname.startsWith('/api/as/'),
    prepareSearches: () => prepareSearches(index),
    get isPrepared() {
      return index.isPrepared;
    },
    close: () => db.close(),
  };
}

/** The vendor's refusal message; null for a valid key. */
function authorizationProblem(authorization: string | undefined, isWrite: boolean): string | null {
  if (!authorization) return 'You need to sign in before continuing.';
  const isKnown =
    authorization === `Bearer ${privateKey}` || (!isWrite && authorization === `Bearer ${searchKey}`);
  return isKnown ? null : 'Invalid authentication token.';
}

function refusal(error: string, status: Status = 400): Answer {
  return { status, json: { errors: [error] } };
}

function send(context: Context, requestId: string, { status, json }: Answer): Response {
  if (requestId !== '') context.header('x-request-id', requestId);
  context.header('cache-control', status === 200 ? 'max-age=0, private, must-revalidate' : 'no-cache');
  context.header('content-type', 'application/json; charset=utf-8');
  return context.body(json === undefined ? '' : JSON.stringify(json), status);
}
