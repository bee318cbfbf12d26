/** The status page: works without scripts, on every screen width, and is accessible. */
import { onEveryScreen } from '../support/screens.ts';
import { expect, expectAccessible, test } from '../support/shopTest.ts';

test(
  'the status page is complete without scripts, on any width, and satisfies its own policy',
  {
    tag: onEveryScreen,
  },
  async ({ page }) => {
    // Creates something to report.
    await page.request.get('/en-us/p/lodestar-98');
    await page.goto('/status');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready');
    for (const source of ['commerce', 'delivery', 'engine', 'imagery', 'spend'])
      await expect(page.getByRole('heading', { level: 3, name: source })).toBeVisible();
    // Which ones are the slowest depends on other requests.
    await expect(page.getByRole('cell', { name: /(?:Query|Mutation)$/ }).first()).toBeVisible();
    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toEqual(['loaded']);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Refresh every 10 s' }).press('Enter');
    await expect(page).toHaveURL(/\/status\?refresh=10$/);
    await page.getByRole('link', { name: 'Stop refreshing' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Refresh every 10 s' })).toBeVisible();
  },
);
