/** What every page owes its visitor: the right status, head, accessibility, calm, and life without a second request. */
import { countShifts, expectManners } from './manners.ts';
import { Shopper } from './shopper.ts';
import { alive, expect, test } from './shopTest.ts';

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
  ['Japanese cart, where there is no shop', '/ja-jp/cart', 200],
  ['country selector', '/en-us/country', 200],
  ['German country selector', '/de-de/country', 200],
  ['Japanese country selector, from a product', '/ja-jp/country?from=/ja-jp/p/lodestar-98', 200],
  ['pro programme', '/en-us/pro', 200],
  ['entering a pro code', '/en-us/pro/signup', 200],
  ['opening a pro account', '/de-de/pro/create', 200],
  ['instructors', '/en-us/psia', 200],
  ['sign-in', '/en-us/account', 200],
  ['Japanese sign-in', '/ja-jp/account', 200],
  ['opening an account', '/en-us/account/create', 200],
  ['opening a German account', '/de-de/account/create', 200],
  ['looking up an order', '/en-us/order-status', 200],
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
    });
    await countShifts(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    await alive(page);
    await expectManners(page);
    // Last: whatever the page wanted to ask it has asked by now.
    expect(watch.graphql).toEqual([]);
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
