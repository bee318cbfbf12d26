/**
 * The client's way to the gateway. A query is a GET with its persisted id, so that caches on the way can hold it (one
 * that tells where the shopper is goes by POST), and is tried twice when the network fails. A mutation is a POST with the
 * csrf-token header and a key of its own: when its answer is lost it is repeated with the same key, and the gateway
 * answers again instead of doing it twice. One whose token was refused is sent again, once, with a fresh token.
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
/** Before each repeat of a mutation. */
const repeatDelaysMs = [400, 1_200];

/** Put into `cacheConfig.metadata` of a small mutation that is sent even when the shopper leaves the page with it. */
export const outlivesPage = { outlivesPage: true } as const;

/** Put into `networkCacheConfig.metadata` of a query whose root fields may be missing (the shell's). */
export const tolerant = { isTolerant: true } as const;

/** Put into the same of a query about the session, such as its cart: no payload holds its answer. */
export const personal = { isPersonal: true } as const;

/**
 * Put into the same of a query of a screen that nobody asked for yet: it is marked as such, so that a busy shop answers
 * others first, and costs one request at most. One that fails is asked again by whoever wants to see the screen.
 */
export const ahead = { isAhead: true } as const;

/** @param payloads what shoppers who are guests may take answers from; null when nothing may be taken. */
export function createNetwork(payloads: Payloads | null = null): INetwork {
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
              keepalive: cacheConfig.metadata?.['outlivesPage'] === true,
              botToken: cacheConfig.metadata?.['botToken'] as Sending['botToken'],
            }));
          if (signal.aborted) return;
          sink.next(answerOrThrow(answer, cacheConfig.metadata?.['isTolerant'] === true));
          sink.complete();
        } catch (error) {
          if (!signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        }
      };
      void ask();
      // Relay unsubscribes when the last owner of the query lets go: the request is not wanted any more.
      return () => aborter.abort();
    }),
  );
}

/** @throws QueryFailure when the answer fails its screen (response.rules.ts). */
export function answerOrThrow(answer: GraphQLResult, isTolerant: boolean): GraphQLResponse {
  const failure = responseFailure(answer, isTolerant);
  if (failure) throw new QueryFailure(failure.message, failure);
  return answer as GraphQLResponse;
}

/** Variables in a stable order of keys: the same question is the same address, for every cache on the way. */
export function queryAddress(id: string, variables: Variables): string {
  const sorted = Object.fromEntries(
    Object.entries(variables)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return `${endpoint}?${new URLSearchParams({ documentId: id, variables: JSON.stringify(sorted) })}`;
}

interface Sending extends RequestOptions {
  /** The browser sends it although its page is gone; for at most 64 KB. */
  keepalive: boolean;
  /** Of a guarded form (client/botProtection): gives its token, null when there is none to be had. */
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

/** Where somebody is stands in no address: addresses are logged and kept on the way. */
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
  // The token was of a session that is over. It is refused before anything is done, so nothing is done twice.
  return isTokenRefused(answer) ? send(await freshToken(signal)) : answer;
}

/** `randomUUID` is for secure pages only; a shop on a local network is none. */
function gestureKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Repeats what was not answered, or only by somebody on the way or at the door. */
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

/** @throws QueryFailure with status null when nothing came back, else with the status of an answer that is no GraphQL. */
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
