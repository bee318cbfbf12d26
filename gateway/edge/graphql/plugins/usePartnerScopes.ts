/** Checks the scopes of a partner's key before anything runs. */
import type { GraphQLSchema } from 'graphql';
import { refuseOutsideScopes } from '../../partners/scopeGuard.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function usePartnerScopes(schema: GraphQLSchema): EdgePlugin {
  return {
    onExecute({ args }) {
      const { client } = args.contextValue.edge;
      if (client.kind !== 'partner') return;
      const { document, operationName, variableValues } = args;
      const variables = variableValues ?? {};
      refuseOutsideScopes({ schema, document, operationName, variables, scopes: client.scopes });
    },
  };
}
