/**
 * The test of all journeys: a page under watch in a shop that its worker has for itself. A console error, an uncaught
 * exception or a request to anywhere but the gateway and the image host fails the journey, whatever else it checks.
 */
import { expect, test as base, type Page } from 'playwright/test';
import AxeCore from 'axe-core';
import { keepWireReport } from './wireReport.ts';
import { startShopProcess, type ShopProcess } from './shopProcess.ts';

const axe = AxeCore.source;

export interface WorkerOptions {
  /** Pictures are drawn, and journeys wait for them. The worker gets another shop. */
  pictures: boolean;
  /**
   * A name for the shop of files that change what others see (goods, faults): the worker gets another shop, which only
   * journeys with the same name use. Set it at the top of a file.
   */
  shopOf: string;
}

export interface Watch {
  /** GraphQL requests that the page made, with their method and operation id. */
  graphql: { method: string; url: string }[];
  /** Lets console errors pass that a journey provokes on purpose, such as a 404 document. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  /** Country code that the edge tells of the visitor, such as `JP`; none unless a journey sets it. */
  country: string | null;
  /** Request headers of the page and of `request`. */
  headers: Record<string, string>;
  /** Origin of the sandbox behind the shop. */
  sandbox: string;
  watch: Watch;
}

export const test = base.extend<Fixtures, WorkerOptions & { shop: ShopProcess }>({
  pictures: [false, { option: true, scope: 'worker' }],
  shopOf: ['everybody', { option: true, scope: 'worker' }],
  shop: [
    // Asks for both options: a worker starts another shop when one of them changes.
    async ({ pictures, shopOf }, provide) => {
      const shop = await startShopProcess(shopOf, pictures);
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
      // An address of its own: limits on guessing count by address.
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      ...(country === null ? {} : { 'cf-ipcountry': country }),
    });
  },
  // Not as an option of the context: it differs by journey, and the browser's context is reused.
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
 * No violation that axe knows of, WCAG 2.2 AA and its best practices. It runs in the page itself, which takes a quarter of the
 * time of axe's own integration: that one carries out everything that was looked at, not only what is wrong.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) await frame.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof AxeCore };
    // A color on its way to another one has the contrast of neither, and a bar may come in at any time.
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    const found = await axe.run(document, { resultTypes: ['violations'] });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return found.violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target, any }) =>
        [target.join(' '), ...any.map(({ message }) => message)].join(': '),
      );
      return `${id}: ${places.join(', ')}`;
    });
  });
  expect(violations).toEqual([]);
}

/** Waits until React has taken over the server's page. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');
}
