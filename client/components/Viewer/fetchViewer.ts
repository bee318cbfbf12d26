/** Loads the current customer and cart. Components read them from Relay's store (useViewer.ts). */
import { fetchQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { useViewerQuery } from '#relay/useViewerQuery.graphql.ts';
import { keptToken } from '../../relay/csrfToken.ts';
import { personal, tolerant } from '../../relay/requestMetadata.ts';
import { isCartBusy, onCartWrite } from '../Cart/state/cartWrites.ts';
import { hasCartCookie } from '../Cart/state/cartCountCookie.ts';
import { isViewerKnown, viewerQuery } from './useViewer.ts';

/** For the server, which embeds the result in customers' pages. A page works without it, too. */
export async function fetchViewer(environment: IEnvironment, locale: string): Promise<void> {
  await viewerOf(environment, locale)
    .toPromise()
    .catch(() => {});
}

/**
 * Loads what the page does not embed: on a guest's page, the cart. Nothing is requested in a browser without a session.
 *
 * @param onSignedIn called when there is a customer.
 * @returns the cancel function.
 */
export function confirmViewer(environment: IEnvironment, locale: string, onSignedIn: () => void): () => void {
  const hasSession = keptToken() !== null || hasCartCookie();
  // A mutation's response is newer, and contains the cart.
  if (!hasSession || isViewerKnown(environment, locale) || isCartBusy()) return () => {};
  const subscription = viewerOf(environment, locale).subscribe({
    next: ({ viewer }) => {
      if (viewer) onSignedIn();
    },
    error: () => {},
  });
  const stopWrites = onCartWrite(() => {
    if (isCartBusy()) subscription.unsubscribe();
  });
  return () => {
    stopWrites();
    subscription.unsubscribe();
  };
}

function viewerOf(environment: IEnvironment, locale: string) {
  return fetchQuery<useViewerQuery>(
    environment,
    viewerQuery,
    { locale },
    // A cart that fails to load must not take the customer with it.
    { networkCacheConfig: { force: true, metadata: { ...tolerant, ...personal } } },
  );
}
