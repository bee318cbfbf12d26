/** Web vitals: reported when the visitor leaves the page, and counted in the metrics. */
import type { Page } from 'playwright/test';
import { alive, expect, test } from '../support/shopTest.ts';

/** Reported visits of a screen, on any device. */
async function visitsOf(page: Page, screen: string): Promise<number> {
  const text = await (await page.request.get('/metrics')).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`shop_web_vital_seconds_count{metric="LCP",screen="${screen}",`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

test('a visit is reported when the page is left, with its first screen', async ({ page }) => {
  const before = await visitsOf(page, '/p/:handle');
  const measured = page.waitForResponse((response) => /\/measuring-\w+\.js$/.test(response.url()));
  await page.goto('/en-us/p/lodestar-98');
  await alive(page);
  await measured;
  // The measuring code starts in the next task after it loads.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.goto('/status');
  await expect.poll(() => visitsOf(page, '/p/:handle')).toBeGreaterThan(before);
});
