/**
 * The test of all journeys: a page under watch. A console error, an uncaught exception or a request to anywhere but
 * the gateway and the image host fails the journey, whatever else it checks.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { sandboxUrl } from './address.ts';

/** What a project of journeys sets, besides Playwright's own. */
export interface ShopOptions {
  /** Pictures are drawn, and journeys wait for them. */
  pictures: boolean;
  /** Origin of the sandbox behind the shop at `baseURL`. */
  sandbox: string;
}

export interface Watch {
  /** GraphQL requests that the page made, with their method and operation id. */
  graphql: { method: string; url: string }[];
  /** Lets console errors pass that a journey provokes on purpose, such as a 404 document. */
  allow(pattern: RegExp): void;
}

/** Transparent, 1 by 1: journeys wait for no drawing. Layout does not need the picture: its place is reserved. */
const noPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export const test = base.extend<ShopOptions & { watch: Watch }>({
  pictures: [false, { option: true }],
  sandbox: [sandboxUrl, { option: true }],
  // An address of its own: limits on guessing count by address.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    const part = () => 1 + Math.floor(Math.random() * 250);
    await provide({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}`, ...extraHTTPHeaders });
  },
  watch: [
    async ({ page, pictures, sandbox, baseURL }, use) => {
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      const graphql: Watch['graphql'] = [];
      const gateway = new URL(baseURL ?? '').host;
      const images = new URL(sandbox).host;

      if (!pictures) {
        // In every tab that the journey opens.
        await page.context().route(`${sandbox}/{i,s,v}/**`, (route) =>
          route.fulfill({
            body: noPicture,
            contentType: 'image/png',
            headers: { 'access-control-allow-origin': '*' },
          }),
        );
      }
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

      await use({ graphql, allow: (pattern) => allowed.push(pattern) });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** No violation that axe knows of, WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
  ).toEqual([]);
}

/** Waits until React has taken over the server's page. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['alive'] === 'true');
}
