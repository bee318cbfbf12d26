/**
 * The `test` of all journeys: a monitored page in the worker's own shop. A console error, an uncaught exception or a
 * request to anywhere but the gateway and the image host fails the journey.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Page } from 'playwright/test';
import type AxeCore from 'axe-core';
import { keepWireReport } from './wireReport.ts';
import { startShopProcess, type ShopProcess } from './shopProcess.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface WorkerOptions {
  /** Draws pictures, and journeys wait for them. Needs another shop. */
  pictures: boolean;
  /**
   * Name of a shop for files that change what others see (stock, faults): the worker starts another shop, which only
   * journeys with the same name use. Set it at the top of a file.
   */
  shopName: string;
  /** The shop answers strangers as in production. Needs another shop. */
  closed: boolean;
  /** API of the store: that of the environment's `COMMERCE_DRIVER`, or the shop API. Needs another shop. */
  commerceDriver: 'bigcommerce' | null;
}

export interface Watch {
  /** The page's GraphQL requests, with method and operation id. */
  graphql: { method: string; url: string }[];
  /** Allows console errors that a journey causes on purpose, such as a 404 document. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** Visitor's country code from the CDN, such as `JP`; none by default. */
  country: string | null;
  /** Request headers of the page and of `request`. */
  headers: Record<string, string>;
  /** Origin of the sandbox behind the shop. */
  sandbox: string;
  watch: Watch;
}

export const test = base.extend<Fixtures, WorkerOptions & { shop: ShopProcess }>({
  pictures: [false, { option: true, scope: 'worker' }],
  shopName: ['everybody', { option: true, scope: 'worker' }],
  closed: [false, { option: true, scope: 'worker' }],
  commerceDriver: [null, { option: true, scope: 'worker' }],
  shop: [
    // Depends on these options: a worker starts another shop when one of them changes.
    async ({ pictures, shopName, closed, commerceDriver }, provide) => {
      const shop = await startShopProcess(shopName, pictures, closed, commerceDriver);
      await provide(shop);
      await shop.close();
      keepWireReport(shop.wire());
      expect(shop.wire().violations).toEqual({});
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  sandbox: async ({ shop }, provide) => provide(shop.sandbox),
  country: [null, { option: true }],
  headers: async ({ country }, provide) => {
    const part = () => 1 + Math.floor(Math.random() * 250);
    await provide({
      // A client address of its own, by which rate limits count.
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      ...(country === null ? {} : { 'cf-ipcountry': country }),
    });
  },
  // Not a context option: it differs by journey, and the browser's context is reused.
  context: async ({ context, headers }, provide) => {
    await context.setExtraHTTPHeaders(headers);
    await provide(context);
  },
  request: async ({ playwright, baseURL, headers }, provide) => {
    const request = await playwright.request.newContext({
      extraHTTPHeaders: headers,
      ...(baseURL ? { baseURL } : {}),
    });
    await provide(request);
    await request.dispose();
  },
  watch: [
    async ({ page, shop }, provide) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const graphql: Watch['graphql'] = [];
      const gateway = new URL(shop.url).host;
      const images = new URL(shop.sandbox).host;

      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol === 'data:' || url.protocol === 'blob:') return;
        if (url.host !== gateway && url.host !== images) problems.push(`request to ${url.host}`);
        if (url.pathname === '/api/graphql') graphql.push({ method: request.method(), url: request.url() });
      });

      await provide({ graphql, allow: (pattern) => allowed.push(pattern) });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Asserts that axe (WCAG 2.2 AA and best practices) finds no violation. Runs axe in the page itself, in a quarter of
 * the time of its Playwright integration, which returns all results and not only violations.
 */
/** @param rules ids of axe's rules; all by default. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof AxeCore };
    // Colours in a transition have neither contrast, and a bar may appear at any time.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const found = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only && { runOnly: { type: 'rule', values: [...only] } }),
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target, any }) =>
        [target.join(' '), ...any.map(({ message }) => message)].join(': '),
      );
      return `${id}: ${places.join(', ')}`;
    });
  }, rules);
  expect(violations).toEqual([]);
}

/** Waits until React has hydrated the page, but for what is below the first screen. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement?.dataset['alive'] === 'true');
}
