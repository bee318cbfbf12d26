/**
 * What pages weigh and how quick they are on a phone, by Lighthouse. Bytes and requests are counted; the rest is measured
 * beside other journeys, so it has room, and the best of three runs counts. `npm run bench:pages` measures with care.
 */
import { PageMeter } from '../gateway/bench/pages/PageMeter.ts';
import { beyondBudget, type Budgets } from '../gateway/bench/pages/pageFigures.rules.ts';
import { expect, test } from './shopTest.ts';

test.use({ pictures: true });

const everyPage: Budgets = {
  performance: 65,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 4_500,
  tbt: 1_000,
  cls: 0.02,
};
const pages: readonly (readonly [path: string, budgets: Budgets])[] = [
  ['/', { document: 32, script: 200, style: 33, image: 365, requests: 86, data: 80 }],
  ['/en-us/c/skis', { document: 35, script: 197, style: 33, image: 200, requests: 86, data: 85 }],
  ['/en-us/p/lodestar-98', { document: 31, script: 230, style: 42, image: 185, requests: 99, data: 67 }],
];
const MOST_RUNS = 3;

for (const [path, own] of pages) {
  test(`${path} keeps its budget on a phone`, async ({ shop, playwright }) => {
    test.setTimeout(180_000);
    const meter = await PageMeter.open(process.env['CHROMIUM_PATH'] ?? playwright.chromium.executablePath());
    const budgets = { ...everyPage, ...own };
    try {
      let beyond: string[] = ['not measured'];
      for (let run = 0; run < MOST_RUNS && beyond.length > 0; run += 1) {
        const visit = { url: shop.url + path, screen: 'phone', isIndexable: true } as const;
        const { figures } = await meter.measure(visit, 1);
        beyond = beyondBudget(figures, budgets);
      }
      expect(beyond).toEqual([]);
    } finally {
      await meter.close();
    }
  });
}
