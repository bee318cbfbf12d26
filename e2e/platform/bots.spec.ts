/** Bot protection of forms: invisible while it works, a message when it fails. */
import type { Page } from 'playwright/test';
import { Customer, seededCustomer } from '../support/customer.ts';
import { alive, expect, test } from '../support/shopTest.ts';

const scripts = (page: Page, sandbox: string): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/recaptcha/`)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
};
const wrongAnswer = /status of 403|Failed to load resource|ERR_FAILED/;

test('signing in by keyboard: the script loads on focus, its badge is hidden, the notice is shown', async ({
  page,
  request,
  sandbox,
}) => {
  const person = await Customer.in('de-de', { page, request });
  const asked = scripts(page, sandbox);
  await person.goTo('/account');
  await alive(page);
  await expect(page.getByText(person.t('botProtection.notice')).first()).toBeVisible();
  expect(asked).toEqual([]);

  await person.field('signIn.email').focus();
  await expect.poll(() => asked).toContain('/recaptcha/releases/sandbox/recaptcha.js');
  const badge = page.locator('.grecaptcha-badge');
  await expect(badge).toBeAttached();
  await expect(badge).toBeHidden();

  const { email, password } = seededCustomer('shopper.eu');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await person.waitForPageLoad(() => page.keyboard.press('Enter'));
  await expect(person.signInLink()).toHaveCount(0);
  expect(asked.filter((path) => path === '/recaptcha/api.js')).toHaveLength(1);
  expect(asked).toContain('/recaptcha/api2/reload');
});

test('with the script blocked a form says so, keeps its input, and works once it is unblocked', async ({
  page,
  request,
  sandbox,
  watch,
}) => {
  watch.allow(wrongAnswer);
  const person = await Customer.in('en-us', { page, request });
  await page.route(`${sandbox}/recaptcha/**`, (route) => route.abort());
  await person.goTo('/account');
  await person.submitSignIn(seededCustomer('shopper.us'));
  await expect(person.alert()).toHaveText(person.t('botProtection.refused'));
  await expect(person.alert()).toBeFocused();
  await expect(person.field('signIn.email')).toHaveValue(seededCustomer('shopper.us').email);
  const contact = page.getByRole('main').getByRole('link', { name: person.t('botProtection.contact') });
  await expect(contact).toHaveAttribute('href', '/en-us/support');

  await page.unroute(`${sandbox}/recaptcha/**`);
  await person.waitForPageLoad(() => person.button('signIn.submit').click());
  await expect(person.signInLink()).toHaveCount(0);
});

test.describe('a suspected bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; HarvestBot/2.0)' });

  test('is refused at sign-in and newsletter signup, and can go on browsing', async ({
    page,
    request,
    watch,
  }) => {
    watch.allow(wrongAnswer);
    const person = await Customer.in('en-us', { page, request });
    await person.goTo('/order-status');
    await person.field('orderStatus.number').fill('1001');
    await person.field('orderStatus.email').fill('ruth@skarn.example');
    await person.button('orderStatus.find').click();
    await expect(person.alert()).toHaveText(person.t('botProtection.refused'));
    await expect(person.field('orderStatus.email')).toHaveValue('ruth@skarn.example');

    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const letters = page.getByLabel(person.t('chrome.signup.email'));
    await letters.fill('ruth@skarn.example');
    await letters.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: person.t('botProtection.refused') })).toHaveCount(
      2,
    );
    await expect(letters).toHaveValue('ruth@skarn.example');
  });
});
