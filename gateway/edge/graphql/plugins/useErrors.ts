/** Masks errors for callers, logs their causes, and marks failed requests for the usage count of partners. */
import type { ExecutionResult } from 'graphql';
import type { Documents } from '../documents/documents.ts';
import { shippedName } from '../documents/documents.ts';
import { withCodes, withoutStatusOfFields, type GraphqlAnswers } from '../graphqlAnswers.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useErrors(
  answers: Pick<GraphqlAnswers, 'reportErrors'>,
  documents: Pick<Documents, 'foundFor'>,
): EdgePlugin {
  return {
    onResultProcess({ result, setResult, serverContext: { edge } }) {
      if (Array.isArray(result) || Symbol.asyncIterator in result) return;
      const { errors } = result;
      edge.hasErrors = errors !== undefined && errors.length > 0;
      if (!errors) return;
      const operation = { requestId: edge.requestId, operation: shippedName(documents.foundFor(edge)) };
      const reported = answers.reportErrors(hasRun(result) ? errors : withCodes(errors), operation);
      setResult(withoutStatusOfFields({ ...result, errors: reported }));
    },
  };
}

/** Null data means that execution failed; absent data that it did not begin. */
function hasRun({ data }: ExecutionResult): boolean {
  return data !== undefined;
}
