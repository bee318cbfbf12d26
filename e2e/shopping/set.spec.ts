/** A beginner on a phone: the length by the size finder, and ski, binding and skins with one press, by keyboard alone. */
import { type Locator, type Page } from 'playwright/test';
import { onPhone } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

async function pressOn(page: Page, target: Locator, key: string): Promise<void> {
  await target.focus();
  await page.keyboard.press(key);
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.type(text);
}

test('a beginner finds the length and adds ski, binding and skins', { tag: onPhone }, async ({ page }) => {
  const shopper = new Shopper(page);
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/SizeHelp-\w+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await shopper.visit('/en-us/p/ropeway-94');

  await test.step('the finder chooses the length', async () => {
    const finder = page.getByRole('dialog', { name: 'Find your length' });
    // Pressed before its code arrives, which acts on it then.
    await pressOn(page, page.getByRole('button', { name: 'Which length?' }), 'Enter');
    await expect(finder).toBeHidden();
    pressed.resolve();
    await expect(finder).toBeVisible();
    await pressOn(page, finder.getByRole('radio', { name: 'cm and kg' }), 'Space');
    await typeInto(page, finder.getByRole('textbox', { name: 'Height' }), '182');
    await typeInto(page, finder.getByRole('textbox', { name: 'Weight' }), '78');
    await pressOn(page, finder.getByRole('radio', { name: 'Beginner' }), 'Space');
    await pressOn(page, finder.getByRole('radio', { name: 'Calmly' }), 'Space');
    await pressOn(page, finder.getByRole('button', { name: /^Choose \d+$/ }), 'Enter');
    await expect(finder).toBeHidden();
    await expect(page).toHaveURL(/length=\d+/);
  });

  const set = page.getByRole('region', { name: 'Complete your setup' });
  await set.scrollIntoViewIfNeeded();
  const bindings = set.getByRole('group', { name: 'Binding' });
  await expect(bindings.getByRole('radio', { name: /^Pinion 10/ })).toBeChecked();
  await pressOn(page, bindings.getByRole('radio', { name: /^Pinion 10/ }), 'ArrowDown');
  await expect(bindings.getByRole('radio', { name: /^Pinion 12/ })).toBeChecked();
  await expect(set.getByRole('radio', { name: /^Ropeway Skin/ })).toBeChecked();
  await expect(set.getByRole('status').first()).toContainText(/Total with skis \$1,\d{3}\.00/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);

  await pressOn(page, set.getByRole('button', { name: 'Add all 3 to cart' }), 'Enter');
  await expect(shopper.cartBadge()).toHaveAccessibleName(/3/);
  await shopper.visit('/en-us/cart');
  const lines = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  for (const title of ['Ropeway 94', 'Pinion 12', 'Ropeway Skin'])
    await expect(lines.filter({ hasText: title })).toHaveCount(1);
});
