/** The gallery: by keyboard, by touch, with reduced motion, and without the image service. */
import type { CDPSession, Locator, Page } from 'playwright/test';
import { recordLayoutShifts, expectNoLayoutShift } from '../support/pageChecks.ts';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const path = '/en-us/p/lodestar-98';
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Pictures of Lodestar 98' });
const closer = (page: Page) => page.getByRole('button', { name: 'View larger' });

/** The transformed element. */
const picture = (page: Page): Locator => viewer(page).locator('[style*="transform"]');

/** The visible zoom level. */
function zoomLevel(page: Page): Promise<number> {
  return picture(page).evaluate(
    (element: HTMLElement) => element.getBoundingClientRect().width / element.offsetWidth,
  );
}
const expectZoom = (page: Page, times: number) => expect.poll(() => zoomLevel(page)).toBeCloseTo(times, 1);

test('by keyboard alone: open, zoom, pan, change and close', async ({ page }) => {
  const large: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('w=1200&h=1600')) large.push(request.url());
  });
  await new Shopper(page).visit(path);
  const row = page.getByRole('list', { name: 'Picture 1 of 9' });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('Picture 1 of 7')).toBeVisible();

  // The focus cycles within the viewer.
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }

  expect(large).toEqual([]);
  await page.keyboard.press('+');
  await expectZoom(page, 1.5);
  await expect(viewer(page).getByText('Zoomed to 150%')).toBeAttached();
  await expect.poll(() => large.length).toBe(1);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expectZoom(page, 3);

  const before = await picture(page).boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeLessThan(before?.y ?? 0);
  await page.keyboard.press('0');
  await expectZoom(page, 1);

  await page.keyboard.press('End');
  await expect(viewer(page).getByText('Picture 7 of 7')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByText('Picture 6 of 7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  // The focus returns, and the row is at the last viewed picture.
  await expect(page.getByRole('list', { name: 'Picture 6 of 9' })).toBeFocused();
  expect(large).toHaveLength(1);
});

test('the wheel zooms at the pointer, and a drag pans', async ({ page }) => {
  await new Shopper(page).visit(path);
  await closer(page).click();
  await expectZoom(page, 1);
  await page.mouse.move(720, 450);
  for (let turns = 0; turns < 4; turns += 1) await page.mouse.wheel(0, -150);
  await expect.poll(() => zoomLevel(page)).toBeGreaterThan(2);
  const before = await picture(page).boundingBox();
  await page.mouse.down();
  await page.mouse.move(720, 350, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeLessThan((before?.y ?? 0) - 80);
});

test('Back closes the viewer and stays on the page', { tag: onEveryScreen }, async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.visit('/en-us/cart');
  await shopper.visit(path);
  await closer(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(path);

  // Closed by its button, it leaves no history entry.
  await closer(page).click();
  await viewer(page).getByRole('button', { name: 'Close pictures' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(closer(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.navigation.canGoForward)).toBe(true);
  await page.goBack();
  await shopper.expectHeading('Cart');
});

interface Finger {
  x: number;
  y: number;
  id?: number;
}

/** The browser's native touch input. */
class Hand {
  readonly #input: CDPSession;
  constructor(input: CDPSession) {
    this.#input = input;
  }

  async #send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]): Promise<void> {
    await this.#input.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  async taps(at: Finger): Promise<void> {
    await this.#send('touchStart', [at]);
    await this.#send('touchEnd', []);
  }

  /** All fingers at once, from their start to their end points. */
  async moves(from: Finger[], to: Finger[]): Promise<void> {
    const name = (fingers: Finger[]) => fingers.map((finger, id) => ({ ...finger, id }));
    await this.#send('touchStart', name(from));
    for (let step = 1; step <= 4; step += 1) {
      const between = from.map(({ x, y }, index) => ({
        x: x + (((to[index]?.x ?? x) - x) * step) / 4,
        y: y + (((to[index]?.y ?? y) - y) * step) / 4,
      }));
      await this.#send('touchMove', name(between));
    }
    await this.#send('touchEnd', []);
  }
}

test('fingers open, swipe, double-tap, drag and pinch', { tag: onPhone }, async ({ page }) => {
  const hand = new Hand(await page.context().newCDPSession(page));
  await new Shopper(page).visit(path);
  const row = await page.getByRole('list', { name: 'Picture 1 of 9' }).boundingBox();
  await hand.taps({ x: 195, y: (row?.y ?? 0) + 200 });
  await expect(viewer(page).getByText('Picture 1 of 7')).toBeVisible();
  await expect(picture(page)).toHaveCount(1);

  await hand.moves([{ x: 300, y: 420 }], [{ x: 120, y: 430 }]);
  await expect(viewer(page).getByText('Picture 2 of 7')).toBeVisible();
  await hand.moves([{ x: 120, y: 420 }], [{ x: 300, y: 430 }]);
  await expect(viewer(page).getByText('Picture 1 of 7')).toBeVisible();
  // Too short for a swipe.
  await hand.moves([{ x: 200, y: 420 }], [{ x: 180, y: 420 }]);
  await expect(viewer(page).getByText('Picture 1 of 7')).toBeVisible();

  await hand.taps({ x: 195, y: 420 });
  await hand.taps({ x: 195, y: 420 });
  await expectZoom(page, 3);
  const before = await picture(page).boundingBox();
  await hand.moves([{ x: 250, y: 420 }], [{ x: 150, y: 420 }]);
  await expect.poll(async () => (await picture(page).boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 60);
  await expect(viewer(page).getByText('Picture 1 of 7')).toBeVisible();
  // No further than its edge.
  for (let drags = 0; drags < 4; drags += 1) await hand.moves([{ x: 380, y: 420 }], [{ x: 10, y: 420 }]);
  const edge = await picture(page).boundingBox();
  expect((edge?.x ?? 0) + (edge?.width ?? 0)).toBeGreaterThanOrEqual(389);

  await viewer(page).getByRole('button', { name: 'Show whole picture' }).click();
  await expectZoom(page, 1);
  await hand.moves(
    [
      { x: 150, y: 420 },
      { x: 240, y: 420 },
    ],
    [
      { x: 105, y: 420 },
      { x: 285, y: 420 },
    ],
  );
  await expectZoom(page, 2);
  // The page behind has not scrolled or zoomed.
  expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([0, 1]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('zooming has no transition', async ({ page }) => {
    await new Shopper(page).visit(path);
    await closer(page).click();
    await expectZoom(page, 1);
    await page.keyboard.press('+');
    const slowest = await picture(page).evaluate((element) =>
      Math.max(...getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat)),
    );
    expect(slowest).toBeLessThanOrEqual(0.001);
    await expectZoom(page, 1.5);
  });
});

test.describe('without the image service', () => {
  test('pictures show their alt text in their reserved space, and nothing shifts', async ({
    sandbox,
    page,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await page.context().route(`${sandbox}/{i,s,v}/**`, (route) => route.abort());
    await recordLayoutShifts(page);
    await new Shopper(page).visit(path);
    const front = page.getByRole('img', { name: 'Lodestar 98, Spruce' }).first();
    // The first picture failed before hydration.
    await expect(front).toHaveAttribute('data-state', 'failed');
    await expect(front).toHaveCSS('opacity', '0');
    const words = await front.evaluate(
      (image) => getComputedStyle(image.closest('picture') ?? image, '::after').content,
    );
    expect(words).toContain('Lodestar 98, Spruce');
    const room = await front.evaluate(
      (image) => (image.closest('picture')?.clientWidth ?? 0) / (image.closest('picture')?.clientHeight ?? 1),
    );
    expect(room).toBeCloseTo(3 / 4, 1);
    await expectNoLayoutShift(page);

    await closer(page).click();
    await expect(viewer(page).getByRole('img', { name: 'Lodestar 98, Spruce' })).toHaveAttribute(
      'data-state',
      'failed',
    );
  });
});
