/** Sign-in and sign-out: return address, cart, browser storage, and keyboard use. */
import { type Locator } from 'playwright/test';
import { Customer, seededCustomer, newIdentity } from '../support/customer.ts';
import { expect, test } from '../support/shopTest.ts';

test('signing in returns to the requested page, with its query', async ({ page, request }) => {
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/account/orders?shown=20');
  await person.expectScreen('account.signIn');
  await person.signIn(seededCustomer('shopper.us'));
  await expect(page).toHaveURL('/en-us/account/orders?shown=20');
  await person.expectScreen('orders.title');
});

test('a malicious return address does not leave the shop', async ({ page, request }) => {
  const person = await Customer.in('en-us', { page, request });
  await person.goTo(`/account?${new URLSearchParams({ next: '/\\evil.example' })}`);
  await person.signIn(seededCustomer('shopper.us'));
  await expect(page).toHaveURL('/en-us/account');
  await person.expectScreen('account.greeting', { name: 'Ruth' });
});

test('signing in keeps the cart; signing out clears it and all customer data', async ({
  page,
  request,
  context,
}) => {
  const person = await Customer.in('en-us', { page, request });
  await person.goTo('/p/lodestar-98?color=spruce&length=177');
  await person.addToCart();
  await person.goTo('/account/create');
  const who = newIdentity();
  await person.createAccount(who);
  await expect(person.cartBadge()).toHaveAccessibleName(/1/);
  await person.openCart();
  await expect(page.getByRole('main')).toContainText('Lodestar 98');

  await person.goTo('/account/profile');
  const other = await context.newPage();
  const elsewhere = new Customer(other, 'en-us', person.t);
  await elsewhere.goTo('/account');
  await elsewhere.expectScreen('account.greeting', { name: who.firstName });

  await person.signOut();
  await expect(person.cartBadge()).not.toHaveAccessibleName(/1/);
  const expectSignedOut = async () => {
    const html = await page.content();
    const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const trace of [who.email, who.firstName, who.lastName]) {
      expect(html).not.toContain(trace);
      expect(storage).not.toContain(trace);
    }
  };
  await expectSignedOut();
  await person.goTo('/cart');
  await expect(page.getByText(person.t('cart.empty'))).toBeVisible();
  await expectSignedOut();

  // Back does not return to the account.
  await page.goBack();
  await page.goBack();
  await person.expectScreen('account.signIn');
  await expectSignedOut();

  // Headless browsers do not hide tabs: dispatch the event of a tab that becomes visible.
  await elsewhere.waitForPageLoad(() =>
    other.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  );
  await elsewhere.expectScreen('account.signIn');
  expect(await other.content()).not.toContain(who.firstName);
});

test('by keyboard alone: sign in, add an address, sign out', async ({ page, request }) => {
  const person = await Customer.in('en-us', { page, request });
  const who = await person.register();
  await person.signOut();
  const { keyboard } = page;
  const tabTo = async (target: Locator) => {
    for (let tries = 0; tries < 60; tries += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };

  await tabTo(person.signInLink());
  await keyboard.press('Enter');
  await person.expectScreen('account.signIn');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await keyboard.press('Tab');
  await expect(person.field('signIn.email')).toBeFocused();
  await keyboard.type(who.email);
  await keyboard.press('Tab');
  await keyboard.type(who.password);
  await person.waitForPageLoad(() => keyboard.press('Enter'));
  await person.expectScreen('account.greeting', { name: who.firstName });

  const navigation = page.getByRole('navigation', { name: 'Account', exact: true });
  await tabTo(navigation.getByRole('link', { name: 'Addresses' }));
  await keyboard.press('Enter');
  await person.expectScreen('addresses.title');
  await tabTo(person.button('addresses.add'));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New address' })).toBeFocused();
  for (const [label, text] of [
    ['address.firstName', who.firstName],
    ['address.lastName', who.lastName],
    ['address.line1', '14 Tailings Road'],
    ['address.city', 'Leadville'],
    ['address.region.STATE', 'Colorado'],
    ['address.postalCode', '80461'],
  ] as const) {
    await tabTo(person.field(label));
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Your addresses' })).toContainText('Leadville, CO 80461');
  await expect(person.button('addresses.add')).toBeFocused();

  await page.getByRole('heading', { level: 1 }).focus();
  for (let tries = 0; tries < 10; tries += 1) {
    if (await person.button('account.signOut').evaluate((button) => button === document.activeElement)) break;
    await keyboard.press('Shift+Tab');
  }
  await expect(person.button('account.signOut')).toBeFocused();
  await person.waitForPageLoad(() => keyboard.press('Enter'));
  await expect(person.signInLink()).toBeVisible();
});
