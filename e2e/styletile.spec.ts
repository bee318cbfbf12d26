/** The style tile: every part of the interface, whole, by keyboard, without a barrier. */
import { countShifts, expectManners } from './manners.ts';
import { expect, expectAccessible, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';

test('shows everything without a barrier or a shift, and asks not to be indexed', async ({ page, watch }) => {
  await countShifts(page);
  expect(await new Shopper(page).visits('/en-us/styletile')).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Style tile' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectManners(page);
  expect(watch.graphql.filter(({ url }) => url.includes('Style'))).toEqual([]);
});

test('its dialogs open, keep the focus and give it back', async ({ page }) => {
  await new Shopper(page).visits('/en-us/styletile');
  for (const side of ['center', 'start', 'end', 'full']) {
    const opener = page.getByRole('main').getByRole('button', { name: side, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test('its form, sent empty, says what is missing and leads there', async ({ page }) => {
  await new Shopper(page).visits('/en-us/styletile');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.locator('[name="tile-first"]')).toBeFocused();
  await expectAccessible(page);
});
