/** The traveling circus: seasons, events and registration, in two languages, by keyboard, without scripts. */
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';
import { wordingOf } from '../support/wording.ts';

test('from the list of seasons to an event by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/traveling-circus');
  await shopper.expectHeading('The traveling circus');

  const season = page.getByRole('link', { name: 'The winter of twelve stops' });
  await season.focus();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('The winter of twelve stops');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);

  await page.getByRole('link', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  await expect(page).toHaveURL(/\?shown=24$/);
  await expect(page.locator('[data-place="12"] a').first()).toBeFocused();
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Last lift', exact: true }).focus();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Last lift');
  await expect(page.getByText('April 24 – 25, 2027')).toBeVisible();
  await page.goBack();
  // The same length as before.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
  await shopper.expectHeading('The traveling circus');
});

test('an event in German: local time, place, people, calendar file', async ({ page, request }) => {
  const t = await wordingOf(request, 'de-de');
  const shopper = new Shopper(page);
  await shopper.visit('/de-de/traveling-circus/p/wax-evening');
  await shopper.expectHeading('Ein Abend mit Wachs');
  const main = page.getByRole('main');
  await expect(main.getByText('9. Januar 2027')).toBeVisible();
  await expect(main.getByText('Ab 19:00 (Mitteleuropäische Zeit)')).toBeVisible();
  await expect(main.getByText('Oberkaltenbach, Deutschland')).toBeVisible();

  const isAhead = Date.now() < Date.parse('2027-01-09T23:00:00Z');
  const file = main.getByRole('link', { name: `${t('circus.calendar')}: Ein Abend mit Wachs` });
  await expect(file).toHaveCount(isAhead ? 1 : 0);
  if (isAhead) {
    const download = page.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toBe('wax-evening.ics');
  }
  await main.getByRole('link', { name: 'Göran Hult' }).click();
  await shopper.expectHeading('Göran Hult');
});
