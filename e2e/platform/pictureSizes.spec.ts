/**
 * Which file of a picture a screen loads, and which picture loads first. Depends on layout and addresses only, so blank
 * pictures do.
 */
import type { Page } from 'playwright/test';
import { alive, expect, test } from '../support/shopTest.ts';

const paths = [
  '/',
  '/en-us/c/skis',
  '/en-us/p/lodestar-98',
  '/en-us/search?q=ski',
  '/en-us/cart',
  '/en-us/blog',
  '/en-us/blog/p/it-is-snowing',
  '/en-us/team',
  '/en-us/traveling-circus',
  '/en-us/stores',
  '/en-us/l/first-snow',
];
/** Maximum ratio of a file's width to its displayed width. */
const MOST_TOO_LARGE = 1.3;
/** Original size of the sandbox's pictures. */
const WHOLE_SHAPE = 16 / 9;
/** Tolerance for rounding between tiles of a row. */
const ROUNDING = 0.99;

interface Shown {
  name: string;
  file: string;
  /** File's pixels to displayed pixels, square root of the areas. */
  ratio: number;
  isFirst: boolean;
  isLazy: boolean;
  /** Visible area above the fold. CSS pixels. */
  area: number;
}

/** Pictures with a layout box and a file, at the current scroll position. */
function picturesOf(page: Page): Promise<Shown[]> {
  return page.evaluate(
    (wholeShape) =>
      [...document.querySelectorAll('img')].flatMap((image) => {
        const { width, height, left, top } = image.getBoundingClientRect();
        if (width === 0 || height === 0 || image.currentSrc === '') return [];
        const { pathname, searchParams } = new URL(image.currentSrc);
        const w = Number(searchParams.get('w'));
        const h = Number(searchParams.get('h')) || w / wholeShape;
        const part = (from: number, size: number, room: number) =>
          Math.max(0, Math.min(from + size, room) - Math.max(from, 0));
        return {
          file: image.currentSrc,
          name: `${pathname.split('/').at(-1)} ${w}x${Math.round(h)} in ${Math.round(width)}x${Math.round(height)}`,
          ratio: Math.sqrt((w * h) / (width * height)) / devicePixelRatio,
          isFirst: image.fetchPriority === 'high',
          isLazy: image.loading === 'lazy',
          area: part(left, width, innerWidth) * part(top, height, innerHeight),
        };
      }),
    WHOLE_SHAPE,
  );
}

/** A viewport as high as the page: all lazy pictures load. */
async function showAll(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

for (const [width, height, deviceScaleFactor] of [
  [390, 844, 2],
  [820, 1180, 2],
  [1440, 900, 1],
] as const) {
  test(`at ${width} px pictures fit their boxes, and the largest above the fold loads first`, async ({
    browser,
    shop,
  }) => {
    for (const path of paths) {
      // A new context: Chromium reuses a larger cached file rather than load the one that fits.
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
      const page = await context.newPage();
      await page.goto(shop.url + path);
      await alive(page);
      const first = await picturesOf(page);
      const priority = first.filter(({ isFirst }) => isFirst);
      const largest = Math.max(0, ...first.map(({ area }) => area));
      expect(priority.length, path).toBeLessThanOrEqual(1);
      expect(
        first.filter(({ isFirst, isLazy }) => isFirst === isLazy).map(({ name }) => name),
        `${path}: the first picture is eager, all others are lazy`,
      ).toEqual([]);
      for (const { area, name } of priority)
        expect(area, `${path}: ${name} is the largest`).toBeGreaterThanOrEqual(largest * ROUNDING);
      await showAll(page);
      const all = await picturesOf(page);
      // A picture that is shown twice is loaded once, for the larger box.
      const isTooLarge = ({ file }: Shown) =>
        all.every((one) => one.file !== file || one.ratio > MOST_TOO_LARGE);
      const tooLarge = all.filter(isTooLarge);
      expect(
        tooLarge.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`),
        path,
      ).toEqual([]);
      await context.close();
    }
  });
}

test.describe('the first picture is preloaded in the file that it uses', () => {
  for (const path of ['/', '/en-us/p/lodestar-98', '/en-us/search?q=ski']) {
    test(path, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(request.url());
      });
      await page.goto(path);
      await alive(page);
      const first = page.locator('img[fetchpriority="high"]');
      await expect(first).toHaveCount(1);
      const src = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
      const { pathname } = new URL(src);
      // Without its thumbnail, and the 15 px placeholder.
      const isLarge = (address: string) => Number(new URL(address).searchParams.get('w')) > 200;
      expect(asked.filter((address) => address.includes(pathname) && isLarge(address))).toEqual([src]);
      const links = await page
        .locator('link[rel="preload"][as="image"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('imagesrcset') ?? ''));
      expect(links.some((srcSet) => srcSet.includes(src))).toBe(true);
    });
  }
});
