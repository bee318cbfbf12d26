/** First load of a page: few scripts, no render-blocking stylesheet, and no layout shift when the rest arrives. */
import type { Page } from 'playwright/test';
import { onEveryScreen } from '../support/screens.ts';
import { alive, expect, test } from '../support/shopTest.ts';

const shopping = ['/', '/en-us/c/skis', '/en-us/p/lodestar-98', '/en-us/search?q=ski', '/en-us/cart'];
const paths = [...shopping, '/en-us/blog', '/en-us/stores', '/en-us/account', '/en-us/nowhere'];

/** Position and style of everything visible. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Skeletons pulse without end: each look is at the same moment of it.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) {
        animation.pause();
        animation.currentTime = 0;
      }
    const properties =
      'display visibility opacity color background-color border-top-color box-shadow font-size font-weight ' +
      'text-decoration-line outline-style cursor z-index';
    const look = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      const values = properties.split(' ').map((property) => style.getPropertyValue(property));
      return [...values, part === undefined ? '' : style.content].join(' ');
    };
    return [...document.body.querySelectorAll('*:not(script)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = [x, y, width, height].map((value) => value.toFixed(1)).join(' ');
      const name = `${element.tagName} .${element.getAttribute('class') ?? ''}`;
      return [name, place, look(element), look(element, '::before'), look(element, '::after')].join(' | ');
    });
  });
}

for (const path of paths) {
  test(
    `${path} looks the same with critical CSS as with its complete stylesheets`,
    { tag: onEveryScreen },
    async ({ page, watch }) => {
      watch.allow(/Failed to load resource/);
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      await page.goto(path);
      // The files start to load when the first picture is painted.
      await expect(page.locator('link[rel="late-stylesheet"]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await looks(page);
      expect(before.length).toBeGreaterThan(50);
      await page.evaluate(async () => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[media="print"]')];
        for (const link of links)
          if (!link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
        for (const link of links) link.media = 'all';
        document.querySelector('style[data-first-styles]')?.remove();
      });
      const after = await looks(page);
      expect(after.filter((look, index) => look !== before[index])).toEqual([]);
    },
  );
}

test('a page waits for no stylesheet and loads few scripts', async ({ page }) => {
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const head = html.slice(0, html.indexOf('</head>')).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    const sheets = head.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets.filter((link) => !link.includes('media="print"'))).toEqual([]);
    const scripts = head.match(/<link rel="late-module"[^>]*>/g) ?? [];
    expect(scripts.filter((link) => !/fetchpriority="low"/i.test(link))).toEqual([]);
    if (!shopping.includes(path)) continue;
    expect(sheets.length, path).toBeLessThanOrEqual(6);
    expect(new Set(scripts).size, path).toBeLessThanOrEqual(8);
  }
});

const frontPicture = /lodestar-98_spruce_front\?w=(?!96)\d+/;

test('scripts and other pictures wait for the first picture', async ({ page }) => {
  const asked: string[] = [];
  let answer: (() => void) | undefined;
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route(frontPicture, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const scripts = () => asked.filter((path) => path.endsWith('.js'));
  const pictures = () => asked.filter((path) => /^\/[iv]\//.test(path));
  await page.goto('/en-us/p/lodestar-98', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => answer !== undefined).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
  expect(scripts()).toEqual([]);
  expect(pictures().map((path) => path.split('/').at(-1))).toEqual(['lodestar-98_spruce_front']);
  answer?.();
  await alive(page);
  expect(scripts().length).toBeGreaterThan(4);
  expect(pictures().length).toBeGreaterThan(4);
});

test('a picture that never loads does not block hydration', async ({ page }) => {
  await page.route(frontPicture, () => {});
  await page.goto('/en-us/p/lodestar-98', { waitUntil: 'domcontentloaded' });
  await alive(page);
  const isThere = await page
    .locator('img[fetchpriority="high"]')
    .evaluate((image: HTMLImageElement) => image.complete);
  expect(isThere).toBe(false);
  const firstScriptAt = await page.evaluate(() =>
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ),
  );
  expect(firstScriptAt).toBeGreaterThan(1_500);
  expect(firstScriptAt).toBeLessThan(5_000);
});

test('what is pressed before its code has loaded is done then', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:below|frame|late)-\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en-us/p/lodestar-98?color=spruce&length=177');
  await expect(page.locator('[data-late]').first()).toBeAttached();
  const compare = page.getByRole('checkbox', { name: 'Compare Lodestar 98' });
  await compare.check();
  await page.getByRole('button', { name: 'Add Tallow Base' }).click();
  await page.waitForTimeout(500);
  expect(await page.locator('[data-late]').count()).toBeGreaterThan(4);
  release();
  await alive(page);
  await expect(page.getByRole('button', { name: 'Remove Tallow Base' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  await expect(compare).toBeChecked();
  await expect(page.getByRole('link', { name: /^Compare/ }).last()).toBeVisible();
});

test('a hydrated page has its complete stylesheets in place of the critical CSS', async ({ page }) => {
  await page.goto('/en-us/p/lodestar-98');
  await alive(page);
  await expect(page.locator('link[media="print"]')).toHaveCount(0);
  await expect(page.locator('style[data-first-styles]')).toHaveCount(0);
});

test('a stylesheet that fails to load leaves the critical CSS, and the page hydrates', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource|ERR_FAILED/);
  await page.route(/\/assets\/ProductRoute-.*\.css$/, (route) => route.abort());
  await page.goto('/en-us/p/lodestar-98');
  const columns = () =>
    page
      .getByRole('main')
      .evaluate((main) => [...main.querySelectorAll('*')].map((one) => getComputedStyle(one).display).join());
  await alive(page);
  await expect(page.locator('style[data-first-styles]')).toHaveCount(1);
  expect(await columns()).toContain('grid');
});

test('a screen is shown once its stylesheets are loaded', async ({ page }) => {
  await page.route(/\/assets\/StoresRoute-.*\.css$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/en-us/cart');
  await alive(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('main h1');
      if (heading?.textContent !== 'Find a store' || 'styled' in document.documentElement.dataset) return;
      const sheets = [...document.styleSheets].map((sheet) => sheet.href ?? '');
      document.documentElement.dataset['styled'] = String(
        sheets.some((href) => href.includes('StoresRoute')),
      );
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /stores?/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/stores/);
  await expect(page.locator('html')).toHaveAttribute('data-styled', 'true');
});
