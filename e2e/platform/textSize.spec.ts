/** Nothing is wider than the window: on the narrowest phones, and on a desktop with text of twice the size. */
import { screenStates } from '../accessibility/screenStates.ts';
import { alive, expect, test } from '../support/shopTest.ts';

/** Every page that a guest opens without preparation, once. */
const pages = new Set(
  screenStates
    .filter(({ who, prepare, status = 200 }) => !who && !prepare && status === 200)
    .map(({ lang, path }) => `/${lang}${path}`),
);

test('finds the pages', () => {
  expect(pages.size).toBeGreaterThan(40);
});

for (const path of pages) {
  test(`${path} fits`, async ({ page, watch }) => {
    watch.allow(/./);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await alive(page);
    await page.evaluate(() => (document.documentElement.dataset['laidOut'] = ''));
    await expect.poll(overflow, { message: 'at 320 px' }).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(overflow, { message: 'with the root at 200 %' }).toBeLessThanOrEqual(0);
  });
}
