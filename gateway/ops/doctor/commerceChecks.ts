/** The commerce service: each store that a market with a cart is billed by, its currency, goods and prices. */
import { randomUUID } from 'node:crypto';
import { checkoutAddress, isCheckoutAddress } from '../../graph/cart/checkout/checkoutAddress.rules.ts';
import { regionVariables } from '../../config/bigCommerceShape.ts';
import type { CommerceHandle } from '../../sources/commerce/handle.ts';
import type { StoreJson } from '../../sources/commerce/store.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import type { Check, Outcome } from './check.ts';
import { failed, named, problemOf, warning, type Problem, type Variables } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const area = 'commerce';

export function commerceChecks(shop: ShopReadings): Check[] {
  const stores = ['commerce: stores'];
  const goods = [...stores, 'content: products', 'commerce: products'];
  return [
    {
      area,
      name: 'stores',
      needs: ['commerce: connection', 'content: markets'],
      run: () => storesOf(shop),
    },
    ...(shop.config.commerce.driver === 'bigcommerce'
      ? [{ area, name: 'permissions', needs: stores, run: () => permissionsOf(shop) }]
      : []),
    { area, name: 'currencies', needs: stores, run: () => currenciesOf(shop) },
    { area, name: 'customer groups', needs: stores, run: () => groupsOf(shop) },
    { area, name: 'products', needs: [...stores, 'content: products'], run: () => goodsOf(shop) },
    { area, name: 'prices', needs: goods, run: () => pricesOf(shop) },
    { area, name: 'checkout', needs: stores, run: () => checkoutOf(shop) },
  ];
}

/** Countries in which a store of the region is; null: any. */
const homes: Readonly<Record<string, RegExp>> = { us: /^US$/i, ca: /^CA$/i, eu_region_1: /^(?!US$|CA$)/i };

type StoreAnswer =
  | { region: string; store: StoreJson }
  | { region: string; problem: Problem; isOutage: boolean };

async function answerOf({ commerce, config }: ShopReadings, region: string): Promise<StoreAnswer> {
  try {
    return { region, store: await commerce(region).store() };
  } catch (error) {
    const isOutage = error instanceof SourceError && error.isOutage;
    return { region, problem: problemOf(error, variablesOf(config, region)), isOutage };
  }
}

async function storesOf(shop: ShopReadings): Promise<Outcome> {
  const { config, sellingStores } = shop;
  const selling = await sellingStores();
  if (config.commerce.driver === 'bigcommerce') {
    const { stores } = config.commerce;
    const without = selling.filter((store) => !(store in stores));
    if (without.length > 0)
      return failed(
        `no store is configured for ${named(without)}, where markets have a cart`,
        `Set ${without.map((store) => `BIGCOMMERCE_${variableOf(store)}_…`).join(' and ')}, or switch shopping off for these markets in brand_settings.`,
      );
  }
  const answers: StoreAnswer[] = [];
  for (const region of selling) {
    const answer = await answerOf(shop, region);
    answers.push(answer);
    // The others are asked in vain: the circuit may be open by now.
    if ('problem' in answer && answer.isOutage) break;
  }
  const problems = answers.flatMap((one) => ('problem' in one ? [one] : []));
  const [first] = problems;
  if (first) {
    const texts = Map.groupBy(problems, ({ problem }) => problem.found);
    const remedies = new Set(problems.map(({ problem }) => problem.remedy));
    const found = [...texts].map(([text, some]) => `${named(some.map(({ region }) => region))}: ${text}`);
    return failed(found.join('; '), [...remedies].join(' '));
  }
  const found = answers.flatMap((one) => ('store' in one ? [one] : []));
  const ids = Map.groupBy(found, ({ store }) => store.id);
  const twice = [...ids.values()].find((some) => some.length > 1);
  if (twice)
    return failed(
      `${named(twice.map(({ region }) => region))} lead to the same store`,
      'Give each commerce region the hash and token of its own store.',
    );
  const abroad = found.filter(({ region, store }) => !homes[region]?.test(store.country_code));
  if (abroad.length > 0)
    return failed(
      `the store of ${named(abroad.map(({ region, store }) => `${region} is in ${store.country_code || 'no country'}`))}`,
      'The stores of two regions may be exchanged: correct the hash and token of each, or the store’s address.',
    );
  return named(found.map(({ region, store }) => `${region} in ${store.country_code}`));
}

function variablesOf({ commerce }: ShopReadings['config'], region: string): Variables {
  if (commerce.driver === 'shop-api') return { address: 'COMMERCE_URL', credentials: 'COMMERCE_URL' };
  const prefix = `BIGCOMMERCE_${variableOf(region)}`;
  return {
    address: 'BIGCOMMERCE_API_URL',
    credentials: `${prefix}_STORE_HASH and ${prefix}_ACCESS_TOKEN`,
  };
}

/** Part of the names of a store's variables. */
function variableOf(region: string): string {
  return new Map<string, string>(Object.entries(regionVariables)).get(region) ?? '{region}';
}

/** Harmless reads of what no other check asks for; the answers are not looked at. */
const reads: readonly { may: string; scope: string; read: (store: CommerceHandle) => Promise<unknown> }[] = [
  { may: 'carts', scope: 'Carts: modify', read: (store) => store.getCart(randomUUID()) },
  { may: 'orders', scope: 'Orders: read-only', read: (store) => store.order(2_147_483_647) },
  {
    may: 'customers',
    scope: 'Customers: modify',
    read: (store) => store.customerByEmail('nobody@doctor.invalid'),
  },
  {
    may: 'shipping zones',
    scope: 'Information & settings: read-only',
    read: (store) => store.shippingZones(),
  },
];

async function permissionsOf({ commerce, sellingStores }: ShopReadings): Promise<Outcome> {
  const refused: { store: string; may: string; scope: string }[] = [];
  for (const store of await sellingStores())
    for (const { may, scope, read } of reads)
      try {
        await read(commerce(store));
      } catch (error) {
        if (!(error instanceof SourceError) || error.status === null || error.status >= 500) throw error;
        if (error.status === 401 || error.status === 403) refused.push({ store, may, scope });
      }
  const [first] = refused;
  if (!first) return `${reads.map(({ may }) => may).join(', ')} are read`;
  const byStore = Map.groupBy(refused, ({ store }) => store);
  const found = [...byStore].map(
    ([store, some]) => `the token of ${store} may not read ${named(some.map(({ may }) => may))}`,
  );
  return failed(
    found.join('; '),
    `Give the API account the scope ${[...new Set(refused.map(({ scope }) => `“${scope}”`))].join(' and ')}: a new token is needed.`,
  );
}

async function currenciesOf({ commerce, currencyOf, sellingStores }: ShopReadings): Promise<Outcome> {
  const problems: Problem[] = [];
  const fine: string[] = [];
  for (const store of await sellingStores()) {
    const code = currencyOf(store);
    const all = await commerce(store).currencies();
    const own = all.find(({ currency_code }) => currency_code === code);
    if (!own)
      problems.push(
        failed(
          `the store of ${store} lacks ${code}; it has ${named(all.map((one) => one.currency_code)) || 'no currency'}`,
          `Add ${code} in the store’s currencies, as its default.`,
        ),
      );
    else if (own.decimal_places === null)
      problems.push(
        failed(
          `${code} of ${store} has no decimal places`,
          'Set them in the store’s currencies: amounts would be shown in the language’s own format.',
        ),
      );
    else fine.push(`${store} ${code}`);
  }
  return joined(problems) ?? named(fine);
}

async function groupsOf({ commerce, sellingStores }: ShopReadings): Promise<Outcome> {
  const found = await Promise.all(
    (await sellingStores()).map(async (store) => ({ store, group: await commerce(store).guestGroup() })),
  );
  return named(
    found.map(
      ({ store, group }) => `${store}: ${group ? `guests in group ${group.id}` : 'no group for guests'}`,
    ),
  );
}

async function goodsOf({ products, goodsOf: read, sellingStores }: ShopReadings): Promise<Outcome> {
  const problems: Problem[] = [];
  const fine: string[] = [];
  const entries = (await products()).filter((product) => product !== null);
  for (const store of await sellingStores()) {
    const goods = await read(store);
    const sold = new Set(goods.map(({ id }) => id));
    const listed = new Map(
      entries.flatMap(({ title, bc_products }) =>
        bc_products.filter(({ region }) => region === store).map(({ id }) => [id, title] as const),
      ),
    );
    const unknown = [...listed].filter(([id]) => !sold.has(id));
    const unlisted = goods.filter(({ id, availability }) => availability !== 'disabled' && !listed.has(id));
    if (unknown.length > 0)
      problems.push(
        failed(
          `the store of ${store} does not know ${unknown.length} of ${listed.size} products: ${named(unknown.map(([id, title]) => `${title} (${id})`))}`,
          'Correct the ids in bc_products, or make the products visible in the store’s channel: they cannot be bought.',
        ),
      );
    else if (unlisted.length > 0)
      problems.push(
        warning(
          `no content for ${unlisted.length} products of ${store}: ${named(unlisted.map(({ id, name }) => `${name ?? ''} (${id})`))}`,
          'Publish entries with these ids in bc_products, or take the products off the channel: they have no page.',
        ),
      );
    else fine.push(`${store} ${listed.size}`);
  }
  return joined(problems) ?? named(fine);
}

async function pricesOf({ goodsOf: read, sellingStores }: ShopReadings): Promise<Outcome> {
  const without: string[] = [];
  let count = 0;
  for (const store of await sellingStores())
    for (const { id, name = '', price, calculatedPrice } of await read(store)) {
      count += 1;
      const paid = calculatedPrice?.value ?? price ?? 0;
      if (!(paid > 0)) without.push(`${name} (${store} ${id})`);
    }
  return without.length > 0
    ? failed(
        `without a price: ${named(without)}`,
        'Set a price in the store: they would be given away or could not be bought.',
      )
    : `${count} prices`;
}

async function checkoutOf({ commerce, config, content, sellingStores }: ShopReadings): Promise<Outcome> {
  const selling = await sellingStores();
  if (selling.length === 0) return 'no market has a cart';
  const settings = await content().brandSettings();
  const bad: string[] = [];
  for (const store of selling) {
    const isGood = commerce(store).hasVisitUrls
      ? isCheckoutAddress((await commerce(store).store()).secure_url)
      : checkoutAddress(settings?.checkout_addresses ?? [], store, 'example') !== null;
    if (!isGood) bad.push(store);
  }
  if (bad.length === 0) return named(selling);
  return failed(
    `there is no safe checkout address for ${named(bad)}`,
    config.commerce.driver === 'bigcommerce'
      ? 'Give the store’s channel an https address.'
      : 'Set checkout_addresses in brand_settings: https, with {cartId}.',
  );
}

/** One problem for all: the failures, or else the warnings. */
function joined(problems: readonly Problem[]): Problem | null {
  const worst = problems.filter(({ status }) => status === 'failed');
  const [first, ...rest] = worst.length > 0 ? worst : problems;
  if (!first) return null;
  const remedies = new Set([first, ...rest].map(({ remedy }) => remedy));
  return {
    ...first,
    found: [first, ...rest].map(({ found }) => found).join('; '),
    remedy: [...remedies].join(' '),
  };
}
