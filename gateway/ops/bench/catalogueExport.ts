/**
 * `npm run bench -- catalogueExport [products]`, 20,000 by default: a market's whole catalogue with prices and stock in
 * pages of 100, while products are added, changed and removed; then `productsChanged` from the beginning of that export.
 * Exit code 1 when a goal is missed. Needs a build and Redis.
 */
import { readIndexerConfig } from '../../config/config.ts';
import { startRedis } from '../../testing/deployment/redis.ts';
import { runIndexer } from '../indexer/indexer.ts';
import { indexedLocales } from '../../sandbox/indexing.ts';
import { CatalogueEditor } from './shop/CatalogueEditor.ts';
import { CatalogueWalker, type Listed } from './shop/CatalogueWalker.ts';
import { canPin, cores, MeasuredServer } from './measure/MeasuredServer.ts';
import { Report } from './measure/Report.ts';
import { gatewayEnvironment, runBenchmark, say, type Keep } from './parts.ts';
import { startShop } from './shop/startShop.ts';

const products = Number(process.argv[2] ?? 20_000);
const MAX_SECONDS = 120;
/** Pages between two rounds of changes. */
const PAGES_PER_CHANGE = 5;
/** A page's calls: commerce answers for 50 products at once. */
const callsPerPage: Readonly<Record<string, number>> = { getRegionProducts: 1, getProductsById: 2 };
/** As the sandbox did at its start. */
const indexed = { allowShrink: true, ...indexedLocales(products) };
const STARTUP_MS = 600_000;
const invalidationSecret = 'for webhooks of benchmarks only';

const sorted = (list: Iterable<Listed>): string =>
  JSON.stringify([...list].toSorted((one, other) => (one.id < other.id ? -1 : 1)));

const countsText = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([call, count]) => `${call} ${count}`).join(', ');

async function measure(keep: Keep): Promise<boolean> {
  const report = new Report();
  const redis = keep(await startRedis());
  const sandbox = keep(
    await MeasuredServer.start({
      name: `sandbox of ${products} products`,
      file: new URL('shop/sandboxServer.ts', import.meta.url).pathname,
      args: ['--products', String(products), '--redis', redis.url],
      startupMs: STARTUP_MS,
      options: ['--max-old-space-size=4096'],
      ...(canPin ? { core: cores.rest } : {}),
    }),
  );
  const environment = {
    ...gatewayEnvironment(sandbox.url),
    REDIS_URL: redis.url,
    INVALIDATION_SECRET: invalidationSecret,
    WORKERS: '1',
  };
  const shop = keep(await startShop({ environment }));
  const walker = new CatalogueWalker(shop.url);
  const editor = new CatalogueEditor(sandbox.url);

  /** With CPU times, which other load on the machine does not change: alone, a walk takes about as long as their sum. */
  const exported = async (...between: Parameters<CatalogueWalker['exportAll']>) => {
    const before = [await shop.usage(), await sandbox.usage()] as const;
    const walk = await walker.exportAll(...between);
    const cpuSeconds = ((await shop.usage()).cpuMicros - before[0].cpuMicros) / 1e6;
    const sandboxCpuSeconds = ((await sandbox.usage()).cpuMicros - before[1].cpuMicros) / 1e6;
    say(
      `walk: ${walk.listed.length} products in ${walk.seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s, sandbox ${sandboxCpuSeconds.toFixed(1)} s`,
    );
    return { ...walk, cpuSeconds, sandboxCpuSeconds };
  };
  const still = await exported();
  await editor.report(shop.url, invalidationSecret, ['delivery', 'commerce']);
  const since = new Date().toISOString();
  const changed = await exported(async (page, read) => {
    if (page % PAGES_PER_CHANGE === 0) await editor.change(still.listed, read);
  });
  const exactness = editor.compare(still.listed, changed.listed);

  // A partner's copy, which ends equal to what a new export gives.
  const { logged } = await runIndexer(readIndexerConfig(environment), indexed);
  say(`indexer: ${logged} changes logged`);
  const copy = new Map(changed.listed.map((one) => [one.id, one]));
  const followed = await walker.follow(since, copy);
  await editor.report(shop.url, invalidationSecret, ['delivery', 'commerce']);
  const fresh = await exported();
  const differing = fresh.listed.filter((one) => JSON.stringify(one) !== JSON.stringify(copy.get(one.id)));
  const isInStep = sorted(copy.values()) === sorted(fresh.listed);

  const walks = { unchanged: still, 'while products change': changed, 'after the changes': fresh };
  report.heading(`Export of ${still.listed.length} products with prices and stock`);
  report.text(
    `Meanwhile ${editor.added.size} products were added, ${editor.edited.size} changed and ${editor.removed.size} removed, behind and ahead of the walk. ${walker.repeated} requests were repeated after an error.`,
  );
  report.table([
    ['', 'products', 'pages', 'seconds', 'CPU s', 'sandbox CPU s', 'calls to sources', 'sent again'],
    ...Object.entries(walks).map(
      ([name, { listed, pages, seconds, cpuSeconds, sandboxCpuSeconds, calls, sentAgain }]) => [
        name,
        String(listed.length),
        String(pages),
        seconds.toFixed(1),
        cpuSeconds.toFixed(1),
        sandboxCpuSeconds.toFixed(1),
        countsText(calls),
        String(sentAgain),
      ],
    ),
    [
      'changes followed',
      String(followed.changes),
      String(followed.pages),
      followed.seconds.toFixed(1),
      ...Array.from({ length: 4 }, () => ''),
    ],
  ]);
  const slowest = Math.max(...Object.values(walks).map(({ seconds }) => seconds));
  const isSparing = Object.values(walks).every(({ calls, pages }) =>
    Object.entries(callsPerPage).every(([call, most]) => (calls.get(call) ?? 0) <= most * pages),
  );
  const goals = [
    {
      what: 'each product that stays',
      goal: 'exactly once',
      measured: exactness.text,
      isMet: exactness.isExact,
    },
    {
      what: `${products} products`,
      goal: `within ${MAX_SECONDS} s`,
      measured: `${slowest.toFixed(0)} s`,
      isMet: slowest <= MAX_SECONDS,
    },
    {
      what: 'calls a page of 100',
      goal: countsText(new Map(Object.entries(callsPerPage))),
      measured: isSparing ? 'no more' : 'more',
      isMet: isSparing,
    },
    {
      what: 'a copy that followed the changes',
      goal: 'equals a new export',
      measured: isInStep
        ? `equal, after ${followed.changes} changes`
        : `${copy.size} and ${fresh.listed.length} products, ${differing.length} differ, such as ${JSON.stringify(differing[0])}`,
      isMet: isInStep,
    },
  ];
  for (const goal of goals) report.goal(goal);
  return goals.every(({ isMet }) => isMet);
}

await runBenchmark(measure, 30 * 60_000);
