/** The team, by keyboard alone. Its pages: gateway/testing/pages/contentPages.test.ts. */
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

test('from the portraits to a profile and its products, by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/team');
  await shopper.expectHeading('The team');
  const people = page.getByRole('main').getByRole('article');
  await expect(people).toHaveCount(10);

  await people.first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(people.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Ylva Stenmo');
  await expect(page.getByRole('row')).toHaveText([
    'YearEventPlace',
    '2026Norra Väggen Open, freeride1',
    '2025Five Cirques, overall3',
    '2024Norra Väggen Open, freeride2',
  ]);
  const rides = page.getByRole('region', { name: 'What Ylva Stenmo rides' });
  await expect(rides.getByRole('article').first()).toBeVisible();

  await rides.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/p\//);
});
