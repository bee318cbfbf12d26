/**
 * What a request may ask of the shop API. Reads of one product are batched; everything else is one call each.
 * A refusal (400, 404, 409, 413, 422) arrives as a `SourceError` of code SOURCE_REFUSED: hand it to `refusal`.
 */
import type {
  CountryJson,
  CurrencyJson,
  ProductJson,
  ShippingMethodJson,
  ShippingZoneJson,
  StateJson,
  StoreJson,
  VariantJson,
} from './wire.ts';
import type { CartJson, CartLineChange, NewCartLine, RefusalJson } from './wireCart.ts';
import type {
  AddressJson,
  CustomerChange,
  CustomerGroupJson,
  CustomerJson,
  HostedLoginJson,
  LoginJson,
  NewAddress,
  NewCustomer,
  OrderJson,
  OrderStatusJson,
  ShipmentJson,
  ValidityJson,
} from './wireCustomer.ts';
import type { NewEmailSignup } from './wireEmailSignup.ts';
import type { NewStockNotice } from './wireStockNotice.ts';

export interface CommerceCatalog {
  /** With options and variants; null when the store does not know it. Batched, 50 ids a call. */
  productById(id: number): Promise<ProductJson | null>;
  getVariant(productId: number, variantId: number): Promise<VariantJson | null>;
}

export interface CommerceStockNotices {
  /** Settles alike whether or not the address was noted before. */
  createStockNotice(notice: NewStockNotice): Promise<void>;
}

export interface CommerceEmailSignups {
  /** Settles alike whether or not the address was on the lists before. */
  createEmailSignup(signup: NewEmailSignup): Promise<void>;
}

export interface CommerceCarts {
  /** Null when it is gone: deleted, expired, or of another store. */
  getCart(id: string): Promise<CartJson | null>;
  createCart(cart: { line_items: readonly NewCartLine[]; customer_id?: number }): Promise<CartJson>;
  addCartItems(cartId: string, items: readonly NewCartLine[]): Promise<CartJson>;
  updateCartItem(cartId: string, itemId: string, change: CartLineChange): Promise<CartJson>;
  /** Null when the last line went, and the cart with it. */
  removeCartItem(cartId: string, itemId: string): Promise<CartJson | null>;
  /** Settles also when the cart was gone already. */
  deleteCart(id: string): Promise<void>;
  updateCartCustomer(cartId: string, customerID: number): Promise<CartJson>;
}

export interface CommerceStore {
  currencies(): Promise<CurrencyJson[]>;
  shippingZones(): Promise<ShippingZoneJson[]>;
  /** By zone: the id of `shippingmethods/{id}` is a zone's (wire-protocols 3.3). */
  shippingMethods(zoneId: number): Promise<ShippingMethodJson[]>;
  countries(): Promise<CountryJson[]>;
  states(countryId: number): Promise<StateJson[]>;
  store(): Promise<StoreJson>;
  customerGroup(id: number): Promise<CustomerGroupJson | null>;
  /** The group that guests belong to; null when the store has none. */
  guestGroup(): Promise<CustomerGroupJson | null>;
}

export interface CommerceCustomers {
  login(email: string, password: string): Promise<LoginJson>;
  /** Ends the session at the shop. */
  logout(session: string): Promise<void>;
  validateSession(session: string): Promise<ValidityJson>;
  /** `customer` is an id or an e-mail address. */
  validate(customer: number | string, password: string): Promise<ValidityJson>;
  hostedLogin(customerId: number, redirect: string): Promise<HostedLoginJson>;
  customerByEmail(email: string): Promise<CustomerJson | null>;
  createCustomer(customer: NewCustomer): Promise<CustomerJson>;
  updateCustomer(id: number, change: CustomerChange): Promise<CustomerJson>;
  deleteCustomer(id: number): Promise<void>;
  addresses(customerId: number): Promise<AddressJson[]>;
  createAddress(customerId: number, address: NewAddress): Promise<AddressJson>;
  updateAddress(customerId: number, address: Partial<NewAddress> & { id: number }): Promise<AddressJson>;
  deleteAddress(customerId: number, addressId: number): Promise<void>;
  /** Every order, oldest first: one call for up to 249 of them, one more for each 250. */
  allOrders(customerId: number): Promise<OrderJson[]>;
  order(id: number): Promise<OrderJson | null>;
  shipments(orderId: number): Promise<ShipmentJson[]>;
  /** Null when the number and the e-mail address do not belong together. */
  orderStatus(id: number, email: string): Promise<OrderStatusJson | null>;
}

export interface CommerceHandle
  extends
    CommerceCatalog,
    CommerceStockNotices,
    CommerceEmailSignups,
    CommerceCarts,
    CommerceStore,
    CommerceCustomers {
  /** What the shop said no to, for a caught SOURCE_REFUSED error of this source; null for any other error. */
  refusal(error: unknown): RefusalJson | null;
  /** Seconds to wait when a caught error says that something was tried too often (429); null for any other error. */
  waitSeconds(error: unknown): number | null;
}
