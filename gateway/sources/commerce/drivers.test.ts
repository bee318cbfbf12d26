/** Both drivers over stand-ins with the same goods: the same questions have the same answers, and refusals. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { productId } from '../../sandbox/brand/ids.ts';
import { sandboxPassword } from '../../sandbox/commerce/seed/customerSeed.ts';
import { expiredCode, usedCode } from '../../sandbox/commerce/seed/proCodeSeed.ts';
import { openTestShop, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { issueSandboxProCodes } from '../../sandbox/proCodes.ts';
import { exactProduct, exactRules } from '../../graph/catalog/offers/exactPrices.rules.ts';
import { groupProductPrices, groupVariantPrices } from '../../graph/catalog/offers/groupDiscount.rules.ts';
import { bigCommerceOptions } from '../../testing/shop/bigCommerceOptions.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen } from '../../testing/shop/listen.ts';
import { checkedWire } from '../../testing/wire/listenChecked.ts';
import type { Caller } from '../transport/caller.ts';
import type { RequestScope } from '../transport/scope.ts';
import type { CartJson } from './carts.ts';
import type { CustomerGroupJson } from './customerGroups.ts';
import { openBigCommerceHooks } from './bigcommerce/bigCommerce.ts';
import { commerceSource } from './commerce.ts';
import type { CommerceHandle, CommerceSource } from './handle.ts';
import type { ProductFieldsJson, VariantJson } from './products.ts';

const brand = brandFor();
const stores = ['us', 'ca', 'eu_region_1'] as const;
/** Both seeds have the same dates. */
const now = () => Date.parse('2026-11-24T12:00:00Z');

interface Driver {
  shop: TestShop;
  source: CommerceSource;
}
const wire = checkedWire();
let shopApi: Driver;
let bigCommerce: Driver;

beforeAll(async () => {
  const [one, two] = await Promise.all([
    openTestShop(listen, { now }, brand),
    openTestShop(wire.listen, { now }, brand),
  ]);
  shopApi = { shop: one, source: commerceSource({ url: one.url }) };
  const options = bigCommerceOptions(two.url);
  await issueSandboxProCodes(options.shared.state.proCodes, now());
  bigCommerce = { shop: two, source: commerceSource(options) };
});
afterAll(async () => {
  for (const { source, shop } of [shopApi, bigCommerce]) {
    await source.close();
    await shop.close();
  }
});

/** Asks both drivers as the same shopper, and returns what they answer. */
async function both<Answer>(
  ask: (commerce: CommerceHandle) => Promise<Answer>,
  scope: Partial<RequestScope> = {},
): Promise<[shopApi: Answer, bigCommerce: Answer]> {
  return [await ask(shopApi.source.open(caller(scope))), await ask(bigCommerce.source.open(caller(scope)))];
}

async function expectSame<Answer>(
  ask: (commerce: CommerceHandle) => Promise<Answer>,
  scope: Partial<RequestScope> = {},
): Promise<Answer> {
  const [one, two] = await both(ask, scope);
  expect(two).toEqual(one);
  return one;
}

const soldIn = (store: (typeof stores)[number]): number[] =>
  brand.products.filter(({ prices }) => prices[store]).map(({ index }) => productId(store, index));

/** BigCommerce's variants have no colours of their own: they come with the options. */
const withoutColors = (variant: VariantJson | null) =>
  variant && {
    ...variant,
    option_values: variant.option_values.map((value) => ({ ...value, hexColors: [] })),
  };
const withoutOptions = (product: ProductFieldsJson | null | undefined) =>
  product && { ...product, product_options: [], variants: (product.variants ?? []).map(withoutColors) };

/** The parts of a cart that are not made up anew by each store. */
const comparable = (cart: CartJson | null) =>
  cart && {
    ...cart,
    id: 'id',
    line_items: {
      ...cart.line_items,
      physical_items: cart.line_items.physical_items.map((line) => ({ ...line, id: 'id', image_url: '' })),
    },
  };

/** What a shopper is told about a refusal. */
async function refusalOf(commerce: CommerceHandle, attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  const refusal = commerce.refusal(error);
  if (!refusal) throw new Error(`expected a refusal, got ${String(error)}`);
  const { available } = refusal.errors;
  return { status: refusal.status, type: refusal.type, ...(available === undefined ? {} : { available }) };
}

/** The first variant that both stores' shoppers may buy at least so many units of. */
async function buyable(units: number, store: (typeof stores)[number] = 'us', at = 0) {
  const commerce = shopApi.source.open(caller({ commerceRegion: store }));
  let found = 0;
  for (const id of soldIn(store)) {
    const product = await commerce.productById(id);
    if (product?.inventory_tracking !== 'variant') continue;
    const variant = product.variants?.find((one) => one.isPurchasable && one.quantity >= units);
    if (variant && found++ === at) return { product_id: id, variant_id: variant.variant_id, variant };
  }
  throw new Error('there is no such variant');
}
const lineOf = ({ product_id, variant_id }: { product_id: number; variant_id: number }, quantity = 1) => ({
  product_id,
  variant_id,
  quantity,
});

describe('catalogue', () => {
  test.each(stores)('every product of %s, with its variants and options', async (store) => {
    const ids = soldIn(store);
    const [products, others] = await both(
      (commerce) => Promise.all(ids.map((id) => commerce.productById(id))),
      { commerceRegion: store },
    );
    expect(products).not.toContain(null);
    const [options, otherOptions] = await both(
      (commerce) => Promise.all(ids.map((id) => commerce.productOptions(id))),
      { commerceRegion: store },
    );
    // One by one: the difference of two catalogues is unreadable.
    for (const [place, product] of products.entries()) {
      expect(withoutOptions(others[place])).toEqual(withoutOptions(product));
      expect(otherOptions[place]).toEqual(options[place]);
    }
  });

  test.each([10, 11])('options of %i products asked for together', async (count) => {
    const ids = soldIn('us').slice(0, count);
    const [options, atHand] = await both((commerce) =>
      Promise.all(ids.map((id) => commerce.productOptionsAtHand(id))),
    );
    // Of more than ten the vendor does not answer with the options.
    expect(atHand).toEqual(count > 10 ? ids.map(() => null) : options);
  });

  test('an unknown product, and one of another store, is null', async () => {
    const [european = 0] = soldIn('eu_region_1');
    expect(
      await expectSame((commerce) => Promise.all([commerce.productById(1), commerce.productById(european)])),
    ).toEqual([null, null]);
    expect(await expectSame((commerce) => commerce.productOptions(european))).toEqual([]);
  });

  test('a variant, and a missing one', async () => {
    const { product_id: id, variant_id: variant } = await buyable(1);
    const found = await expectSame(async (commerce) => withoutColors(await commerce.getVariant(id, variant)));
    expect(found).toMatchObject({ product_id: id });
    expect(await expectSame((commerce) => commerce.getVariant(id, 1))).toBeNull();
    expect(await expectSame((commerce) => commerce.getVariant(1, 1))).toBeNull();
  });

  test.each(stores)('fields for the index of %s', async (store) => {
    const fields = ['price', 'calculatedPrice', 'retailPrice', 'variationPriceRange', 'isInStock'] as const;
    const page = { page: 1, limit: 250, fields };
    const scope = { commerceRegion: store };
    const products = await expectSame((commerce) => commerce.productFields(page), scope);
    expect(products.length).toBe(soldIn(store).length);
    expect(await expectSame((commerce) => commerce.productFields({ ...page, page: 2 }), scope)).toEqual([]);
  });

  test('fields with variants, in pages', async () => {
    const fields = ['price', 'categories', 'variants'] as const;
    const ask = (page: number) => (commerce: CommerceHandle) =>
      commerce
        .productFields({ page, limit: 50, fields, include: ['variants'] })
        .then((products) => products.map(withoutOptions));
    expect(await expectSame(ask(1))).toHaveLength(50);
    await expectSame(ask(2));
  });
});

describe('bestsellers', () => {
  test.each(stores)('of %s, without what never sold', async (commerceRegion) => {
    const ids = await expectSame((commerce) => commerce.bestsellers(250), { commerceRegion });
    const listed = await shopApi.shop.call<{ data: { id: number; total_sold: number }[] }>(
      '/products?include_fields=total_sold&limit=250',
      { region: commerceRegion },
    );
    const sold = new Map(listed.json.data.map(({ id, total_sold: units }) => [id, units]));
    const byUnits = [...sold].filter(([, units]) => units > 0).toSorted(([a, m], [b, n]) => n - m || a - b);
    expect(ids).toEqual(byUnits.map(([id]) => id));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.length).toBeLessThan(sold.size);
    expect(await expectSame((commerce) => commerce.bestsellers(3), { commerceRegion })).toEqual(
      ids.slice(0, 3),
    );
  });
});

describe('settings', () => {
  test.each(stores)('of %s', async (commerceRegion) => {
    const scope = { commerceRegion };
    await expectSame((commerce) => commerce.currencies(), scope);
    await expectSame((commerce) => commerce.countries(), scope);
    await expectSame(async (commerce) => ({ ...(await commerce.store()), id: '' }), scope);
    const zones = await expectSame((commerce) => commerce.shippingZones(), scope);
    for (const { id } of zones) await expectSame((commerce) => commerce.shippingMethods(id), scope);
    expect(await expectSame((commerce) => commerce.shippingMethods(1), scope)).toEqual([]);
    for (const id of [1, 2, 3, 99_999]) await expectSame((commerce) => commerce.states(id), scope);
    // The European guests' rule is a price list at BigCommerce, with the same prices (below).
    const withoutRules = (group: CustomerGroupJson | null) =>
      group &&
      (commerceRegion === 'eu_region_1' && group.is_group_for_guests
        ? { ...group, discount_rules: [] }
        : group);
    const guests = await expectSame(async (commerce) => withoutRules(await commerce.guestGroup()), scope);
    expect(guests).not.toBeNull();
    for (const id of [guests?.id ?? 0, 13, 14, 53, 99_999])
      await expectSame(async (commerce) => withoutRules(await commerce.customerGroup(id)), scope);
  });
});

describe('prices of a group with a price list', () => {
  const scope = { commerceRegion: 'eu_region_1' } as const;
  const rulesOf = async (commerce: CommerceHandle) => (await commerce.guestGroup())?.discount_rules ?? [];

  test('are those of the rule that the other driver has', async () => {
    const ids = soldIn('eu_region_1');
    const [one, two] = await both(async (commerce) => {
      const rules = exactRules(await rulesOf(commerce), 'EUR');
      const products = await Promise.all(ids.map((id) => commerce.productById(id)));
      return products.map((product) => {
        if (!product) throw new Error('a product is missing');
        const exact = exactProduct(product, 'EUR');
        return {
          whole: groupProductPrices(rules, exact),
          variants: exact.variants.map((variant) => groupVariantPrices(rules, exact, variant)),
        };
      });
    }, scope);
    for (const [place, prices] of one.entries()) expect(two[place]).toEqual(prices);
  });

  test('are the cart’s', async () => {
    const commerce = bigCommerce.source.open(caller(scope));
    const listed = (await rulesOf(commerce)).flatMap((rule) => (rule.method === 'list' ? [rule] : []));
    const amounts = new Map(listed.map(({ variant_id: id, amount }) => [id, amount]));
    const products = await Promise.all(soldIn('eu_region_1').map((id) => commerce.productById(id)));
    const variant = products
      .flatMap((product) => product?.variants ?? [])
      .find(
        ({ variant_id: id, isPurchasable, quantity }) => amounts.has(id) && isPurchasable && quantity > 0,
      );
    if (!variant) throw new Error('nothing on the list can be bought');
    const cart = await commerce.createCart({ line_items: [lineOf(variant)] });
    expect(cart.cart_amount).toBe(amounts.get(variant.variant_id));
    expect(cart.cart_amount).toBeLessThan(variant.original_price);
  });
});

describe('carts', () => {
  test.each(stores)('of %s are created, read, changed, and go with their last line', async (store) => {
    const [first, second] = [await buyable(5, store), await buyable(3, store, 1)];
    const journey = async (commerce: CommerceHandle) => {
      const seen: unknown[] = [];
      const cart = await commerce.createCart({ line_items: [lineOf(first, 2)] });
      seen.push(comparable(cart), comparable(await commerce.getCart(cart.id)));
      const more = await commerce.addCartItems(cart.id, [lineOf(second, 1), lineOf(first, 1)]);
      seen.push(comparable(more));
      const [line, other] = more.line_items.physical_items;
      const change = { productID: first.product_id, variantID: first.variant_id, quantity: 5 };
      const changed = await commerce.updateCartItem(cart.id, line?.id ?? '', change);
      seen.push(comparable(changed));
      seen.push(comparable(await commerce.removeCartItem(cart.id, other?.id ?? '')));
      seen.push(await commerce.removeCartItem(cart.id, line?.id ?? ''));
      seen.push(await commerce.getCart(cart.id));
      await commerce.deleteCart(cart.id);
      return seen;
    };
    const seen = await expectSame(journey, { commerceRegion: store });
    expect(seen.slice(-2)).toEqual([null, null]);
  });

  test.each([
    ['a pro', 1003],
    ['an employee', 1004],
    ['a shopper', 1002],
  ])('of %s have the prices of the group', async (_, customerId) => {
    const item = await buyable(2);
    const cart = await expectSame(async (commerce) => {
      const guests = await commerce.createCart({ line_items: [lineOf(item, 2)] });
      const owned = await commerce.updateCartCustomer(guests.id, customerId);
      const created = await commerce.createCart({ customer_id: customerId, line_items: [lineOf(item)] });
      return { owned: comparable(owned), created: comparable(created) };
    });
    expect(cart.owned?.customer_id).toBe(customerId);
  });

  test('a line becomes another variant', async () => {
    const [first, second] = [await buyable(5), await buyable(3, 'us', 1)];
    await expectSame(async (commerce) => {
      const cart = await commerce.createCart({ line_items: [lineOf(first, 1)] });
      const change = { productID: second.product_id, variantID: second.variant_id, quantity: 2 };
      const itemId = cart.line_items.physical_items[0]?.id ?? '';
      const changed = await commerce.updateCartItem(cart.id, itemId, change);
      return changed.line_items.physical_items.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
    });
  });

  test('what is refused, and why', async () => {
    const item = await buyable(3);
    const soldOut = await (async () => {
      for (const id of soldIn('us')) {
        const product = await shopApi.source.open(caller()).productById(id);
        const variant = product?.variants?.find((one) => one.isPurchasable && one.quantity === 0);
        if (variant) return { product_id: id, variant_id: variant.variant_id };
      }
      throw new Error('everything is in stock');
    })();
    const refusals = await expectSame(async (commerce) => {
      const cart = await commerce.createCart({ line_items: [lineOf(item, 1)] });
      const [line] = cart.line_items.physical_items;
      const change = (quantity: number, version?: number) => ({
        productID: item.product_id,
        variantID: item.variant_id,
        quantity,
        ...(version === undefined ? {} : { version }),
      });
      const gone = '00000000-0000-4000-8000-000000000000';
      return {
        more: await refusalOf(commerce, commerce.addCartItems(cart.id, [lineOf(item, 5_000)])),
        set: await refusalOf(commerce, commerce.updateCartItem(cart.id, line?.id ?? '', change(5_000))),
        soldOut: await refusalOf(commerce, commerce.createCart({ line_items: [lineOf(soldOut)] })),
        unknown: await refusalOf(
          commerce,
          commerce.addCartItems(cart.id, [lineOf({ product_id: 1, variant_id: 1 })]),
        ),
        none: await refusalOf(commerce, commerce.addCartItems(cart.id, [lineOf(item, 0)])),
        noCart: await refusalOf(commerce, commerce.addCartItems(gone, [lineOf(item)])),
        noLine: await refusalOf(commerce, commerce.updateCartItem(cart.id, gone, change(1))),
        removed: await refusalOf(commerce, commerce.removeCartItem(cart.id, gone)),
        stale: await refusalOf(commerce, commerce.updateCartItem(cart.id, line?.id ?? '', change(1, 7))),
        noCustomer: await refusalOf(commerce, commerce.updateCartCustomer(cart.id, 99_999)),
      };
    });
    expect(refusals).toMatchObject({
      more: { type: 'insufficient_stock', available: String(item.variant.quantity) },
      unknown: { type: 'not_purchasable' },
      noCart: { status: 404, type: 'cart_not_found' },
      noLine: { status: 404, type: 'item_not_found' },
      stale: { status: 409, type: 'stale_version' },
    });
  });
});

describe('customers', () => {
  const asCustomer = { customerId: 1003 };

  test('sign in, and out', async () => {
    const session = await expectSame(async (commerce) => {
      const wrong = await commerce.login('pro.us@skarn.example', 'not the password');
      const { session: token, ...right } = await commerce.login('PRO.us@skarn.example', sandboxPassword);
      const before = await commerce.validateSession(token?.token ?? '');
      await commerce.logout(token?.token ?? '');
      return {
        wrong,
        right,
        before,
        after: await commerce.validateSession(token?.token ?? ''),
        forged: await commerce.validateSession('us.1003.1.x.AAAA'),
      };
    });
    expect(session).toMatchObject({
      right: { is_valid: true, customer: { id: 1003 } },
      before: { is_valid: true, customer_id: 1003 },
      after: { is_valid: false },
      forged: { is_valid: false },
    });
  });

  test('passwords are confirmed by id and by address', async () => {
    const ask = (who: number | string, pw: string) => (commerce: CommerceHandle) =>
      commerce.validate(who, pw);
    expect(await expectSame(ask(1003, sandboxPassword))).toEqual({ is_valid: true, customer_id: 1003 });
    await expectSame(ask(1003, 'wrong password'));
    await expectSame(ask('pro.us@skarn.example', sandboxPassword));
    await expectSame(ask(99_999, sandboxPassword));
  });

  test('too many wrong passwords say how long to wait', async () => {
    const [one, two] = await both(async (commerce) => {
      for (let tries = 0; tries < 5; tries += 1) await commerce.login('nobody@skarn.example', 'wrong');
      return commerce.login('nobody@skarn.example', 'wrong').then(
        () => null,
        (error: unknown) => commerce.waitSeconds(error),
      );
    });
    expect([one, two]).toEqual([60, 60]);
  });

  test('are found by address, in any case', async () => {
    const find = (email: string) => (commerce: CommerceHandle) => commerce.customerByEmail(email);
    expect(await expectSame(find('Pro.US@skarn.example'), asCustomer)).toMatchObject({ id: 1003 });
    expect(await expectSame(find('nobody+else@skarn.example'))).toBeNull();
    expect(
      await bigCommerce.source.open(caller()).customerByEmail('a@b.example,pro.us@skarn.example'),
    ).toBeNull();
  });

  test('are created, changed and deleted', async () => {
    const account = {
      email: 'lou+many@skarn.example',
      first_name: 'Lou',
      last_name: 'Many',
      password: 'a long password',
      phone: '12345',
      form_fields: [{ name: 'Shoe size', value: '44' }],
    };
    const journey = await expectSame(async (commerce) => {
      const made = await commerce.createCustomer(account);
      const login = await commerce.login(account.email, account.password);
      const token = login.session?.token ?? '';
      const twice = await refusalOf(commerce, commerce.createCustomer(account));
      const weak = await refusalOf(
        commerce,
        commerce.createCustomer({ ...account, email: 'other@skarn.example', password: 'short' }),
      );
      const renamed = await commerce.updateCustomer(made.id, {
        first_name: 'Louise',
        form_fields: [{ name: 'Shoe size', value: '45' }],
      });
      const stays = await commerce.validateSession(token);
      const changed = await commerce.updateCustomer(made.id, {
        email: 'louise@skarn.example',
        password: 'another password',
      });
      const ended = await commerce.validateSession(token);
      const again = await commerce.login('louise@skarn.example', 'another password');
      const taken = await refusalOf(
        commerce,
        commerce.updateCustomer(made.id, { email: 'pro.us@skarn.example' }),
      );
      await commerce.deleteCustomer(made.id);
      return {
        made,
        signedIn: login.customer,
        twice,
        weak,
        renamed,
        stays: stays.is_valid,
        changed,
        ended: ended.is_valid,
        again: again.customer,
        taken,
        gone: await commerce.customerByEmail('louise@skarn.example'),
        noSession: (await commerce.validateSession(again.session?.token ?? '')).is_valid,
        unknown: await refusalOf(commerce, commerce.updateCustomer(99_999, { first_name: 'No' })),
      };
    });
    expect(journey).toMatchObject({
      twice: { status: 409, type: 'duplicate_email' },
      weak: { status: 422, type: 'invalid' },
      stays: true,
      ended: false,
      gone: null,
      noSession: false,
      unknown: { status: 404, type: 'customer_not_found' },
    });
  });

  test('become pros by a code, once', async () => {
    const account = {
      email: 'ny@skarn.example',
      first_name: 'Ny',
      last_name: 'Stollen',
      password: 'a long password',
    };
    const code = (value: string) => [{ name: 'Pro Code', value }];
    const problemOf = async (commerce: CommerceHandle, attempt: Promise<unknown>) => {
      const error = await attempt.then(
        () => null,
        (reason: unknown) => reason,
      );
      return commerce.refusal(error)?.errors['pro_code'];
    };
    const journey = await expectSame(async (commerce) => {
      const create = (email: string, value: string) =>
        commerce.createCustomer({ ...account, email, form_fields: code(value) });
      const weak = await refusalOf(
        commerce,
        commerce.createCustomer({ ...account, password: 'short', form_fields: code('SKARN-PRO-US-1') }),
      );
      // Refused accounts use up nothing.
      const made = await create(account.email, ' skarn-pro-us-1 ');
      const { customer } = await commerce.login(account.email, account.password);
      const other = await commerce.createCustomer({ ...account, email: 'other@skarn.example' });
      const join = (value: string) => commerce.updateCustomer(other.id, { form_fields: code(value) });
      const problems: (string | undefined)[] = [];
      for (const value of [
        'SKARN-PRO-US-1',
        usedCode,
        expiredCode,
        'SKARN-PRO-US-0',
        'SKARN-PRO-CA-1',
        '{"code":"SKARN-PRO-US-2","region":"pro"}',
      ])
        problems.push(
          await problemOf(commerce, join(value)),
          await problemOf(commerce, create('third@skarn.example', value)),
        );
      const joined = await join('SKARN-PRO-US-2');
      const again = await join('SKARN-PRO-US-2');
      const staff = await commerce.customerByEmail('employee@skarn.example');
      if (!staff) throw new Error('there is no employee');
      const stays = await commerce.updateCustomer(staff.id, { form_fields: code('SKARN-PRO-US-3') });
      const kept = await commerce.updateCustomer(other.id, {
        first_name: 'Nyx',
        form_fields: joined.form_fields,
      });
      return {
        weak,
        made: { group: made.customer_group_id, fields: made.form_fields },
        signedIn: customer && { group: customer.customer_group_id, fields: customer.form_fields },
        before: other.customer_group_id,
        problems,
        joined: { group: joined.customer_group_id, fields: joined.form_fields },
        again: again.form_fields,
        stays: { group: stays.customer_group_id, fields: stays.form_fields },
        kept: { name: kept.first_name, fields: kept.form_fields },
        third: await commerce.customerByEmail('third@skarn.example'),
      };
    });
    const field = (value: string) => [
      { name: 'Pro Code', value: JSON.stringify({ code: value, region: 'pro', expires: '2027-11-24' }) },
    ];
    expect(journey).toEqual({
      weak: { status: 422, type: 'invalid' },
      made: { group: 13, fields: field('SKARN-PRO-US-1') },
      signedIn: { group: 13, fields: field('SKARN-PRO-US-1') },
      before: null,
      problems: ['used', 'used', 'expired', 'unknown', 'for another store', 'malformed']
        .map((reason) => `is ${reason}`)
        .flatMap((reason) => [reason, reason]),
      joined: { group: 13, fields: field('SKARN-PRO-US-2') },
      again: field('SKARN-PRO-US-2'),
      stays: { group: 14, fields: field('SKARN-PRO-US-3') },
      kept: { name: 'Nyx', fields: field('SKARN-PRO-US-2') },
      third: null,
    });
  });

  test('addresses are listed, added once, changed by their owner only, and removed', async () => {
    const home = {
      first_name: 'Lou',
      last_name: 'Many',
      address1: '1 Slope St',
      city: 'Denver',
      state_or_province: 'Colorado',
      postal_code: '80202',
      country_code: 'US',
    };
    const journey = await expectSame(async (commerce) => {
      const before = await commerce.addresses(1003);
      const made = await commerce.createAddress(1003, home);
      const again = await commerce.createAddress(1003, home);
      const moved = await commerce.updateAddress(1003, { id: made.id, city: 'Boulder' });
      const foreign = await refusalOf(commerce, commerce.updateAddress(1002, { id: made.id, city: 'Reno' }));
      const stolen = await refusalOf(commerce, commerce.deleteAddress(1002, made.id));
      const wrong = await refusalOf(commerce, commerce.createAddress(1003, { ...home, country_code: 'XX' }));
      await commerce.deleteAddress(1003, made.id);
      return {
        before,
        sameAgain: again.id === made.id,
        moved: { ...moved, id: 0 },
        foreign,
        stolen,
        wrong,
        after: await commerce.addresses(1003),
      };
    }, asCustomer);
    expect(journey).toMatchObject({
      sameAgain: true,
      foreign: { status: 404, type: 'address_not_found' },
      stolen: { status: 404, type: 'address_not_found' },
      wrong: { status: 422, type: 'invalid' },
    });
  });

  test.each([
    ['us', 1002],
    ['us', 1003],
    ['ca', 3001],
    ['eu_region_1', 5001],
  ])('orders at %s of %i, with their shipments and status', async (commerceRegion, customerId) => {
    const scope = { commerceRegion, customerId };
    const orders = await expectSame((commerce) => commerce.allOrders(customerId), scope);
    expect(orders.length).toBeGreaterThan(0);
    for (const { id, billing_address: billing } of orders.slice(0, 4)) {
      await expectSame((commerce) => commerce.order(id), scope);
      await expectSame((commerce) => commerce.shipments(id), scope);
      await expectSame((commerce) => commerce.orderStatus(id, ` ${billing.email.toUpperCase()}`), scope);
      expect(await expectSame((commerce) => commerce.orderStatus(id, 'x@skarn.example'), scope)).toBeNull();
    }
    expect(await expectSame((commerce) => commerce.order(1), scope)).toBeNull();
    expect(await expectSame((commerce) => commerce.orderStatus(1, 'x@skarn.example'), scope)).toBeNull();
  });
});

describe('spend', () => {
  const year = new Date(now() - 365 * 24 * 60 * 60_000);

  test.each([
    ['us', 'us', 1003],
    ['no', 'us', 1005],
    ['ca', 'ca', 3002],
    ['eu_region_1', 'eu_region_1', 5002],
  ] as const)(
    'of the brand %s is that of the customer’s orders',
    async (brand, commerceRegion, customerId) => {
      const scope = { commerceRegion, customerId };
      expect(await shopApi.source.open(caller(scope)).spentSince(customerId, brand, year)).toBeNull();
      const orders = await shopApi.source.open(caller(scope)).allOrders(customerId);
      const goods = orders
        .filter(({ date_created: created }) => Date.parse(created) >= year.getTime())
        .reduce((sum, order) => sum + order.total_inc_tax - order.shipping_cost_inc_tax, 0);
      expect(goods).toBeGreaterThan(0);
      const ofBrand = (one: string, who: Caller) =>
        bigCommerce.source.open(who).spentSince(customerId, one, year);
      expect(await ofBrand(brand, caller(scope))).toBeCloseTo(goods, 2);
      if (commerceRegion === 'us') expect(await ofBrand(brand === 'us' ? 'no' : 'us', caller(scope))).toBe(0);
      // Kept for minutes.
      const again = caller(scope);
      expect(await ofBrand(brand, again)).toBeCloseTo(goods, 2);
      expect(again.log.records).toEqual([]);
    },
  );

  test('of nobody is none, and never that of all guests', async () => {
    expect(await bigCommerce.source.open(caller()).spentSince(0, 'us', year)).toBe(0);
  });
});

describe('letters', () => {
  test('lists are joined again and again', async () => {
    const signup = { email: 'lou@skarn.example', lists: ['news'], locale: 'en-us', consent: false };
    for (const consent of [false, true, true, false])
      await expectSame((commerce) => commerce.createEmailSignup({ ...signup, consent }));
    const wrong = await expectSame(async (commerce) => {
      const error = await commerce.createEmailSignup({ ...signup, email: 'nobody' }).then(
        () => null,
        (reason: unknown) => reason,
      );
      return Object.keys(commerce.refusal(error)?.errors ?? {});
    });
    expect(wrong).toEqual(['email']);
  });

  test('a notice is taken for what is sold out only', async () => {
    const inStock = await buyable(1);
    const notice = { email: 'lou@skarn.example', locale: 'en-us', ...lineOf(inStock) };
    const refusals = await expectSame(async (commerce) => ({
      inStock: await refusalOf(commerce, commerce.createStockNotice(notice)),
      unknown: await refusalOf(commerce, commerce.createStockNotice({ ...notice, variant_id: 1 })),
      wrong: await refusalOf(commerce, commerce.createStockNotice({ ...notice, email: 'nobody' })),
    }));
    expect(refusals).toEqual({
      inStock: { status: 409, type: 'in_stock' },
      unknown: { status: 422, type: 'not_purchasable' },
      wrong: { status: 422, type: 'invalid' },
    });
  });
});

describe('the wire to BigCommerce', () => {
  test('gives an address for the checkout', async () => {
    const item = await buyable(1);
    const commerce = bigCommerce.source.open(caller());
    const cart = await commerce.createCart({ line_items: [lineOf(item)] });
    const url = await commerce.checkoutUrl(cart.id);
    expect(url).toMatch(`${bigCommerce.shop.url}/checkout/${cart.id}?`);
    expect(await shopApi.source.open(caller()).checkoutUrl('any')).toBeNull();
  });

  test('keeps webhooks', async () => {
    const hooks = openBigCommerceHooks(bigCommerceOptions(bigCommerce.shop.url));
    const ofUs = hooks.open(caller());
    const settings = {
      scope: 'store/product/updated',
      destination: 'https://skarn.example/api/hooks/commerce',
    };
    await ofUs.create({ ...settings, headers: { 'x-hook-secret': 'one' } });
    const [created] = await ofUs.list();
    if (!created) throw new Error('there is no webhook');
    await ofUs.update(created.id, { ...settings, headers: { 'x-hook-secret': 'two' } });
    expect(await ofUs.list()).toEqual([{ ...created, headers: { 'x-hook-secret': 'two' } }]);
    expect(await hooks.open(caller({ commerceRegion: 'ca' })).list()).toEqual([]);
    await hooks.close();
  });

  test('was as the vendor describes it, in every call of this suite', () => {
    expect([...wire.problems]).toEqual([]);
    expect(wire.unseen()).toEqual([]);
  });
});
