/** Refetches the queries of the current screen in place. */
import { fetchQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import { PreloadableQueryRegistry } from 'relay-runtime';
import type { Environment, OperationType } from 'relay-runtime';

/** @throws QueryFailure when one of them fails; the previous data stays on screen. */
export async function refetchScreen(
  environment: Environment,
  queries: readonly PreloadedQuery<OperationType>[],
): Promise<void> {
  // Screens in the history or preloaded are stale too: invalidate them, so that they refetch when shown.
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
