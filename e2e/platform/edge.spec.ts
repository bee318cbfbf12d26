/** A page left open during a deployment, and a redirect that keeps its hash. */
import type { Page } from 'playwright/test';
import { Shopper } from '../support/shopper.ts';
import { alive, expect, test } from '../support/shopTest.ts';

/** Lost when the page is reloaded. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { stands: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'stands' in window);

test('a new version: the page stays until the next navigation, which is a full page load', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/builds/latest.json', (route) => route.fulfill({ json: { id: 'another', at: '' } }));
  await page.route('**/builds/meta/another.json', (route) =>
    route.fulfill({ json: { id: 'another', routes: {} } }),
  );
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/support');
  await markPage(page);
  const rules = page.waitForResponse('**/builds/meta/another.json');
  await page.clock.fastForward('01:00:01');
  await rules;
  expect(await isSamePage(page)).toBe(true);
  await page.locator('main a[href^="/en-us/support/"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/en-us/support');
  await alive(page);
  expect(await isSamePage(page)).toBe(false);
});

test('the same version: client-side navigation continues', async ({ page }) => {
  await page.clock.install();
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/support');
  await markPage(page);
  const asked = page.waitForResponse('**/builds/latest.json');
  await page.clock.fastForward('01:00:01');
  expect((await asked).status()).toBe(200);
  await page.locator('main a[href^="/en-us/support/"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/en-us/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('an operation that has ended: the page reloads, and works again', async ({ page, watch }) => {
  watch.allow(/status of 40[04]/);
  const ended = { errors: [{ message: 'Ended', extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } }] };
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/support');
  await markPage(page);
  // The reloaded page asks for operations that exist.
  let isReloaded = false;
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest();
  });
  await page.route('**/_payload.json*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/api/graphql?*', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 400, json: ended }),
  );
  const loaded = page.waitForEvent('load');
  await page.locator('main a[href^="/en-us/support/"]').first().click();
  await loaded;
  expect(await isSamePage(page)).toBe(false);
  await page.unrouteAll();
  await alive(page);
  await page.locator('main a[href^="/en-us/support/"]').first().click();
  await page.waitForURL((url) => url.pathname !== '/en-us/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a missing chunk', () => {
  const chunk = /\/assets\/SupportArticleRoute-[^/]*\.js/;
  const gone = { status: 404, headers: { 'cache-control': 'no-store' }, body: '' };

  test('leads to its screen all the same, by one full page load', async ({ page, watch }) => {
    watch.allow(/status of 404|Failed to fetch dynamically imported module/);
    const shopper = new Shopper(page);
    const loads: string[] = [];
    // Missing for the open page; the reloaded one has its own.
    await page.route(chunk, (route) => (loads.length < 2 ? route.fulfill(gone) : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await shopper.visit('/en-us/support');
    await markPage(page);
    const link = page.locator('main a[href^="/en-us/support/"]').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${target}`);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSamePage(page)).toBe(false);
    expect(loads).toEqual(['/en-us/support', target]);
  });

  test('for good: the server-rendered page stays, without a reload loop', async ({ page, watch }) => {
    watch.allow(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(chunk, (route) => route.fulfill(gone));
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const failed = page.waitForEvent('pageerror');
    await page.goto('/en-us/support/returns');
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(loads.length).toBe(2);
  });

  test('of a dialog: its link works, and nothing reloads by itself', async ({ page, watch }) => {
    watch.allow(/status of 404|Failed to fetch dynamically imported module/);
    await page.route(/\/assets\/SearchDialog-[^/]*\.js/, (route) => route.fulfill(gone));
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/support');
    await markPage(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.waitForURL('**/en-us/search');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
});

test('a redirect keeps the hash', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/c/skis#content');
  await expect(page).toHaveURL('/en-us/c/skis#content');
  await shopper.expectHeading('Skis');
});
