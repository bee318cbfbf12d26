/** A cart whose items sell out, run low or change their price. In its own shop, since others would see the changes. */
import { Shopper } from '../support/shopper.ts';
import { alive, expect, expectAccessible, test } from '../support/shopTest.ts';
import { changeVariant, findVariant } from '../support/sandboxStock.ts';

test.use({ shopName: 'storekeeper' });

test('items that sold out, ran low or changed their price say so, and one press resolves it', async ({
  page,
  request,
  sandbox,
}) => {
  const shopper = new Shopper(page);
  const choice = ['Ember', '171'];
  const variant = await findVariant(request, 'ropeway-94', choice);
  await changeVariant(request, sandbox, variant, { stock: 9 });
  await shopper.visit('/en-us/p/ropeway-94?color=ember&length=171');
  await shopper.addToCart();
  await shopper.openCart();
  // The drawer, which has one as well, may still be closing.
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add one Ropeway 94/ })
    .click();
  await expect(page.getByRole('region', { name: 'Order summary' })).not.toHaveAttribute('aria-busy', 'true');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ropeway 94' });
  const reloadCart = () => page.reload();

  await changeVariant(request, sandbox, variant, { stock: 1, price: variant.price + 40 });
  // The gateway caches stock for some seconds.
  await expect(async () => {
    await reloadCart();
    await expect(line).toContainText('Only 1 left', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await expect(line).toContainText(/Price up since you added it: it was \$/);
  await alive(page);
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeDisabled();
  await expect(page.getByText(/isn’t available as is/)).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: /^Reduce to 1/ }).click();
  await expect(line).not.toContainText('Only 1 left');
  await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible();

  await changeVariant(request, sandbox, variant, { stock: 0, price: variant.price });
  await expect(async () => {
    await reloadCart();
    await expect(line).toContainText('Sold out since you added it', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await alive(page);
  await line.getByRole('button', { name: /^Remove item/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});
