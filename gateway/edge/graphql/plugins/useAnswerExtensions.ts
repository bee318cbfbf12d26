/** Saves the session, then adds stale or missing sources to the response, and every upstream call on request. */
import { withExtensions } from '../graphqlAnswers.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useAnswerExtensions(): EdgePlugin {
  return {
    onExecute({ args: { contextValue } }) {
      const { edge } = contextValue;
      return {
        async onExecuteDone({ result, setResult }) {
          await edge.beforeAnswer?.();
          if (result && !(Symbol.asyncIterator in result)) setResult(withExtensions(result, edge));
        },
      };
    },
  };
}
