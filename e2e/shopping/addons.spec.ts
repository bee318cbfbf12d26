/** Add-ons of a ski and of a filled cart: choosing, adding and removing them, by keyboard and touch. */
import { type Locator, type Page } from 'playwright/test';
import { Shopper } from '../support/shopper.ts';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';

const ski = '/en-us/p/lodestar-98?color=spruce&length=177';
const grid = (page: Page): Locator => page.locator('#add_on_products');
const tile = (page: Page, title: string): Locator =>
  grid(page).getByRole('article').filter({ hasText: title });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Timber Hitch Brake' });

async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Enter');
}

test('a brake for the ski is selected, added and removed by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit(ski);
  await expect(tile(page, 'Timber Hitch Brake')).toContainText('Fits a 98 mm waist in 100 mm or 110 mm');
  const opener = grid(page).getByRole('button', { name: 'Add Timber Hitch Brake' });
  await pressEnterOn(page, opener);

  await expect(dialog(page).getByRole('button', { name: 'Choose brake width' })).toBeVisible();
  await pressEnterOn(page, dialog(page).getByRole('button', { name: 'Choose brake width' }));
  await expect(dialog(page).getByRole('radio', { name: '90 mm' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toContainText('Too narrow: your ski is 98 mm at the waist');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '110 mm' })).toBeChecked();
  await expect(dialog(page)).toContainText('Fits your ski: 98 mm at the waist');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Added to cart!')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Remove');
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const again = grid(page).getByRole('button', { name: 'Add another Timber Hitch Brake' });
  await expect(again).toBeFocused();
  await expect(tile(page, 'Timber Hitch Brake')).toContainText('Added to cart!');

  // The cart decides the state, also after a reload.
  await page.reload();
  await expect(tile(page, 'Timber Hitch Brake')).toContainText('Added to cart!');
  await page.waitForFunction(() => document.documentElement?.dataset['alive'] === 'true');
  await pressEnterOn(page, again);
  await dialog(page).getByRole('radio', { name: '110 mm' }).focus();
  await page.keyboard.press('Space');
  await pressEnterOn(page, dialog(page).getByRole('button', { name: 'Remove' }));
  await expect(dialog(page).getByRole('button', { name: 'Add to cart' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tile(page, 'Timber Hitch Brake')).not.toContainText('Added to cart!');
  expect(
    await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'open_cart_add_on')),
  ).toEqual([
    expect.objectContaining({
      ecommerce: {
        items: [expect.objectContaining({ item_id: 'timber-hitch-brake', price: 45, quantity: 1 })],
      },
    }),
  ]);
});

test('add-ons are below the cart; an added one becomes a line and can be removed', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit(ski);
  await shopper.addToCart();
  await shopper.visit('/en-us/cart');
  await expect(page.getByRole('heading', { name: 'Goes well with your cart' })).toBeVisible();

  await grid(page).getByRole('button', { name: 'Add Tallow Base' }).click();
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(tile(page, 'Tallow Base')).toContainText('Added to cart!');
  const remove = grid(page).getByRole('button', { name: 'Remove Tallow Base' });
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(grid(page).getByRole('button', { name: 'Add Tallow Base' })).toBeFocused();

  await grid(page).getByRole('button', { name: 'Add Tallow Base' }).click();
  await expect(lines).toHaveCount(2);
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(grid(page)).not.toContainText('Tallow Base');
});

test(
  'by touch: no overflow, the dialog fits the screen, and the focus returns',
  { tag: onPhone },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit(ski);
    await grid(page).getByRole('button', { name: 'Add Timber Hitch Brake' }).tap();
    await dialog(page).locator('label', { hasText: '100 mm' }).tap();
    const box = await dialog(page).boundingBox();
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 390).toBe(true);
    await dialog(page).getByRole('button', { name: 'Add to cart' }).tap();
    await expect(dialog(page).getByText('Added to cart!')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Done' }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(grid(page).getByRole('button', { name: 'Add another Timber Hitch Brake' })).toBeFocused();
    const overflowing = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflowing()).toBeLessThanOrEqual(0);
  },
);
