/**
 * Verifies a session's sign-ins with the commerce service (validate-session, catalogue.md 7.1), at most twice a minute
 * each. A sign-in that it has ended, for example because the password was changed elsewhere, ends here as well. During
 * an outage, sign-ins confirmed within the last quarter of an hour remain valid.
 */
import { LRUCache } from 'lru-cache';
import type { RequestScope } from '../../sources/transport/scope.ts';
import { baseScope } from '../markets/baseScope.ts';
import type { EdgeRequest } from '../http/edgeRequest.ts';
import type { Sources } from '../sources.ts';

const CONFIRMED_MS = 30_000;
const TRUSTED_MS = 15 * 60_000;
/** Share of a request's time that the check may take. */
const SHARE_OF_TIME = 3;

export type SignInCheck = (edge: EdgeRequest) => Promise<void>;

export function createSignInCheck(
  sources: Pick<Sources, 'commerce'>,
  now: () => number = Date.now,
): SignInCheck {
  /** Commerce session tokens, by time of their last confirmation. */
  const confirmed = new LRUCache<string, number>({ max: 20_000 });

  async function holds(store: string, token: string, edge: EdgeRequest): Promise<boolean | 'unknown'> {
    const age = now() - (confirmed.get(token) ?? Number.NEGATIVE_INFINITY);
    if (age < CONFIRMED_MS) return true;
    const scope: RequestScope = { ...baseScope(), commerceRegion: store };
    const { signal, requestId, log } = edge;
    // The page needs the rest of the time: a hanging service must not fail everything after it.
    const deadline = performance.now() + (edge.deadline - performance.now()) / SHARE_OF_TIME;
    try {
      const service = sources.commerce.open({ scope, deadline, signal, requestId, log });
      const { is_valid } = await service.validateSession(token);
      if (is_valid) confirmed.set(token, now());
      else confirmed.delete(token);
      return is_valid;
    } catch {
      return age < TRUSTED_MS ? true : 'unknown';
    }
  }

  /** The end of a sign-in does not delete the customer's cart: the next sign-in finds it. */
  async function releaseCart(store: string, { session, customerCarts }: EdgeRequest): Promise<void> {
    const customerId = session.customers[store]?.id;
    const known = customerId === undefined ? null : await customerCarts.find(store, customerId);
    if (known !== null && known.id === session.cartId(store)) session.dropCart(store);
  }

  return async (edge) => {
    const { session } = edge;
    const verdicts = await Promise.all(
      Object.entries(session.customers).map(async ([store, { token, expiresAt }]) => ({
        store,
        holds: expiresAt > now() && (await holds(store, token, edge)),
      })),
    );
    for (const { store } of verdicts.filter((verdict) => verdict.holds === false)) {
      await releaseCart(store, edge);
      session.dropCustomer(store);
    }
    const unknown = verdicts.filter((verdict) => verdict.holds === 'unknown').map(({ store }) => store);
    if (unknown.length > 0) session.ignoreUnverified(new Set(unknown));
  };
}
