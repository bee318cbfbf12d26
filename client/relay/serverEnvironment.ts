/**
 * The Relay environment of one server-rendered page: operations run in the gateway's own process. Their answers are taken
 * in the order in which they were asked for, so that a page's records are the same bytes however long each took.
 */
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import type { GraphQLAnswer } from './answer.rules.ts';
import type { RelayRecords } from './environment.ts';
import { answerOrThrow } from './network.ts';
import { QueryFailure } from './QueryFailure.ts';

export type Execute = (documentId: string, variables: object) => Promise<object>;

/** `records` gives what the store holds, for the browser to start from. */
export function createServerEnvironment(execute: Execute): {
  environment: Environment;
  records: () => RelayRecords;
} {
  const source = new RecordSource();
  let earlier: Promise<unknown> = Promise.resolve();
  const network = Network.create((params, variables, cacheConfig) => {
    const before = earlier;
    const answer = (async (): Promise<GraphQLResponse> => {
      if (!params.id) throw new QueryFailure(`${params.name} is not persisted.`, { status: 500 });
      const asked = execute(params.id, variables);
      await Promise.allSettled([before, asked]);
      return answerOrThrow((await asked) as GraphQLAnswer, cacheConfig.metadata?.['isTolerant'] === true);
    })();
    earlier = answer;
    return Observable.from(answer);
  });
  // Nothing is collected: the store lives as long as the request.
  const store = new Store(source, { gcScheduler: () => {} });
  return {
    environment: new Environment({ network, store, isServer: true }),
    records: () => source.toJSON(),
  };
}
