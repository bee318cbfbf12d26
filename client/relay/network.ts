/**
 * The client's way to the gateway. A query is a GET with its persisted id, so that caches on the way can hold it (one
 * that tells where the shopper is goes by POST); a mutation is a POST with the csrf-token header. Queries are tried twice when the network fails, mutations never are:
 * a cart line must not be added twice. Only one whose token was refused is sent again, once, with a fresh token.
 */
import { Network, Observable } from 'relay-runtime';
import type { GraphQLResponse, INetwork, RequestParameters, Variables } from 'relay-runtime';
import { failureOfAnswer } from './answer.rules.ts';
import type { GraphQLAnswer } from './answer.rules.ts';
import { csrfToken, freshToken } from './csrfToken.ts';
import { QueryFailure } from './QueryFailure.ts';

export const endpoint = '/api/graphql';
const accept = 'application/graphql-response+json, application/json';
const retryDelayMs = 300;

/** Put into `cacheConfig.metadata` of a small mutation that is sent even when the shopper leaves the page with it. */
export const outlivesPage = { outlivesPage: true } as const;

/** Put into `networkCacheConfig.metadata` of a query whose root fields may be missing (the shell's). */
export const tolerant = { isTolerant: true } as const;

export function createNetwork(): INetwork {
  return Network.create((params, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const aborter = new AbortController();
      const ask = async () => {
        try {
          const answer = await request(params, variables, {
            signal: aborter.signal,
            keepalive: cacheConfig.metadata?.['outlivesPage'] === true,
          });
          if (aborter.signal.aborted) return;
          sink.next(answerOrThrow(answer, cacheConfig.metadata?.['isTolerant'] === true));
          sink.complete();
        } catch (error) {
          if (!aborter.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        }
      };
      void ask();
      // Relay unsubscribes when the last owner of the query lets go: the request is not wanted any more.
      return () => aborter.abort();
    }),
  );
}

/** @throws QueryFailure when the answer fails its screen (answer.rules.ts). */
export function answerOrThrow(answer: GraphQLAnswer, isTolerant: boolean): GraphQLResponse {
  const failure = failureOfAnswer(answer, isTolerant);
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

interface Sending {
  signal: AbortSignal;
  /** The browser sends it although its page is gone; for at most 64 KB. */
  keepalive: boolean;
}

async function request(
  params: RequestParameters,
  variables: Variables,
  sending: Sending,
): Promise<GraphQLAnswer> {
  const { signal } = sending;
  const { id } = params;
  if (id === null || id === undefined)
    throw new QueryFailure(`${params.name} is not persisted.`, { status: 500 });
  if (params.operationKind === 'mutation') return change(id, variables, sending);
  const ask = () =>
    read(() =>
      isPrivate(variables)
        ? post(id, variables, sending)
        : fetch(queryAddress(id, variables), { headers: { accept }, signal }),
    );
  try {
    return await ask();
  } catch (error) {
    if (signal.aborted || !(error instanceof QueryFailure) || error.status !== null) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return await ask();
  }
}

/** Where somebody is stands in no address: addresses are logged and kept on the way. */
function isPrivate({ near }: Variables): boolean {
  return near !== undefined && near !== null;
}

function post(id: string, variables: Variables, sending: Sending, token?: string): Promise<Response> {
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      accept,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { 'csrf-token': token }),
    },
    body: JSON.stringify({ documentId: id, variables }),
    ...sending,
  });
}

async function change(id: string, variables: Variables, sending: Sending): Promise<GraphQLAnswer> {
  const { signal } = sending;
  const send = (token: string) => read(() => post(id, variables, sending, token));
  const answer = await send(await csrfToken(signal));
  // The token was of a session that is over. It is refused before anything is done, so nothing is done twice.
  return isTokenRefused(answer) ? send(await freshToken(signal)) : answer;
}

function isTokenRefused({ data, errors }: GraphQLAnswer): boolean {
  return !data && errors?.[0]?.extensions?.['code'] === 'CSRF_TOKEN_REQUIRED';
}

/** @throws QueryFailure with status null when nothing came back, else with the status of an answer that is no GraphQL. */
async function read(send: () => Promise<Response>): Promise<GraphQLAnswer> {
  let response: Response;
  try {
    response = await send();
  } catch (cause) {
    throw new QueryFailure('The network did not answer.', { status: null, cause });
  }
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body))
    return body as GraphQLAnswer;
  throw new QueryFailure(`The gateway answered ${response.status}.`, { status: response.status });
}
