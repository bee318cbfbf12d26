/** From the home page to a filled and an emptied cart; filtering and sorting a category. */
import { type Page } from 'playwright/test';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

test(
  'a new shopper finds a ski, chooses color and length, and fills and empties the cart',
  {
    tag: onEveryScreen,
  },
  async ({ page, watch }) => {
    const shopper = new Shopper(page);
    expect(await shopper.visit('/')).toBe(200);
    await shopper.expectHeading('Made where');
    await shopper.goToCategory('Skis');
    await expect(page.getByRole('heading', { level: 1, name: 'Skis' })).toBeFocused();
    await expect(shopper.tiles()).toHaveCount(24);
    const tile = shopper
      .tiles()
      .filter({ has: page.getByRole('link', { name: 'Lodestar 98', exact: true }) });
    await expect(tile).toContainText('$790.00');

    await shopper.openProduct('Lodestar 98');
    await expect(page).toHaveTitle(/^Lodestar 98/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()).toHaveText(
      'All-mountain skis',
    );
    await expect(page.getByRole('main').getByRole('button', { name: 'Choose length' })).toBeVisible();
    await shopper.choose('Color', 'Glacier');
    await expect(page).toHaveURL(/color=glacier/);
    await shopper.choose('Length', '177');
    await expect(page).toHaveURL(/length=177/);
    await test.step('pages are requested by GET, with a persisted id', () => {
      expect(watch.graphql.length).toBeGreaterThan(0);
      for (const { method, url } of watch.graphql) {
        expect(method).toBe('GET');
        expect(url).toContain('documentId=');
      }
    });
    await shopper.addToCart();
    await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);

    await shopper.openCart();
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lodestar 98' });
    await expect(line).toContainText('Glacier');
    await expect(line).toContainText('177');

    await test.step('a quantity changes at once and is stored', async () => {
      const quantity = page.getByRole('textbox', { name: /^Quantity of Lodestar 98/ });
      await page.getByRole('button', { name: /^Add one Lodestar 98/ }).click();
      await expect(quantity).toHaveValue('2');
      await expect(shopper.cartBadge()).toHaveAccessibleName(/2/);
      const subtotal = page.getByRole('main').locator('dd', { hasText: '$' }).last();
      await expect(subtotal).toHaveText(/\$1,5[0-9]{2}\.00|\$1,6[0-9]{2}\.00/);
      await page.reload();
      await expect(quantity).toHaveValue('2');
    });

    await test.step('the last line leaves an empty cart', async () => {
      await page.getByRole('button', { name: /^Remove Lodestar 98/ }).click();
      await expect(page.getByText('Your cart is empty.')).toBeVisible();
    });
  },
);

const productCount = (page: Page, count: string | undefined) =>
  page
    .getByRole('status')
    .filter({ hasText: `${count} products` })
    .first();

test('a filter is in the address, counts are correct, a reload shows the same, and the order is by price', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  const filters = page.getByRole('complementary', { name: 'Filter' });
  const green = filters.locator('label', { hasText: 'Green' });
  const count = /Green (\d+) product/.exec(await green.ariaSnapshot())?.[1];
  expect(Number(count)).toBeGreaterThan(1);
  await green.click();
  await expect(page).toHaveURL(/color=Green/i);
  await expect(productCount(page, count)).toBeVisible();
  // The head is updated without a page load.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Green/ })).toBeChecked();

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(/sort=/);
  const prices = () =>
    shopper
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
  await expect
    .poll(async () => {
      const found = await prices();
      return found.length > 3 && found.every((price, at) => price >= (found[at - 1] ?? 0));
    })
    .toBe(true);
});

test(
  'on a phone the filters are in a drawer that shows the number of results',
  {
    tag: onPhone,
  },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/c/skis');
    await page.getByRole('button', { name: 'Filter' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    const green = drawer.locator('label', { hasText: 'Green' });
    const count = /Green (\d+) product/.exec(await green.ariaSnapshot())?.[1];
    await green.tap();
    await expect(page).toHaveURL(/color=Green/i);
    await drawer.getByRole('button', { name: `Show ${count} results` }).tap();
    await expect(drawer).toBeHidden();
    await expect(productCount(page, count)).toBeVisible();
    await page.getByRole('link', { name: /^Remove filter Color/ }).tap();
    await expect(page).not.toHaveURL(/color=/);
  },
);
