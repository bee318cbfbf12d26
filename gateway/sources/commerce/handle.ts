/**
 * What the gateway asks of a commerce service, whichever driver speaks to it. Answers have the shape of the shop API's
 * (catalogue.md 3). All calls reject with a SourceError; a refusal (400, 404, 409, 413, 422) has the code SOURCE_REFUSED:
 * pass it to `refusal`.
 */
import type { Awaitable } from '../transport/awaitable.ts';
import type { Caller } from '../transport/caller.ts';
import type { SourceStatus } from '../transport/source.ts';
import type { AddressChange, AddressJson, NewAddress } from './addresses.ts';
import type { CartJson, CartLineChange, NewCart, NewCartLine } from './carts.ts';
import type { CustomerGroupJson } from './customerGroups.ts';
import type {
  CustomerChange,
  CustomerJson,
  HostedLoginJson,
  LoginJson,
  NewCustomer,
  ValidityJson,
} from './customers.ts';
import type { NewEmailSignup } from './emailSignups.ts';
import type { OrderJson, OrderStatusJson, ShipmentJson } from './orders.ts';
import type { ProductFieldsJson, ProductJson, ProductOptionJson, VariantJson } from './products.ts';
import type { RefusalJson } from './refusal.ts';
import type { NewStockNotice } from './stockNotices.ts';
import type {
  CountryJson,
  CurrencyJson,
  ShippingMethodJson,
  ShippingZoneJson,
  StateJson,
  StoreJson,
} from './store.ts';

export interface ProductFieldsQuery {
  /** From 1. */
  page: number;
  /** At most 250. */
  limit: number;
  fields: readonly (keyof ProductFieldsJson)[];
  /** Has to be among the fields, too. */
  include?: readonly 'variants'[];
}

/** The store is the caller's commerce region. */
export interface CommerceHandle {
  /** With variants; null when the store does not have it. Batched. */
  productById(id: number): Promise<ProductJson | null>;
  /** Options of a product, their values in the editors' order; empty when the store does not have it. Batched. */
  productOptions(id: number): Awaitable<ProductOptionJson[]>;
  /** Like `productOptions` where they came with the product; null when they would take calls of their own. */
  productOptionsAtHand(id: number): Awaitable<ProductOptionJson[] | null>;
  /** Some fields of every product that the store sells, page by page; the last page is shorter than `limit`. */
  productFields(query: ProductFieldsQuery): Promise<ProductFieldsJson[]>;
  getVariant(productId: number, variantId: number): Promise<VariantJson | null>;
  /**
   * Ids of the products that the store has sold most units of, best first; without those that it never sold. Counted by
   * the store over its whole life; at most an hour old, in an outage a day. @param limit at most 250.
   */
  bestsellers(limit: number): Promise<number[]>;

  /** Does not tell whether the address was registered before. */
  createStockNotice(notice: NewStockNotice): Promise<void>;
  /** Does not tell whether the address was on the lists before. */
  createEmailSignup(signup: NewEmailSignup): Promise<void>;

  /** Null when it is deleted, expired, or of another store. */
  getCart(id: string): Promise<CartJson | null>;
  createCart(cart: NewCart): Promise<CartJson>;
  addCartItems(cartId: string, items: readonly NewCartLine[]): Promise<CartJson>;
  updateCartItem(cartId: string, itemId: string, change: CartLineChange): Promise<CartJson>;
  /** Null when the last line was removed, and the cart with it. */
  removeCartItem(cartId: string, itemId: string): Promise<CartJson | null>;
  /** Also resolves when the cart did not exist. */
  deleteCart(id: string): Promise<void>;
  updateCartCustomer(cartId: string, customerID: number): Promise<CartJson>;
  /** Whether `checkoutUrl` gives addresses; else they follow from the editors' settings. */
  hasVisitUrls: boolean;
  /** Address of the cart's checkout, good for one visit: ask when the shopper leaves. */
  checkoutUrl(cartId: string): Promise<string | null>;

  currencies(): Awaitable<CurrencyJson[]>;
  shippingZones(): Promise<ShippingZoneJson[]>;
  shippingMethods(zoneId: number): Promise<ShippingMethodJson[]>;
  countries(): Promise<CountryJson[]>;
  states(countryId: number): Promise<StateJson[]>;
  store(): Promise<StoreJson>;
  customerGroup(id: number): Promise<CustomerGroupJson | null>;
  /** The group that guests belong to; null when the store has none. */
  guestGroup(): Awaitable<CustomerGroupJson | null>;

  login(email: string, pw: string): Promise<LoginJson>;
  logout(session: string): Promise<void>;
  validateSession(session: string): Promise<ValidityJson>;
  /** `customer` is an id or an e-mail address. */
  validate(customer: number | string, pw: string): Promise<ValidityJson>;
  /** URL that signs the customer in to the store's own pages and leads to the checkout. */
  hostedLogin(id: number, checkout: string): Promise<HostedLoginJson>;
  customerByEmail(email: string): Promise<CustomerJson | null>;
  createCustomer(customer: NewCustomer): Promise<CustomerJson>;
  updateCustomer(id: number, change: CustomerChange): Promise<CustomerJson>;
  deleteCustomer(id: number): Promise<void>;

  addresses(customerId: number): Promise<AddressJson[]>;
  createAddress(customerId: number, address: NewAddress): Promise<AddressJson>;
  updateAddress(customerId: number, address: AddressChange): Promise<AddressJson>;
  deleteAddress(customerId: number, addressId: number): Promise<void>;

  /** All orders, oldest first: one call, and one more for each 250 orders. */
  allOrders(customerId: number): Promise<OrderJson[]>;
  order(id: number): Promise<OrderJson | null>;
  shipments(orderId: number): Promise<ShipmentJson[]>;
  /**
   * What a customer has paid for goods since a day, in units of the store's currency. Null where only the spend service
   * knows. @param brand us, ca, no or eu_region_1 (platform.md 4).
   */
  spentSince(customerId: number, brand: string, since: Date): Promise<number | null>;
  /** Null when number and e-mail address do not match. */
  orderStatus(id: number, email: string): Promise<OrderStatusJson | null>;

  /** The store's refusal, from a caught SOURCE_REFUSED error of this source; null for any other error. */
  refusal(error: unknown): RefusalJson | null;
  /** Seconds to wait after a caught error for too many attempts (429); null for any other error. */
  waitSeconds(error: unknown): number | null;
}

/** What commands read, such as the indexer. */
export interface CommerceCatalogue {
  /** Commerce regions that have a store; null: all. */
  readonly regions: readonly string[] | null;
  open(caller: Caller): Pick<CommerceHandle, 'customerGroup' | 'guestGroup' | 'productFields'>;
  close(): Promise<void>;
}

/** A commerce service with its connections. */
export interface CommerceSource {
  readonly name: 'commerce';
  /** Commerce regions that have a store; null: all. */
  readonly regions: readonly string[] | null;
  /** The handle that resolvers of one request get from the context. */
  open(caller: Caller): CommerceHandle;
  status(): SourceStatus;
  close(): Promise<void>;
}
