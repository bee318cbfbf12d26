/** Public pages are eligible for the back/forward cache. Headless browsers have none, but report reasons against it. */
import type { CDPSession, Page } from 'playwright/test';
import { alive, expect, test } from '../support/shopTest.ts';

const paths = ['/', '/en-us/c/skis', '/en-us/p/lodestar-98', '/en-us/search?q=ski', '/en-us/blog'];
const others = [
  // Headless browsers never use the cache.
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  // Waits for preloads; an endless request would keep the page from being idle.
  'OutstandingNetworkRequestFetch',
  'OutstandingNetworkRequestOthers',
];

/** Event types with listeners on the window. */
async function listenerTypes(devtools: CDPSession): Promise<string[]> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}

/** Reasons why the browser would not restore the page. */
async function notRestoredReasons(page: Page, devtools: CDPSession): Promise<string[]> {
  const found: string[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    found.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.goto('/de-de/about');
  await page.goBack();
  await alive(page);
  return found;
}

for (const path of paths) {
  test(`${path} is eligible for the back/forward cache`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    const listeners = await listenerTypes(devtools);
    expect(listeners).toContain('pageshow');
    expect(listeners.filter((type) => /^(before)?unload$/.test(type))).toEqual([]);
    const reasons = await notRestoredReasons(page, devtools);
    expect(reasons.filter((reason) => !others.includes(reason))).toEqual([]);
  });
}

test('a page that must not be restored after sign-out has reasons against it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await page.goto('/en-us/account');
  await alive(page);
  expect(await notRestoredReasons(page, devtools)).toContain('MainResourceHasCacheControlNoStore');
});
