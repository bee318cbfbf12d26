/** The shoppers of the fault matrix, each with one item in the cart, their databases, and the correct prices. */
import { startSandbox } from '../../sandbox/sandbox.ts';
import { Browser } from '../shop/browser.ts';
import { environmentOf, open } from './faultMatrix.shop.ts';
import { visiblePageOf, type VisiblePage } from '../pages/visiblePage.ts';
import { withoutBotProtection } from '../shop/withoutBotProtection.ts';
import { pageNames, pages, visitors, type PageName, type Visitor } from './withoutSource.ts';

export interface Shoppers {
  browsers: Readonly<Record<Visitor, Browser>>;
  /** Their visits to all pages without faults. */
  visits: Readonly<Record<Visitor, readonly Visit[]>>;
  /** Prices that a product may show, by its slug. */
  prices: ReadonlyMap<string, ReadonlySet<string>>;
}

/** @param dataDir an empty folder; afterwards it contains the databases of a closed sandbox. */
export async function createShoppers(dataDir: string): Promise<Shoppers> {
  const sandbox = await startSandbox({ port: 0, dataDir, fresh: true });
  const gateway = await open({ ...environmentOf(sandbox.url), ...withoutBotProtection });
  const browsers = { guest: new Browser(gateway.url), customer: new Browser(gateway.url) };
  await browsers.customer.signIn('shopper.us', 'en-us');
  const variantId = await somethingToBuy(browsers.guest);
  const visits: Record<Visitor, Visit[]> = { guest: [], customer: [] };
  for (const visitor of visitors) {
    await browsers[visitor].mutate(
      'mutation ($id: ID!) @inContext(locale: "en-us") { addCartItem(input: { variantId: $id }) { __typename } }',
      { id: variantId },
    );
    visits[visitor] = await visitPages(browsers[visitor], pageNames);
  }
  const prices = await pricesOf(browsers.guest);
  await gateway.stop(1_000);
  await sandbox.close();
  return { browsers, visits, prices };
}

async function somethingToBuy(browser: Browser): Promise<string> {
  const { body } = await browser.ask<{ product: { variants: { id: string; availability: string }[] } }>(
    'query @inContext(locale: "en-us") { product(handle: "lodestar-98") { ... on Product { variants { id availability } } } }',
  );
  const found = body.data?.product.variants.find(({ availability }) => availability === 'IN_STOCK');
  if (!found) throw new Error('nothing to buy');
  return found.id;
}

interface Priced {
  handle: string;
  variants: { price: Record<'current' | 'highest' | 'regular', { formatted: string } | null> | null }[];
}

async function pricesOf(browser: Browser): Promise<Map<string, Set<string>>> {
  const prices = new Map<string, Set<string>>();
  for (const handle of ['skis', 'poles', 'bindings', 'accessories']) {
    const { body, text } = await browser.ask<{ category: { products: { edges: { node: Priced }[] } } }>(
      `query ($handle: String!) @inContext(locale: "en-us") { category(handle: $handle) { products(first: 100) { edges { node {
        handle variants { price { current { formatted } highest { formatted } regular { formatted } } } } } } } }`,
      { handle },
    );
    if (!body.data) throw new Error(text);
    for (const { node } of body.data.category.products.edges) {
      const amounts = node.variants.flatMap(({ price }) =>
        price ? [price.current, price.highest, price.regular].flatMap((money) => money?.formatted ?? []) : [],
      );
      prices.set(node.handle, new Set(amounts));
    }
  }
  return prices;
}

export interface Visit {
  page: PageName;
  seen: VisiblePage;
  html: string;
  /** Milliseconds to the end of the response. */
  ms: number;
}

/** Requests all pages concurrently. */
export function visitPages(browser: Browser, names: readonly PageName[]): Promise<Visit[]> {
  return Promise.all(
    names.map(async (page) => {
      const started = performance.now();
      const response = await browser.fetch(pages[page], { redirect: 'manual' });
      const html = await response.text();
      const ms = Math.round(performance.now() - started);
      return { page, seen: visiblePageOf(response.status, html, response.headers.get('location')), html, ms };
    }),
  );
}

/** Units in the cart; if it cannot be read, the response instead. */
export async function unitsInCart(browser: Browser): Promise<number | string> {
  const { body, text } = await browser.ask<{ cart: { totalQuantity: number } | null }>(
    'query @inContext(locale: "en-us") { cart { totalQuantity } }',
  );
  if (body.errors || !body.data) return text;
  return body.data.cart?.totalQuantity ?? 0;
}
