/** The shop with many products, compared with its own catalogue. The larger sandbox takes a while to start. */
import { LoadGenerator, type LoadRequest } from '../measure/LoadGenerator.ts';
import { canPin, cores, MeasuredServer } from '../measure/MeasuredServer.ts';
import { shown } from '../measure/median.rules.ts';
import type { Part } from '../measure/runComparison.ts';
import { quantile } from '../figures.rules.ts';
import { gatewayEnvironment, type Keep } from '../parts.ts';
import { pageGet, pages, unseenPageGet } from './shopRequests.ts';
import { startShop } from './startShop.ts';

const REQUESTS = 60;
const MAX_MS = 60_000;
const SEARCHES = ['ski', 'pole', 'binding', 'powder', 'carve', 'light'];

const requests: Readonly<Record<string, (nth: number) => LoadRequest>> = {
  category: (nth) => unseenPageGet(pages.category, nth),
  product: (nth) => unseenPageGet(pages.product, nth),
  // Every search is different.
  'uncached search': (nth) =>
    pageGet(`/en-us/search?q=${SEARCHES[nth % SEARCHES.length]}+${Math.floor(nth / SEARCHES.length)}`),
};
const goals: Readonly<Record<string, number>> = { category: 1.3, product: 1.3, 'uncached search': 2 };

interface Seen {
  firstSearch: { status: number; ms: number };
  p50: Record<string, number>;
  failures: number;
}

async function look(keep: Keep, count: number | null): Promise<Seen> {
  const sandbox = keep(
    await MeasuredServer.start({
      name: `sandbox of ${count ?? 'its own'} products`,
      file: new URL('sandboxServer.ts', import.meta.url).pathname,
      args: count === null ? [] : ['--products', String(count)],
      startupMs: 600_000,
      options: ['--max-old-space-size=4096'],
      ...(canPin ? { core: cores.rest } : {}),
    }),
  );
  const shop = keep(await startShop({ environment: gatewayEnvironment(sandbox.url) }));
  const load = keep(new LoadGenerator(shop.url, 1));
  const began = performance.now();
  const first = await fetch(`${shop.url}/en-us/search?q=boot`);
  await first.arrayBuffer();
  const seen: Seen = {
    firstSearch: { status: first.status, ms: performance.now() - began },
    p50: {},
    failures: 0,
  };
  for (const [name, next] of Object.entries(requests)) {
    const { latencies, failures } = await load.run(MAX_MS, next, REQUESTS);
    seen.p50[name] = quantile(latencies.slice(REQUESTS / 4), 0.5);
    seen.failures += failures;
  }
  await load.close();
  await shop.close();
  await sandbox.close();
  return seen;
}

export function compareCatalogues(products: number): Part {
  return async (keep, report) => {
    const [small, big] = [await look(keep, null), await look(keep, products)];
    report.heading(`The shop’s own products and ${products}`);
    report.text(`One client, ${REQUESTS} requests of each kind, without the first quarter.`);
    report.table([
      ['', 'own products, p50 ms', `${products}, p50 ms`, 'ratio'],
      ...Object.keys(requests).map((name) => {
        const [one, other] = [small.p50[name] ?? 0, big.p50[name] ?? 0];
        return [name, shown(one), shown(other), shown(other / one)];
      }),
    ]);
    for (const [name, most] of Object.entries(goals)) {
      const times = (big.p50[name] ?? 0) / (small.p50[name] ?? 0);
      report.goal({
        what: `${name} p50 with ${products} products`,
        goal: `within ${most} ×`,
        measured: `${shown(times)} ×`,
        isMet: times <= most,
      });
    }
    const { status, ms } = big.firstSearch;
    report.goal({
      what: `first search with ${products} products`,
      goal: 'no 503',
      measured: `${status} after ${Math.round(ms)} ms`,
      isMet: status === 200,
    });
    const failures = small.failures + big.failures;
    report.goal({
      what: `requests with ${products} products`,
      goal: 'none fails',
      measured: `${failures} not 2xx`,
      isMet: failures === 0,
    });
  };
}
