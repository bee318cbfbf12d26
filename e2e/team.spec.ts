/** The team: everybody by portrait, and each with what they did and what they ride; in two languages. */
import { countShifts, expectManners } from './manners.ts';
import { expect, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';

test('from the portraits to somebody’s page and what they ride, with the keyboard alone', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/en-us/team');
  await shopper.seesHeading('The team');
  await expectManners(page);
  const people = page.getByRole('main').getByRole('article');
  await expect(people).toHaveCount(10);

  await people.first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(people.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shopper.seesHeading('Ylva Stenmo');
  await expect(page.getByRole('row')).toHaveText([
    'YearEventPlace',
    '2026Norra Väggen Open, freeride1',
    '2025Five Cirques, overall3',
    '2024Norra Väggen Open, freeride2',
  ]);
  const rides = page.getByRole('region', { name: 'What Ylva Stenmo rides' });
  await expect(rides.getByRole('article').first()).toBeVisible();
  await expectManners(page);

  await rides.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en-us\/p\//);
});

test('the team in Japanese, touched', async ({ page }) => {
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/ja-jp/team');
  await shopper.seesHeading('チーム');
  await expectManners(page);
  await page.getByRole('link', { name: 'Rin Hoshikawa' }).click();
  await shopper.seesHeading('Rin Hoshikawa');
  await expect(page.getByText('膝が話す。私はそれを速く聞くだけ。')).toBeVisible();
  await expectManners(page);
  await page.getByRole('navigation', { name: 'パンくずリスト' }).getByRole('link').last().click();
  await shopper.seesHeading('チーム');
});

test('somebody of whom nothing is known has a page all the same', async ({ page }) => {
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/en-us/team/hanna-bly');
  await shopper.seesHeading('Hanna Bly');
  await expect(page.getByText(/There is nothing to tell yet/)).toBeVisible();
  await expectManners(page);
});

test('the way to both is in the footer, and machines are told who somebody is', async ({ page, request }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/de-de/country');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Wanderzirkus' })).toHaveAttribute(
    'href',
    '/de-de/traveling-circus',
  );
  await footer.getByRole('link', { name: 'Team', exact: true }).click();
  await shopper.seesHeading('Das Team');
  const html = await (await request.get('/en-us/team/dell-okafor')).text();
  expect(html).toContain('"@type":"ProfilePage"');
  expect(html).toContain('"jobTitle":"Para-alpine"');
  expect((await request.get('/en-us/team/nobody')).status()).toBe(404);
});
