/**
 * The page in the browser during and after an outage of a source: retry buttons, drawer, forms. In its own shop.
 * Server-rendered pages: gateway/testing/faults/faultMatrix.test.ts, pagesInOutage.test.ts.
 */
import { Customer, seededCustomer } from '../support/customer.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, expectAccessible, test } from '../support/shopTest.ts';

test.use({ shopName: 'outages' });

/** A failed source's circuit breaker lets a probe through every two and a half seconds: retry until then. */
const recovery = { intervals: [500], timeout: 15_000 };

let faults = '';

test.beforeEach(({ watch, sandbox }) => {
  watch.allow(/the server responded with a status of 5|Failed to load resource/);
  faults = `${sandbox}/__sandbox/faults`;
});
test.afterEach(async ({ request }) => {
  await request.delete(faults);
});

test('search down: the search page says so, keeps the input, and can be retried', async ({
  page,
  request,
}) => {
  await request.put(faults, { data: { source: 'engine', drop: true } });
  const shopper = new Shopper(page);
  // A term that nobody searched for before, not even on a retry.
  const letters = `xqzvkw${test.info().retry}`;
  expect(await shopper.visit(`/en-us/search?q=${letters}`)).toBe(503);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Search isn’t available right now.');
  await expect(main.getByRole('searchbox')).toHaveValue(letters);
  await request.delete(faults);
  await expect(async () => {
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: /^No results/ })).toBeVisible({ timeout: 2_000 });
  }).toPass(recovery);
});

test('commerce down: the cart and its drawer say that nothing is lost, and recover', async ({
  page,
  request,
  watch,
}) => {
  // React logs what the drawer's boundary caught.
  watch.allow(/QueryFailure: The commerce service is not available/);
  const shopper = new Shopper(page);
  // Commerce may have been down for the previous journey.
  await expect(async () => {
    expect(await shopper.visit('/en-us/p/pinion-leash')).toBe(200);
    await expect(page.getByText('In stock').first()).toBeVisible({ timeout: 1_000 });
  }).toPass(recovery);
  await shopper.addToCart();
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
  await request.put(faults, { data: { source: 'commerce', status: 500 } });

  expect(await shopper.visit('/en-us/cart')).toBe(503);
  const main = page.getByRole('main');
  await shopper.expectHeading('We can’t load your cart right now.');
  await expect(main.getByRole('alert')).toContainText('Your items are saved');
  await expectAccessible(page);

  // Client-side navigation works, and the drawer says the same.
  await main.getByRole('link', { name: 'Return to homepage' }).press('Enter');
  await shopper.expectHeading('Made where hot met cold');
  await shopper.cartBadge().press('Enter');
  await expect(shopper.cartDrawer().getByRole('alert')).toContainText('Your items are saved');
  await expect(shopper.cartDrawer()).not.toContainText('empty');
  await shopper.cartDrawer().getByRole('link', { name: 'Go to cart' }).press('Enter');
  await shopper.expectHeading('We can’t load your cart right now.');

  await request.delete(faults);
  const again = main.getByRole('button', { name: 'Try again' });
  const line = main.getByRole('listitem', { name: 'Pinion Leash' });
  await expect(async () => {
    if (await again.isVisible()) await again.press('Enter');
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass(recovery);
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
});

test('commerce down: sign-in and newsletter signup say so, keep the input, and recover', async ({
  page,
  request,
}) => {
  const guest = await Customer.in('en-us', { page, request });
  expect(await guest.goTo('/account')).toBe(200);
  const letters = page.getByRole('contentinfo').getByRole('region', { name: 'Sign up for our emails' });
  await letters.scrollIntoViewIfNeeded();
  const address = letters.getByLabel('Newsletter email');
  await address.fill('ruth@skarn.example');
  await request.put(faults, { data: { source: 'commerce', status: 500 } });

  await test.step('sign-in', async () => {
    const identity = seededCustomer('shopper.us');
    await guest.submitSignIn(identity);
    await expect(guest.alert()).toHaveText(guest.t('forms.unavailable'));
    await expect(guest.field('signIn.email')).toHaveValue(identity.email);
    await expect(guest.field('signIn.password')).toHaveValue(identity.password);
    await expect(guest.button('signIn.submit')).toBeEnabled();
  });

  await test.step('newsletter signup', async () => {
    const submit = letters.getByRole('button', { name: 'Sign up' });
    await submit.click();
    await expect(letters.getByRole('alert')).toHaveText(/can’t do this right now/);
    await expect(address).toHaveValue('ruth@skarn.example');
    await request.delete(faults);
    await expect(async () => {
      if (await address.isVisible()) await submit.click();
      await expect(letters.getByText('Our emails go to ruth@skarn.example')).toBeVisible({ timeout: 2_000 });
    }).toPass(recovery);
  });
});

test('content down: places are still suggested, and cached stores still found', async ({ page, request }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/stores');
  await request.put(faults, { data: { source: 'delivery', status: 503 } });
  const box = page.getByRole('combobox', { name: 'Town or postal code' });
  await box.fill('aspe');
  await expect(page.getByRole('option', { name: /^Aspen/ }).first()).toBeVisible();
  await box.fill('Boulder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /of Boulder$/ })).toBeVisible();
});
