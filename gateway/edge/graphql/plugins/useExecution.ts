/** Runs operations compiled. The first of the plugins, so that its execution is the innermost: whoever watches sees how long it took. */
import type { CompiledOperations } from '../documents/compiledOperations.ts';
import type { Documents } from '../documents/documents.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useExecution(
  compiled: CompiledOperations,
  documents: Pick<Documents, 'isTrusted'>,
): EdgePlugin {
  return {
    onExecute({ args, setExecuteFn }) {
      // What the schema holds is not told by guesses either.
      const hideSuggestions = !documents.isTrusted(args.contextValue.edge.client);
      setExecuteFn(({ document, operationName, contextValue, variableValues }) =>
        compiled.run(document, {
          operationName,
          contextValue: contextValue as object,
          variableValues: variableValues ?? {},
          hideSuggestions,
        }),
      );
    },
  };
}
