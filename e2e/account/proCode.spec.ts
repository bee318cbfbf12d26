/**
 * Joining the pro programme: a new account with a code, and a code for an account. Codes of other stores:
 * gateway/graph/customer/pro/joinProProgramme.test.ts, createAccount.test.ts.
 */
import type { TestInfo } from 'playwright/test';
import { newIdentity } from '../support/customer.ts';
import { amount, onSale, Pro } from '../support/pro.ts';
import { expect, test } from '../support/shopTest.ts';

/**
 * A code works once: each journey has its own, and another one for its retry.
 *
 * @param journey 0 to 9.
 */
const proCode = (journey: number, { retry }: TestInfo): string =>
  `SKARN-PRO-US-${journey * 4 + Math.min(retry, 3) + 1}`;

test('a guest creates a pro account with a code, after an invalid one', async ({
  page,
  request,
}, testInfo) => {
  const pro = await Pro.in('en-us', { page, request });
  await pro.goTo(onSale);
  const guestPrice = await pro.price();
  await pro.goTo('/pro');
  await pro.link('pro.join.create').click();
  await pro.expectScreen('createProAccount.title');

  // An invalid code: the rest of the input stays.
  const who = newIdentity();
  await pro.field('createAccount.firstName').fill(who.firstName);
  await pro.field('createAccount.lastName').fill(who.lastName);
  await pro.field('createAccount.email').fill(who.email);
  await pro.field('createAccount.password').fill(who.password);
  await pro.field('createProAccount.code').fill('SKARN-PRO-XX-1');
  await pro.button('createProAccount.submit').click();
  await expect(pro.field('createProAccount.code')).toHaveAttribute('aria-invalid', 'true');
  await expect(pro.field('createProAccount.code')).toBeFocused();
  await expect(pro.field('createAccount.email')).toHaveValue(who.email);
  await expect(pro.field('createAccount.firstName')).toHaveValue(who.firstName);

  await pro.createAccount(who, proCode(0, testInfo));
  await expect(page).toHaveURL('/en-us/pro');
  await pro.expectActive();
  await pro.goTo(onSale);
  expect(amount(await pro.price())).toBeLessThan(amount(guestPrice));
});

test('a customer joins with a code, after one that is unknown, expired, used, and of another store', async ({
  page,
  request,
}, testInfo) => {
  const pro = await Pro.in('en-us', { page, request });
  await pro.register();
  await pro.goTo('/pro');
  await pro.link('pro.join.enter').click();
  await pro.expectScreen('proSignup.title');
  const code = pro.field('proSignup.code');
  for (const [typed, reason] of [
    ['SKARN-PRO-US-4711', /isn’t valid/],
    ['SKARN-PRO-US-OLD', /has expired/],
    ['SKARN-PRO-US-USED', /has already been used/],
    ['SKARN-PRO-EU-40', /for another region’s shop/],
  ] as const) {
    await code.fill(typed);
    await pro.button('proSignup.submit').click();
    await expect(code).toHaveAccessibleDescription(reason);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(typed);
  }
  await code.fill(proCode(1, testInfo));
  await pro.waitForPageLoad(() => pro.button('proSignup.submit').click());
  await expect(page).toHaveURL('/en-us/pro');
  await pro.expectActive();
  await pro.goTo(onSale);
  await expect(pro.meter()).toBeVisible();
  await expect(pro.saleTags()).toHaveCount(0);

  // Members have no form.
  await pro.goTo('/pro/signup');
  await expect(page).toHaveURL('/en-us/pro');
});
