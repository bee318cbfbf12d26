/**
 * The network layer. A query is a GET with its persisted id, so that caches can store it (a POST if it has the
 * shopper's position), and is retried once when the network fails. A mutation is a POST with a CSRF header and an
 * idempotency key: when its response is lost it is retried with the same key, and the gateway replays the response
 * instead of executing it again. One whose token was rejected is sent again, once, with a new token.
 */
import { Network, Observable } from 'relay-runtime';
import type { GraphQLResponse, INetwork, RequestParameters, Variables } from 'relay-runtime';
import { responseFailure } from './response.rules.ts';
import type { GraphQLResult } from './response.rules.ts';
import { accept, requestInit, type RequestOptions } from './requestInit.ts';
import { csrfToken, freshToken } from './csrfToken.ts';
import type { Payloads } from './Payloads.ts';
import { QueryFailure } from './QueryFailure.ts';

export const endpoint = '/api/graphql';
const retryDelayMs = 300;
/** Delay before each retry of a mutation. */
const repeatDelaysMs = [400, 1_200];

/**
 * @param payloads that guests may take responses from; null when that is not allowed.
 * @param onEnded called when the gateway no longer knows an operation: the page was open for longer than its build is
 * kept. Returns true when the page reloads; the operation then stays pending, so that no error is shown until it does.
 */
export function createNetwork(
  payloads: Payloads | null = null,
  onEnded: () => boolean = () => false,
): INetwork {
  return Network.create((params, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborter = new AbortController();
      const { signal } = aborter;
      const isAhead = cacheConfig.metadata?.['isAhead'] === true;
      const isPublic = params.operationKind === 'query' && cacheConfig.metadata?.['isPersonal'] !== true;
      const fromPayload =
        isPublic && params.id ? payloads?.ask({ address: queryAddress(params.id, variables), signal }) : null;
      const ask = async () => {
        try {
          const known = fromPayload && (await fromPayload);
          if (signal.aborted) return;
          if (fromPayload && !known && isAhead) throw new QueryFailure('Not loaded ahead', { status: null });
          const answer =
            known ??
            (await request(params, variables, {
              signal,
              isAhead,
              keepalive: cacheConfig.metadata?.['survivesUnload'] === true,
              botToken: cacheConfig.metadata?.['botToken'] as Sending['botToken'],
            }));
          if (signal.aborted) return;
          // A preload is asked again by the navigation.
          if (!isAhead && codeOf(answer) === 'PERSISTED_QUERY_NOT_IN_LIST' && onEnded()) return;
          sink.next(answerOrThrow(answer, cacheConfig.metadata?.['isTolerant'] === true));
          sink.complete();
        } catch (error) {
          if (!signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        }
      };
      void ask();
      // Relay unsubscribes when the last owner of the query releases it: abort the request.
      return () => aborter.abort();
    }),
  );
}

/** @throws QueryFailure when the response fails its screen (response.rules.ts). */
export function answerOrThrow(answer: GraphQLResult, isTolerant: boolean): GraphQLResponse {
  const failure = responseFailure(answer, isTolerant);
  if (failure) throw new QueryFailure(failure.message, failure);
  return answer as GraphQLResponse;
}

/** Variables in a stable key order, so that equal queries have equal addresses for every cache on the way. */
export function queryAddress(id: string, variables: Variables): string {
  const sorted = Object.fromEntries(
    Object.entries(variables)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${endpoint}?${new URLSearchParams({ documentId: id, variables: JSON.stringify(sorted) })}`;
}

interface Sending extends RequestOptions {
  /** Sent even after the page unloads, up to 64 KB. */
  keepalive: boolean;
  /** For guarded forms (client/botProtection): returns the bot-check token, null when there is none. */
  botToken: (() => Promise<string | null>) | undefined;
}

async function request(
  params: RequestParameters,
  variables: Variables,
  sending: Sending,
): Promise<GraphQLResult> {
  const { signal } = sending;
  const { id } = params;
  if (id === null || id === undefined)
    throw new QueryFailure(`${params.name} is not persisted.`, { status: 500 });
  if (params.operationKind === 'mutation') return change(id, variables, sending);
  const ask = () =>
    read(() =>
      isPrivate(variables)
        ? post(id, variables, sending)
        : fetch(queryAddress(id, variables), requestInit(sending)),
    );
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !(error instanceof QueryFailure) || error.status !== null) throw error;
    if (sending.isAhead) throw error;
    await pause(retryDelayMs);
    return await ask();
  }
}

/** Positions stay out of addresses, which are logged and cached. */
function isPrivate({ near }: Variables): boolean {
  return near !== undefined && near !== null;
}

function post(
  id: string,
  variables: Variables,
  { signal, keepalive }: Sending,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ documentId: id, variables }),
    signal,
    keepalive,
  });
}

async function change(id: string, variables: Variables, sending: Sending): Promise<GraphQLResult> {
  const { signal, botToken } = sending;
  const key = gestureKey();
  const bots = await botToken?.();
  const guard: Record<string, string> = bots ? { 'x-bot-token': bots } : {};
  const send = (token: string) =>
    untilAnswered(signal, () =>
      read(() => post(id, variables, sending, { 'csrf-token': token, 'idempotency-key': key, ...guard })),
    );
  const answer = await send(await csrfToken(signal));
  // The token was of an ended session. It is rejected before anything is executed, so nothing runs twice.
  return isTokenRefused(answer) ? send(await freshToken(signal)) : answer;
}

/** `randomUUID` requires a secure context; a shop on a local network is none. */
function gestureKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Retries without a response, or with one from an intermediary or load shedding. */
async function untilAnswered(
  signal: AbortSignal,
  send: () => Promise<GraphQLResult>,
): Promise<GraphQLResult> {
  for (const delay of repeatDelaysMs) {
    try {
      const answer = await send();
      if (codeOf(answer) !== 'OVERLOADED') return answer;
    } catch (error) {
      if (signal.aborted || !(error instanceof QueryFailure) || !isPassing(error.status)) throw error;
    }
    await pause(delay);
  }
  return send();
}

function isPassing(status: number | null): boolean {
  return status === null || (status >= 502 && status <= 504);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function codeOf({ data, errors }: GraphQLResult): unknown {
  return data ? undefined : errors?.[0]?.extensions?.['code'];
}

function isTokenRefused(answer: GraphQLResult): boolean {
  return codeOf(answer) === 'CSRF_TOKEN_REQUIRED';
}

/** @throws QueryFailure with status null without a response, else with the status of a response that is not GraphQL. */
async function read(send: () => Promise<Response>): Promise<GraphQLResult> {
  let response: Response;
  try {
    response = await send();
  } catch (cause) {
    throw new QueryFailure('Network Error', { status: null, cause });
  }
  const body = (await response.json().catch(() => null)) as GraphQLResult | null;
  if (body?.data || body?.errors?.length) return body;
  const { status } = response;
  throw new QueryFailure(`GraphQL error: status ${status}`, { status });
}
