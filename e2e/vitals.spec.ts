/** How a page was for whoever looked at it: told when the page is left, and found by operators in the metrics. */
import type { Page } from '@playwright/test';
import { alive, expect, test } from './shopTest.ts';

/** Longer than the code that measures waits. */
const looksMs = 2_500;

async function lookAndLeave(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.waitForTimeout(looksMs);
  await page.goto('/status');
}

/** Visits that told of a screen, whatever the device. */
async function visitsOf(page: Page, screen: string): Promise<number> {
  const text = await (await page.request.get('/metrics')).text();
  return text
    .split('\n')
    .filter((line) => line.startsWith(`shop_web_vital_seconds_count{metric="LCP",screen="${screen}",`))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}

test('a visit is told of when the page is left, by the screen that it began on', async ({ page }) => {
  const before = await visitsOf(page, '/p/:uid');
  await expect(async () => {
    await lookAndLeave(page, '/en-us/p/lodestar-98');
    expect(await visitsOf(page, '/p/:uid')).toBeGreaterThan(before);
  }).toPass();
});

test('who asks not to be tracked is not measured', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await lookAndLeave(page, '/styletile');
  expect(asked).not.toContain('/api/vitals');
});
