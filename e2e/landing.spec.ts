/** Error pages and landing pages in two languages, and the test store. */
import { countShifts, expectManners } from './manners.ts';
import { alive, expect, test } from './shopTest.ts';
import { Shopper } from './shopper.ts';

for (const [language, path, heading, managed, home, homePath] of [
  ['English', '/en-us/no/such/level', 'Page not found', 'Nothing down here', 'Back to daylight', '/'],
  [
    'German',
    '/de-de/no/such/level',
    'Seite nicht gefunden',
    'Hier unten ist nichts',
    'Zurück ans Tageslicht',
    '/de-de',
  ],
] as const) {
  test(`an address that leads nowhere, in ${language}: 404 with what editors say`, async ({
    page,
    watch,
  }) => {
    watch.allow(/the server responded with a status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: managed })).toBeVisible();
    // Error-page sizes (catalogue.md 9).
    const sources = await page
      .locator('main picture source')
      .evaluateAll((all) => all.map((one) => `${one.getAttribute('width')}x${one.getAttribute('height')}`));
    expect(sources).toEqual(['430x459', '718x199', '1150x319', '1390x386']);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`${homePath}$`));
  });
}

for (const [language, path, title, heading] of [
  ['English', '/en-us/l/the-press', 'The press | Skarn', 'The press'],
  ['German', '/de-de/l/the-press', 'Die Presse | Skarn', 'Die Presse'],
] as const) {
  test(`a landing page in ${language}`, async ({ page, watch }) => {
    await countShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await alive(page);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/);
    await expectManners(page);
    expect(watch.graphql.filter(({ url }) => url.includes('Landing'))).toEqual([]);
  });
}

test('a landing page is not there where its region is not', async ({ request }) => {
  expect((await request.get('/ja-jp/l/first-snow')).status()).toBe(404);
  expect((await request.get('/de-de/l/first-snow')).status()).toBe(200);
});

test('the test store says what the request resolved to, and asks not to be indexed', async ({ page }) => {
  await countShifts(page);
  await new Shopper(page).visits('/de-de/test-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Testladen' })).toBeVisible();
  await expect(page.getByText('Deutschland (de)')).toBeVisible();
  await expect(page.getByText('EUR', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectManners(page);
});
