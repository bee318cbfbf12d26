/**
 * Both commerce drivers over stand-ins with the same goods, for suites that ask both the same questions and expect the
 * same answers. Every call to the BigCommerce stand-in is held to the vendor's descriptions.
 */
import { afterAll, beforeAll, expect } from 'vitest';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { productId } from '../../sandbox/brand/ids.ts';
import { openTestShop, type TestShop } from '../../sandbox/commerce/testShop.ts';
import { issueSandboxProCodes } from '../../sandbox/proCodes.ts';
import { commerceSource } from '../../sources/commerce/commerce.ts';
import type { CommerceHandle, CommerceSource } from '../../sources/commerce/handle.ts';
import type { ProductFieldsJson, VariantJson } from '../../sources/commerce/products.ts';
import type { RequestScope } from '../../sources/transport/scope.ts';
import { bigCommerceOptions } from '../shop/bigCommerceOptions.ts';
import { caller } from '../shop/caller.ts';
import { listen } from '../shop/listen.ts';
import { checkedWire, type CheckedWire } from './listenChecked.ts';

const brand = brandFor();
export const stores = ['us', 'ca', 'eu_region_1'] as const;
/** Both seeds have the same dates. */
export const now = () => Date.parse('2026-11-24T12:00:00Z');

interface Driver {
  shop: TestShop;
  source: CommerceSource;
}

export interface BothDrivers {
  readonly shopApi: Driver;
  readonly bigCommerce: Driver;
  /** What BigCommerce's driver and stand-in said to each other. */
  wire: CheckedWire;
  /** Asks both drivers as the same shopper, and returns what they answer. */
  both<Answer>(
    ask: Ask<Answer>,
    scope?: Partial<RequestScope>,
  ): Promise<[shopApi: Answer, bigCommerce: Answer]>;
  /** Expects the same answer of both, and returns it. */
  expectSame<Answer>(ask: Ask<Answer>, scope?: Partial<RequestScope>): Promise<Answer>;
  /** The first variant that both stores' shoppers may buy at least so many units of. */
  buyable(units: number, store?: (typeof stores)[number], at?: number): Promise<Buyable>;
}
type Ask<Answer> = (commerce: CommerceHandle) => Promise<Answer>;
interface Buyable {
  product_id: number;
  variant_id: number;
  variant: VariantJson;
}

/** Registers hooks: both drivers are open for the tests of a file. */
export function openBothDrivers(): BothDrivers {
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

  async function both<Answer>(
    ask: Ask<Answer>,
    scope: Partial<RequestScope> = {},
  ): Promise<[shopApi: Answer, bigCommerce: Answer]> {
    return [await ask(shopApi.source.open(caller(scope))), await ask(bigCommerce.source.open(caller(scope)))];
  }

  async function expectSame<Answer>(ask: Ask<Answer>, scope: Partial<RequestScope> = {}): Promise<Answer> {
    const [one, two] = await both(ask, scope);
    expect(two).toEqual(one);
    return one;
  }

  async function buyable(units: number, store: (typeof stores)[number] = 'us', at = 0): Promise<Buyable> {
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

  return {
    get shopApi() {
      return shopApi;
    },
    get bigCommerce() {
      return bigCommerce;
    },
    wire,
    both,
    expectSame,
    buyable,
  };
}

export const lineOf = (
  { product_id, variant_id }: { product_id: number; variant_id: number },
  quantity = 1,
) => ({
  product_id,
  variant_id,
  quantity,
});

export const soldIn = (store: (typeof stores)[number]): number[] =>
  brand.products.filter(({ prices }) => prices[store]).map(({ index }) => productId(store, index));

/** BigCommerce's variants have no colours of their own: they come with the options. */
export const withoutColors = (variant: VariantJson | null) =>
  variant && {
    ...variant,
    option_values: variant.option_values.map((value) => ({ ...value, hexColors: [] })),
  };
export const withoutOptions = (product: ProductFieldsJson | null | undefined) =>
  product && { ...product, product_options: [], variants: (product.variants ?? []).map(withoutColors) };

/** What a shopper is told about a refusal of the attempt. */
export async function refusalOf(commerce: CommerceHandle, attempt: Promise<unknown>) {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  const refusal = commerce.refusal(error);
  if (!refusal) throw new Error(`expected a refusal, got ${String(error)}`);
  const { available } = refusal.errors;
  return { status: refusal.status, type: refusal.type, ...(available === undefined ? {} : { available }) };
}
