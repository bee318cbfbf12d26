/**
 * `npm run bench -- memory [minutes] [how many]`, ten and 10,000 by default: requests distinct queries and distinct
 * pages alternately and repeatedly, from a gateway with a bounded heap, as in production. Exit code 1 when resident
 * memory exceeds 600 MB or reaches no plateau. Needs a build.
 */
import { hasGrown, quantile, quarters } from './figures.rules.ts';
import { LoadGenerator, type LoadRequest } from './measure/LoadGenerator.ts';
import { heapOptions, imageEnvironment } from './measure/MeasuredServer.ts';
import { runComparison, type PartSettings } from './measure/runComparison.ts';
import type { Report } from './measure/Report.ts';
import type { Keep } from './parts.ts';
import { pageGet } from './shop/shopRequests.ts';
import { startShop } from './shop/startShop.ts';

const [minutes, distinct] = [Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 10_000)];
const CLIENTS = 4;
const MAX_MB = 600;
const LOOK_MS = 5_000;
/** Growth that is tolerated: garbage not collected yet. */
const SLACK_MB = 20;

const query = (nth: number): LoadRequest => ({
  method: 'POST',
  path: '/api/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: `query Product${nth} @inContext(locale: "en-us") { product(handle: "lodestar-98") { ... on Product { id variants { id${nth}: id } } } }`,
  }),
});
const page = (nth: number): LoadRequest =>
  pageGet(nth % 2 === 0 ? `/en-us/search?q=ski+${nth}` : `/en-us/c/skis?unseen=${nth}`);
/** Alternating queries and pages, `distinct` of each before they repeat. */
const next = (nth: number): LoadRequest => {
  const which = Math.floor(nth / 2) % distinct;
  return nth % 2 === 0 ? query(which) : page(which);
};

async function monitorMemory(keep: Keep, report: Report, { environment }: PartSettings): Promise<void> {
  const shop = keep(
    await startShop({ environment: { ...environment, ...imageEnvironment }, options: heapOptions }),
  );
  const load = keep(new LoadGenerator(shop.url, CLIENTS));
  const sizes: number[] = [];
  let [requests, failures] = [0, 0];
  const end = performance.now() + minutes * 60_000;
  while (performance.now() < end) {
    const result = await load.run(LOOK_MS, next);
    requests += result.requests;
    failures += result.failures;
    sizes.push((await shop.usage()).rssBytes / 1_048_576);
  }
  const megabytes = (values: readonly number[]): string => values.map(Math.round).join(', ');
  report.heading('Memory');
  report.text(
    `${minutes} minutes, ${requests} requests, ${failures} not 2xx, ${Math.min(distinct, Math.floor(requests / 2))} distinct queries and as many pages.`,
  );
  report.text(`Resident MB, median of each quarter: ${megabytes(quarters(sizes))}`);
  const most = quantile(sizes, 1);
  const isMet = most < MAX_MB && !hasGrown(sizes, SLACK_MB) && failures === 0;
  report.goal({
    what: 'resident memory',
    goal: `reaches a plateau, below ${MAX_MB} MB`,
    measured: `at most ${Math.round(most)} MB, ${hasGrown(sizes, SLACK_MB) ? 'still growing' : 'plateau'}`,
    isMet,
  });
  if (!isMet) throw new Error('the goal is missed');
}

await runComparison({ parts: [monitorMemory], maxMinutes: minutes + 3 });
