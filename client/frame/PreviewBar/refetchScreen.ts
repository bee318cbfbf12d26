/** Brings a screen up to date without leaving it: its queries run again, and what shows their data follows. */
import { fetchQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { PreloadableQueryRegistry } from 'relay-runtime';
import type { Environment, OperationType } from 'relay-runtime';

/** @throws QueryFailure when one of the answers fails; what came before stays on screen. */
export async function refetchScreen(
  environment: Environment,
  queries: readonly PreloadedQuery<OperationType>[],
): Promise<void> {
  // Screens that were left, or are preloaded, are out of date as well: they ask again when they are shown.
  environment.getStore().notify(undefined, true);
  await Promise.all(
    queries.map(async ({ id, variables, networkCacheConfig }) => {
      const request = id ? PreloadableQueryRegistry.get(id) : null;
      if (!request) return;
      await fetchQuery(environment, request, variables, {
        networkCacheConfig: { ...networkCacheConfig, force: true },
      }).toPromise();
    }),
  );
}
