/** The traveling circus: its winters, what happens in one, and an event to go to; in two languages, by keyboard, without scripts. */
import { countShifts, expectManners } from './manners.ts';
import { expect, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';
import { wordsOf } from './words.ts';

/** The seed's last event ends then; afterwards nothing of it is ahead. */
const hasEventsAhead = Date.now() < Date.parse('2027-04-25T22:00:00Z');

test('from the list of winters to an event with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/en-us/traveling-circus');
  await shopper.seesHeading('The traveling circus');
  await expectManners(page);

  const season = page.getByRole('link', { name: 'The winter of twelve stops' });
  await season.focus();
  await page.keyboard.press('Enter');
  await shopper.seesHeading('The winter of twelve stops');
  await expectManners(page);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12);

  await page.getByRole('link', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  await expect(page).toHaveURL(/\?shown=24$/);
  await expect(page.locator('[data-place="12"] a').first()).toBeFocused();
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Last lift', exact: true }).focus();
  await page.keyboard.press('Enter');
  await shopper.seesHeading('Last lift');
  await expect(page.getByText('April 24 – 25, 2027')).toBeVisible();
  await page.goBack();
  // As long as it was left.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
  await shopper.seesHeading('The traveling circus');
});

test('an event in German: by whose clocks, where, who, and into the calendar', async ({ page, request }) => {
  const t = await wordsOf(request, 'de-de');
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/de-de/traveling-circus/p/wax-evening');
  await shopper.seesHeading('Ein Abend mit Wachs');
  const main = page.getByRole('main');
  await expect(main.getByText('9. Januar 2027')).toBeVisible();
  await expect(main.getByText('Ab 19:00 (Mitteleuropäische Zeit)')).toBeVisible();
  await expect(main.getByText('Oberkaltenbach, Deutschland')).toBeVisible();
  await expectManners(page);

  const isAhead = Date.now() < Date.parse('2027-01-09T23:00:00Z');
  const file = main.getByRole('link', { name: `${t('circus.calendar')}: Ein Abend mit Wachs` });
  await expect(file).toHaveCount(isAhead ? 1 : 0);
  if (isAhead) {
    const download = page.waitForEvent('download');
    await file.click();
    expect((await download).suggestedFilename()).toBe('wax-evening.ics');
  }
  await main.getByRole('link', { name: 'Göran Hult' }).click();
  await shopper.seesHeading('Göran Hult');
});

test('a winter of long ago in German, English where nobody has translated', async ({ page }) => {
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/de-de/traveling-circus/2024-25');
  await shopper.seesHeading('Der erste Laster');
  await expect(page.getByRole('link', { name: 'Rail und Suppe' })).toBeVisible();
  await expectManners(page);
  await page.getByRole('link', { name: 'In drei Gängen nach Skarvheim' }).click();
  await shopper.seesHeading('In drei Gängen nach Skarvheim');
  await expect(page.getByText('We arrived when everybody had left.')).toBeVisible();
});

test('machines are told of the event, of the cancelled one, and of the report', async ({ request }) => {
  const told = async (path: string): Promise<string> => (await request.get(path)).text();
  const event = await told('/en-us/traveling-circus/p/powder-mornings-otonashi');
  expect(event).toContain('"@type":"Event"');
  expect(event).toContain('"startDate":"2027-01-23T07:30:00+09:00"');
  expect(event).toContain('"eventStatus":"https://schema.org/EventScheduled"');
  expect(event).toContain('"@type":"BreadcrumbList"');
  expect(await told('/en-us/traveling-circus/p/moguls-for-everybody')).toContain(
    '"eventStatus":"https://schema.org/EventCancelled"',
  );
  expect(await told('/en-us/traveling-circus/p/what-is-in-the-truck')).toContain('"@type":"Article"');
});

test('without scripts the list goes on by its link', async ({ request }) => {
  const path = '/en-us/traveling-circus/2026-27';
  const first = await (await request.get(path)).text();
  expect(first).toContain(`${path}?shown=24`);
  expect(first).not.toContain('/p/opening-night"');
  const whole = await (await request.get(`${path}?shown=24`)).text();
  expect(whole).toContain('/p/opening-night"');
  expect(whole.includes('data:text/calendar')).toBe(hasEventsAhead);
});

test('days for North America are nowhere else', async ({ request }) => {
  const path = '/traveling-circus/p/demo-days-mount-harrow';
  expect((await request.get(`/fr-ca${path}`)).status()).toBe(200);
  expect((await request.get(`/de-de${path}`)).status()).toBe(404);
  expect((await request.get('/en-us/traveling-circus/1987-88')).status()).toBe(404);
});

test('a winter that nothing was written down about says so', async ({ page }) => {
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/en-us/traveling-circus/2023-24');
  await expect(page.getByText('Nothing was written down about this winter.')).toBeVisible();
  await expectManners(page);
});
