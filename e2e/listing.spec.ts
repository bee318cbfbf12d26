/** Narrowing a category between two ends, walking through its pages, and what is not sold any more. */
import { type Locator, type Page } from '@playwright/test';
import { countShifts, expectManners } from './manners.ts';
import { Shopper } from './shopper.ts';
import { alive, expect, expectAccessible, test } from './shopTest.ts';

/** The facets where they stand: beside the list, or in a drawer that has to be opened. */
async function facets(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filter' });
  await page.getByRole('button', { name: /^Filter/ }).tap();
  return page.getByRole('dialog', { name: 'Filter' });
}

async function facet(place: Locator, name: string): Promise<Locator> {
  const group = place.getByRole('group', { name, exact: true });
  if (!(await group.last().isVisible())) await place.locator('summary', { hasText: name }).click();
  return group.last();
}

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

test('a price range is set with the keyboard alone, stands in the address, and Back takes it away', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no arrow keys');
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis');
  const count = page.getByRole('status').first();
  const all = await count.textContent();
  const price = await facet(await facets(page, isMobile), 'Price');
  const highest = price.getByRole('slider', { name: 'Price: To' });
  await highest.focus();
  const bound = Number(await highest.getAttribute('max'));
  // One press: on a busy machine several could be told apart, each with its own place in the history.
  await page.keyboard.press('PageDown');
  // Acknowledged before anything is asked.
  const value = Number(await highest.inputValue());
  expect(value).toBeLessThan(bound);
  await expect(highest).toHaveAttribute('aria-valuetext', `$${value.toLocaleString('en')}`);
  await expect(page).toHaveURL(`/en-us/c/skis?price=..${value}`);
  await expect(count).not.toHaveText(all ?? '');
  await expect(highest).toBeFocused();
  expect(Math.max(...(await prices(page)))).toBeLessThanOrEqual(value);
  await expectAccessible(page);

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

test('an end is dragged, and the address waits until it is let go', async ({ page, isMobile }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis');
  const place = await facets(page, isMobile);
  const price = await facet(place, 'Price');
  const lowest = price.getByRole('slider', { name: 'Price: From' });
  await lowest.scrollIntoViewIfNeeded();
  const box = await lowest.boundingBox();
  if (!box) throw new Error('the slider is not there');
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
  await expectAccessible(page);
  if (!isMobile) return;
  await place.getByRole('button', { name: /^Show \d+ result/ }).tap();
  await expect(place).toBeHidden();
  await expect(page.getByRole('link', { name: /^Remove filter Price: From/ })).toBeVisible();
});

test('narrowed by colour, tiles show that colour and lead to it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis?color=Green');
  const tile = shopper.tiles().filter({ hasText: 'Lodestar 98' }).first();
  await expect(tile.getByRole('radio', { name: 'Spruce' })).toBeChecked();
  await expect(tile.getByRole('link').first()).toHaveAttribute('href', /\?color=spruce$/);
});

test('more products are read on, and Back from a product returns to them', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis?sort=title');
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page).toHaveURL('/en-us/c/skis?sort=title&show=48');
  await expect(shopper.tiles()).not.toHaveCount(24);
  const all = await shopper.tiles().allTextContents();
  // Whoever goes on by keyboard stands where the new ones begin.
  await expect(shopper.tiles().nth(24).getByRole('link').first()).toBeFocused();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  await shopper.tiles().nth(30).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/p\//);
  await page.goBack();
  await expect(shopper.tiles()).toHaveCount(all.length);
  expect(await shopper.tiles().allTextContents()).toEqual(all);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 300);
});

test('a list narrowed to nothing offers to take back what costs most', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visits('/en-us/c/skis?color=Green&price=1..2');
  await expect(page.getByRole('heading', { name: 'Nothing is all of that at once.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Without “Price”: \d+ products$/ }).click();
  await expect(page).toHaveURL('/en-us/c/skis?color=Green');
  await expect(shopper.tiles().first()).toBeVisible();
});

test('addresses of a category say what search engines may keep', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the head is the same');
  const headOf = async (address: string) => {
    const html = await (await page.request.get(address)).text();
    return {
      robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? null,
      canonical: /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1] ?? null,
    };
  };
  const indexed = (canonical: string) => ({ robots: null, canonical });
  expect(await headOf('/en-us/c/skis?utm_source=mail')).toEqual(indexed('/en-us/c/skis'));
  expect(await headOf('/en-us/c/skis?sort=newest')).toEqual(indexed('/en-us/c/skis'));
  expect(await headOf('/en-us/c/skis?page=2')).toEqual(indexed('/en-us/c/skis?page=2'));
  expect(await headOf('/en-us/c/skis/all-mountain/wide/')).toEqual(
    indexed('/en-us/c/skis/all-mountain/wide'),
  );
  expect(await headOf('/en-us/c/skis?price=250..900')).toEqual({
    robots: 'noindex, follow',
    canonical: null,
  });
  for (const nowhere of ['/en-us/c/skis/no-such', '/en-us/c/', '/en-us/c/all-mountain']) {
    expect((await page.request.get(nowhere)).status(), nowhere).toBe(404);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('facets, order and pages work as a form and as links', async ({ page, isMobile }) => {
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
    await page.getByRole('link', { name: 'Show earlier products' }).click();
    await expect(page).toHaveURL('/en-us/c/skis?sort=price-asc');
  });
});

test('a product that is not sold any more answers 410, with others and the way home', async ({
  page,
  watch,
}) => {
  watch.allow(/the server responded with a status of 410/);
  // The suggestion of another market may come late: it is looked at where it stands, not while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countShifts(page);
  const response = await page.goto('/de-de/p/lodestar-88');
  expect(response?.status()).toBe(410);
  await alive(page);
  await expect(page).toHaveTitle('Produkt nicht erhältlich | Skarn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Den bauen wir nicht mehr');
  const others = page.getByRole('region', { name: 'Wird noch gebaut' }).getByRole('article');
  expect(await others.count()).toBeGreaterThan(3);
  await expectManners(page);
  await page.getByRole('main').getByRole('link', { name: 'Zurück ans Tageslicht' }).click();
  await expect(page).toHaveURL('/de-de');
});

test('an address that leads nowhere answers 404 with the editors’ page, whole from the server', async ({
  page,
  watch,
}) => {
  watch.allow(/the server responded with a status of 404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await countShifts(page);
  const response = await page.goto('/fr-fr/c/skis/nulle-part');
  expect(response?.status()).toBe(404);
  await alive(page);
  await expect(page).toHaveTitle('Page introuvable | Skarn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable');
  await expect(page.getByRole('heading', { level: 2, name: 'Il n’y a rien ici' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
    'href',
    '/fr-fr',
  );
  await expectManners(page);
  expect(watch.graphql.filter(({ url }) => url.includes('NotFoundContent'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Retour à la lumière du jour' }).click();
  await expect(page).toHaveURL('/fr-fr');
});
