/**
 * Whoever comes back to a public page finds it as it was: nothing of the page keeps it out of the back/forward cache.
 * Headless browsers have none, but say why a page was reloaded.
 */
import type { CDPSession, Page } from 'playwright/test';
import { alive, expect, test } from '../support/shopTest.ts';

const paths = ['/', '/en-us/c/skis', '/en-us/p/lodestar-98', '/en-us/search?q=ski', '/en-us/blog'];
const others = [
  // Headless browsers hold nothing.
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
  // Something preloaded may be on its way; what never ends would keep the page from being idle.
  'OutstandingNetworkRequestFetch',
  'OutstandingNetworkRequestOthers',
];

/** Types of the listeners on the window. */
async function listenersOf(devtools: CDPSession): Promise<string[]> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}

/** Why the browser loads the page anew when its shopper comes back; nothing when it does not. */
async function reasonsAgainst(page: Page, devtools: CDPSession): Promise<string[]> {
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
  test(`${path} may be held while its shopper is away`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await page.goto(path);
    await alive(page);
    await page.waitForLoadState('networkidle');
    const listeners = await listenersOf(devtools);
    expect(listeners).toContain('pageshow');
    expect(listeners.filter((type) => /^(before)?unload$/.test(type))).toEqual([]);
    const reasons = await reasonsAgainst(page, devtools);
    expect(reasons.filter((reason) => !others.includes(reason))).toEqual([]);
  });
}

test('a page that must not be shown again after signing out is told from them', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await page.goto('/en-us/account');
  await alive(page);
  expect(await reasonsAgainst(page, devtools)).toContain('MainResourceHasCacheControlNoStore');
});
