/** Product tiles: choosing a colour by mouse, touch and keyboard; carousels of tiles. */
import { type Locator, type Page } from 'playwright/test';
import { onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

/** Has a reduced colour and one that is sold out. */
const title = 'Gangue 104';

function tileOf(page: Page): Locator {
  return page.getByRole('main').getByRole('article').filter({ hasText: title });
}

const link = (tile: Locator): Locator => tile.getByRole('link', { name: title, exact: true });

/** Position of the swatches: selecting must not shift them. */
async function swatchPosition(tile: Locator): Promise<number> {
  return tile.getByRole('group').evaluate((group) => group.getBoundingClientRect().top + window.scrollY);
}

async function expectSale(tile: Locator): Promise<void> {
  await expect(link(tile)).toHaveAttribute('href', '/en-us/p/gangue-104?color=amethyst');
  await expect(tile.getByRole('img', { name: `${title}, Amethyst` })).toBeVisible();
  await expect(tile.locator('s:visible')).toHaveText('$730.00');
  await expect(tile.getByText('$584.00 – $604.00')).toBeVisible();
  await expect(tile.getByText('Sale', { exact: true })).toBeVisible();
}

test('hovering a colour changes picture, price, tag, stock and link; a click opens it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  const tile = tileOf(page);
  await expect(link(tile)).toHaveAttribute('href', '/en-us/p/gangue-104?color=hi-vis');
  await expect(tile.getByText('Redesigned')).toBeVisible();
  const place = await swatchPosition(tile);
  const { width, height } = (await tile.getByRole('img').first().boundingBox())!;
  expect(height / width, 'a packshot is 3:4').toBeCloseTo(4 / 3, 2);

  await tile.getByTitle('Amethyst').hover();
  await expectSale(tile);
  await tile.getByTitle('Rope').hover();
  await expect(tile.getByText('Sold out in Rope')).toBeVisible();
  await expect(tile.locator('s:visible')).toHaveCount(0);
  expect(await swatchPosition(tile)).toBe(place);

  await tile.getByTitle('Amethyst').hover();
  await link(tile).click();
  await shopper.expectHeading(title);
  await expect(page).toHaveURL(/color=amethyst/);
  const reports = await page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter(({ event }) => event === 'view_item_list' || event === 'select_item')
      .map(({ event, ecommerce }) => {
        const { item_list_id: list, items } = ecommerce as { item_list_id: string; items: object[] };
        return { event, list, count: items.length, first: items[0] };
      }),
  );
  expect(reports[0]).toMatchObject({ event: 'view_item_list', list: 'category', count: 24 });
  expect(reports[1]).toMatchObject({
    event: 'select_item',
    first: { item_id: 'gangue-104', item_variant: 'Amethyst', price: 584, discount: 146, quantity: 1 },
  });
});

test('a tap selects a colour, and nothing under the finger shifts', { tag: onPhone }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  const tile = tileOf(page);
  const place = await swatchPosition(tile);
  await tile.getByTitle('Amethyst').tap();
  await expectSale(tile);
  expect(await swatchPosition(tile)).toBe(place);
  await tile.getByTitle('Rope').tap();
  await expect(tile.getByText('Sold out in Rope')).toBeVisible();
  expect(await swatchPosition(tile)).toBe(place);
  await expect(page).toHaveURL('/en-us/c/skis');
});

test('arrow keys select a colour, Enter on the name opens the product in it', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  const tile = tileOf(page);
  await link(tile).focus();
  await page.keyboard.press('Tab');
  await expect(tile.getByRole('radio', { name: 'Hi-Vis' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expectSale(tile);
  await page.keyboard.press('ArrowRight');
  await expect(tile.getByRole('radio', { name: 'Rope, sold out' })).toBeFocused();
  await expect(tile.getByText('Sold out in Rope')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await shopper.expectHeading(title);
  await expect(page).toHaveURL(/color=amethyst/);
});

test('a row autoplays until its button stops it, and moves by arrow keys', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/');
  const row = page.getByRole('region', { name: 'New this winter' });
  await row.scrollIntoViewIfNeeded();
  const tiles = row.getByRole('article');
  const stop = row.getByRole('button', { name: 'Pause slides' });
  await expect(stop).toBeVisible();
  // The pictures of a slider have their own sizes.
  await expect(tiles.first().locator('source').first()).toHaveAttribute('srcset', /w=430&h=573/);

  // Autoplay: the first tile leaves the row.
  await expect(tiles.first()).not.toBeInViewport({ timeout: 15_000 });
  await stop.press('Enter');
  await expect(row.getByRole('button', { name: 'Play slides' })).toBeFocused();
  await row.getByRole('button', { name: 'Previous' }).focus();
  for (
    let steps = 0;
    steps < 12 && !(await row.getByRole('button', { name: 'Previous' }).isDisabled());
    steps += 1
  )
    await page.keyboard.press('Enter');
  await expect(tiles.first()).toBeInViewport({ ratio: 0.3 });
  await tiles.first().getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.first()).not.toBeInViewport();
});

test('under reduced motion the row does not autoplay and has no pause button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = new Shopper(page);
  await shopper.visit('/');
  const row = page.getByRole('region', { name: 'New this winter' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Next' })).toBeEnabled();
  await expect(row.getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
});

test('the picture of a pressed tile transitions to the product’s, and Back returns to the list', async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  await page.evaluate(recordTransitions);
  // A link in view preloads the product's code, without which there is no preview to transition to.
  await tileOf(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('ProductRoute')),
  );
  await page.waitForLoadState('networkidle');
  await link(tileOf(page)).click();
  await shopper.expectHeading(title);
  await expect.poll(() => page.evaluate(() => window.movements)).toContain('product-picture');
  await expect(page.getByRole('main').getByTitle('Rope').first()).toBeVisible();
  await expect(page.locator('[data-moves]')).toHaveCount(0);
  await page.goBack();
  await expect(tileOf(page)).toBeVisible();
});

test('prefers-reduced-motion disables the transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/c/skis');
  await page.evaluate(recordTransitions);
  await link(tileOf(page)).click();
  await shopper.expectHeading(title);
  expect(await page.evaluate(() => window.movements)).toEqual([]);
});

declare global {
  interface Window {
    /** Names of elements in view transitions. */
    movements: string[];
  }
}

function recordTransitions(): void {
  window.movements = [];
  const start = document.startViewTransition.bind(document);
  const note = async (transition: ViewTransition) => {
    await transition.ready;
    for (const { effect } of document.documentElement.getAnimations({ subtree: true })) {
      const pseudo = (effect as KeyframeEffect | null)?.pseudoElement ?? '';
      window.movements.push(/\((.+)\)/.exec(pseudo)?.[1] ?? '');
    }
  };
  document.startViewTransition = (update) => {
    const transition = start(update);
    void note(transition);
    return transition;
  };
}
