/** A store at BigCommerce, and the credentials of its API account. Never logged. */
export interface BigCommerceStore {
  /** Part of every path. */
  hash: string;
  accessToken: string;
  /** The storefront channel whose assortment, carts and customers are used. */
  channelId: number;
  /** They sign the sign-ins that the vendor's pages accept (Customer Login API). */
  clientId: string;
  clientSecret: string;
}

/** Stores by commerce region. */
export type BigCommerceStores = Readonly<Record<string, BigCommerceStore>>;
