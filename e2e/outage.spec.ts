/** One upstream stopped at a time: the shop still answers, and says what is missing. In a shop of its own. */
import { Person, seeded } from './person.ts';
import { Shopper } from './shopper.ts';
import { expect, expectAccessible, test } from './shopTest.ts';

test.use({ shopOf: 'outages' });

let faults = '';

test.beforeEach(({ watch, sandbox }) => {
  watch.allow(/the server responded with a status of 5|Failed to load resource/);
  faults = `${sandbox}/__sandbox/faults`;
});
test.afterEach(async ({ request }) => {
  await request.delete(faults);
});

/** Commerce may have been down a moment ago: the gateway asks it again after a pause. */
async function buysALeash(shopper: Shopper): Promise<void> {
  await expect(async () => {
    expect(await shopper.visits('/en-us/p/pinion-leash')).toBe(200);
    await expect(shopper.page.getByText('In stock').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await shopper.addsToCart();
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
}

test('search down: the category lists its products without filters', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'engine', drop: true } });
  const shopper = new Shopper(page);
  // A price that nobody asked for before: of what was asked, the gateway still keeps the answer.
  expect(await shopper.visits('/en-us/c/accessories/tuning?price=1.37..987.65')).toBe(200);
  expect(await shopper.tiles().count()).toBeGreaterThan(3);
  await expect(page.getByText('Filters are resting')).toBeVisible();
});

test('search down: the search page says so, keeps what was typed, and can be tried again', async ({
  page,
  request,
}) => {
  await request.put(faults, { data: { source: 'engine', drop: true } });
  const shopper = new Shopper(page);
  // Letters that nobody searched for before, at a second try neither.
  const letters = `xqzvkw${test.info().retry}`;
  expect(await shopper.visits(`/en-us/search?q=${letters}`)).toBe(503);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('The search is not answering.');
  await expect(main.getByRole('searchbox')).toHaveValue(letters);
  await request.delete(faults);
  // The circuit of the failing source opens again after a while.
  await expect(async () => {
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { name: /^Nothing found/ })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test('commerce down: the cart screen says that nothing in it is lost, and shows it all once commerce is back', async ({
  page,
  request,
  watch,
}) => {
  // React names what the drawer's boundary caught.
  watch.allow(/QueryFailure: The commerce service is not available/);
  const shopper = new Shopper(page);
  await buysALeash(shopper);
  await request.put(faults, { data: { source: 'commerce', status: 500 } });

  expect(await shopper.visits('/en-us/cart')).toBe(503);
  const main = page.getByRole('main');
  await shopper.seesHeading('Your cart cannot be reached right now.');
  await expect(main.getByRole('alert')).toContainText('Nothing in it is lost');
  await expect(main.getByRole('link', { name: 'Return to homepage' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Skis', exact: true })).toBeVisible();
  await expectAccessible(page);

  // The way on: the shop stands, and its drawer says the same.
  await main.getByRole('link', { name: 'Return to homepage' }).press('Enter');
  await shopper.seesHeading('Made where hot met cold');
  await shopper.cartBadge().press('Enter');
  await expect(shopper.cartDrawer().getByRole('alert')).toContainText('Nothing in it is lost');
  await expect(shopper.cartDrawer()).not.toContainText('empty');
  await shopper.cartDrawer().getByRole('link', { name: 'Go to cart' }).press('Enter');
  await shopper.seesHeading('Your cart cannot be reached right now.');

  await request.delete(faults);
  const again = main.getByRole('button', { name: 'Try again' });
  const line = main.getByRole('listitem', { name: 'Pinion Leash' });
  // The circuit of the failing source opens again after a while.
  await expect(async () => {
    if (await again.isVisible()) await again.press('Enter');
    await expect(line).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  await expect(shopper.cartBadge()).toHaveAccessibleName(/1/);
});

test('commerce down: a customer’s account says that a service is not answering', async ({
  page,
  request,
}) => {
  const customer = await Person.in('en-us', { page, request });
  await customer.isSignedInAs('shopper.us');
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  expect(await customer.goes('/account')).toBe(503);
  await customer.sees('error.broke');
  await expect(page.getByText(customer.t('error.unavailableText'), { exact: true })).toBeVisible();
});

test('commerce down: signing in says so in words, and nothing typed is lost', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  const guest = await Person.in('en-us', { page, request });
  expect(await guest.goes('/account')).toBe(200);
  const identity = seeded('shopper.us');
  await guest.triesToSignIn(identity);
  await expect(guest.alert()).toHaveText(guest.t('forms.unavailable'));
  await expect(guest.field('signIn.email')).toHaveValue(identity.email);
  await expect(guest.field('signIn.password')).toHaveValue(identity.password);
  await expect(guest.button('signIn.submit')).toBeEnabled();
});

test('commerce down: a product page shows everything but price and stock', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-ca/p/level-nine-beanie')).toBe(200);
  await expect(page.getByText('Stock is out of reach right now')).toBeVisible();
});

test('commerce down: a product that nobody asked for before stands without what stands beside it', async ({
  page,
  request,
}) => {
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  const shopper = new Shopper(page);
  expect(await shopper.visits('/fr-ca/p/ropeway-94')).toBe(200);
  await shopper.seesHeading('Ropeway 94');
});

test('commerce down: signing up for letters says so in words, and does it when commerce is back', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/stores');
  const letters = page.getByRole('contentinfo').getByRole('region', { name: 'Shall we write to you?' });
  await letters.scrollIntoViewIfNeeded();
  const address = letters.getByLabel('E-mail for letters');
  await address.fill('ruth@skarn.example');
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  await letters.getByRole('button', { name: 'Sign me up' }).click();
  await expect(letters.getByRole('alert')).toHaveText(/is not answering/);
  await expect(address).toHaveValue('ruth@skarn.example');
  await request.delete(faults);
  // The circuit of the failing source opens again after a while.
  await expect(async () => {
    if (await address.isVisible()) await letters.getByRole('button', { name: 'Sign me up' }).click();
    await expect(letters.getByText('We will write to ruth@skarn.example')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test('commerce down: a spot opens without price and stock, and says so', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'commerce', status: 500 } });
  expect(await new Shopper(page).visits('/en-ca/care')).toBe(200);
  const spots = page.getByRole('list', { name: 'In this picture' });
  await spots.getByRole('button', { name: 'Tallow Wax' }).click();
  const popup = spots.getByRole('region', { name: 'Tallow Wax' });
  await expect(popup).toContainText('Price and stock are out of reach right now.');
  await expect(popup.getByRole('link', { name: 'Shop Now' })).toBeVisible();
});

test('pictures down: words and prices stay', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'imagery', drop: true } });
  const shopper = new Shopper(page);
  expect(await shopper.visits('/en-us/p/shaft-12')).toBe(200);
  await shopper.seesHeading('Shaft 12');
  await expect(page.getByText('$90.00').first()).toBeVisible();
});

test('spend down: nobody can tell the country, and the shop is there for everybody all the same', async ({
  page,
  request,
}) => {
  await request.put(faults, { data: { source: 'spend', status: 503 } });
  // A country that no other journey comes from: of what was asked, the gateway still keeps the answer.
  const geolocation = await request.get('/api/geolocation', { headers: { 'cf-ipcountry': 'IS' } });
  expect(geolocation.status()).toBe(200);
  expect(await geolocation.json()).toEqual({ country: '' });

  await page.setExtraHTTPHeaders({ 'cf-ipcountry': 'IS' });
  const shopper = new Shopper(page);
  await buysALeash(shopper);
});

test('content down: stores that were read before are still found, and places still suggested', async ({
  page,
  request,
}) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/stores');
  await request.put(faults, { data: { source: 'delivery', status: 503 } });
  expect(await shopper.visits('/en-us/stores?place=Boulder')).toBe(200);
  await expect(page.getByRole('heading', { level: 2, name: /of Boulder$/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Town or postal code' }).fill('aspe');
  await expect(page.getByRole('option', { name: /^Aspen/ }).first()).toBeVisible();
});

for (const path of [
  '/it-it/p/timber-hitch-13',
  '/sv-se/traveling-circus',
  '/sv-se/traveling-circus/2024-25',
  '/it-it/team/aurelio-bensi',
  '/it-it/blog?page=2',
]) {
  test(`content down: ${path} answers 503 in the market’s words, and has a way home`, async ({
    page,
    request,
  }) => {
    // Its words were read before, so they are kept; the page was not.
    const lang = path.slice(1, 6);
    const guest = await Person.in(lang, { page, request });
    await request.put(faults, { data: { source: 'delivery', status: 500 } });
    expect((await page.goto(path))?.status()).toBe(503);
    await guest.sees('error.broke');
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', `/${lang}`);
  });
}

test('images down: an article of support stands with its text and its questions', async ({
  page,
  request,
}) => {
  await request.put(faults, { data: { source: 'imagery', drop: true } });
  const shopper = new Shopper(page);
  expect(await shopper.visits('/fr-fr/support/wax-and-edges')).toBe(200);
  await shopper.seesHeading('Fart et carres');
});

test('content down: support says so, with a way to try again', async ({ page, request }) => {
  await request.put(faults, { data: { source: 'delivery', status: 500 } });
  const shopper = new Shopper(page);
  // A language that nobody has asked for yet: nothing is kept that could stand in.
  expect(await shopper.visits('/it-it/support')).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
