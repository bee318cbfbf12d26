/** The ways into the pro programme: a new account with a code, a code for an account; and who does not stand inside. */
import type { TestInfo } from '@playwright/test';
import { seeded, stranger } from './person.ts';
import { amount, onSale, Pro } from './pro.ts';
import { expect, test } from './shopTest.ts';

/**
 * Codes work once, and the two projects share a shop: each journey has its own, and a second one for its retry.
 *
 * @param journey 0 to 9, each for one journey of the region.
 */
function proCode(region: 'US' | 'CA' | 'EU', journey: number, { project, retry }: TestInfo): string {
  return `SKARN-PRO-${region}-${journey * 4 + (project.name === 'phone' ? 2 : 0) + Math.min(retry, 1) + 1}`;
}

for (const [lang, region, isHere] of [
  ['en-us', 'US', true],
  ['de-de', 'EU', true],
  ['ja-jp', 'US', false],
] as const) {
  test(`a guest on ${lang} opens a pro account with a code`, async ({ page, request }, testInfo) => {
    test.slow();
    const pro = await Pro.in(lang, { page, request });
    await pro.goes(onSale);
    const guestPrice = await pro.price();
    await pro.goes('/pro');
    await pro.link('pro.join.create').click();
    await pro.sees('createProAccount.title');

    // A code that was never issued: everything else stays.
    const who = stranger();
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

    await pro.opensAccount(who, proCode(region, lang === 'ja-jp' ? 1 : 0, testInfo));
    await expect(page).toHaveURL(`/${lang}/pro`);
    await expect(page.getByText(pro.t('pro.standing.NOT_HERE'))).toHaveCount(isHere ? 0 : 1);
    await expect(page.getByRole('heading', { name: pro.t('pro.standing.title') })).toBeVisible();
    await pro.goes(onSale);
    if (isHere) expect(amount(await pro.price())).toBeLessThan(amount(guestPrice));
    else expect(await pro.price()).toBe(guestPrice);
  });
}

test('a customer joins with a code, after one that is unknown, expired, used, and of another store', async ({
  page,
  request,
}, testInfo) => {
  test.slow();
  const pro = await Pro.in('en-us', { page, request });
  await pro.isNew();
  await pro.goes('/pro');
  await pro.link('pro.join.enter').click();
  await pro.sees('proSignup.title');
  const code = pro.field('proSignup.code');
  for (const [typed, reason] of [
    ['SKARN-PRO-US-4711', /is not valid/],
    ['SKARN-PRO-US-OLD', /has expired/],
    ['SKARN-PRO-US-USED', /has been used already/],
    ['SKARN-PRO-EU-40', /for the shop of another region/],
  ] as const) {
    await code.fill(typed);
    await pro.button('proSignup.submit').click();
    await expect(code).toHaveAccessibleDescription(reason);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(typed);
  }
  await code.fill(proCode('US', 2, testInfo));
  await pro.arrivesBy(() => pro.button('proSignup.submit').click());
  await expect(page).toHaveURL('/en-us/pro');
  await pro.isActive();
  await pro.goes(onSale);
  await expect(pro.meter()).toBeVisible();
  await expect(pro.saleTags()).toHaveCount(0);

  // Who is in has nothing to enter.
  await pro.goes('/pro/signup');
  await expect(page).toHaveURL('/en-us/pro');
});

for (const [lang, region] of [
  ['de-de', 'EU'],
  ['ja-jp', 'US'],
] as const) {
  test(`a customer on ${lang} joins with a code, after a wrong one`, async ({ page, request }, testInfo) => {
    const pro = await Pro.in(lang, { page, request });
    await pro.isNew();
    await pro.goes('/pro/signup');
    const code = pro.field('proSignup.code');
    await code.fill('SKARN-PRO-EU-0');
    await pro.button('proSignup.submit').click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('SKARN-PRO-EU-0');
    await code.fill(proCode(region, 3, testInfo));
    await pro.arrivesBy(() => pro.button('proSignup.submit').click());
    await expect(page.getByRole('heading', { name: pro.t('pro.standing.title') })).toBeVisible();
  });
}

test('a guest who has an account signs in on the way to the code', async ({ page, request }) => {
  const pro = await Pro.in('en-us', { page, request });
  await pro.goes('/pro');
  await pro.link('pro.join.signIn').click();
  await pro.sees('account.signIn');
  await pro.signsIn(seeded('shopper.us'));
  await expect(page).toHaveURL('/en-us/pro/signup');
  await expect(pro.field('proSignup.code')).toBeVisible();
});

for (const [who, status] of [
  ['expired.pro', 'EXPIRED'],
  ['odd.pro', 'MALFORMED'],
] as const) {
  test(`${who} is told where they stand, and pays what everybody pays`, async ({ page, request }) => {
    const pro = await Pro.in('en-us', { page, request });
    await pro.goes(onSale);
    const guestPrice = await pro.price();
    await pro.isSignedInAs(who, '/pro');
    await expect(page.getByText(pro.t(`pro.standing.${status}`))).toBeVisible();
    await expect(pro.link('pro.join.enter')).toBeVisible();
    await pro.goes(onSale);
    expect(await pro.price()).toBe(guestPrice);
    await expect(pro.meter()).toHaveCount(0);
  });
}
