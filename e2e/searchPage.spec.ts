/** The search page: found in spite of a typing error, narrowed, sorted, read on, left and come back to; with keys, without scripts. */
import type { Locator, Page } from '@playwright/test';
import { countShifts, expectManners } from './manners.ts';
import { Shopper } from './shopper.ts';
import { expect, expectAccessible, test } from './shopTest.ts';

const field = (page: Page): Locator => page.getByRole('main').getByRole('searchbox');
const kinds = (page: Page): Locator => page.getByRole('navigation', { name: 'Kinds of results' });
const count = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

async function facets(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).tap();
  return page.getByRole('dialog', { name: 'Filter' });
}

test('a misspelt name is found, narrowed, sorted, opened, and Back returns to it', async ({
  page,
  isMobile,
  watch,
}) => {
  await countShifts(page);
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-us/search?q=lodestr')).toBe(200);
  await shopper.seesHeading('Results for “lodestr”');
  await expect(page).toHaveTitle('lodestr – Search | Skarn');
  await expect(shopper.tiles().first()).toContainText('Lodestar');
  await expectManners(page);
  // Everything came with the page.
  expect(watch.graphql.filter(({ url }) => /lodestr/.test(url))).toEqual([]);

  const place = await facets(page, isMobile);
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
  await shopper.tiles().first().getByRole('link').first().press('Enter');
  await shopper.seesHeading(first ?? '');
  await page.goBack();
  await expect(page).toHaveURL('/en-us/search?q=lodestr&color=Green&sort=price-asc');
  await expect(shopper.tiles().first()).toContainText(first ?? '');
  await expect(field(page)).toHaveValue('lodestr');
});

test('a long answer is read on in place, and Back finds its length and place again', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/search?q=ski');
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

test('what is no product has addresses of its own, with the words marked', async ({ page }) => {
  await countShifts(page);
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/search?q=wax');
  const also = page.getByRole('region', { name: 'Also found' });
  await expect(also.getByRole('link').first()).toBeVisible();
  await kinds(page)
    .getByRole('link', { name: /^Support/ })
    .click();
  await expect(page).toHaveURL('/en-us/search?q=wax&type=support');
  await expect(kinds(page).getByRole('link', { name: /^Support/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/wax/i);
  await expectManners(page);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en-us\/support\//);
  await page.goBack();
  await expect(page).toHaveURL('/en-us/search?q=wax&type=support');
});

test('opening a result tells the search service, and nobody waits for it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/search?q=lodestar');
  const report = page.waitForRequest(
    (request) => request.method() === 'POST' && /"requestId"/.test(request.postData() ?? ''),
  );
  await shopper.tiles().first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  const { input } = ((await report).postDataJSON() as { variables: { input: object } }).variables;
  expect(input).toMatchObject({ searchTerm: 'lodestar' });
  const events = await page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
  expect(events.filter((event) => event === 'search')).toHaveLength(1);
});

test('nothing found: what helps, and where else to go', async ({ page }) => {
  await countShifts(page);
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-us/search?q=xqzvkj')).toBe(200);
  await expect(page.getByRole('heading', { name: 'Nothing found for “xqzvkj”' })).toBeVisible();
  await expect(count(page)).toHaveText('No results');
  const start = page.getByRole('region', { name: 'A good place to start' });
  await expect(start.getByRole('article')).toHaveCount(4);
  await expectManners(page);
  await page.getByRole('navigation', { name: 'Or look around' }).getByRole('link', { name: 'Skis' }).click();
  await shopper.seesHeading('Skis');
});

test('with the keys alone: from the empty page to a product', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await countShifts(page);
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-us/search')).toBe(200);
  await expectManners(page);
  await field(page).focus();
  await page.keyboard.type('lodestar 98');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/search?q=lodestar+98');
  await shopper.seesHeading('Results for “lodestar 98”');
  const product = shopper.tiles().first().getByRole('link').first();
  await expect(product).toHaveText('Lodestar 98');
  for (let stops = 0; stops < 60; stops += 1) {
    if (await product.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(product).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.seesHeading('Lodestar 98');
});

test('in German, with umlauts and without', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/de-de/search?q=rueckgabe&type=support');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle('rueckgabe – Suche | Skarn');
});

test('a term that is too long stays in the field', async ({ page }) => {
  const term = 'powder '.repeat(30).trim();
  const shopper = new Shopper(page);
  expect(await shopper.visits(`/en-us/search?${new URLSearchParams({ q: term })}`)).toBe(200);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('128 characters at most');
  await expect(field(page)).toHaveValue(term);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('field, kinds, facets and pages are forms and links', async ({ page, isMobile }) => {
    await page.goto('/en-us/search');
    await field(page).fill('ski');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/en-us/search?q=ski');
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL('/en-us/search?q=ski&page=2');
    await page.getByRole('link', { name: 'Show earlier products' }).click();
    await expect(page).toHaveURL('/en-us/search?q=ski');
    const place = page.getByRole('complementary', { name: 'Filter' });
    await place
      .getByRole('checkbox', { name: /^Green/ })
      .first()
      .check();
    if (isMobile) await page.getByRole('main').getByRole('button', { name: 'Apply' }).last().click();
    else await page.getByRole('main').getByRole('button', { name: 'Apply' }).first().click();
    await expect(page).toHaveURL(/\/en-us\/search\?(?=.*\bq=ski)(?=.*color=Green)/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});
