/**
 * Dialogs and the cart hold their words at 320 px with text of twice the size, in a language of long words. Pages without
 * a dialog: accessibility.spec.ts.
 */
import type { Locator } from 'playwright/test';
import { Customer } from '../support/customer.ts';
import { expect, test } from '../support/shopTest.ts';

// No bar suggests another market.
test.use({ country: 'DE' });

test('dialogs and the cart hold large text', async ({ page, request }) => {
  const person = await Customer.in('de-de', { page, request });
  await page.setViewportSize({ width: 320, height: 800 });
  const open = async (path: string) => {
    expect(await person.goTo(path)).toBe(200);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  };
  /** Pixels by which the rows of the open dialog are wider than it. */
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('dialog[open] > * > *')]
        .map((row) => row.scrollWidth - row.clientWidth)
        .filter((width) => width > 0),
    );
  const expectRoomFor = async (content: Locator) => {
    await content.waitFor();
    await expect.poll(cut).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await open('/p/lodestar-98?color=spruce&length=177');
  const dialog = page.getByRole('dialog');
  await person.button('sizeHelp.find.length').click();
  await expectRoomFor(dialog.getByRole('radio').last());
  await person.button('sizeHelp.guide').click();
  await expectRoomFor(dialog.getByRole('table').last());
  await person.addButton().click();
  await expectRoomFor(person.cartDrawer().getByText(person.t('addToCart.added'), { exact: true }));

  await open('/cart');
  await page.getByRole('main').getByText('Lodestar 98').first().waitFor();
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          Math.round(document.documentElement.getBoundingClientRect().width),
      ),
    )
    .toBeLessThanOrEqual(0);

  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: person.t('shell.menu'), exact: true }).click();
  await expectRoomFor(dialog.getByRole('link').last());
  await banner.getByRole('link', { name: person.t('shell.search'), exact: true }).click();
  await dialog.getByRole('combobox').fill('ski');
  await dialog.getByRole('option').last().waitFor();
  await expect.poll(cut).toEqual([]);
});
