/**
 * Resident memory under distinct queries and distinct pages, requested alternately and repeatedly, from a gateway whose
 * heap is bounded as in production.
 */
import { hasGrown, quantile, quarters } from '../figures.rules.ts';
import { LoadGenerator, type LoadRequest } from '../measure/LoadGenerator.ts';
import { heapOptions, imageEnvironment } from '../measure/MeasuredServer.ts';
import type { Part } from '../measure/runComparison.ts';
import { pageGet } from './shopRequests.ts';
import { startShop } from './startShop.ts';

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

export interface MemoryLoad {
  minutes: number;
  /** Queries, and as many pages, before they repeat. */
  distinct: number;
}

export function compareMemory({ minutes, distinct }: MemoryLoad): Part {
  const next = (nth: number): LoadRequest => {
    const which = Math.floor(nth / 2) % distinct;
    return nth % 2 === 0 ? query(which) : page(which);
  };
  return async (keep, report, { environment }) => {
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
    report.heading('Memory');
    report.text(
      `${minutes} minutes, ${requests} requests, ${failures} not 2xx, ${Math.min(distinct, Math.floor(requests / 2))} distinct queries and as many pages.`,
    );
    report.text(`Resident MB, median of each quarter: ${quarters(sizes).map(Math.round).join(', ')}`);
    const most = quantile(sizes, 1);
    report.goal({
      what: `resident memory, ${minutes} minutes with ${distinct} distinct queries and pages`,
      goal: `reaches a plateau, below ${MAX_MB} MB`,
      measured: `at most ${Math.round(most)} MB, ${hasGrown(sizes, SLACK_MB) ? 'still growing' : 'plateau'}`,
      isMet: most < MAX_MB && !hasGrown(sizes, SLACK_MB) && failures === 0,
    });
  };
}
