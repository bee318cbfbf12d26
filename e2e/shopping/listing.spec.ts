/** Filtering a category by price, paging and coming back, and its filters as a form. */
import { type Page } from 'playwright/test';
import { facet, facets } from '../support/facets.ts';
import { onEveryScreen } from '../support/screens.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/shopTest.ts';

const prices = (page: Page): Promise<number[]> =>
  new Shopper(page)
    .tiles()
    .evaluateAll((tiles) =>
      tiles.map((tile) =>
        Math.min(
          ...[...(tile.textContent ?? '').matchAll(/\$([\d,]+\.\d\d)/g)].map(([, price]) =>
            Number(price?.replaceAll(',', '')),
          ),
        ),
      ),
    );

test('a price range is set by keyboard alone, is in the address, and Back removes it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  const count = page.getByRole('status').first();
  const all = await count.textContent();
  const price = await facet(await facets(page), 'Price');
  const highest = price.getByRole('slider', { name: 'Price: To' });
  await highest.focus();
  const bound = Number(await highest.getAttribute('max'));
  // One press: on a busy machine several could become separate history entries.
  await page.keyboard.press('PageDown');
  // Shown before anything is requested.
  const value = Number(await highest.inputValue());
  expect(value).toBeLessThan(bound);
  await expect(highest).toHaveAttribute('aria-valuetext', `$${value.toLocaleString('en')}`);
  await expect(page).toHaveURL(`/en-us/c/skis?price=..${value}`);
  await expect(count).not.toHaveText(all ?? '');
  await expect(highest).toBeFocused();
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(value);

  await page.keyboard.press('Tab');
  await page.keyboard.type('600');
  await expect(page).toHaveURL(`/en-us/c/skis?price=600..${value}`);
  await expect(page.getByRole('link', { name: /^Remove filter Price: \$600–/ })).toBeVisible();
  expect(Math.min(...(await prices(page)))).toBeGreaterThanOrEqual(600);

  await page.goBack();
  await expect(page).toHaveURL(`/en-us/c/skis?price=..${value}`);
  await expect(price.getByRole('textbox', { name: 'From' })).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/en-us/c/skis');
  await expect(highest).toHaveValue(String(bound));
  await expect(count).toHaveText(all ?? '');
});

test(
  'a thumb is dragged, and the address waits until it is released',
  { tag: onEveryScreen },
  async ({ page, isMobile }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/c/skis');
    const place = await facets(page);
    const price = await facet(place, 'Price');
    const lowest = price.getByRole('slider', { name: 'Price: From' });
    await lowest.scrollIntoViewIfNeeded();
    const box = await lowest.boundingBox();
    if (!box) throw new Error('The slider is not visible.');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 22, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 6 });
    const value = Number(await lowest.inputValue());
    expect(value).toBeGreaterThan(Number(await lowest.getAttribute('min')));
    await page.waitForTimeout(700);
    expect(page.url()).not.toContain('price=');
    await page.mouse.up();
    await expect(page).toHaveURL(`/en-us/c/skis?price=${value}..`);
    if (!isMobile) return;
    await place.getByRole('button', { name: /^Show \d+ result/ }).tap();
    await expect(place).toBeHidden();
    await expect(page.getByRole('link', { name: /^Remove filter Price: From/ })).toBeVisible();
  },
);

test('more products load in place, and Back from a product restores them', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis?sort=title');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/en-us/c/skis?sort=title&show=48');
  await expect(shopper.tiles()).not.toHaveCount(24);
  const all = await shopper.tiles().allTextContents();
  // The keyboard focus is at the first new one.
  await expect(shopper.tiles().nth(24).getByRole('link').first()).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  // Below the end of the first page.
  await shopper.tiles().nth(30).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(shopper.tiles()).toHaveCount(all.length);
  expect(await shopper.tiles().allTextContents()).toEqual(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
});

test('Back from a product requests nothing and restores the position', async ({ page, shop }) => {
  const shopper = new Shopper(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    // Links in view preload, here as everywhere.
    const isPreload = request.headers()['purpose'] === 'prefetch';
    const isOurs = request.resourceType() === 'fetch' && request.url().startsWith(shop.url);
    if (isOurs && !isPreload) asked.push(request.url());
  });
  // The market suggestion is requested once per session, when the page is idle.
  const suggestion = page.waitForResponse(/graphql\?.*%22path%22/);
  await shopper.visit('/en-us/c/skis');
  await suggestion;
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const tile = shopper.tiles().nth(9).getByRole('link').first();
  await tile.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => window.scrollY);
  await tile.press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await page.waitForLoadState('networkidle');

  asked.length = 0;
  await page.goBack();
  await expect(shopper.tiles()).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'facets, order and pages work as a form and as links',
    { tag: onEveryScreen },
    async ({ page, isMobile }) => {
      await page.goto('/en-us/c/skis');
      if (isMobile) await page.getByRole('main').getByRole('link', { name: 'Filter' }).click();
      const filters = page.getByRole('complementary', { name: 'Filter' });
      await filters.locator('label', { hasText: 'Green' }).click();
      const price = await facet(filters, 'Price');
      await price.getByRole('textbox', { name: 'To' }).fill('900');
      await expect(price.getByRole('slider')).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price, low to high' });
      await filters.getByRole('button', { name: 'Apply' }).click();
      await expect(page).toHaveURL(/color=Green/);
      await expect(page.getByRole('link', { name: /^Remove filter Price: Up to \$900/ })).toBeVisible();
      const asked = await prices(page);
      expect(asked.length).toBeGreaterThan(3);
      expect(asked).toEqual(asked.toSorted((a, b) => a - b));

      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.getByRole('link', { name: 'Show more' }).click();
      await expect(page).toHaveURL('/en-us/c/skis?sort=price-asc&page=2');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: 'Show previous products' }).click();
      await expect(page).toHaveURL('/en-us/c/skis?sort=price-asc');
    },
  );
});
