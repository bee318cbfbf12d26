/** The viewer of a request, as far as shared responses depend on it. */
import { isKnownAt, marketScope } from '../../graph/context.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import type { KeyViewer } from './sharing.rules.ts';

const guestViewer = { customer: () => null, preview: null };

/** Null for callers whose responses are never shared: editors in preview, partners, requests for an explanation. */
export function viewerOf(edge: EdgeRequest): KeyViewer | null {
  const { session, markets, country, client, explains } = edge;
  if (session.preview !== null || client.kind === 'partner' || explains) return null;
  const now = Date.now();
  return {
    isCustomer: session.isSignedIn,
    country,
    scopeIn: (market) => marketScope(market, { session, markets }, now),
    isKnownIn: (market) =>
      isKnownAt(marketScope(market, { session, markets }, now)?.commerceRegion ?? '', session),
    guestScopeIn: (market) => marketScope(market, { session: guestViewer, markets }, now),
  };
}
