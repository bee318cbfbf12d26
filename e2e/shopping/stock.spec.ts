/** Unavailable combinations, sold-out variants and back-in-stock emails, also by keyboard. */
import type { APIRequestContext, Page } from 'playwright/test';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const length = (page: Page, value: string) => page.getByRole('radio', { name: new RegExp(`^${value}`) });
const colour = (page: Page, value: string) =>
  page
    .getByRole('main')
    .getByRole('group', { name: /^Color/ })
    .first()
    .getByRole('radio', { name: new RegExp(`^${value}`) });
const said = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

/** Statuses of the back-in-stock requests that the shop API received, as the sandbox recorded them. */
async function recordedStatuses(request: APIRequestContext, sandbox: string): Promise<number[]> {
  const answer = await request.get(`${sandbox}/__sandbox/calls`);
  const { calls } = (await answer.json()) as { calls: { method: string; path: string; status: number }[] };
  return calls.filter(({ path }) => path === '/api/back-in-stock').map(({ status }) => status);
}

test('a combination that is not made, selected by keyboard', async ({ page }) => {
  await new Shopper(page).visit('/en-us/p/lodestar-106?color=birch');
  await page.getByRole('main').getByRole('button', { name: 'Choose length' }).focus();
  await page.keyboard.press('Enter');
  await expect(length(page, '172')).toBeFocused();
  const group = page.getByRole('group', { name: /^Length/ }).first();
  await expect(group).toHaveAccessibleDescription(/Choose a length.*Not made in Birch: 186, 193/);

  await page.keyboard.press('ArrowLeft');
  await expect(length(page, '193')).toBeChecked();
  await expect(said(page, '193 isn’t made in Birch; color changed to Tarn.')).toBeVisible();
  await expect(page).toHaveURL(/color=tarn&length=193/);
  await page.keyboard.press('ArrowRight');
  await expect(said(page, 'Back to Birch.')).toBeVisible();
  await expect(page).toHaveURL(/color=birch&length=172/);
});

test('a sold-out one, selected by keyboard, and a back-in-stock email', async ({
  page,
  request,
  sandbox,
}) => {
  await new Shopper(page).visit('/en-us/p/lodestar-98?color=quartz&length=170');
  await length(page, '170').focus();
  await page.keyboard.press('ArrowRight');
  await expect(length(page, '177')).toBeChecked();
  await expect(said(page, /^Sold out/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible();

  const before = await recordedStatuses(request, sandbox);
  for (const help of ['Which length?', 'Size guide']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(help);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await page.keyboard.type('ruth');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Enter an email address like/)).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ruth');
  await page.keyboard.press('End');
  await page.keyboard.type('@skarn.example');
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveText('We’ll email ruth@skarn.example when it’s back.');
  // Other journeys may subscribe at the same time. BigCommerce has no such call: the gateway keeps the request itself.
  const since = (await recordedStatuses(request, sandbox)).slice(before.length);
  expect(since.length > 0).toBe(process.env['COMMERCE_DRIVER'] !== 'bigcommerce');
  expect(since.filter((status) => status !== 201)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByLabel('Email')).toBeFocused();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ruth@skarn.example');
});

test(
  'by touch: a combination that is not made changes the other options, a sold-out one offers the form',
  {
    tag: onPhone,
  },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/p/lodestar-106?color=birch');
    await page.locator('label', { hasText: '193' }).tap();
    await expect(said(page, '193 isn’t made in Birch; color changed to Tarn.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeEnabled();

    await shopper.visit('/en-us/p/lodestar-98?color=quartz');
    await page.locator('label', { hasText: '177' }).tap();
    await page.getByRole('main').getByLabel('Email').fill('nell@skarn.example');
    await page.getByRole('button', { name: 'Email me when it’s back' }).tap();
    await expect(page.getByText('We’ll email nell@skarn.example when it’s back.')).toBeVisible();
  },
);

test('the address holds the choice: there and back, and without unknown values', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/p/lodestar-98?color=plaid&length=7&utm_source=mail');
  await expect(colour(page, 'Spruce')).toBeChecked();
  await shopper.choose('Color', 'Falu');
  await shopper.choose('Length', '170');
  await expect(page).toHaveURL(/\?color=falu&length=170&utm_source=mail$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Poles', exact: true }).click();
  await shopper.expectHeading('Poles');
  await page.goBack();
  await expect(colour(page, 'Falu')).toBeChecked();
  await expect(length(page, '170')).toBeChecked();
  await page.goForward();
  await shopper.expectHeading('Poles');
});
