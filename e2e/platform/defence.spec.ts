/** Content Security Policy: no page violates it, and none sends a violation report. */
import { type Page } from 'playwright/test';
import { alive, expect, test } from '../support/shopTest.ts';

const screens = [
  ['home', '/en-us'],
  ['a category', '/en-us/c/skis'],
  ['a product', '/en-us/p/lodestar-98'],
  ['the cart', '/en-us/cart'],
  ['search', '/en-us/search?q=wax'],
  ['the account', '/en-us/account'],
  ['stores', '/en-us/stores'],
] as const;

/** Listens before any of the page's scripts run. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(
        `${event.effectiveDirective}: ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      ),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

test('no screen violates its policy', async ({ page }) => {
  const violations = await listen(page);
  for (const [name, path] of screens) {
    const response = await page.goto(path);
    const headers = response?.headers() ?? {};
    expect(headers['content-security-policy'], name).toContain("script-src 'self' 'sha256-");
    await alive(page);
    // Lets lazy content load as well.
    await page.mouse.wheel(0, 4_000);
    await page.waitForLoadState('networkidle');
    expect(await violations(), name).toEqual([]);
  }
});

test('an injected script does not run', async ({ page, watch }) => {
  watch.allow(/Content Security Policy|violates the following/);
  const violations = await listen(page);
  await page.goto('/en-us/cart');
  await alive(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.slippedIn = true';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.body.append(style);
  });
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  expect((await violations()).map((text) => text.split(':')[0])).toEqual([
    'script-src-elem',
    'style-src-elem',
  ]);
  await expect(page.locator('body')).toBeVisible();
});
