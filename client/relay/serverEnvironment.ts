/**
 * The Relay environment of one server-rendered page: operations run in the gateway's process. Responses are processed
 * in request order, so that a page's records are byte-identical however long each took.
 */
import { Environment, getRequestIdentifier, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { GraphQLResult } from './response.rules.ts';
import { answerOrThrow } from './network.ts';
import { PageRecords } from './PageRecords.ts';
import { QueryFailure } from './QueryFailure.ts';
import { ResponseContents } from './ResponseContents.ts';

export type Execute = (documentId: string, variables: object) => Promise<object>;

/** `records` serialises the store for the browser; `contents` has the responses. */
export function createServerEnvironment(execute: Execute): {
  environment: Environment;
  contents: ResponseContents;
  records: () => string;
} {
  const contents = new ResponseContents();
  const answered = new Set<string>();
  let earlier: Promise<unknown> = Promise.resolve();
  const network = Network.create((params, variables, cacheConfig) => {
    const before = earlier;
    const answer = (async (): Promise<GraphQLResponse> => {
      if (!params.id) throw new QueryFailure(`${params.name} is not persisted.`, { status: 500 });
      const asked = execute(params.id, variables);
      await Promise.allSettled([before, asked]);
      const isTolerant = cacheConfig.metadata?.['isTolerant'] === true;
      const result = (await asked) as GraphQLResult;
      const response = answerOrThrow(result, isTolerant);
      contents.add(result);
      answered.add(getRequestIdentifier(params, variables));
      return response;
    })();
    earlier = answer;
    return Observable.from(answer);
  });
  // No garbage collection: the store lives as long as the request.
  const store = new Store(new RecordSource(), { gcScheduler: () => {} });
  const pageRecords = new PageRecords(store);
  const config = { network, store, isServer: true, normalizeResponse: pageRecords.normalize };
  const environment = new Environment(config);
  const checkRecords = environment.check.bind(environment);
  // Reading a query makes Relay traverse its records for missing ones, but a query with a response is not requested
  // again in any case.
  const check: typeof checkRecords = (operation) =>
    answered.has(operation.request.identifier)
      ? { status: 'available', fetchTime: null }
      : checkRecords(operation);
  environment.check = check;
  return {
    environment,
    contents,
    records: () => pageRecords.written(),
  };
}
