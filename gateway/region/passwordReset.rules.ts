/** Where a forgotten password is replaced: at the store that has the account (catalogue.md 2). */
import type { Markets } from './markets.rules.ts';
import { accountStores } from './scopeForLocale.rules.ts';

/** `ANY` where there is one store to choose from; else whose accounts a store has. */
export type ResetAccount = 'ANY' | 'CUSTOMER' | 'PRO';

export interface ResetStore {
  store: string;
  account: ResetAccount;
}

/**
 * The stores that may have the shopper's account: the one where somebody is signed in, else each that customers of the
 * country have accounts at. Where pros are billed by another store than everybody else (Poland, Great Britain,
 * Switzerland), nobody can tell of a guest which one it is.
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

/** The reset page of a storefront address; null when that is no address on the web. */
export function resetAddress(storefront: string): string | null {
  if (!/^https?:$/.test(URL.parse(storefront)?.protocol ?? '')) return null;
  return `${storefront.replace(/\/+$/, '')}/login.php?action=reset_password`;
}
