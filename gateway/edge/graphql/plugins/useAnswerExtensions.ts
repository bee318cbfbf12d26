/** Keeps the session, then says what the answer rests on: stale or missing sources, and each upstream call when asked. */
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
