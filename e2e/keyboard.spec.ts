/** The way to a filled cart with the keyboard alone. */
import { expect, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';

test('skip link, navigation, choice and cart work without a pointer', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const shopper = new Shopper(page);
  await shopper.visits('/');
  const focused = page.locator(':focus');

  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Skis', exact: true })
    .focus();
  await page.keyboard.press('Enter');
  await shopper.seesHeading('Skis');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const product = page.getByRole('main').getByRole('link', { name: 'Lodestar 98', exact: true });
  await product.focus();
  await page.keyboard.press('Enter');
  await shopper.seesHeading('Lodestar 98');

  await page.getByRole('radio', { name: 'Spruce' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/color=ore/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/length=/);
  for (let tries = 0; tries < 4; tries += 1) {
    if ((await focused.textContent())?.includes('Add to cart')) break;
    await page.keyboard.press('Tab');
  }
  await expect(focused).toHaveText('Add to cart');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Added to cart!').first()).toBeVisible();
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
});
