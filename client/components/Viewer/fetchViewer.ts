/** Asks who shops here and what is in the cart. Whoever shows it reads Relay's store (useViewer.ts). */
import { fetchQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { useViewerQuery } from '#relay/useViewerQuery.graphql.ts';
import { keptToken } from '../../relay/csrfToken.ts';
import { personal, tolerant } from '../../relay/network.ts';
import { isCartBusy, onCartWrite } from '../Cart/state/cartWrites.ts';
import { hasCartCookie } from '../Cart/state/cartCountCookie.ts';
import { isViewerKnown, viewerQuery } from './useViewer.ts';

/** For the server, whose pages of customers come with the answer. A page stands without it, too. */
export async function fetchViewer(environment: IEnvironment, locale: string): Promise<void> {
  await viewerOf(environment, locale)
    .toPromise()
    .catch(() => {});
}

/**
 * Asks for what the page did not come with: on a guest's page, the cart. Nothing is asked where the browser has no session.
 *
 * @param onSignedIn somebody is.
 * @returns what cancels it.
 */
export function confirmViewer(environment: IEnvironment, locale: string, onSignedIn: () => void): () => void {
  const hasSession = keptToken() !== null || hasCartCookie();
  // The answer of a change that is under way is newer, and brings the cart.
  if (!hasSession || isViewerKnown(environment, locale) || isCartBusy()) return () => {};
  const asking = viewerOf(environment, locale).subscribe({
    next: ({ viewer }) => {
      if (viewer) onSignedIn();
    },
    error: () => {},
  });
  const stopWrites = onCartWrite(() => {
    if (isCartBusy()) asking.unsubscribe();
  });
  return () => {
    stopWrites();
    asking.unsubscribe();
  };
}

function viewerOf(environment: IEnvironment, locale: string) {
  return fetchQuery<useViewerQuery>(
    environment,
    viewerQuery,
    { locale },
    // A cart that cannot be read must not take the customer with it.
    { networkCacheConfig: { force: true, metadata: { ...tolerant, ...personal } } },
  );
}
