/** Asks for the cart once more, as the drawer does; whatever shows it follows. Loaded only when something changed elsewhere. */
import { fetchQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import cartDrawerQuery from '#relay/CartDrawerQuery.graphql.ts';

/** @param onEnd called once, also when no answer came: the cart then stays as it was. Returns the function that cancels it. */
export function refreshCart(environment: IEnvironment, locale: string, onEnd: () => void): () => void {
  const asking = fetchQuery<CartDrawerQuery>(
    environment,
    cartDrawerQuery,
    { locale },
    { networkCacheConfig: { force: true } },
  ).subscribe({ complete: onEnd, error: onEnd });
  return () => asking.unsubscribe();
}
