/** Banners: behaviour that happy-dom cannot test. */
import type { CDPSession, Locator, Page } from 'playwright/test';
import { recordLayoutShifts, expectNoLayoutShift } from '../support/pageChecks.ts';
import { onEveryScreen, onPhone } from '../support/screens.ts';
import { expect, test } from '../support/shopTest.ts';
import { Shopper } from '../support/shopper.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' });
/** The current slide: the others are inert. */
const standing = (page: Page) => carousel(page).locator('li:not([inert])');

/** Number of slides that the row has moved. */
const slidesMoved = (page: Page) =>
  carousel(page)
    .locator('ul')
    .evaluate((row) => -new DOMMatrixReadOnly(getComputedStyle(row).transform).m41 / row.clientWidth);

async function scrollIntoView(page: Page): Promise<void> {
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeEnabled();
  await expect(standing(page)).toHaveAttribute('aria-label', '1 of 3');
}

test.describe('a slider of banners', () => {
  test('by keyboard: arrows move it with the focus, its button pauses it', async ({ page }) => {
    await new Shopper(page).visit('/');
    await scrollIntoView(page);
    const stop = carousel(page).getByRole('button', { name: 'Pause slides' });
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(carousel(page).getByRole('button', { name: 'Play slides' })).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(carousel(page).getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(standing(page)).toHaveAttribute('aria-label', '2 of 3');

    await standing(page).getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(standing(page)).toHaveAttribute('aria-label', '3 of 3');
    await expect(standing(page)).toBeFocused();
    // The loop: after the last comes the first, in its place, and without clones for screen readers.
    await page.keyboard.press('ArrowRight');
    await expect(standing(page)).toHaveAttribute('aria-label', '1 of 3');
    await expect.poll(() => slidesMoved(page)).toBe(3);
    expect((await standing(page).boundingBox())?.x).toBe((await carousel(page).boundingBox())?.x);
    await expect(carousel(page).locator('li')).toHaveCount(3);
    await page.keyboard.press('ArrowLeft');
    await expect(standing(page)).toHaveAttribute('aria-label', '3 of 3');
  });

  test(
    'by touch: a swipe shows the next one, and nothing below shifts',
    { tag: onPhone },
    async ({ page }) => {
      await new Shopper(page).visit('/');
      await scrollIntoView(page);
      const height = (await carousel(page).boundingBox())?.height;
      await swipeLeft(page, standing(page));
      await expect(standing(page)).toHaveAttribute('aria-label', '2 of 3');
      expect((await carousel(page).boundingBox())?.height).toBe(height);
    },
  );

  test(
    'its banners are as tall as the row, so its controls overlay each of them',
    { tag: onEveryScreen },
    async ({ page }) => {
      await new Shopper(page).visit('/');
      await scrollIntoView(page);
      const heights = await carousel(page)
        .locator('li picture')
        .evaluateAll((pictures) =>
          pictures.map((picture) => Math.round(picture.getBoundingClientRect().height)),
        );
      const row = await carousel(page).boundingBox();
      expect(new Set(heights)).toEqual(new Set([Math.round(row?.height ?? 0)]));
    },
  );

  test('autoplays after 7 s, in a loop, and pauses on hover', async ({ page }) => {
    await recordLayoutShifts(page);
    await page.clock.install();
    await new Shopper(page).visit('/');
    await scrollIntoView(page);
    for (const next of ['2 of 3', '3 of 3', '1 of 3', '2 of 3']) {
      await page.clock.runFor(7_500);
      await expect(standing(page)).toHaveAttribute('aria-label', next);
    }
    await expectNoLayoutShift(page);
    await carousel(page).hover();
    await page.clock.runFor(20_000);
    await expect(standing(page)).toHaveAttribute('aria-label', '2 of 3');
  });

  test('does not autoplay under reduced motion, and its controls have the picture’s text colour', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await new Shopper(page).visit('/');
    await scrollIntoView(page);
    await page.clock.runFor(20_000);
    await expect(standing(page)).toHaveAttribute('aria-label', '1 of 3');
    await expect(carousel(page).getByRole('button', { name: 'Pause slides' })).toHaveCount(0);
    const ink = () =>
      carousel(page)
        .getByRole('button', { name: 'Next' })
        .evaluate((button) => getComputedStyle(button).color);
    const onDark = await ink();
    await carousel(page).getByRole('button', { name: 'Next' }).click();
    await page.mouse.move(5, 5);
    await expect.poll(ink).not.toBe(onDark);
  });
});

test('the text of a banner is at each of the nine positions', { tag: onEveryScreen }, async ({ page }) => {
  await new Shopper(page).visit('/en-us/l/the-press');
  const banner = page.getByRole('main').locator('[data-position]').first();
  const heading = banner.getByRole('heading', { level: 1 });
  const places = new Set<string>();
  for (const [row, down] of [
    ['TOP', 0],
    ['CENTER', 1],
    ['BOTTOM', 2],
  ] as const) {
    for (const [side, across] of [
      ['LEFT', 0],
      ['CENTER', 1],
      ['RIGHT', 2],
    ] as const) {
      await banner.evaluate(
        (element, position) => element.setAttribute('data-position', position),
        `${row}_${side}`,
      );
      const place = await banner.evaluate((element) => {
        const frame = element.getBoundingClientRect();
        const words = element.querySelector('h1')?.parentElement?.getBoundingClientRect() ?? frame;
        const third = (before: number, after: number) =>
          Math.abs(before - after) < 80 ? 1 : before < after ? 0 : 2;
        return {
          across: third(words.left - frame.left, frame.right - words.right),
          down: third(words.top - frame.top, frame.bottom - words.bottom),
        };
      });
      places.add(`${place.across} ${place.down}`);
      // On a phone the text is as wide as the banner: left, middle and right differ in alignment only.
      if ((page.viewportSize()?.width ?? 0) > 768) expect(place).toEqual({ across, down });
      else expect(place.down).toBe(down);
    }
  }
  expect(places.size).toBeGreaterThan(2);
  await expect(heading).toBeVisible();
});

test(
  'text beside the picture is beside it on a wide screen and below it on a narrow one',
  { tag: onEveryScreen },
  async ({ page }) => {
    await new Shopper(page).visit('/en-us/l/first-snow');
    const banner = page.locator('[data-copy="beside"]');
    await banner.scrollIntoViewIfNeeded();
    const words = await banner.getByRole('heading').boundingBox();
    const picture = await banner.locator('picture').boundingBox();
    if (!words || !picture) throw new Error('the banner is not there');
    if ((page.viewportSize()?.width ?? 0) >= 1024) expect(words.x).toBeGreaterThan(picture.x + picture.width);
    else expect(words.y).toBeGreaterThan(picture.y + picture.height - 1);
  },
);

test('a banner zooms slowly on hover, and not with reduced motion', async ({ page }) => {
  await new Shopper(page).visit('/en-us/l/first-snow');
  const banner = page.getByRole('main').locator('[data-zoomed]').first();
  const size = () => banner.locator('img').evaluate((image) => getComputedStyle(image).scale);
  expect(await size()).toBe('none');
  await banner.hover();
  await expect.poll(async () => Number(await size())).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(size).toBe('none');
});

test('a video is muted and without controls, pauses out of view, and stops by its button', async ({
  page,
}) => {
  await new Shopper(page).visit('/');
  const film = page.locator('main video').last();
  await film.scrollIntoViewIfNeeded();
  expect(
    await film.evaluate((video: HTMLVideoElement) => [
      video.muted,
      video.loop,
      video.controls,
      video.autoplay,
    ]),
  ).toEqual([true, true, false, false]);
  // The placeholder that replaces every file of the image service is no video: `play` is called, but fails.
  const told = await film.evaluate(async (video: HTMLVideoElement) => {
    let plays = 0;
    let pauses = 0;
    video.play = async () => {
      plays += 1;
      video.dispatchEvent(new Event('playing'));
    };
    video.pause = () => void (pauses += 1);
    Object.assign(window, { film: () => [plays, pauses] });
    return [plays, pauses];
  });
  expect(told).toEqual([0, 0]);
  const counts = () => page.evaluate(() => (window as unknown as { film(): [number, number] }).film());
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(async () => (await counts())[1]).toBeGreaterThan(0);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await counts())[0]).toBeGreaterThan(0);
  const stop = page.getByRole('button', { name: 'Pause video' });
  const before = (await counts())[1];
  await stop.click();
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  expect((await counts())[1]).toBeGreaterThan(before);
});

test('a video is its poster only under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await new Shopper(page).visit('/');
  await expect(page.locator('main video')).toHaveCount(0);
});

test.describe('the layout flush-banner', () => {
  for (const [path, tag] of [
    ['/', onEveryScreen],
    ['/en-us/craft', ''],
    ['/en-us/l/first-snow', ''],
  ] as const) {
    test(
      `${path}: the banner extends behind the header, which becomes opaque once the page scrolls`,
      { tag: tag || [] },
      async ({ page }) => {
        await new Shopper(page).visit(path);
        const header = page.getByRole('banner');
        const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
        const top = await page.getByRole('main').locator('[data-position]').first().boundingBox();
        const bar = await header.boundingBox();
        expect(Math.round(top?.y ?? -1)).toBe(Math.round(bar?.y ?? -2));
        expect(await ground()).toBe('rgba(0, 0, 0, 0)');
        await page.mouse.move(5, 500);
        await page.evaluate(() => window.scrollTo(0, 400));
        await expect.poll(ground).toBe('rgb(245, 244, 240)');
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(ground).toBe('rgba(0, 0, 0, 0)');
      },
    );
  }

  test('a page without such a banner starts below the header', async ({ page }) => {
    await new Shopper(page).visit('/en-us/support');
    expect(
      await page.getByRole('banner').evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(245, 244, 240)');
  });
});

async function swipeLeft(page: Page, on: Locator): Promise<void> {
  const box = await on.boundingBox();
  if (!box) throw new Error('No element to swipe on.');
  const touch: CDPSession = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height * 0.3 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.8) });
  for (const share of [0.7, 0.55, 0.4, 0.25]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await page.waitForTimeout(30);
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
