/** The search page: filtering, sorting, paging, coming back, and by keyboard. Its content: cataloguePages.test.ts. */
import type { Locator, Page } from 'playwright/test';
import { facets } from '../support/facets.ts';
import { onEveryScreen } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');

test(
  'a misspelt name is corrected, filtered, sorted, opened, and Back returns to it',
  {
    tag: onEveryScreen,
  },
  async ({ page, isMobile, watch }) => {
    const shopper = new Shopper(page);
    expect(await shopper.visit('/en-us/search?q=lodestr')).toBe(200);
    await shopper.expectHeading('Results for “lodestr”');
    await expect(page).toHaveTitle('lodestr – Search | Skarn');
    await expect(shopper.tiles().first()).toContainText('Lodestar');
    // Everything was embedded in the page.
    expect(watch.graphql.filter(({ url }) => /lodestr/.test(url))).toEqual([]);

    const place = await facets(page);
    await place
      .getByRole('checkbox', { name: /^Green/ })
      .first()
      .check();
    await expect(page).toHaveURL('/en-us/search?q=lodestr&color=Green');
    if (isMobile) await place.getByRole('button', { name: /^Show \d+ result/ }).tap();
    await expect(page.getByRole('link', { name: 'Remove filter Color: Green' })).toBeVisible();
    await expect(shopper.tiles().first().getByRole('radio', { name: 'Spruce' })).toBeChecked();

    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
    await expect(page).toHaveURL('/en-us/search?q=lodestr&color=Green&sort=price-asc');
    const first = await shopper.tiles().first().getByRole('heading').textContent();
    const report = page.waitForRequest(
      (request) => request.method() === 'POST' && /"requestId"/.test(request.postData() ?? ''),
    );
    await shopper.tiles().first().getByRole('link').first().press('Enter');
    await shopper.expectHeading(first ?? '');
    await test.step('an opened result is reported to the search service, the search to the tag manager', async () => {
      const { input } = ((await report).postDataJSON() as { variables: { input: object } }).variables;
      expect(input).toMatchObject({ searchTerm: 'lodestr' });
      const events = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
      expect(events.filter((event) => event === 'search')).toHaveLength(1);
    });
    await page.goBack();
    await expect(page).toHaveURL('/en-us/search?q=lodestr&color=Green&sort=price-asc');
    await expect(shopper.tiles().first()).toContainText(first ?? '');
    await expect(field(page)).toHaveValue('lodestr');
  },
);

test('more results load in place, and Back restores length and position', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/search?q=ski');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/en-us/search?q=ski&show=48');
  await expect(shopper.tiles()).not.toHaveCount(24);
  await expect(shopper.tiles().nth(24).getByRole('link').first()).toBeFocused();
  const all = await shopper.tiles().allTextContents();
  expect(new Set(all).size).toBe(all.length);
  const before = await page.evaluate(() => window.scrollY);
  await shopper.tiles().nth(26).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(shopper.tiles()).toHaveCount(all.length);
  expect(await shopper.tiles().allTextContents()).toEqual(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 400);
});

test('by keyboard alone: from the empty page to a product', async ({ page }) => {
  const shopper = new Shopper(page);
  expect(await shopper.visit('/en-us/search')).toBe(200);
  await field(page).focus();
  await page.keyboard.type('lodestar 98');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/search?q=lodestar+98');
  await shopper.expectHeading('Results for “lodestar 98”');
  const product = shopper.tiles().first().getByRole('link').first();
  await expect(product).toHaveText('Lodestar 98 skis');
  for (let stops = 0; stops < 60; stops += 1) {
    if (await product.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(product).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Lodestar 98');
});
