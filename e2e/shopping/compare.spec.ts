/** Comparing skis from a listing to a shareable address; recently viewed products; breadcrumbs. */
import { type Page } from 'playwright/test';
import { onEveryScreen } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const box = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Compare ${title}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
/** Waits until the product is stored as viewed, which happens after hydration. */
const isStored = (page: Page, handle: string) =>
  expect.poll(() => page.evaluate((seen) => JSON.stringify(localStorage).includes(seen), handle)).toBe(true);
const columns = (page: Page) => page.getByRole('columnheader');

test('from a listing to the comparison by keyboard alone', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis/touring');
  await box(page, 'Ropeway 94').focus();
  await page.keyboard.press('Space');
  await box(page, 'Ropeway 88').focus();
  await page.keyboard.press('Space');
  await expect(bar(page)).toContainText('Ropeway 88');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Go to the comparison');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeFocused();
  const open = bar(page).getByRole('link', { name: 'Compare (2)' });
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.expectHeading('Skis side by side');
  await expect(page).toHaveURL('/en-us/compare?p=ropeway-94,ropeway-88');
  await expect(bar(page)).toBeHidden();

  const narrow = page.getByRole('checkbox', { name: 'Differences only' });
  await expect(page.getByRole('rowheader', { name: 'Rocker' })).toBeVisible();
  await narrow.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('rowheader', { name: 'Rocker' })).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Waist' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove Ropeway 94 from comparison' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en-us/compare?p=ropeway-88');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(columns(page)).toHaveText(['Feature', 'Ropeway 94', 'Ropeway 88']);
});

test(
  'a fifth ski is refused with a message, and the bar covers nothing at the end of the page',
  { tag: onEveryScreen },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/c/skis/touring');
    const boxes = page.getByRole('checkbox', { name: /^Compare / });
    for (let index = 0; index < 4; index += 1) await boxes.nth(index).check();
    await expect(bar(page).getByRole('link')).toHaveText('Compare (4)');
    await boxes.nth(4).click();
    await expect(boxes.nth(4)).not.toBeChecked();
    await expect(page.getByText('You can compare up to 4 skis. Remove one first.')).toBeVisible();

    const footer = page.getByRole('contentinfo');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect
      .poll(async () => {
        const [last, foot] = await Promise.all([footer.boundingBox(), bar(page).boundingBox()]);
        return last && foot ? last.y + last.height - foot.y : null;
      })
      .toBeLessThanOrEqual(1);

    // Another tab of the same browser has the same list, and this one follows it.
    const tab = await page.context().newPage();
    await tab.goto('/en-us/c/skis/touring');
    await bar(tab).getByRole('button', { name: 'Clear' }).click();
    await expect(bar(page)).toBeHidden();
    await tab.close();
  },
);

test(
  'the address of a comparison opens the same for everyone, server-rendered',
  { tag: onEveryScreen },
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.visit('/en-us/compare?p=lodestar-98,ropeway-94,never-was');
    await expect(columns(page)).toHaveText(['Feature', 'Lodestar 98', 'Ropeway 94']);
    await expect(page.getByText(/^1 ski isn’t available here/)).toBeVisible();
    const html = await (await page.request.get('/en-us/compare?p=lodestar-98,ropeway-94')).text();
    expect(html).toContain('noindex');
    expect(html).toContain('Ropeway 94');

    if (!shopper.isOnPhone) {
      // On a tablet two columns fill the page.
      await page.setViewportSize({ width: 820, height: 1100 });
      const [table, heading] = await Promise.all([
        page.getByRole('table').boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect(table?.width).toBe(heading?.width);
    }
    // Wider than a phone, the table scrolls; the page does not.
    if (shopper.isOnPhone) {
      const region = page.getByRole('region', { name: 'Skis side by side' });
      await region.evaluate((element) => element.scrollTo({ left: 120, top: 300 }));
      await expect(page.getByRole('rowheader', { name: 'Core' })).toBeInViewport();
      await expect(page.getByRole('columnheader', { name: 'Ropeway 94' })).toBeInViewport();
    }
    await shopper.visit('/en-us/compare?p=a,b,c,d,e');
    await expect(page.getByText(/these are the first 4/)).toBeVisible();
    await page.getByRole('link', { name: 'Shop skis' }).click();
    await shopper.expectHeading('Skis');
  },
);

test('recently viewed products are at the end of a product and of an empty cart, until they are cleared', async ({
  page,
  watch,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/p/lodestar-98');
  const row = page.getByRole('region', { name: 'Recently viewed' });
  await expect(row).toHaveCount(0);
  await isStored(page, 'lodestar-98');
  await shopper.visit('/en-us/p/ropeway-94');
  // They are not requested before they come near.
  expect(watch.graphql.filter(({ url }) => url.includes('handles'))).toEqual([]);
  await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end' }));
  await expect(row.getByRole('link')).toHaveText(['Lodestar 98']);
  await isStored(page, 'ropeway-94');

  await shopper.visit('/en-us/cart');
  await expect(row.getByRole('link')).toHaveText(['Ropeway 94', 'Lodestar 98']);
  await row.getByRole('button', { name: /^Clear/ }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a product’s breadcrumbs follow the shopper’s path, and are the main ones on direct entry', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await shopper.visit('/en-us/c/skis/touring');
  await shopper.openProduct('Ropeway 94 W');
  await expect(trail.last()).toHaveAttribute('href', '/en-us/c/skis/touring');
  await page.reload();
  await expect(trail.last()).toHaveAttribute('href', '/en-us/c/skis/womens-sizes');
});
