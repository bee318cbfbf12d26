/**
 * Resolves the document of a request (documents.ts): a persisted operation by id, or a query. Both are parsed and
 * validated there within limits, so yoga does neither.
 */
import type { GraphQLSchema } from 'graphql';
import type { Documents } from '../documents/documents.ts';
import type { GraphqlParams } from '../graphqlParams.ts';
import { tooLarge } from '../queryRefusals.ts';
import { tolerantVariables } from '../documents/tolerantVariables.ts';
import { exceededVariableLimit } from '../documents/variableLimits.rules.ts';
import type { EdgePlugin } from './EdgeContext.ts';

/** Checks the limits of variables before anything is charged or parsed. */
export function useVariableLimits(): EdgePlugin {
  return {
    onParams({ params }) {
      const passed = exceededVariableLimit(params.variables);
      if (passed) throw tooLarge(passed);
    },
  };
}

export function useDocuments(documents: Documents, schema: GraphQLSchema): EdgePlugin {
  return {
    onParams({ params, setParams, context: { edge } }) {
      const { documentId, query, operationName, variables, extensions } = params as GraphqlParams;
      const found = documents.findFor(edge, { documentId, query });
      setParams({
        // Yoga requires a query.
        query: query ?? `__PERSISTED_OPERATION_${documentId}__`,
        operationName,
        variables: tolerantVariables(schema, found, variables),
        extensions,
      });
    },
    onParse({ context: { edge }, setParsedDocument }) {
      const found = documents.foundFor(edge);
      if (found) setParsedDocument(found.document);
    },
    onValidate({ setResult }) {
      setResult([]);
    },
  };
}
