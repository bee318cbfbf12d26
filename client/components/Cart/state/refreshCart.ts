/** Refetches the cart, as the drawer does. Loaded only after a change elsewhere. */
import { fetchQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { CartDrawerQuery } from '#relay/CartDrawerQuery.graphql.ts';
import cartDrawerQuery from '#relay/CartDrawerQuery.graphql.ts';

/** @param onEnd called once, also on failure: the cart then stays as it was. Returns the cancel function. */
export function refreshCart(environment: IEnvironment, locale: string, onEnd: () => void): () => void {
  const subscription = fetchQuery<CartDrawerQuery>(
    environment,
    cartDrawerQuery,
    { locale },
    { networkCacheConfig: { force: true } },
  ).subscribe({ complete: onEnd, error: onEnd });
  return () => subscription.unsubscribe();
}
