/**
 * Retries a cart that failed to load, with backoff, and shows it once it loads. The gateway treats a missing cart as an
 * outage for three seconds (gateway/graph/cart/session/missingCart.rules.ts): the first retry comes after that.
 */
import { useEffect } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CartRouteQuery } from '#relay/CartRouteQuery.graphql.ts';
import cartRouteQuery from '#relay/CartRouteQuery.graphql.ts';

/** Delay before each retry. Milliseconds. */
const delays = [4_000, 8_000, 16_000, 32_000, 60_000];
/** Time for a screen to render new store data. Milliseconds. */
const shownMs = 500;

export function useCartRetry(locale: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let timer: number;
    let asking: { unsubscribe(): void } | undefined;
    const retryAfter = ([delay, ...later]: readonly number[]): void => {
      if (delay === undefined) return;
      timer = window.setTimeout(() => {
        let isThere = false;
        const end = (): void => {
          // The screen itself failed to load: only a page load can show it.
          if (isThere) timer = window.setTimeout(() => window.location.reload(), shownMs);
          else retryAfter(later);
        };
        asking = fetchQuery<CartRouteQuery>(
          environment,
          cartRouteQuery,
          { locale },
          { networkCacheConfig: { force: true } },
        ).subscribe({ next: ({ cart }) => (isThere = cart.ok), complete: end, error: end });
      }, delay);
    };
    retryAfter(delays);
    return () => {
      window.clearTimeout(timer);
      asking?.unsubscribe();
    };
  }, [environment, locale]);
}
