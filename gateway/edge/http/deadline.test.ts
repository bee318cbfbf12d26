/** All sources hang: every request is answered at its deadline. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../testing/shop/browser.ts';
import { openSite, type Site } from '../../testing/shop/site.ts';
import { withoutBotProtection } from '../../testing/shop/withoutBotProtection.ts';

const DEADLINE_MS = 1_000;
/** Tolerance for a busy machine; a request without a deadline would take longer. */
const SLACK_MS = 1_200;

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await openSite({ ...withoutBotProtection, REQUEST_DEADLINE_MS: String(DEADLINE_MS) });
  browser = await new Browser(site.url).fetchToken();
  await browser.signIn('shopper.us', 'en-us');
  // Warms up the process, so that only the waiting is measured.
  await Promise.all(['/en-us/styletile', '/robots.txt'].map((path) => browser.get(path)));
  for (const source of ['commerce', 'delivery', 'engine', 'imagery', 'spend'] as const)
    await site.breakSource({ source, delayMs: 3_000, drop: true });
});
afterAll(async () => {
  await site.mendSources();
  await site.close();
});

describe.concurrent('in time', () => {
  test.each([
    '/',
    '/de-de/c/skis',
    '/en-us/p/lodestar-98',
    '/en-us/search?q=ski',
    '/en-us/blog',
    '/en-us/stores',
    '/en-us/cart',
    '/en-us/account/orders',
    '/en-us/no/such/page',
    '/sitemap.xml',
    '/api/geolocation',
    '/api/csrf-token',
  ])('%s is answered', async (path) => {
    const started = performance.now();
    const response = await browser.fetch(path, { redirect: 'manual' });
    await response.text();
    expect(performance.now() - started).toBeLessThan(DEADLINE_MS + SLACK_MS);
  });

  test('a cart mutation is answered', async () => {
    const started = performance.now();
    const { status } = await browser.ask('mutation { deleteCart { deletedCartId } }');
    expect(performance.now() - started).toBeLessThan(DEADLINE_MS + SLACK_MS);
    expect(status).toBe(200);
  });
});
