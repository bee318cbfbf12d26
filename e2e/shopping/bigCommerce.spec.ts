/** Shopping on BigCommerce's own API: a guest, and a customer. All journeys run on it with `COMMERCE_DRIVER=bigcommerce`. */
import { Customer, seededCustomer } from '../support/customer.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ commerceDriver: 'bigcommerce', shopName: 'bigcommerce' });

const skis = '/en-us/p/lodestar-98?color=spruce&length=177';

test('a guest buys, and the checkout’s address is new each time', async ({ page, sandbox, watch }) => {
  watch.allow(/favicon/);
  const shopper = new Shopper(page);
  await shopper.visit(skis);
  await shopper.addToCart();
  const addresses = new Set<string>();
  for (let visit = 0; visit < 2; visit += 1) {
    await shopper.visit(skis);
    await shopper.cartBadge().click();
    await shopper.cartDrawer().getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(new RegExp(`^${sandbox}/checkout/`));
    await expect(page.getByText('1 × Lodestar 98')).toBeVisible();
    addresses.add(page.url());
  }
  expect(addresses.size).toBe(2);
});

test('a customer signs in, keeps the cart, and is known at the checkout', async ({
  page,
  request,
  sandbox,
  watch,
}) => {
  watch.allow(/favicon/);
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/p/lodestar-98?color=spruce&length=177');
  await person.addToCart();
  await person.signInAs('shopper.us', '/cart');
  await page.getByRole('link', { name: person.t('cart.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`^${sandbox}/checkout/`));
  await expect(page.getByText(seededCustomer('shopper.us').email)).toBeVisible();
});
