/** Finding a store: by a place that is typed, with the keys alone, by where one is, and without scripts. */
import { countShifts, expectManners } from './manners.ts';
import { expect, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';
import type { Page } from '@playwright/test';

const words = {
  'en-us': {
    title: 'Find a store',
    box: 'Town or postal code',
    here: 'Use my position',
    kind: 'What kind',
    rental: 'Rental',
    all: 'All stores',
  },
  'de-at': {
    title: 'Einen Laden finden',
    box: 'Ort oder Postleitzahl',
    here: 'Meinen Standort verwenden',
    kind: 'Welche Art',
    rental: 'Verleih',
    all: 'Alle Läden',
  },
} as const;

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

for (const [locale, typed, option, found, own] of [
  ['en-us', 'denv', /^Denver CO, United States/, /stores within 100 mi of Denver/, 'Skarn Denver'],
  ['de-at', 'innsb', /^Innsbruck Österreich/, /Läden im Umkreis von 150 km um Innsbruck/, 'Skarn Innsbruck'],
] as const) {
  const w = words[locale];

  test(`${locale}: a place is typed, chosen with the keys, and kept in the address`, async ({ page }) => {
    const shopper = new Shopper(page);
    await countShifts(page);
    expect(await shopper.visits(`/${locale}/stores`)).toBe(200);
    await shopper.seesHeading(w.title);
    await expectManners(page);
    const box = page.getByRole('combobox', { name: w.box });
    await box.fill(typed);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: option })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(found);
    await expect(titles(page).first()).toHaveText(own);
    await expect(page).toHaveURL(new RegExp(`/${locale}/stores\\?place=`));
    await expect(page).toHaveTitle(/Denver|Innsbruck/);
    await expectManners(page);

    await page.getByLabel(w.kind).selectOption(w.rental);
    await expect(page).toHaveURL(/kind=RENTAL/);
    await expect(titles(page).filter({ hasText: own })).toHaveCount(0);
    await page.goBack();
    await expect(titles(page).first()).toHaveText(own);
    await page.getByRole('link', { name: w.all }).click();
    await expect(page).toHaveURL(`/${locale}/stores`);
    await expect(box).toHaveValue('');
  });
}

test('the address of a place opens the same for everybody, as the server wrote it', async ({ page }) => {
  const html = await (await page.request.get('/en-us/stores?place=Innsbruck')).text();
  expect(html).toContain('Skarn Innsbruck');
  expect(html).toContain('<link rel="canonical" href="');
  expect(html).not.toMatch(/rel="canonical" href="[^"]*\?/);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const shops = blocks.filter((block) => block['@type'] === 'SportingGoodsStore');
  expect(shops).toHaveLength(3);
  for (const shop of shops) {
    expect(shop).toMatchObject({
      address: { addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
      geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      openingHoursSpecification: expect.any(Array),
    });
  }
});

test.describe('where the shopper is', () => {
  test.use({ geolocation: { latitude: 39.7392, longitude: -104.9903 }, permissions: ['geolocation'] });

  test('is asked with a press only, and stands in no address', async ({ page, watch }) => {
    const shopper = new Shopper(page);
    await shopper.visits('/en-us/stores?place=Boston');
    await expect(heading(page)).toHaveText(/of Boston$/);
    await page.getByRole('button', { name: words['en-us'].here }).click();
    await expect(heading(page)).toHaveText(/within 100 mi of you$/);
    await expect(titles(page).first()).toHaveText('Skarn Denver');
    await expect(page).toHaveURL('/en-us/stores');
    expect(watch.graphql.filter(({ url }) => /39\.7|104\.9/.test(decodeURIComponent(url)))).toEqual([]);
    expect(watch.graphql.some(({ method }) => method === 'POST')).toBe(true);
    // What narrows the list narrows this one too.
    await page.getByLabel(words['en-us'].kind).selectOption('Rental');
    await expect(titles(page).filter({ hasText: 'Skarn Denver' })).toHaveCount(0);
    await expect(heading(page)).toHaveText(/of you$/);
  });
});

test('a position that is refused is told in words, and a place helps', async ({ page }) => {
  const shopper = new Shopper(page);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
  });
  await shopper.visits('/en-us/stores');
  await page.getByRole('button', { name: words['en-us'].here }).click();
  await expect(page.getByRole('alert')).toHaveText(/keeps your position to itself/);
  await page.getByRole('combobox', { name: words['en-us'].box }).fill('80202');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/of 80202 Denver$/);
});

test('a place that nobody knows is refused in words; where nothing is near, the nearest is told', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await countShifts(page);
  await shopper.visits('/en-us/stores?place=Qwertzuiop');
  await expect(page.getByText('We know no place called “Qwertzuiop”.')).toBeVisible();
  await expect(titles(page)).toHaveCount(0);
  await expectManners(page);
  await shopper.visits('/en-gb/stores?place=Reykjav%C3%ADk');
  await expect(page.getByText('The nearest beyond that:')).toBeVisible();
  await expect(titles(page)).toHaveCount(3);
});

test('the map and the list pick in step', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/stores?place=Denver');
  const show = page.getByRole('button', { name: 'Show on the map Skarn Denver' });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-cluster][data-picked]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Make smaller' }).click();
  // Another marker, by a tap.
  const other = page.locator('[data-cluster]:not([data-picked]):not([data-many])').first();
  await other.click({ force: true });
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('li[data-picked]')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form sends the place, and the map is a picture', async ({ page }) => {
    await page.goto('/de-at/stores');
    await page.getByRole('combobox', { name: words['de-at'].box }).fill('Innsbruck');
    await page.getByRole('button', { name: 'Suchen' }).first().click();
    await expect(page).toHaveURL('/de-at/stores?place=Innsbruck');
    await expect(titles(page).first()).toHaveText('Skarn Innsbruck');
    await expect(page.locator('figure svg path').first()).toBeVisible();
    await expect(page.locator('[data-cluster]').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Meinen Standort verwenden' })).toBeHidden();
  });
});
