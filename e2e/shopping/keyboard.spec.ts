/** Filling a cart and changing the country, by keyboard alone. */
import { type Locator, type Page } from 'playwright/test';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';
import { MarketShopper } from '../support/marketShopper.ts';

test('skip link, navigation, choice and cart work without a pointer', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/');
  const focused = page.locator(':focus');

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(/skip/i);
  await expect(focused).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Skis', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Skis');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const product = page.getByRole('main').getByRole('link', { name: 'Lodestar 98', exact: true });
  await product.focus();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Lodestar 98');

  await page.getByRole('radio', { name: 'Spruce' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/color=ore/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/length=/);
  // The address changes before the button's label.
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true });
  await expect(add.first()).toBeVisible();
  for (let tries = 0; tries < 4; tries += 1) {
    if ((await focused.textContent())?.includes('Add to cart')) break;
    await page.keyboard.press('Tab');
  }
  await expect(focused).toHaveText('Add to cart');
  await page.keyboard.press('Enter');
  await expect(shopper.cartDrawer().getByText('Added to cart!', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('Add to cart');
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
});

/** Screenshots with and without the focus: whether the focus is visible. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const place = await page.evaluate(() => {
    const { x, y, width, height } = document.activeElement!.getBoundingClientRect();
    return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  });
  const takeScreenshot = () => page.screenshot({ clip: place, animations: 'disabled', caret: 'hide' });
  const name = await page.locator(':focus').evaluate((element) => element.outerHTML.slice(0, 120));
  const focused = await takeScreenshot();
  await page.evaluate(() => {
    Object.assign(window, { stop: document.activeElement });
    (document.activeElement as HTMLElement).blur();
  });
  expect(focused.equals(await takeScreenshot()), name).toBe(false);
  await page.evaluate(() => (window as unknown as { stop: HTMLElement }).stop.focus());
}

test('the focus is visible at every tab stop of a product’s first screen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Shopper(page).visit('/en-us/p/lodestar-98');
  for (let stop = 0; stop < 24; stop += 1) {
    await page.keyboard.press('Tab');
    const isHere = await page.evaluate(() => {
      document.activeElement?.scrollIntoView({ block: 'center' });
      return document.activeElement !== document.body;
    });
    expect(isHere).toBe(true);
    await expectVisibleFocus(page);
  }
});

/** Tabs on until this stop has the focus, as it must after that many. */
async function tabsTo(page: Page, target: Locator, most: number): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < most && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('the country is changed without a pointer, and Escape changes nothing', async ({ page, request }) => {
  const shopper = await MarketShopper.in('en-us', { page, request });
  await shopper.visit('/en-us/p/lodestar-98');
  const control = shopper.marketControl(page.getByRole('banner'));
  await tabsTo(page, control, 20);
  await page.keyboard.press('Enter');
  const dialog = shopper.markets();
  const germany = dialog.getByRole('link', { name: 'Germany Deutsch', exact: true });
  await expect(germany).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
  await expect(page).toHaveURL('/en-us/p/lodestar-98');

  await page.keyboard.press('Enter');
  await expect(germany).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await tabsTo(page, germany, 40);
  await shopper.waitForPageLoad(() => page.keyboard.press('Enter'));
  await expect(page).toHaveURL('/de-de/p/lodestar-98');
  // A new page, from its start.
  const there = await shopper.expectMarket('de-de', 'de-DE', { request });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(there.t('shell.skipToContent'));
});
