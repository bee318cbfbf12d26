/** Runs compiled operations. First of the plugins, so that its execution is innermost and monitoring measures it. */
import type { CompiledOperations } from '../documents/compiledOperations.ts';
import type { Documents } from '../documents/documents.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useExecution(
  compiled: CompiledOperations,
  documents: Pick<Documents, 'isTrusted'>,
): EdgePlugin {
  return {
    onExecute({ args, setExecuteFn }) {
      // Suggestions in errors would reveal the schema.
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
