/** The dialogs of the style tile, which are those of the whole interface. */
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

test('dialogs open at every side, keep the focus and return it', async ({ page }) => {
  await new Shopper(page).visit('/en-us/styletile');
  for (const side of ['center', 'start', 'end', 'full']) {
    const opener = page.getByRole('main').getByRole('button', { name: side, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 3; stops += 1) {
      await page.keyboard.press('Tab');
      // Between its last and first control the browser's own controls may have the focus.
      const isBehind = (element: Element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement);
      expect(await dialog.evaluate(isBehind)).toBe(false);
    }
    const place = await page.evaluate(() => window.scrollY);
    await page.mouse.move(5, 450);
    await page.mouse.wheel(0, 400);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => window.scrollY), 'the page stands still behind a dialog').toBe(place);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
