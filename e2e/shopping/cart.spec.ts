/** The cart drawer, the cart in two tabs, and the checkout. */
import type { Page } from 'playwright/test';
import { recordLayoutShifts, expectNoLayoutShift } from '../support/pageChecks.ts';
import { Customer, seededCustomer } from '../support/customer.ts';
import { onEveryScreen } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const skis = '/en-us/p/lodestar-98?color=spruce&length=177';

/** The focused element, as a name for assertions. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** Presses Tab until the control has the focus, within one cycle. */
async function tabsTo(page: Page, words: RegExp): Promise<void> {
  for (let stops = 0; stops < 15; stops += 1) {
    if (words.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  expect(await focusedName(page)).toMatch(words);
}

test('the drawer works by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await recordLayoutShifts(page);
  await shopper.visit(skis);
  await page.getByRole('button', { name: 'Add to cart' }).focus();
  await page.keyboard.press('Enter');
  const drawer = shopper.cartDrawer();
  await expect(drawer.getByText('Added to cart!', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Checkout' })).toBeVisible();

  await tabsTo(page, /^Add one Lodestar 98/);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: /^Quantity of Lodestar 98/ })).toHaveValue('2');
  // The focus cycles inside: nothing behind the drawer is reached.
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest('dialog') === null;
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(await focusedName(page)).toBe('Add to cart');

  await shopper.cartBadge().focus();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Added to cart!', { exact: true })).toHaveCount(0);
  await tabsTo(page, /^Remove Lodestar 98/);
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('Undo');
  await expect(drawer.getByText('Your cart is empty.')).toBeVisible();
  // Until the removal's response the button is busy and ignores presses.
  await expect(page.locator(':focus')).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: /^Quantity of Lodestar 98/ })).toHaveValue('2');
  await tabsTo(page, /^Go to cart/);
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Cart');
  await expect(drawer).toBeHidden();
  await expectNoLayoutShift(page);
});

test(
  'a touch outside the drawer closes it, and the page behind does not scroll',
  { tag: onEveryScreen },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit(skis);
    const width = () => page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().width);
    const before = await width();
    await shopper.cartBadge().click();
    const drawer = shopper.cartDrawer();
    await expect(drawer.getByText('Your cart is empty.')).toBeVisible();
    expect(await width()).toBe(before);
    if (shopper.isOnPhone) await drawer.getByRole('button', { name: 'Close cart' }).click();
    else await page.mouse.click(20, 400);
    await expect(drawer).toBeHidden();
  },
);

test('two tabs stay in sync: badge, drawer and cart screen', async ({ page, context }) => {
  const shopper = new Shopper(page);
  await shopper.visit(skis);
  const other = await context.newPage();
  const elsewhere = new Shopper(other);
  await elsewhere.visit('/en-us/c/poles');
  const third = await context.newPage();
  await third.goto('/en-us/cart');
  await alive(third);

  await shopper.addToCart();
  await expect(elsewhere.cartBadge()).toHaveAccessibleName(/1/);
  await expect(third.getByRole('textbox', { name: /^Quantity of Lodestar 98/ })).toHaveValue('1');

  await elsewhere.cartBadge().click();
  const drawn = elsewhere.cartDrawer().getByRole('textbox', { name: /^Quantity of Lodestar 98/ });
  await expect(drawn).toHaveValue('1');
  await third.getByRole('button', { name: /^Add one Lodestar 98/ }).click();
  await expect(drawn).toHaveValue('2');
  await expect(shopper.cartBadge()).toHaveAccessibleName(/2/);

  await elsewhere
    .cartDrawer()
    .getByRole('button', { name: /^Remove Lodestar 98/ })
    .click();
  await expect(third.getByText('Your cart is empty.')).toBeVisible();
  await expect(shopper.cartBadge()).toHaveAccessibleName('Cart');
});

test('the checkout takes over a guest’s cart', async ({ page, sandbox, watch }) => {
  watch.allow(/favicon/);
  const shopper = new Shopper(page);
  await shopper.visit(skis);
  await shopper.addToCart();
  await shopper.cartBadge().click();
  await shopper.cartDrawer().getByRole('link', { name: 'Checkout' }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/checkout/`));
  await expect(page.getByText('1 × Lodestar 98')).toBeVisible();
});

test('the checkout knows the signed-in customer; the next page says that the cart was kept', async ({
  page,
  request,
  sandbox,
  watch,
}) => {
  watch.allow(/favicon/);
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/p/lodestar-98?color=spruce&length=177');
  await person.addToCart();
  const who = seededCustomer('shopper.us');
  await person.signInAs('shopper.us', '/cart');
  await expect(page.getByText(person.t('arrival.cartREASSIGNED'))).toBeVisible();
  await page.getByRole('button', { name: person.t('arrival.close'), exact: true }).click();
  await expect(page.getByText(person.t('arrival.cartREASSIGNED'))).toHaveCount(0);
  await page.getByRole('link', { name: person.t('cart.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/checkout/`));
  await expect(page.getByText(who.email)).toBeVisible();
});
