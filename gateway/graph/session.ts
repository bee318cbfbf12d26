/** The session as resolvers use it: carts and sign-ins. Implemented in edge/session. */
import type { AbandonedCart } from './cart/session/missingCart.rules.ts';
import type { KnownCart } from './cart/session/repeatedChange.rules.ts';

/** A customer signed in at a store. */
export interface SessionCustomer {
  id: number;
  email: string;
  /** The commerce service's session token. */
  token: string;
  /** Epoch milliseconds. */
  expiresAt: number;
  groupId: number | null;
  proRegion: string | null;
  proUntil: number | null;
}

/** A customer's cart at a store, from any session. */
export interface CustomersCart {
  id: string;
  /** Epoch milliseconds of the store's first answer that it is gone; null without one. */
  goneSince: number | null;
}

/** The session's carts, one per store. */
export interface SessionCarts {
  cartId(store: string): string | null;
  keepCart(store: string, id: string): void;
  dropCart(store: string): void;
  /** Records the unit count just read, for the browser's cart badge. */
  recordCartUnits(store: string, units: number): void;
  /** Unit price when the shopper last added the variant, by variant id; currency units. */
  cartPrices(store: string): Readonly<Record<string, number>>;
  keepCartPrices(store: string, prices: Readonly<Record<string, number>>): void;
  /** Each session copy's record of the store's cart: the newest one and the browser's. */
  knownCarts(store: string): readonly KnownCart[];
  /** Units by variant id after a change; null when there are too many to store. */
  keepCartQuantities(store: string, quantities: Readonly<Record<string, number>> | null): void;
  /** Records that a change was done (graph/cart/session/changeName.ts). */
  recordChange(change: string): void;
  /** Epoch milliseconds of commerce's first answer that the cart is gone; null without one. */
  cartMissingSince(store: string): number | null;
  markCartMissing(store: string, at: number): void;
  clearCartMissing(store: string): void;
  /** The recently dropped cart. */
  abandonedCart(store: string): AbandonedCart | null;
  /** Drops the cart, remembering its id. */
  abandonCart(store: string, at: number): void;
  countAbandonedCartCheck(store: string): void;
  forgetAbandonedCart(store: string): void;
}

/** Carts and sign-ins of this browser. Signing in or out replaces the session; call `renewed()` afterwards. */
export interface RequestSession extends SessionCarts {
  /** The customer signed in at a store (us, ca, eu_region_1); null for guests. */
  customer(store: string): SessionCustomer | null;
  /** True after another request signed in or out: this session is outdated and must not be acted on. */
  readonly isReplaced: boolean;
  /** All signed-in customers by store. */
  readonly customers: Readonly<Record<string, SessionCustomer>>;
  /** An editor's preview; null for everyone else. */
  readonly preview: { livePreview: string | null } | null;
  /** True when signed in at any store, verified or not. */
  readonly isSignedIn: boolean;
  signIn(store: string, customer: SessionCustomer): void;
  /** Updates the customer's data; the sign-in stays. */
  keepCustomer(store: string, customer: SessionCustomer): void;
  /** Ends one sign-in; carts stay. */
  dropCustomer(store: string): void;
  /** Signs out everywhere and forgets all carts. */
  signOut(): void;
}

export interface CustomerCarts {
  /** Null when none is known. Only the store knows whether it still exists. */
  find(store: string, customerId: number): Promise<CustomersCart | null>;
  keep(store: string, customerId: number, cart: CustomersCart): Promise<void>;
  forget(store: string, customerId: number): Promise<void>;
}
