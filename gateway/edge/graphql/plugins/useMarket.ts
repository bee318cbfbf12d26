/** Creates the resolvers' context: the market of `@inContext` and the viewer. */
import type { ContextFor } from '../operationContext.ts';
import type { EdgePlugin } from './EdgeContext.ts';

export function useMarket(contextFor: ContextFor): EdgePlugin {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const { edge } = args.contextValue;
      const { session } = edge;
      const context = contextFor(args, edge);
      setExecuteFn((run) => {
        // A mutation that waited for its turn may have got another session.
        const contextValue = edge.session === session ? context : contextFor(args, edge);
        return executeFn({ ...run, contextValue } as typeof run) as unknown;
      });
    },
  };
}
