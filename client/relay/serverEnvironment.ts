/**
 * The Relay environment of one server-rendered page: operations run in the gateway's own process. Their answers are taken
 * in the order in which they were asked for, so that a page's records are the same bytes however long each took.
 */
import { Environment, getRequestIdentifier, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { GraphQLResult } from './response.rules.ts';
import { answerOrThrow } from './network.ts';
import { QueryFailure } from './QueryFailure.ts';
import { writeRecords } from './recordSerializer.ts';

export type Execute = (documentId: string, variables: object) => Promise<object>;

/** `records` writes what the store holds, for the browser to start from. */
export function createServerEnvironment(execute: Execute): {
  environment: Environment;
  records: () => string;
} {
  const source = new RecordSource();
  const answered = new Set<string>();
  let earlier: Promise<unknown> = Promise.resolve();
  const network = Network.create((params, variables, cacheConfig) => {
    const before = earlier;
    const answer = (async (): Promise<GraphQLResponse> => {
      if (!params.id) throw new QueryFailure(`${params.name} is not persisted.`, { status: 500 });
      const asked = execute(params.id, variables);
      await Promise.allSettled([before, asked]);
      const isTolerant = cacheConfig.metadata?.['isTolerant'] === true;
      const response = answerOrThrow((await asked) as GraphQLResult, isTolerant);
      answered.add(getRequestIdentifier(params, variables));
      return response;
    })();
    earlier = answer;
    return Observable.from(answer);
  });
  // Nothing is collected: the store lives as long as the request.
  const store = new Store(source, { gcScheduler: () => {} });
  const environment = new Environment({ network, store, isServer: true });
  const check = environment.check.bind(environment);
  // Components that read a query have Relay walk all of its records for missing ones: what was answered here is not asked
  // again in any case.
  environment.check = (operation) =>
    answered.has(operation.request.identifier) ? { status: 'available', fetchTime: null } : check(operation);
  return {
    environment,
    records: () => writeRecords(source),
  };
}
