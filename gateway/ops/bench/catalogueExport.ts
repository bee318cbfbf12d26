/**
 * `npm run bench -- catalogueExport [products]`, 20,000 by default: a market's whole catalogue with prices and stock in
 * pages of 100, while products are added and removed. Exit code 1 when a goal is missed. Needs a build.
 */
import { canPin, cores, MeasuredServer } from './measure/MeasuredServer.ts';
import { Report } from './measure/Report.ts';
import { gatewayEnvironment, runBenchmark, type Keep } from './parts.ts';
import { startShop } from './shop/startShop.ts';

const products = Number(process.argv[2] ?? 20_000);
const MAX_SECONDS = 120;
/** Pages between two changes. */
const PAGES_PER_CHANGE = 10;

const query = `query Export($first: Int!, $after: String) @inContext(locale: "en-us") {
  products(first: $first, after: $after) {
    edges { node { handle updatedAt availability price { current { amount } } swatches { label availability } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  edges: { node: { handle: string; price: object | null } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface Walk {
  handles: string[];
  pages: number;
  seconds: number;
}

async function pageOf(shop: string, first: number, after: string | null): Promise<Page> {
  const response = await fetch(`${shop}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { first, after } }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { products: Page };
    errors?: { message: string }[];
  };
  if (!data || errors) throw new Error(errors?.[0]?.message ?? `the shop answered ${response.status}`);
  return data.products;
}

async function walk(shop: string, first: number, between: (page: number) => Promise<void>): Promise<Walk> {
  const started = performance.now();
  const handles: string[] = [];
  let pages = 0;
  for (let after: string | null = null; ;) {
    const { edges, pageInfo } = await pageOf(shop, first, after);
    pages += 1;
    handles.push(...edges.map(({ node }) => node.handle));
    if (!pageInfo.hasNextPage) return { handles, pages, seconds: (performance.now() - started) / 1_000 };
    after = pageInfo.endCursor;
    await between(pages);
  }
}

async function editProduct(sandbox: string, uid: string, fields: object): Promise<void> {
  const response = await fetch(`${sandbox}/__sandbox/entries/product/${uid}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to a change of ${uid}`);
}

async function measure(keep: Keep): Promise<boolean> {
  const report = new Report();
  const sandbox = keep(
    await MeasuredServer.start({
      name: `sandbox of ${products} products`,
      file: new URL('shop/sandboxServer.ts', import.meta.url).pathname,
      args: ['--products', String(products)],
      options: ['--max-old-space-size=4096'],
      ...(canPin ? { core: cores.rest } : {}),
    }),
  );
  const shop = keep(await startShop({ environment: gatewayEnvironment(sandbox.url) }));
  const still = await walk(shop.url, 100, () => Promise.resolve());
  // Removed ahead of the second walk, and entries added before and ahead of it: incomplete ones, which would only shift
  // positions. Pages of another size, as those of the first walk are still cached.
  const removed: string[] = [];
  const changed = await walk(shop.url, 99, async (page) => {
    if (page % PAGES_PER_CHANGE !== 0) return;
    const handle = still.handles.at(-1 - removed.length) ?? '';
    removed.push(handle);
    await editProduct(sandbox.url, `product_${handle.replaceAll('-', '_')}`, { regions: [] });
    const place = removed.length % 2 === 0 ? '0' : 'z';
    await editProduct(sandbox.url, `product_${place}_${page}`, {
      title: 'Added',
      url: `/added-${page}`,
      regions: ['us'],
    });
  });
  const known = new Set(changed.handles);
  const lost = still.handles.filter((handle) => !known.has(handle) && !removed.includes(handle)).length;
  const kept = removed.filter((handle) => known.has(handle)).length;
  report.heading(`Export of ${still.handles.length} products with prices and stock`);
  report.table([
    ['', 'products', 'pages', 'seconds'],
    ['unchanged', String(still.handles.length), String(still.pages), still.seconds.toFixed(1)],
    [
      'while products change',
      String(changed.handles.length),
      String(changed.pages),
      changed.seconds.toFixed(1),
    ],
  ]);
  const repeated = [still, changed].map(({ handles }) => handles.length - new Set(handles).size);
  const isComplete = lost === 0 && kept === 0 && repeated.every((count) => count === 0);
  const isQuick = Math.max(still.seconds, changed.seconds) <= MAX_SECONDS;
  report.goal({
    what: 'each product that stays',
    goal: 'exactly once',
    measured: `${repeated.join(' and ')} repeated, ${lost} lost; ${kept} of ${removed.length} removed ones met`,
    isMet: isComplete,
  });
  report.goal({
    what: `${products} products`,
    goal: `within ${MAX_SECONDS} s`,
    measured: `${still.seconds.toFixed(0)} s, ${changed.seconds.toFixed(0)} s`,
    isMet: isQuick,
  });
  return isComplete && isQuick;
}

await runBenchmark(measure, 12 * 60_000);
