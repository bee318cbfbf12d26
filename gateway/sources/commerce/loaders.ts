/** The shop API's handle of one request: product reads gathered into few calls, writes sent with the anti-forgery token. */
import DataLoader from 'dataloader';
import type { Call } from '../transport/call.ts';
import { SourceError } from '../transport/errors.ts';
import { TIME_TO_LOOK } from '../transport/wire/exchange.ts';
import type { Asker } from '../transport/asker.ts';
import type { Source } from '../transport/http.ts';
import type { Things } from '../transport/cache/reads.ts';
import type { ScopePart } from '../transport/scope.ts';
import { mostRows } from './answers.ts';
import * as carts from './clientCarts.ts';
import * as catalog from './clientCatalog.ts';
import * as customers from './clientCustomers.ts';
import { createEmailSignup } from './clientEmailSignups.ts';
import * as orders from './clientOrders.ts';
import * as stockNotices from './clientStockNotices.ts';
import * as stores from './clientStore.ts';
import { withCsrfToken } from './csrf.ts';
import { cartInTime, mayComeLate } from './lateCart.ts';
import type {
  CommerceCarts,
  CommerceCatalog,
  CommerceCustomers,
  CommerceEmailSignups,
  CommerceHandle,
  CommerceStockNotices,
  CommerceStore,
} from './handle.ts';
import { refusalOf, waitSecondsOf } from './refusal.ts';
import type { ProductJson } from './wire.ts';
import type { OrderJson } from './wireCustomer.ts';

export type { CommerceHandle } from './handle.ts';

/** A list that never ends is no list: no shopper has so many orders. */
const mostOrderPages = 20;

interface Asking {
  read<Args, Result, Part extends ScopePart>(call: Call<Args, Result, Part>, args: Args): Promise<Result>;
  readEach<Key, Args, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    things: Things<Key, Args, Result>,
  ): Promise<(Result | SourceError)[]>;
  write<Args extends { csrfToken: string }, Result, Part extends ScopePart>(
    call: Call<Args, Result, Part>,
    args: Omit<Args, 'csrfToken'>,
  ): Promise<Result>;
}

export function createCommerce(source: Source, asker: Asker): CommerceHandle {
  const asking = askingAs(source, asker);
  return {
    ...catalogHandle(asking),
    ...stockNoticesHandle(asking),
    ...emailSignupsHandle(asking),
    ...cartsHandle(source, asker),
    ...storeHandle(asking),
    ...customersHandle(asking),
    refusal: refusalOf,
    waitSeconds: (error) => waitSecondsOf(error),
  };
}

function askingAs(source: Source, asker: Asker): Asking {
  return {
    read: (call, args) => source.run(call, args, asker),
    readEach: (call, things) => source.runEach(call, things, asker),
    write: <Args extends { csrfToken: string }, Result, Part extends ScopePart>(
      call: Call<Args, Result, Part>,
      args: Omit<Args, 'csrfToken'>,
    ) => withCsrfToken(source, asker, (csrfToken) => source.run(call, { ...args, csrfToken } as Args, asker)),
  };
}

function catalogHandle({ read, readEach }: Asking): CommerceCatalog {
  const products = new DataLoader<number, ProductJson | null>(
    async (ids) => {
      const answers = await readEach(catalog.getProductsById, {
        keys: ids,
        // Sorted: two requests for the same products share one call, whatever order their tiles stand in.
        args: (some) => ({ ids: some.toSorted((a, b) => a - b) }),
        part: ({ items, pagination }, id) => ({ pagination, items: items.filter((item) => item.id === id) }),
      });
      return answers.map((answer) => (answer instanceof SourceError ? answer : (answer.items[0] ?? null)));
    },
    { maxBatchSize: catalog.productBatch },
  );
  return {
    productById: (id) => products.load(id),
    getVariant: (productId, variantId) => read(catalog.getVariant, { productId, variantId }),
  };
}

function stockNoticesHandle({ write }: Asking): CommerceStockNotices {
  return {
    async createStockNotice(notice) {
      await write(stockNotices.createStockNotice, { notice });
    },
  };
}

function emailSignupsHandle({ write }: Asking): CommerceEmailSignups {
  return {
    async createEmailSignup(signup) {
      await write(createEmailSignup, { signup });
    },
  };
}

function cartsHandle(source: Source, asker: Asker): CommerceCarts {
  const { read, write } = askingAs(source, asker);
  /** With time of its own, for what goes on when the request is over. */
  const patient = (): Asking =>
    askingAs(source, {
      ...asker,
      deadline: performance.now() + carts.lateCartMs,
      signal: new AbortController().signal,
    });
  return {
    getCart: (id) => read(carts.getCart, { id }),
    createCart(cart) {
      if (!mayComeLate()) return write(carts.createCart, { cart });
      return cartInTime({
        call: carts.createCart,
        withinMs: Math.min(carts.writeMs, (asker.deadline - performance.now()) * (1 - TIME_TO_LOOK)),
        create: () => patient().write(carts.createCart, { cart }),
        remove: async (id) => {
          await patient().write(carts.deleteCart, { id });
        },
      });
    },
    addCartItems: (cartId, items) => write(carts.addCartItems, { cartId, items }),
    updateCartItem: (cartId, itemId, change) => write(carts.updateCartItem, { cartId, itemId, change }),
    removeCartItem: (cartId, itemId) => write(carts.removeCartItem, { cartId, itemId }),
    async deleteCart(id) {
      await write(carts.deleteCart, { id });
    },
    updateCartCustomer: (cartId, customerID) => write(carts.updateCartCustomer, { cartId, customerID }),
  };
}

function storeHandle({ read }: Asking): CommerceStore {
  return {
    currencies: () => read(stores.getCurrencies, {}),
    shippingZones: () => read(stores.getShippingZones, {}),
    shippingMethods: (zoneId) => read(stores.getShippingMethods, { zoneId }),
    countries: () => read(stores.getCountries, {}),
    states: (countryId) => read(stores.getStates, { countryId }),
    store: () => read(stores.getStore, {}),
    customerGroup: (id) => read(stores.getCustomerGroup, { id }),
    async guestGroup() {
      const groups = await read(stores.getGuestGroups, {});
      return groups.find((group) => group.is_group_for_guests) ?? null;
    },
  };
}

function customersHandle({ read, write }: Asking): CommerceCustomers {
  return {
    login: (email, pw) => write(customers.login, { email, pw }),
    async logout(session) {
      await write(customers.logout, { session });
    },
    validateSession: (session) => write(customers.validateSession, { session }),
    validate: (customer, pw) => write(customers.validateCustomer, { customer, pw }),
    hostedLogin: (id, redirect) => write(customers.bcLogin, { id, redirect }),
    async customerByEmail(email) {
      const { items } = await read(customers.getCustomersByEmail, { email });
      return items[0] ?? null;
    },
    createCustomer: (customer) => write(customers.createCustomer, { customer }),
    updateCustomer: (id, change) => write(customers.updateCustomer, { id, change }),
    async deleteCustomer(id) {
      await write(customers.deleteCustomer, { id });
    },
    addresses: (customerId) => read(customers.getAddresses, { customerId }),
    createAddress: (customerId, address) => write(customers.createAddress, { customerId, address }),
    updateAddress: (customerId, address) => write(customers.updateAddress, { customerId, address }),
    async deleteAddress(customerId, addressId) {
      await write(customers.deleteAddress, { customerId, addressId });
    },
    async allOrders(customerId) {
      const all: OrderJson[] = [];
      for (let page = 1; page <= mostOrderPages; page += 1) {
        // One after the other: whether there is a next page, only this one's length tells.
        const found = await read(orders.getOrders, { customerId, page });
        all.push(...found);
        if (found.length < mostRows) break;
      }
      return all;
    },
    order: (id) => read(orders.getOrder, { id }),
    shipments: (orderId) => read(orders.getShipments, { orderId }),
    orderStatus: (id, email) => read(orders.getOrderStatus, { id, email }),
  };
}
