/** Which stores' password reset pages to offer: those that may hold the account (catalogue.md 2). */
import type { Markets } from './markets/markets.rules.ts';
import { accountStores } from './markets/scopeForLocale.rules.ts';

/** `ANY` for a single store; otherwise whose accounts the store holds. */
export type ResetAccount = 'ANY' | 'CUSTOMER' | 'PRO';

export interface ResetStore {
  store: string;
  account: ResetAccount;
}

/**
 * The stores that may hold the shopper's account: those where the shopper is signed in, else every store where
 * customers of the country have accounts. Where pros are billed by a different store (Poland, Great Britain,
 * Switzerland), a guest's store is unknown.
 */
export function resetStores(
  country: string,
  isSignedInAt: (store: string) => boolean,
  markets: Markets,
): ResetStore[] {
  const stores = accountStores(country, markets);
  const known = stores.filter(isSignedInAt);
  const possible = known.length > 0 ? known : stores;
  return possible.map((store) => ({
    store,
    account: possible.length === 1 ? 'ANY' : store === stores[0] ? 'CUSTOMER' : 'PRO',
  }));
}

/** Reset page of a storefront URL; null when it is not a web URL. */
export function resetAddress(storefront: string): string | null {
  if (!/^https?:$/.test(URL.parse(storefront)?.protocol ?? '')) return null;
  return `${storefront.replace(/\/+$/, '')}/login.php?action=reset_password`;
}
