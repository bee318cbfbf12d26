/**
 * The search box: suggestions from three letters, keyboard use, and no outdated results. Its keys and texts in detail:
 * client/frame/SearchBox.
 */
import { type Locator, type Page, type Request } from 'playwright/test';
import { onPhone } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const control = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search' });
const box = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => box(page).getByRole('combobox', { name: 'Search the shop' });
const options = (page: Page): Locator =>
  box(page).getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const active = (page: Page): Locator => box(page).getByRole('option', { selected: true });
const products = (page: Page): Locator =>
  box(page).getByRole('group', { name: 'Products' }).getByRole('option');

/** The results page has its own journey: here only the navigation to it. */
const searched = (term: string) => new RegExp(`/en-us/search\\?q=${term}$`);

/** The term of a suggestion request; null for others. */
function termOf(request: Request): string | null {
  const variables = new URL(request.url()).searchParams.get('variables');
  if (variables === null) return null;
  const { term } = JSON.parse(variables) as { term?: string };
  return term ?? null;
}

async function openSearch(page: Page, path = '/en-us/about'): Promise<void> {
  await new Shopper(page).visit(path);
  await control(page).click();
  await expect(field(page)).toBeFocused();
}

test('by keyboard alone the box and its list open and close, and Tab reaches the controls beside the field', async ({
  page,
}) => {
  await new Shopper(page).visit('/en-us/about');
  await control(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('lod', { delay: 40 });
  await expect(products(page).first()).toContainText('Lodestar');
  await expect(products(page).first()).toContainText('$');
  expect(await products(page).count()).toBeLessThanOrEqual(4);
  await expect(products(page).first().locator('mark').first()).toHaveText(/lod/i);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await test.step('Escape closes the list, then the box, and returns the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(options(page).first()).toBeHidden();
    await expect(box(page)).toBeVisible();
    await expect(field(page)).toHaveValue('lod');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(control(page)).toBeFocused();
  });

  await test.step('Tab moves from the field to the control beside it', async () => {
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await field(page).fill('wax');
    for (const group of ['Categories', 'Stories and help'])
      await expect(box(page).getByRole('group', { name: group }).getByRole('option').first()).toBeVisible();
    for (const name of ['Clear search', 'Search', 'Close search']) {
      await page.keyboard.press('Tab');
      await expect(box(page).getByRole('button', { name, exact: true })).toBeFocused();
    }
  });

  await test.step('Back closes the box and keeps the page’s position', async () => {
    await page.goBack();
    await expect(box(page)).toBeHidden();
    await expect(page).toHaveURL('/en-us/about');
    await control(page).click();
    await box(page).getByRole('button', { name: 'Close search' }).click();
    await expect(box(page)).toBeHidden();
  });
});

test('arrows navigate the suggestions, Enter opens one, and Back skips the box', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('lodestar 98');
  await expect(products(page).first()).toBeVisible();

  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(/^All results for/);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(active(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();

  const names = await options(page).allTextContents();
  const place = names.findIndex((name) => name.includes('$'));
  for (let step = 0; step <= place; step += 1) await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText(names[place] ?? '');
  const path = await active(page).getAttribute('href');
  const clicked = page.waitForRequest(
    (request) => request.method() === 'POST' && (request.postData() ?? '').includes('"tags":["suggestion"]'),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path ?? '');
  await expect(box(page)).toBeHidden();
  await clicked;
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/en-us/about');
  await expect(box(page)).toBeHidden();
});

test('a late response is cancelled and never shown; the previous suggestions stay meanwhile', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('wax');
  await expect(products(page).first()).toBeVisible();
  const before = await options(page).allTextContents();

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const calledOff = page.waitForEvent('requestfailed', (request) => termOf(request) === 'lod');
  await page.route('**/api/graphql?*', async (route) => {
    if (termOf(route.request()) === 'lod') await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest((request) => termOf(request) === 'lod');
  await field(page).fill('lod');
  await asked;
  // All but the link to all results, which follows the input.
  expect((await options(page).allTextContents()).slice(0, -1)).toEqual(before.slice(0, -1));
  await field(page).fill('pole');
  await calledOff;
  await expect(products(page).first()).toContainText(/pole/i);
  release();
  await expect(box(page).getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true');
  await expect(products(page).first()).toContainText(/pole/i);
});

test('searches are stored on submit, newest first, and removed by keyboard', async ({ page }) => {
  for (const term of ['poles', 'wax']) {
    await openSearch(page);
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(searched(term));
  }
  await openSearch(page);
  const recent = box(page).getByRole('grid', { name: 'Recent searches' });
  await expect(recent.getByRole('row')).toHaveText(['wax', 'poles']);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(recent.getByRole('row')).toHaveText(['poles']);
  await expect(field(page)).toBeFocused();
  await page.reload();
  await alive(page);
  await control(page).click();
  await expect(recent.getByRole('row')).toHaveText(['poles']);
  await box(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(recent).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('when suggestions fail the form still searches', async ({ page, watch }) => {
  watch.allow(/503|404|Failed to load/);
  await page.route('**/api/graphql?*', (route) =>
    termOf(route.request()) === null ? route.fallback() : route.fulfill({ status: 503, body: '' }),
  );
  await openSearch(page);
  await page.keyboard.type('lodestar');
  await expect(
    box(page)
      .getByText(/^Suggestions aren’t available/)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(searched('lodestar'));
});

test(
  'on a phone the box fills the screen, a tap opens a product, and the header stays fixed',
  {
    tag: onPhone,
  },
  async ({ page }) => {
    await new Shopper(page).visit('/en-us/about');
    const header = await page.getByRole('banner').boundingBox();
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    const place = await control(page).boundingBox();
    expect(place?.width).toBeGreaterThanOrEqual(44);
    expect(place?.height).toBeGreaterThanOrEqual(44);
    expect(menu?.x).toBeLessThan(place?.x ?? 0);
    await control(page).tap();
    await expect(field(page)).toBeFocused();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect
      .poll(async () => {
        const sheet = await box(page).boundingBox();
        return [sheet?.x, sheet?.y, sheet?.width, sheet?.height];
      })
      .toEqual([0, 0, width, height]);
    await field(page).pressSequentially('lod');
    const first = products(page).first();
    await expect(first).toBeVisible();
    const wide = await box(page).evaluate(
      (dialog) =>
        [dialog, ...dialog.querySelectorAll('*')].filter(
          (each) => each.getBoundingClientRect().right > innerWidth + 1,
        ).length,
    );
    expect(wide).toBe(0);
    const path = await first.getAttribute('href');
    await first.tap();
    await expect(page).toHaveURL(path ?? '');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(header?.height);
  },
);
