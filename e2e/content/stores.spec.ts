/**
 * Finding a store: by place, by keyboard, by position, and on the map. Page content by place:
 * gateway/testing/pages/cataloguePages.test.ts.
 */
import type { Page } from 'playwright/test';
import { onEveryScreen } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const here = (page: Page) => page.getByRole('button', { name: 'Use my location' });

test('a place is typed, selected by keyboard, and kept in the address', async ({ page }) => {
  const shopper = new Shopper(page);
  expect(await shopper.visit('/en-us/stores')).toBe(200);
  await shopper.expectHeading('Find a store');
  const box = page.getByRole('combobox', { name: 'Town or postal code' });
  await box.fill('denv');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Denver CO, United States/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/stores within 100 mi of Denver/);
  await expect(titles(page).first()).toHaveText('Skarn Denver');
  await expect(page).toHaveURL(/\/en-us\/stores\?place=/);
  await expect(page).toHaveTitle(/Denver/);

  await page.getByLabel('Type').selectOption('Rental');
  await expect(page).toHaveURL(/kind=RENTAL/);
  await expect(titles(page).filter({ hasText: 'Skarn Denver' })).toHaveCount(0);
  await page.goBack();
  await expect(titles(page).first()).toHaveText('Skarn Denver');
  await page.getByRole('link', { name: 'All stores' }).click();
  await expect(page).toHaveURL('/en-us/stores');
  await expect(box).toHaveValue('');
});

test.describe('the shopper’s position', () => {
  test.use({ geolocation: { latitude: 39.7392, longitude: -104.9903 }, permissions: ['geolocation'] });

  test('is requested on a press only, and is in no address', async ({ page, watch }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/stores?place=Boston');
    await expect(heading(page)).toHaveText(/of Boston$/);
    await here(page).click();
    await expect(heading(page)).toHaveText(/within 100 mi of you$/);
    await expect(titles(page).first()).toHaveText('Skarn Denver');
    await expect(page).toHaveURL('/en-us/stores');
    expect(watch.graphql.filter(({ url }) => /39\.7|104\.9/.test(decodeURIComponent(url)))).toEqual([]);
    expect(watch.graphql.some(({ method }) => method === 'POST')).toBe(true);
    // Filters apply to this list too.
    await page.getByLabel('Type').selectOption('Rental');
    await expect(titles(page).filter({ hasText: 'Skarn Denver' })).toHaveCount(0);
    await expect(heading(page)).toHaveText(/of you$/);
  });
});

test('a denied position shows a message, and a place works', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
  });
  await shopper.visit('/en-us/stores');
  await here(page).click();
  await expect(page.getByRole('alert')).toHaveText(/access is blocked/);
  await page.getByRole('combobox', { name: 'Town or postal code' }).fill('80202');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/of 80202 Denver$/);
});

test('map and list select in sync', { tag: onEveryScreen }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/stores?place=Denver');
  const show = page.getByRole('button', { name: 'Show on the map Skarn Denver' });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-cluster][data-picked]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  // Another marker, by a tap.
  const other = page.locator('[data-cluster]:not([data-picked]):not([data-many])').first();
  await other.click({ force: true });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('li[data-picked]')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no position button', async ({ page }) => {
    await page.goto('/de-at/stores?place=Innsbruck');
    await expect(titles(page).first()).toHaveText('Skarn Innsbruck');
    await expect(page.getByRole('button', { name: 'Meinen Standort verwenden' })).toBeHidden();
  });
});
