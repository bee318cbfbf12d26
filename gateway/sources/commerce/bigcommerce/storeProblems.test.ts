/** Each wrong setting of a store gives one clear line in the log, and no secret; the other stores go on. */
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createReport } from '../../../edge/monitoring/reports/reports.ts';
import { sandboxStores } from '../../../sandbox/commerce/bigcommerce/credentials.ts';
import { openTestShop, type TestShop } from '../../../sandbox/commerce/testShop.ts';
import { bigCommerceOptions } from '../../../testing/shop/bigCommerceOptions.ts';
import { caller } from '../../../testing/shop/caller.ts';
import { listen } from '../../../testing/shop/listen.ts';
import { commerceSource } from '../commerce.ts';
import type { CommerceHandle } from '../handle.ts';
import type { BigCommerceStore } from './stores.rules.ts';

interface Line {
  msg: string;
  store?: string;
}
let lines: Line[] = [];
let shop: TestShop;
/** Changes the answer to a path; null: as it is. */
let changed: ((path: string, answer: Response) => Promise<Response | null> | Response | null) | null = null;

beforeAll(async () => {
  shop = await openTestShop((app) =>
    listen({
      async fetch(request, ...rest) {
        const answer = await app.fetch(request, ...rest);
        return (await changed?.(new URL(request.url).pathname, answer.clone())) ?? answer;
      },
    }),
  );
});
afterAll(() => shop.close());
beforeEach(() => {
  lines = [];
  changed = null;
});

/** Opens the driver with another setting of the American store, asks twice, and gives the lines of the log. */
async function logged(
  store: Partial<BigCommerceStore>,
  ask: (commerce: CommerceHandle) => Promise<unknown>,
): Promise<Line[]> {
  const options = bigCommerceOptions(shop.url);
  const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line) as Line) });
  const source = commerceSource({
    ...options,
    stores: { ...options.stores, us: { ...sandboxStores.us, ...store } },
    shared: { ...options.shared, report: createReport(log) },
  });
  for (let time = 0; time < 2; time += 1) await ask(source.open(caller())).catch(() => undefined);
  await vi.waitFor(() => expect(lines).not.toEqual([]));
  const ofCanada = await source.open(caller({ commerceRegion: 'ca' })).store();
  expect(ofCanada.country_code).toBe('CA');
  await source.close();
  const text = JSON.stringify(lines);
  for (const secret of Object.values(sandboxStores).map(({ accessToken }) => accessToken))
    expect(text).not.toContain(secret);
  return lines;
}

const store = (commerce: CommerceHandle) => commerce.store();

test('a token that was revoked', async () => {
  expect(await logged({ accessToken: 'revoked' }, store)).toMatchObject([
    {
      msg: 'the store of us does not accept BIGCOMMERCE_US_ACCESS_TOKEN: it is wrong or was revoked',
      store: 'us',
    },
  ]);
});

test('the token of another store', async () => {
  expect(await logged({ accessToken: sandboxStores.ca.accessToken }, store)).toMatchObject([
    {
      msg: 'BIGCOMMERCE_US_ACCESS_TOKEN is another store’s than BIGCOMMERCE_US_STORE_HASH, or lacks the scope “Information & settings: read-only”',
    },
  ]);
});

test('a store hash of no store', async () => {
  changed = (path) =>
    path.startsWith('/stores/nowhere/')
      ? Response.json([{ status: 404, message: 'The requested resource was not found.' }], { status: 404 })
      : null;
  expect(await logged({ hash: 'nowhere' }, store)).toMatchObject([
    { msg: 'there is no store of us: BIGCOMMERCE_US_STORE_HASH is wrong' },
  ]);
});

test('a missing scope', async () => {
  changed = (path) =>
    path.includes('/v3/carts/')
      ? Response.json({ status: 403, title: 'Forbidden', type: 'https://x', errors: {} }, { status: 403 })
      : null;
  const ask = async (commerce: CommerceHandle) => {
    await commerce.store();
    await commerce.getCart('6d2a7f3e-8f5a-4c6e-9a55-0d8a2f3b1c4d');
  };
  expect(await logged({}, ask)).toMatchObject([{ msg: 'the token of us lacks the scope “Carts: modify”' }]);
});

test('a price list that may not be read: its group has no prices rather than wrong ones', async () => {
  changed = (path) => {
    if (path.endsWith('/v2/customer_groups'))
      return Response.json([
        {
          id: 5,
          name: 'Club',
          is_default: false,
          is_group_for_guests: true,
          discount_rules: [{ type: 'price_list', price_list_id: 3 }],
        },
      ]);
    return path.includes('/v3/pricelists/')
      ? Response.json({ status: 403, title: 'Forbidden', type: 'https://x', errors: {} }, { status: 403 })
      : null;
  };
  const asked: unknown[] = [];
  const ask = async (commerce: CommerceHandle) => {
    try {
      return await commerce.guestGroup();
    } catch (error) {
      return asked.push(error);
    }
  };
  expect(await logged({}, ask)).toMatchObject([
    { msg: 'the token of us lacks the scope “Products: read-only”' },
  ]);
  expect(asked).toMatchObject([{ code: 'SOURCE_MISCONFIGURED' }, { code: 'SOURCE_MISCONFIGURED' }]);
});

test('a currency without decimal places', async () => {
  changed = async (path, answer) => {
    if (!path.endsWith('/v2/currencies')) return null;
    const [first, ...others] = (await answer.json()) as { decimal_places?: number }[];
    return Response.json([{ ...first, decimal_places: null }, ...others]);
  };
  expect(await logged({}, async (commerce) => commerce.currencies())).toMatchObject([
    {
      msg: 'a currency has no decimal places: its amounts are shown in the language’s own format',
      store: 'us',
      currency: 'USD',
    },
  ]);
});

test('a product without a price is not for sale, and its neighbours are', async () => {
  interface Wire {
    id: number;
    price: number;
    variants: { price: number | null }[];
  }
  const some = await shop.call<{ data: { id: number }[] }>('/products?limit=2');
  const [free = 0, other = 0] = some.json.data.map(({ id }) => id);
  changed = async (path, answer) => {
    if (!path.endsWith('/v3/catalog/products')) return null;
    const page = (await answer.json()) as { data: Wire[] };
    const data = page.data.map((product) =>
      product.id === free
        ? { ...product, price: 0, variants: product.variants.map((variant) => ({ ...variant, price: null })) }
        : product,
    );
    return Response.json({ ...page, data });
  };
  const purchasable: boolean[][] = [];
  const ask = async (commerce: CommerceHandle) => {
    const products = await Promise.all([commerce.productById(free), commerce.productById(other)]);
    purchasable.push(
      products.map((product) => product?.variants?.some(({ isPurchasable }) => isPurchasable) ?? false),
    );
  };
  expect(await logged({}, ask)).toMatchObject([
    { msg: 'a product has no price, and cannot be bought', store: 'us', product: String(free) },
  ]);
  expect(purchasable).toEqual([
    [false, true],
    [false, true],
  ]);
});
