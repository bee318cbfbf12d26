/** What every page owes its visitor: the right status, head, accessibility, calm, and life without a second request. */
import { Shopper } from './shopper.ts';
import { alive, expect, expectAccessible, test } from './shopTest.ts';

const pages = [
  ['home', '/', 200],
  ['category', '/en-us/c/skis', 200],
  ['sub-category', '/en-us/c/skis/all-mountain/wide', 200],
  ['filtered category', '/en-us/c/skis?sort=price-asc', 200],
  ['product', '/en-us/p/lodestar-98', 200],
  ['product without sizes', '/en-us/p/pinion-leash', 200],
  ['empty cart', '/en-us/cart', 200],
  ['content page', '/en-us/about', 200],
  ['withdrawn product', '/en-us/p/lodestar-88', 410],
  ['unknown page', '/en-us/no-such-page', 404],
  ['German home', '/de-de', 200],
  ['Japanese category', '/ja-jp/c/skis', 200],
] as const;

for (const [name, path, status] of pages) {
  test(`${name}: status ${status}, no axe violation, no shift, alive without a GraphQL request`, async ({
    page,
    watch,
  }) => {
    if (status >= 400) watch.allow(/the server responded with a status of 4/);
    // A data saver preloads nothing, so every request that is left would be the page's own.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g', addEventListener() {} },
      });
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
          if (!entry.hadRecentInput) shifts.sum += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await alive(page);
    await page.waitForTimeout(500);
    expect(watch.graphql).toEqual([]);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
    ).toBeLessThan(0.02);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expectAccessible(page);
  });
}

test('the first HTML carries title, description, canonical, JSON-LD and the picture to load first', async ({
  request,
}) => {
  const html = await (await request.get('/en-us/p/lodestar-98')).text();
  expect(html).toMatch(/<html lang="en/);
  expect(html).toContain('<title>Lodestar 98');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
  expect(html).toMatch(/<link rel="canonical" href="http[^"]+\/en-us\/p\/lodestar-98"/);
  expect(html).toMatch(/<link rel="preload" as="image"/);
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text ?? ''),
  );
  expect(JSON.stringify(jsonLd)).toContain('ProductGroup');
  expect(JSON.stringify(jsonLd)).toContain('"priceCurrency":"USD"');
});

test('a path without prefix goes to the prefixed one, query kept; /en-us alone becomes /', async ({
  request,
}) => {
  const plain = await request.get('/c/skis?sort=price-asc', { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
  expect(plain.headers()['location']).toBe('/en-us/c/skis?sort=price-asc');
  const prefix = await request.get('/en-us', { maxRedirects: 0 });
  expect(prefix.headers()['location']).toBe('/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the shop can be read from home to product', async ({ page }) => {
    await page.goto('/en-us/c/skis');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await page.getByRole('main').getByRole('link', { name: 'Lodestar 98', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lodestar 98' })).toBeVisible();
    await expect(page.getByText('$790.00').first()).toBeVisible();
  });
});

test('moving to another page changes title and focus, and asks by GET with a persisted id', async ({
  page,
  watch,
}) => {
  const shopper = new Shopper(page);
  await shopper.visits('/');
  await shopper.goesTo('Poles');
  await expect(page).toHaveTitle(/Poles/);
  await expect(page.getByRole('heading', { level: 1, name: 'Poles' })).toBeFocused();
  expect(watch.graphql.length).toBeGreaterThan(0);
  for (const { method, url } of watch.graphql) {
    expect(method).toBe('GET');
    expect(url).toContain('documentId=');
  }
});
