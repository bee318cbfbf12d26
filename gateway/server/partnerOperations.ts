/**
 * What a partner's key changes for its operations: its scopes are judged before anything runs, and
 * whether the answer carried an error is counted for it.
 */
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refuseOutsideScopes } from '../partners/scopeGuard.ts';
import type { EdgeRequest } from './edgeRequest.ts';

export function partnerOperations(
  schema: GraphQLSchema,
): Plugin<{ edge: EdgeRequest }, { edge: EdgeRequest }> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { client } = (args.contextValue as { edge: EdgeRequest }).edge;
      if (client.kind !== 'partner') return;
      const { document, operationName, variableValues } = args;
      try {
        refuseOutsideScopes({
          schema,
          document,
          operationName,
          variables: variableValues ?? {},
          scopes: client.scopes,
        });
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [error] });
      }
    },
    onResultProcess({ result, serverContext }) {
      const results = Array.isArray(result) ? result : [result];
      serverContext.edge.hasErrors = results.some((one) => 'errors' in one && (one.errors?.length ?? 0) > 0);
    },
  };
}
