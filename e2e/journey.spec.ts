/** The way from the first page to a filled cart, and back out of it. */
import { Shopper } from './shopper.ts';
import { expect, test } from './shopTest.ts';

test('a new shopper finds a ski, chooses its length, and fills the cart', async ({ page }) => {
  const shopper = new Shopper(page);
  expect(await shopper.visits('/')).toBe(200);
  await shopper.seesHeading('Made where');
  await shopper.goesTo('Skis');
  await expect(shopper.tiles()).toHaveCount(24);

  await shopper.opensProduct('Lodestar 98');
  await expect(page.getByRole('button', { name: 'Choose length' })).toBeVisible();
  await shopper.chooses('Color', 'Glacier');
  await expect(page).toHaveURL(/color=glacier/);
  await shopper.chooses('Length', '177');
  await expect(page).toHaveURL(/length=177/);
  await shopper.addsToCart();
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);

  await shopper.opensCart();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lodestar 98' });
  await expect(line).toContainText('Glacier');
  await expect(line).toContainText('177');
});

test('quantities change at once and settle on what the shop says; the last line leaves an empty cart', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/p/lodestar-98?color=spruce&length=177');
  await shopper.addsToCart();
  await shopper.opensCart();

  const quantity = page.getByRole('textbox', { name: /^Quantity of Lodestar 98/ });
  await page.getByRole('button', { name: /^One more of Lodestar 98/ }).click();
  await expect(quantity).toHaveValue('2');
  await expect(shopper.cartBadge()).toHaveAccessibleName(/2/);
  const subtotal = page.getByRole('main').locator('dd', { hasText: '$' }).last();
  await expect(subtotal).toHaveText(/\$1,5[0-9]{2}\.00|\$1,6[0-9]{2}\.00/);

  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Quantity of Lodestar 98/ })).toHaveValue('2');

  await page.getByRole('button', { name: /^Remove Lodestar 98/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test('a filter is in the address, counts are true, and a reload shows the same', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the drawer has a journey of its own below');
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis');
  const filters = page.getByRole('complementary', { name: 'Filter' });
  const green = filters.locator('label', { hasText: 'Green' });
  const count = /Green (\d+) product/.exec(await green.ariaSnapshot())?.[1];
  expect(Number(count)).toBeGreaterThan(1);
  await green.click();
  await expect(page).toHaveURL(/color=Green/i);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${count} products` })
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Green/ })).toBeChecked();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  // Not both: a page that asks not to be indexed names no other one as itself.
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('on a phone the filters stand in a drawer that says what closing it will show', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'wider screens have the filters beside the list');
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis');
  await page.getByRole('button', { name: 'Filter' }).tap();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  const green = drawer.locator('label', { hasText: 'Green' });
  const count = /Green (\d+) product/.exec(await green.ariaSnapshot())?.[1];
  await green.tap();
  await expect(page).toHaveURL(/color=Green/i);
  await drawer.getByRole('button', { name: `Show ${count} results` }).tap();
  await expect(drawer).toBeHidden();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: `${count} products` })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Remove filter Color/ }).tap();
  await expect(page).not.toHaveURL(/color=/);
});

test('Back from a product returns to the same place in a long list', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(shopper.tiles()).not.toHaveCount(24);
  const all = await shopper.tiles().count();
  const far = shopper.tiles().nth(all - 3);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(shopper.tiles()).toHaveCount(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('sorting by price puts the cheapest first', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/poles');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(/sort=/);
  await expect
    .poll(async () => {
      const texts = await shopper.tiles().getByText(/\$\d/).allTextContents();
      return texts.length > 3;
    })
    .toBe(true);
  const prices = await shopper
    .tiles()
    .evaluateAll((tiles) =>
      tiles.map((tile) =>
        Math.min(
          ...[...(tile.textContent ?? '').matchAll(/\$([\d,]+\.\d\d)/g)].map(([, price]) =>
            Number(price?.replaceAll(',', '')),
          ),
        ),
      ),
    );
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});
